// SPDX-License-Identifier: MIT
/** What the page's HTML says of an example, and the button its name becomes. */

/** @typedef {import('./core.js').C960} C960 */

/** The game an example shows, as its data says. @param {C960} c960 @param {{fen?: string, moves?: string}} data */
export function gameOf(c960, { fen = '', moves = '' }) {
  let game = c960.game(fen);
  for (const uci of moves.split(' ').filter(Boolean)) game = game.play(uci);
  return game;
}

/**
 * The name of an example becomes a button.
 * @param {HTMLElement} example @param {() => void} act
 */
export function buttonIn(example, act) {
  const name = example.querySelector('th, .name');
  if (!name) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pick';
  button.setAttribute('aria-pressed', 'false');
  button.append(...name.childNodes);
  button.addEventListener('click', act);
  name.append(button);
}
