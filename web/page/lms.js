// SPDX-License-Identifier: MIT
/** The page that makes packages for learning platforms: what is chosen, which stands in the address too. */

import { carryState } from '../lib/language.js';
import { newSeed } from '../lib/seed.js';
import { fill, write } from './lms/address.js';
import { readChoice } from './lms/choice.js';
import { openMaker } from './lms/make.js';

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id @param {string} text '' for none */
function tell(id, text) {
  const line = get(id);
  line.textContent = text;
  line.hidden = text === '';
}

/** @param {{texts: import('../lib/texts.js').Texts}} given */
export default function start({ texts }) {
  const form = /** @type {HTMLFormElement} */ (get('pack'));
  const { root = '', language = '' } = form.dataset;
  const asked = fill(form, new URLSearchParams(location.search));
  // Everybody's questions are chosen once: the same choice is the same package.
  const seed = asked.seed ?? newSeed();
  const maker = openMaker(texts, root);

  /** @param {boolean} whole  else a number that is still being typed is not yet wrong, unless it was */
  function show(whole) {
    const choice = readChoice(form, { texts, seed, language });
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('.asked'))) {
      part.hidden = part.dataset.drill !== choice.drill;
    }
    for (const [name, text] of Object.entries(choice.problems)) {
      const isTyped = name === 'mastery' && get('e-mastery').hidden;
      if (whole || !isTyped || text === '') tell(`e-${name}`, text);
    }
    const isWrong = !get('e-mastery').hidden;
    if (isWrong) get('mastery').setAttribute('aria-invalid', 'true');
    else get('mastery').removeAttribute('aria-invalid');
    /** @type {HTMLAnchorElement} */ (get('try')).href = `${choice.page}?${choice.state}`;
    return choice;
  }

  /** The address has what was chosen: to be kept, to be passed on, and in another language. @param {import('./lms/choice.js').Choice} choice */
  function keep(choice) {
    const search = write(form, choice, language);
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    carryState(search);
  }

  form.addEventListener('input', () => {
    get('made').textContent = '';
    tell('e-lost', '');
    keep(show(false));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = show(true);
    const [wrong] = Object.entries(choice.problems).find(([, text]) => text) ?? [];
    if (wrong) {
      const place = { asked: '.asked:not([hidden]) input', languages: '[name="language[]"]' }[
        wrong
      ];
      const field = /** @type {HTMLInputElement} */ (form.querySelector(place ?? `#${wrong}`));
      field.focus();
      field.select();
      return;
    }
    maker.make(choice);
  });
  tell('e-lost', asked.lost.map((one) => texts.t('teach.left-out', { ...one })).join(' '));
  carryState(location.search);
  show(true);
}
