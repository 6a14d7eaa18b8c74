// SPDX-License-Identifier: MIT
/* A page around one board, in English: it writes down what the board tells and never answers. */
import { PIECES } from '/web/assets/pieces.js';
import '/web/elements/c960-board/index.js';

/** @typedef {import('../../../web/elements/c960-board/types.js').Color} Color */
/** @typedef {import('../../../web/elements/c960-board/types.js').Content} Content */
/** @typedef {import('../../../web/elements/c960-board/types.js').PieceType} PieceType */

const board = /** @type {Window['board']} */ (document.querySelector('c960-board'));

/** @param {{ color: Color | null, type: PieceType | null }} piece */
const name = ({ color, type }) => `${color} ${type}`;

/** @type {import('../../../web/elements/c960-board/types.js').Strings} */
const strings = {
  boardLabel: 'Chess board',
  square: (at) => `${at.square}, ${at.type ? name(at) : 'empty'}`,
  selected: (at) => `${name(at)} ${at.square} selected`,
  cancelled: 'Cancelled',
  promotionTitle: 'Promote to',
  pieceName: name,
  cancel: 'Cancel',
  targetHint: 'possible move',
  markNames: {
    blocker: 'in the way',
    attacked: 'attacked',
    attacker: 'attacks',
    check: 'in check',
    'must-be-empty': 'must be empty',
    'must-be-safe': 'must be safe',
    good: 'right',
  },
};

board.strings = strings;

/** @type {Readonly<Record<string, PieceType>>} */
const TYPES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** "Ke1 Rh1 ke8": upper case is white. */
window.place = (text) =>
  text.split(' ').map((word) => ({
    square: word.slice(1),
    piece: { color: word[0] < 'a' ? 'white' : 'black', type: TYPES[word[0].toLowerCase()] },
  }));

/** The letter of a drawn piece, by its drawing and colour. */
window.letterOf = (node) => {
  const letter = Object.keys(TYPES).find((key) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.innerHTML = PIECES[TYPES[key]];
    return svg.innerHTML === node.innerHTML;
  });
  return String(node.classList.contains('white') ? letter?.toUpperCase() : letter);
};

window.inside = (selector) => /** @type {HTMLElement} */ (board.shadowRoot.querySelector(selector));

window.board = board;
window.told = [];
for (const type of /** @type {const} */ (['c960-select', 'c960-deselect', 'c960-move'])) {
  document.addEventListener(type, ({ detail }) => {
    const said = 'via' in detail ? `${detail.from}${detail.to} ${detail.via}` : detail.square;
    window.told.push(`${type.slice(5)} ${said}`);
  });
}
board.pieces = window.place('Ke1 Ra1 Rh1 Pe2 Pa7 ke8 rf4 nb8');
window.ready = true;
