// SPDX-License-Identifier: MIT
import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { serve } from './serve.mjs';

await serve((fen, depth) => {
  const position = parseFen(fen).chain((setup) => Chess.fromSetup(setup));
  return perft(position.unwrap(), depth);
});
