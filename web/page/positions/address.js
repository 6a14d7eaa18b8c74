// SPDX-License-Identifier: MIT
/** The page's state as its address: `?n=177`, with `fen` and `moves` where there are any. `?n=random` draws one. */

import { fenInLink, fenOfLink } from '../../lib/fen-link.js';
import { walkTo } from '../../lib/line.js';
import { current, openFen, openStart, play } from './game.js';

/** @typedef {import('./game.js').State} State */
/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/line.js').Line} Line */

/** @typedef {{what: 'number' | 'fen' | 'moves', text: string, error: unknown}} Wrong */

/** @param {readonly Move[]} moves */
const written = (moves) => moves.map(({ uci }) => uci).join('.');

/** The moves taken back, as the browser's history keeps them beside the address. @param {Line} state */
export const aheadOf = ({ game, moves }) => written(moves.slice(game.ply));

/** Only digits: `1e2`, `3.5` and an empty field are no numbers here. @param {string} text */
export const readNumber = (text) => (/^\s*[0-9]+\s*$/.test(text) ? Number(text) : null);

/** @param {Pick<State, 'number' | 'fen' | 'game'>} state */
export function addressOf({ number, fen, game }) {
  const parts = [`n=${number}`];
  if (fen) parts.push(`fen=${fenInLink(fen)}`);
  if (game.ply > 0) parts.push(`moves=${written(game.moves)}`);
  return `?${parts.join('&')}`;
}

/**
 * The state an address asks for. What it asks wrongly is left out and named.
 * @param {C960} c960 @param {State} state the state to start from @param {string} search
 * @param {unknown} [ahead] moves that were taken back
 * @returns {{state: State, wrong: Wrong[]}}
 */
export function stateOf(c960, state, search, ahead) {
  const asked = new URLSearchParams(search);
  /** @type {Wrong[]} */
  const wrong = [];
  let next = state;
  /** @param {Wrong['what']} what @param {string | null} text @param {(text: string) => Partial<State>} open */
  const take = (what, text, open) => {
    if (text === null) return;
    try {
      next = { ...next, ...open(text) };
    } catch (error) {
      wrong.push({ what, text, error });
    }
  };
  take('number', asked.get('n'), (text) =>
    openStart(c960, text === 'random' ? c960.randomStart() : (readNumber(text) ?? NaN)),
  );
  take('fen', asked.get('fen'), (text) => openFen(c960, fenOfLink(text)));
  const moves = asked.get('moves') || null;
  for (const text of moves?.split('.') ?? []) {
    if (wrong.length > 0) break; // moves of a game that does not begin there
    // Between two dots stands nothing that could be named: then all of them are.
    take('moves', text || moves, (uci) => play(next, current(next).move(uci)));
  }
  if (wrong.length === 0) next = withAhead(next, ahead);
  return { state: { ...next, ways: null, by: 'url' }, wrong };
}

/** A note of the browser's that cannot be played is none. @param {State} state @param {unknown} ahead @returns {State} */
function withAhead(state, ahead) {
  if (typeof ahead !== 'string' || !ahead) return state;
  try {
    const moves = ahead.split('.');
    const far = moves.reduce((at, uci) => ({ ...at, ...play(at, current(at).move(uci)) }), state);
    return { ...far, ...walkTo(far, state.game.ply) };
  } catch {
    return state;
  }
}
