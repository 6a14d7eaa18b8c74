// SPDX-License-Identifier: MIT
/** The form beside the grid: what is chosen in it, and what it says of each choice. */

import { matchPattern, readPattern, showPattern } from '../../lib/atlas/pattern.js';
import { markup, render } from '../../lib/markup.js';
import { typedLetters } from '../../lib/notation.js';
import { letterList } from './views.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/atlas/facets.js').Facet} Facet */
/** @typedef {import('../../lib/atlas/facets.js').Choice} Choice */
/** @typedef {import('../../lib/atlas/address.js').Wish} Wish */
/** @typedef {import('../../lib/atlas/pattern.js').Matched} Matched */

/** @type {Record<import('../../lib/atlas/pattern.js').PatternProblem, string>} */
const PROBLEMS = { length: 'problem.length', letter: 'atlas.problem-letter' };

/** @param {HTMLElement} form @param {string} name */
const field = (form, name) =>
  /** @type {HTMLInputElement} */ (form.querySelector(`[name="${name}"]`));

/** @param {HTMLElement} form @param {'number' | 'like'} value */
const order = (form, value) =>
  /** @type {HTMLInputElement} */ (form.querySelector(`[name="order"][value="${value}"]`));

/** @param {HTMLElement} form */
const boxes = (form) =>
  /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[type="checkbox"]'));

/**
 * @param {object} given
 * @param {import('../../lib/core.js').C960} given.c960
 * @param {Texts} given.texts
 * @param {HTMLElement} given.form
 * @param {readonly Facet[]} given.facets
 * @param {(wish: Wish, pattern: Matched) => void} given.changed
 */
export function wireFilters({ c960, texts, form, facets, changed }) {
  const { t } = texts;
  const letters = typedLetters(texts);
  const last = c960.startCount - 1;
  const patternField = field(form, 'pattern');
  const likeField = field(form, 'like');
  const likeError = /** @type {HTMLElement} */ (document.getElementById('like-error'));
  const patternAnswer = /** @type {HTMLElement} */ (document.getElementById('pattern-answer'));
  const note = /** @type {HTMLElement} */ (document.getElementById('pattern-note'));
  note.textContent = t('atlas.pattern-note', { letters: letterList(texts) });
  /** The last number that could be used. */
  let like = Number(likeField.value);
  let timer = 0;
  const typedPattern = () => readPattern(patternField.value, letters, texts.lang);

  /** @returns {Choice} */
  function choice() {
    const checked = Array.from(boxes(form)).filter((box) => box.checked);
    /** @param {string} name */
    const of = (name) => checked.filter(({ dataset }) => dataset.facet === name);
    const chosen = facets.map(({ name }) => [name, of(name).map(({ value }) => value)]);
    return Object.fromEntries(chosen);
  }

  /** @param {string} pattern @param {Matched} matched */
  function answerPattern(pattern, { problems }) {
    patternField.ariaInvalid = problems.length > 0 ? 'true' : null;
    render(
      patternAnswer,
      problems.length === 0
        ? markup``
        : markup`<p>${t('atlas.pattern-unused')}</p><ul class="problems">${problems.map(
            (code) =>
              markup`<li>${t(PROBLEMS[code], { n: pattern.length, letters: letterList(texts) })}</li>`,
          )}</ul>`,
    );
  }

  /** The position to compare with, if that is asked for and can be. */
  function readLike() {
    const typed = likeField.value.trim();
    const number = /^\d{1,4}$/.test(typed) ? Number(typed) : -1;
    const good = number >= 0 && number <= last;
    likeError.hidden = good;
    likeError.textContent = good
      ? ''
      : t('atlas.like-wrong', { typed: typed.slice(0, 20), last, shown: like });
    likeField.ariaInvalid = good ? null : 'true';
    if (good) like = number;
    return order(form, 'like').checked ? like : null;
  }

  /** @param {Wish} [given] instead of what the form says */
  function tell(given) {
    const pattern = given ? given.pattern : typedPattern();
    const matched = matchPattern(c960, pattern);
    answerPattern(pattern, matched);
    const used = matched.problems.length > 0 ? '' : pattern;
    changed(given ?? { choice: choice(), pattern: used, like: readLike() }, matched);
  }

  /** @param {Wish} wish */
  function show(wish) {
    for (const box of boxes(form)) {
      const name = /** @type {keyof Choice} */ (box.dataset.facet);
      box.checked = wish.choice[name].includes(box.value);
    }
    patternField.value = showPattern(wish.pattern, letters);
    if (wish.like !== null) likeField.value = String((like = wish.like));
    order(form, wish.like === null ? 'number' : 'like').checked = true;
  }

  form.addEventListener('input', ({ target }) => {
    // Whoever names a position wants its likeness.
    if (target === likeField) order(form, 'like').checked = true;
    // The click or the letter is dealt with first.
    clearTimeout(timer);
    timer = window.setTimeout(() => tell());
  });

  return {
    /** @param {Wish} wish */
    set(wish) {
      show(wish);
      tell(wish);
    },
    /** @param {Record<string, Record<string, number>>} counts */
    count(counts) {
      for (const place of form.querySelectorAll('[data-count]')) {
        const [name, value] = (place.getAttribute('data-count') ?? '').split(' ');
        const count = String(counts[name][value]);
        if (place.textContent === count) continue;
        place.textContent = count;
        place.closest('label')?.classList.toggle('nothing', count === '0');
      }
    },
  };
}
