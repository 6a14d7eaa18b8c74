// SPDX-License-Identifier: MIT
/** Finding a question by its words and by what its answer rests on. */

/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** Without accents and capitals: who looks for "promocao" means "promoção". @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * @param {Texts} texts
 * @returns {(question: Element) => void} makes sure that a question is shown
 */
export function wireFind({ t }) {
  const form = /** @type {HTMLElement} */ (document.querySelector('.find'));
  const field = /** @type {HTMLInputElement} */ (form.querySelector('#find'));
  const kinds = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll('[type="checkbox"]')]);
  const all = /** @type {HTMLElement} */ (form.querySelector('button'));
  const found = /** @type {HTMLElement} */ (form.querySelector('#found'));
  const questions = Array.from(document.querySelectorAll('.question'), (element) => ({
    element: /** @type {HTMLElement} */ (element),
    kind: /** @type {HTMLElement} */ (element).dataset.kind,
    words: plain(
      Array.from(element.querySelectorAll('h3, p:not(.further)'), (one) => one.textContent).join(
        ' ',
      ),
    ),
  }));

  function apply() {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    const chosen = kinds.filter(({ checked }) => checked).map(({ value }) => value);
    let n = 0;
    for (const { element, kind, words } of questions) {
      const fits = chosen.includes(kind ?? '') && wanted.every((word) => words.includes(word));
      element.hidden = !fits;
      if (fits) n++;
    }
    for (const group of document.querySelectorAll('.group')) {
      /** @type {HTMLElement} */ (group).hidden = !group.querySelector('.question:not([hidden])');
    }
    all.hidden = n === questions.length;
    // The same count again is no news.
    const count = t('rules.found', { n });
    if (found.textContent !== count) found.textContent = count;
  }

  function showAll() {
    field.value = '';
    for (const kind of kinds) kind.checked = true;
    apply();
  }

  form.addEventListener('input', apply);
  all.addEventListener('click', () => {
    showAll();
    field.focus();
  });
  // A browser that comes back to the page may have kept what was typed.
  apply();

  return (question) => {
    if (/** @type {HTMLElement} */ (question).hidden) showAll();
  };
}
