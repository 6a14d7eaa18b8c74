// SPDX-License-Identifier: MIT
/**
 * Any position, tested: set up by clicks or keys, opened from a FEN or from the address; then all four
 * results of a promotion side by side, or why there is none.
 */

import { plainCaption } from '../../lib/attempt.js';
import { boardStrings, legend, ownMarks, targets } from '../../lib/board-words.js';
import { isCoreError } from '../../lib/errors.js';
import { fenFaults, fenVerdict, pointAt } from '../../lib/fen-problems.js';
import { markup, render } from '../../lib/markup.js';
import { showSan } from '../../lib/notation.js';
import { resultMarkup, resultsSpoken } from '../../lib/promotion/results.js';
import { captionMarkup, captionSpoken } from '../../lib/reasons.js';
import { whyNone, whyNotThis } from '../../lib/promotion/refusals.js';
import { draftInLink, positionInLink, readLink } from './address.js';
import { createDraft } from './draft.js';
import { wireLines } from './lines.js';
import { paletteMarkup, readTool } from './palette.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../elements/c960-board/index.js').C960Board} C960Board */

/** @param {Position} position the promotions there, one of the four of each */
const chances = (position) =>
  position.legalMoves().filter(({ promotion }) => promotion === 'queen');

/** Where what is tested is read from, and kept, as the query of an address. @typedef {{search: string, write: (search: string) => void}} Place */
/** @typedef {{c960: C960, texts: Texts, board: C960Board, section: HTMLElement, place: Place}} Given */

/** What is shown and said of a draft, and how one is opened. @param {Given} given */
// eslint-disable-next-line max-lines-per-function -- one state, shared by what shows it
function createTester({ c960, texts, board, section, place }) {
  const { t } = texts;
  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
  const [told, ways, results, palette] = ['#any-told', '#any-ways', '#any-results', '.palette'].map(
    find,
  );
  const field = /** @type {HTMLInputElement} */ (find('#any-fen'));
  const turn = find('[data-do="turn"]');
  const draft = createDraft(c960);
  const lines = wireLines({ texts, root: results, announce: (text) => board.announce(text) });
  /** What a press on the board does (moves a pawn, clears a square, or sets a man); what the last change lost; what was said. */
  const state = { tool: 'move', lost: '', said: '' };

  /** @param {Caption} asked @param {boolean} [aloud] */
  function say(asked, aloud = true) {
    const { position } = draft;
    const caption = { ...asked, note: `${asked.note} ${state.lost}`.trim() };
    board.marks = [...(position ? ownMarks(position, null) : []), ...caption.marks];
    board.arrows = [...caption.arrows];
    render(told, captionMarkup(texts, caption));
    render(find('.legend'), legend(texts, caption.marks, caption.arrows));
    state.said = captionSpoken(caption);
    if (aloud) board.announce(state.said);
  }

  /** All four of one way of promoting. @param {Position} position @param {string} from @param {string} to @param {boolean} [aloud] */
  function test(position, from, to, aloud = true) {
    const four = position.promotions(from, to);
    lines.open(four);
    const title = t('promotion.tested', { move: showSan(texts, four[0].move.san).split('=')[0] });
    render(
      results,
      markup`<h3 tabindex="-1">${title}</h3><ul class="results">${four.map((result) => resultMarkup(texts, result, { level: 4, asks: true }))}</ul>`,
    );
    const note = {
      ...plainCaption('', title, t('promotion.see-below')),
      tone: /** @type {const} */ ('note'),
    };
    say({ ...note, arrows: [{ from, to, kind: 'move' }] }, false);
    for (const button of ways.querySelectorAll('button')) {
      button.ariaPressed = String(button.dataset.from === from && button.dataset.to === to);
    }
    if (aloud) board.announce(`${title} ${resultsSpoken(texts, four)} ${state.lost}`.trim());
    place.write(positionInLink(position.fen, from + to));
  }

  /** Shows the draft, and what it is good for. @param {boolean} [aloud] @param {string} [wish] from and to */
  function draw(aloud = true, wish = '') {
    const { position, problems } = draft;
    const found = position ? chances(position) : [];
    board.pieces = draft.pieces();
    board.selectSquare(null);
    board.picking = state.tool !== 'move';
    turn.textContent = t('promotion.turn', { color: draft.turn });
    render(palette, paletteMarkup(texts, state.tool));
    render(results, markup``);
    render(ways, markup``);
    // What was typed for another position is told of no more, nor what was wrong with it.
    field.value = position?.fen ?? '';
    field.removeAttribute('aria-invalid');
    if (!position) {
      const reasons = problems.map((code) => ({
        ...{ kind: 'blocker', article: '' },
        text: t(`problem.${code}`, { n: 0 }),
      }));
      place.write(draftInLink(draft.pieces(), draft.turn));
      return say({ ...plainCaption('', t('promotion.no-position')), reasons }, aloud);
    }
    render(
      ways,
      markup`${found.map(({ from, to, san }) => markup`<button type="button" data-from="${from}" data-to="${to}" aria-pressed="false">${showSan(texts, san).split('=')[0]}</button>`)}`,
    );
    const asked = found.find(({ from, to }) => from + to === wish);
    if (wish && !asked) return wrong(position, wish);
    const only = asked ?? (found.length === 1 ? found[0] : null);
    if (only) return test(position, only.from, only.to, aloud);
    place.write(positionInLink(position.fen));
    if (found.length === 0) return say(whyNone(texts, position), aloud);
    say(
      { ...plainCaption('', t('promotion.choose-way', { n: found.length })), tone: 'note' },
      aloud,
    );
  }

  /** A link's move that is no promotion here. @param {Position} position @param {string} wish */
  function wrong(position, wish) {
    const squares = /^([a-h][1-8])([a-h][1-8])/.exec(wish);
    const eyebrow = t('tried.typed', { text: wish.slice(0, 40) });
    place.write(positionInLink(position.fen));
    if (squares) say({ ...whyNotThis(texts, position, squares[1], squares[2]), eyebrow });
    else say(plainCaption(eyebrow, t('error.bad-move'), t('typed.how')));
  }

  /** @param {string} fen @param {boolean} [aloud] @param {string} [wish] @returns {boolean} whether it is one */
  function open(fen, aloud = true, wish = '') {
    try {
      draft.open(c960.parseFen(fen));
    } catch (error) {
      if (!isCoreError(error)) throw error;
      const note = [...fenFaults(texts, fen, error), t('fen.kept')].join(' ');
      field.value = fen;
      pointAt(field, error);
      say(plainCaption('', fenVerdict(texts, fen, error), note));
      return false;
    }
    Object.assign(state, { tool: 'move', lost: '' });
    draw(aloud, wish);
    return true;
  }

  /** Changes the position by hand. What a FEN told besides is lost with that, and said. @template T @param {() => T} change @returns {T} */
  function edit(change) {
    const had = draft.hasRights;
    const done = change();
    state.lost = had && !draft.hasRights ? t('promotion.rights-gone') : '';
    draw(false);
    return done;
  }

  return { draft, state, find, field, say, test, draw, edit, open };
}

