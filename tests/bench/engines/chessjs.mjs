// SPDX-License-Identifier: MIT
import { Chess } from 'chess.js';
import { serve } from './serve.mjs';

await serve((fen, depth) => new Chess(fen).perft(depth));
