// SPDX-License-Identifier: MIT
/** The page's state as its address: `?n=177`, with `fen` and `moves` where there are any. */

import { current, openFen, openStart, play } from './game.js';

/** @typedef {import('./game.js').State} State */
/** @typedef {import('../../lib/core.js').C960} C960 */

/** @typedef {{what: 'number' | 'fen' | 'moves', text: string, error: unknown}} Wrong */

/** Only digits: `1e2`, `3.5` and an empty field are no numbers here. @param {string} text */
export const readNumber = (text) => (/^\s*[0-9]+\s*$/.test(text) ? Number(text) : null);

/** @param {State} state */
export function addressOf({ number, fen, line, ply }) {
  const parts = [`n=${number}`];
  if (fen) parts.push(`fen=${encodeURIComponent(fen.replaceAll(' ', '_')).replaceAll('%2F', '/')}`);
  const moves = line.slice(0, ply).map(({ move }) => move.uci);
  if (moves.length > 0) parts.push(`moves=${moves.join('.')}`);
  return `?${parts.join('&')}`;
}

/**
 * The state an address asks for. What it asks wrongly is left out and named.
 * @param {C960} c960 @param {State} state the state to start from @param {string} search
 * @returns {{state: State, wrong: Wrong[]}}
 */
export function stateOf(c960, state, search) {
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
  take('number', asked.get('n'), (text) => openStart(c960, readNumber(text) ?? NaN));
  take('fen', asked.get('fen'), (text) => openFen(c960, text.replaceAll('_', ' ')));
  for (const text of asked.get('moves')?.split('.') ?? []) {
    if (wrong.length > 0) break; // moves of a game that does not begin there
    take('moves', text, (uci) => play(next, current(next).move(uci)));
  }
  return { state: { ...next, ways: null, by: 'url' }, wrong };
}
