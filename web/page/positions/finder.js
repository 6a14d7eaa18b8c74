// SPDX-License-Identifier: MIT
/**
 * From an arrangement to its number: typed letters, a pattern with question marks, or a first rank set
 * up by clicking. The letters are the state; strip and field show them.
 */

import { FILES, letterOf, typeOf } from '../../lib/drawing.js';
import { isCoreError } from '../../lib/errors.js';
import { markup, render, rich } from '../../lib/markup.js';
import { typedLetters } from '../../lib/notation.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/markup.js').Markup} Markup */

const PAGE = 24;
const CHOICES = /** @type {const} */ (['king', 'queen', 'rook', 'bishop', 'knight']);

/**
 * @typedef {object} Finding
 * @property {readonly number[]} numbers  the start positions that fit
 * @property {readonly string[]} problems what is wrong, by the core's codes
 * @property {boolean} unfinished         fewer than eight letters so far
 */

const ENGLISH = CHOICES.map(letterOf);

/**
 * With English letters, where what was typed can only be meant with those of the page.
 * @param {string} typed @param {readonly string[]} letters
 */
function inEnglish(typed, letters) {
  const signs = Array.from(typed.toUpperCase());
  /** @param {readonly string[]} known */
  const fits = (known) => signs.every((sign) => sign === '?' || known.includes(sign));
  if (fits(ENGLISH) || !fits(letters)) return typed;
  return signs.map((sign) => ENGLISH[letters.indexOf(sign)] ?? sign).join('');
}

/** @param {C960} c960 @param {string} text @returns {Finding} */
function find(c960, text) {
  const none = { numbers: [], problems: [], unfinished: false };
  if (text.length < FILES.length && !/[^KQRBN?]/i.test(text)) return { ...none, unfinished: true };
  try {
    const numbers = text.includes('?') ? c960.matchStarts(text) : [c960.startNumber(text)];
    return { ...none, numbers };
  } catch (error) {
    if (!isCoreError(error)) throw error;
    return { ...none, problems: error.problems };
  }
}

/** @param {Texts} texts @param {string} text @param {Finding} finding @param {number} limit @returns {Markup} */
function answer({ t, number }, text, { numbers, problems, unfinished }, limit) {
  if (unfinished)
    return markup`<p id="finder-told">${t('finder.unfinished', { n: text.length })}</p>`;
  if (problems.length > 0) {
    return markup`<div id="finder-told"><p class="verdict">${t('finder.impossible')}</p> <ul class="problems">${problems.map(
      (code) => markup`<li>${t(`problem.${code}`, { n: text.length })}</li> `,
    )}</ul></div>`;
  }
  if (numbers.length === 1 && !text.includes('?')) {
    const [n] = numbers;
    return markup`<p class="verdict" id="finder-told">${rich(t('finder.is', { number: n }))}</p><p><a class="button" href="?n=${n}">${t('finder.show', { number: n })}</a></p>`;
  }
  const rest = numbers.length - limit;
  return markup`<p class="verdict" id="finder-told">${t('finder.fits', { n: numbers.length, count: number(numbers.length) })}</p>
${numbers.length > 0 && markup`<ul class="numbers">${numbers.slice(0, limit).map((n) => markup`<li><a href="?n=${n}">${n}</a></li>`)}</ul>`}
${rest > 0 && markup`<p><button type="button" class="quiet" id="finder-more">${t('finder.more', { n: Math.min(rest, PAGE), rest })}</button></p>`}`;
}

/** @param {Texts} texts @param {string} letters @param {number | null} chosen */
function rank({ t }, letters, chosen) {
  return FILES.map((file, i) => {
    const type = typeOf(letters[i] ?? '?');
    const square = `${file}1`;
    const label = type
      ? t('board.square', { square, piece: t('piece.one', { piece: type }) })
      : t('finder.any', { square });
    const drawing = type
      ? markup`<svg viewBox="0 0 45 45" aria-hidden="true"><use href="#p-${type}" class="pc white"/></svg>`
      : markup`<span aria-hidden="true">?</span>`;
    return markup`<button type="button" class="cell ${i % 2 === 0 ? 'dark' : 'light'}" id="cell-${i}" data-cell="${i}" aria-pressed="${String(i === chosen)}" aria-label="${label}">${drawing}</button>`;
  });
}

