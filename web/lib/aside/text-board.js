// SPDX-License-Identifier: MIT
/**
 * Every board as text, below the drawn one and in step with it: the pieces of each side as a list, the squares as a
 * table with named rows and columns, and a field in which a move is written by its squares.
 */

import { markup, render } from '../markup.js';
import { typedLetters } from '../notation.js';
import { sidesText } from '../words.js';
import { dress } from './style.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../../elements/c960-board/index.js').C960Board} Board */

const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight'];
const LINES = [0, 1, 2, 3, 4, 5, 6, 7];
const FILES = 'abcdefgh';

let boards = 0;

/** All boards of the page, those that come later too. @param {Texts} texts */
export function showAsText(texts) {
  dress();
  /** @type {WeakSet<Element>} */
  const known = new WeakSet();
  const find = () => {
    for (const board of document.querySelectorAll('c960-board')) {
      if (known.has(board) || !board.shadowRoot) continue;
      known.add(board);
      accompany(texts, /** @type {Board} */ (board));
    }
  };
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
  customElements.whenDefined('c960-board').then(find);
}

/** @param {Texts} texts @param {Board} board */
function accompany(texts, board) {
  const { t } = texts;
  const id = `aside-move-${boards++}`;
  const section = document.createElement('section');
  section.className = 'aside-text';
  section.setAttribute('aria-label', t('text.title'));
  render(
    section,
    markup`<div></div><form><label for="${id}">${t('text.move')}</label><input type="text" id="${id}" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="e2e4" aria-describedby="${id}-how"><button type="submit">${t('text.go')}</button><small id="${id}-how">${t('text.how')}</small></form>`,
  );
  board.after(section);
  const [words, form] = /** @type {HTMLElement[]} */ ([...section.children]);
  const draw = () => {
    render(words, boardText(texts, board));
    form.hidden = board.readonly;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation(); // the page around has forms of its own, and listens above them
    const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
    const read = write(board, field.value);
    field.ariaInvalid = read ? null : 'true';
    if (read) field.value = '';
    else board.announce(t('text.how'));
  });
  // The squares' names hold all that is known of them; they change once for all.
  let due = false;
  const changed = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
  const names = { subtree: true, attributeFilter: ['aria-label', 'aria-readonly'] };
  new MutationObserver(changed).observe(/** @type {ShadowRoot} */ (board.shadowRoot), names);
  draw();
}

/** @param {Texts} texts @param {Board} board */
function boardText(texts, board) {
  const { t } = texts;
  const letters = typedLetters(texts);
  const turned = board.orientation === 'black';
  const at = new Map(board.pieces.map(({ square, piece }) => [square, piece]));
  const marked = new Set([...board.marks, ...board.targets].map(({ square }) => square));
  /** @param {string} square */
  const shown = (square) => {
    const piece = at.get(square);
    if (!piece) return '·';
    const letter = letters[TYPES.indexOf(piece.type)] ?? upperPawn(texts);
    return piece.color === 'white' ? letter : letter.toLowerCase();
  };
  const files = turned ? [...FILES].reverse() : [...FILES];
  const names = namesOf(board);
  const rows = LINES.map((y) => {
    const rank = turned ? y + 1 : 8 - y;
    const cells = files.map((file, x) => {
      const square = `${file}${rank}`;
      return markup`<td class="${marked.has(square) ? 'marked' : ''}"><span aria-hidden="true">${shown(square)}</span><span class="visually-hidden">${names[y * 8 + x]}</span></td>`;
    });
    return markup`<tr><th scope="row">${rank}</th>${cells}</tr>`;
  });
  const sides = sidesText(texts, board.pieces).map((side) => markup`<p>${side}</p>`);
  const heads = files.map((file) => markup`<th scope="col">${file}</th>`);
  return markup`${sides}<table><caption>${t('text.caption')}</caption><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** What the squares are called, in the order in which they are seen. @param {Board} board */
const namesOf = (board) =>
  Array.from(board.shadowRoot?.querySelectorAll('[role="gridcell"]') ?? [], (cell) =>
    String(cell.getAttribute('aria-label')),
  );

/** @param {Texts} texts */
const upperPawn = ({ t, upper }) => upper(t('piece.one', { piece: 'pawn' }))[0];

/**
 * What was written: two squares are a move, as if the piece had been carried there, and one is said; where squares
 * are chosen, each is pressed.
 * @param {Board} board @param {string} text @returns {boolean} whether it could be read
 */
function write(board, text) {
  const [, from, to] = /^([a-h][1-8])[-x ]*([a-h][1-8])?$/.exec(text.trim().toLowerCase()) ?? [];
  /** @param {string} type @param {object} detail */
  const tell = (type, detail) =>
    board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  if (!from) return false;
  if (board.picking) {
    for (const square of [from, to]) if (square) tell('c960-pick', { square, via: 'keyboard' });
  } else if (!to) board.announce(namesOf(board).find((name) => name.includes(from)) ?? from);
  else tell('c960-move', { from, to, via: 'drag' });
  return true;
}
