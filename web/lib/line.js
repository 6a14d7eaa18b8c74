// SPDX-License-Identifier: MIT
/**
 * A game one walks back and forth in: the game as it is on the board, and all its moves, also those taken
 * back. Pure: every step gives another line.
 */

/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Move} Move */

/**
 * @typedef {object} Line
 * @property {Game} game  what is on the board
 * @property {readonly Move[]} moves  all of them; the first `game.ply` are on the board
 * @property {number | null} over  after which of them the game is over, whatever is tried after it
 */

/** @param {Game} game */
const isOver = (game) => game.outcome()?.claim === false;

/**
 * A game as a line, as if it had been played move by move.
 * @param {Game} game @returns {Line}
 */
export function openLine(game) {
  let over = null;
  for (let at = game; ; at = at.undo()) {
    if (isOver(at)) over = at.ply;
    if (at.ply === 0) return { game, moves: game.moves, over };
  }
}

/**
 * Plays a move. What was taken back is forgotten, unless the same move is played again.
 * @param {Line} line @param {Move} move @returns {Line}
 */
export function playOn(line, move) {
  const { ply } = line.game;
  const again = line.moves[ply]?.uci === move.uci;
  const game = line.game.play(move);
  const moves = again ? line.moves : [...line.moves.slice(0, ply), move];
  const before = line.over !== null && (again || line.over <= ply) ? line.over : null;
  return { game, moves, over: before ?? (isOver(game) ? game.ply : null) };
}

/** Takes back or puts back moves. @param {Line} line @param {number} ply @returns {Line} */
export function walkTo({ game, moves, over }, ply) {
  let at = game;
  while (at.ply > ply) at = at.undo();
  while (at.ply < ply) at = at.play(moves[at.ply]);
  return { game: at, moves, over };
}

/** The move that led to what is on the board. @param {Line} line */
export const lastMove = ({ game, moves }) => (game.ply === 0 ? null : moves[game.ply - 1]);