/** @param {Given} given */
export function wireTester(given) {
  const { texts, board, section } = given;
  const { t } = texts;
  const { draft, state, find, field, say, test, draw, edit, open } = createTester(given);
  board.strings = boardStrings(texts);
  board.addEventListener('c960-pick', (event) => {
    const { square } = /** @type {CustomEvent<{square: string}>} */ (event).detail;
    const man = edit(() => draft.put(square, readTool(state.tool)));
    const name = man && t('piece.name', { color: man.color, piece: man.type });
    const there = name ? t('board.square', { square, piece: name }) : t('board.empty', { square });
    board.announce(`${there}. ${state.said}`);
  });
  board.addEventListener('c960-select', (event) => {
    const { square } = /** @type {CustomEvent<{square: string}>} */ (event).detail;
    if (draft.position) board.targets = targets(draft.position, square);
  });
  board.addEventListener('c960-move', (event) => {
    const { from, to } = /** @type {CustomEvent<{from: string, to: string}>} */ (event).detail;
    const { position } = draft;
    board.selectSquare(null);
    if (!position) return say(plainCaption('', t('promotion.no-position')));
    if (position.promotions(from, to).length > 0) test(position, from, to);
    else say(whyNotThis(texts, position, from, to));
  });
  section.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    const { sample, do: act, tool: chosen, from, to } = button?.dataset ?? {};
    if (sample) open(sample);
    else if (chosen) {
      state.tool = chosen;
      draw(false);
      board.announce(t(chosen === 'move' ? 'promotion.tool-move' : 'promotion.tool-put'));
    } else if (act === 'clear') {
      state.tool = 'white king';
      edit(draft.clear);
      board.announce(state.said);
    } else if (act === 'turn') {
      edit(draft.swap);
      board.announce(`${t('status.turn', { color: draft.turn })}. ${state.said}`);
    } else if (from && to && draft.position) test(draft.position, from, to);
  });
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!open(field.value.trim())) field.focus();
  });
  const { fen, move, men, turn } = readLink(given.place.search);
  open(find('[data-sample]').dataset.sample ?? '', false, fen === null ? move : '');
  if (fen !== null) open(fen, false, move);
  else if (men) {
    draft.place(men, turn);
    draw(false);
  }
}
