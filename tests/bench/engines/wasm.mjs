// SPDX-License-Identifier: MIT
import createC960 from '../../../wasm/dist/index.js';
import { serve } from './serve.mjs';

const c960 = await createC960();
await serve((fen, depth) => c960.parseFen(fen).perft(depth));
