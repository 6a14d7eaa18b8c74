// SPDX-License-Identifier: MIT
// Others that read PGN. What they are is installed for the benchmark only, so that types are not checked here.

import { Chess as ChessJs } from 'chess.js';
import { makeFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';

/** @param {string} text */
export function readWithChessops(text) {
  return parsePgn(text).map(({ headers, moves }) => {
    const position = startingPosition(headers).unwrap();
    for (const { san } of moves.mainline()) {
      const move = parseSan(position, san);
      if (!move) throw new Error(`chessops does not read ${san}`);
      position.play(move);
    }
    return makeFen(position.toSetup());
  });
}

/** It reads one game at a time, which it is given. @param {readonly string[]} games */
export function readWithChessJs(games) {
  return games.map((pgn) => {
    const chess = new ChessJs();
    chess.loadPgn(pgn);
    return chess.fen();
  });
}