/** @param {Context} context */
export function wireFinder({ c960, texts, store, get, announce }) {
  const { t } = texts;
  const field = /** @type {HTMLInputElement} */ (get('finder-text'));
  let letters = c960.startInfo(store.get().number).arrangement;
  let limit = PAGE;
  /** @type {number | null} */
  let chosen = null;

  function draw() {
    const finding = find(c960, letters);
    render(get('finder-answer'), answer(texts, letters, finding, limit));
    render(get('finder-rank'), markup`${rank(texts, letters.toUpperCase(), chosen)}`);
    field.ariaInvalid = finding.problems.length > 0 ? 'true' : null;
    for (const button of get('finder-choices').querySelectorAll('button')) {
      button.disabled = chosen === null;
    }
  }

  /** @param {string} next @param {boolean} [aloud] */
  function change(next, aloud = true) {
    letters = inEnglish(next.trim(), typedLetters(texts));
    limit = PAGE;
    draw();
    if (aloud) announce(get('finder-told').textContent ?? '');
  }

  /** @param {string} next @param {boolean} [aloud] a number chosen elsewhere is told there */
  function rewrite(next, aloud = true) {
    change(next, aloud);
    field.value = next;
  }

  /** The eight letters the strip shows. */
  const eight = () => Array.from(FILES, (_, i) => (letters[i] ?? '?').toUpperCase());

  /** @param {number} cell */
  function choose(cell) {
    if (chosen === null) {
      chosen = cell;
      announce(t('finder.chosen', { square: `${FILES[cell]}1` }));
      return draw();
    }
    const next = eight();
    [next[chosen], next[cell]] = [next[cell], next[chosen]];
    const same = chosen === cell;
    chosen = null;
    if (same) return draw();
    rewrite(next.join(''));
  }

  field.addEventListener('input', () => {
    chosen = null;
    change(field.value);
  });
  field.addEventListener('keydown', (event) => {
    const links = get('finder-answer').querySelectorAll('a');
    if (event.key === 'Enter' && links.length === 1) links[0].click();
  });
  get('finder-rank').addEventListener('click', (event) => {
    const cell = /** @type {Element} */ (event.target).closest('[data-cell]');
    if (cell) choose(Number(cell.getAttribute('data-cell')));
  });
  get('finder-rank').addEventListener('keydown', (event) => {
    const cell = /** @type {HTMLElement} */ (event.target).dataset.cell;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (cell === undefined || by === undefined) return;
    event.preventDefault();
    document.getElementById(`cell-${(Number(cell) + by + FILES.length) % FILES.length}`)?.focus();
  });
  get('finder-choices').addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-choice]');
    if (!button || chosen === null) return;
    const type = CHOICES.find((choice) => choice === button.getAttribute('data-choice'));
    const next = eight();
    next[chosen] = type ? letterOf(type) : '?';
    const cell = chosen;
    chosen = null;
    rewrite(next.join(''));
    document.getElementById(`cell-${cell}`)?.focus();
  });
  get('finder-answer').addEventListener('click', (event) => {
    if (!(/** @type {Element} */ (event.target).closest('#finder-more'))) return;
    limit += PAGE;
    draw();
  });
  get('finder-clear').addEventListener('click', () => {
    chosen = null;
    rewrite('?'.repeat(FILES.length));
    field.focus();
  });
  field.value = letters;
  field.maxLength = 40;
  store.subscribe((state, before) => {
    if (state.number === before.number) return;
    chosen = null;
    rewrite(c960.startInfo(state.number).arrangement, false);
  });
  draw();
}
