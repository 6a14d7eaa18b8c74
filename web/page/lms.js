// SPDX-License-Identifier: MIT
/**
 * The page that makes packages for learning platforms: what is chosen, and the ZIP file of it. Those that are ready it
 * makes as well, since not all of them can be kept for when there is no network; their links are for who has no scripts.
 */

import { saveFile } from '../lib/give.js';
import { newSeed } from '../lib/seed.js';
import { readyChoice } from '../lms/drills.js';
import { packageOf } from '../lms/package.js';
import { readChoice } from './lms/choice.js';

/** @typedef {import('../lms/package.js').Wish} Wish */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} path below the site's root @returns {Promise<Response>} */
async function load(path) {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The site's address, to which links in a drill lead: where the page was built for, or where it is. @param {string} root */
function siteAddress(root) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return new URL(root, canonical ?? document.baseURI).href;
}

/** @param {Wish} wish @param {string} root  the way to the site's root */
async function pack(wish, root) {
  const kit = await (await load(`${root}lms/kit.json`)).json();
  const read = async (/** @type {string} */ path) => (await load(root + path)).text();
  return packageOf(kit, wish, read, siteAddress(root));
}

/** @param {{texts: import('../lib/texts.js').Texts}} given */
export default function start({ texts }) {
  const { t } = texts;
  const form = /** @type {HTMLFormElement} */ (get('pack'));
  const { root = '', language = '' } = form.dataset;
  // Everybody's questions are chosen once: the same choice is the same package.
  const seed = newSeed();
  let isBusy = false;

  /** @param {string} id @param {string} text '' for none */
  function tell(id, text) {
    const line = get(id);
    line.textContent = text;
    line.hidden = text === '';
  }

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

  /** @param {Wish} wish @param {string} line  the id of the one that tells what becomes of it */
  async function make(wish, line) {
    if (isBusy) return;
    isBusy = true;
    for (const id of ['made', 'ready-made']) get(id).textContent = '';
    get(line).textContent = t('lms.making');
    try {
      const bytes = await pack(wish, root);
      const name = `${wish.drill}-${wish.standard}.zip`;
      saveFile(name, 'application/zip', new Blob([bytes]));
      get(line).textContent = t('lms.made', { name });
    } catch (error) {
      get(line).textContent = t('lms.not-made');
      console.error(error);
    }
    isBusy = false;
  }

  form.addEventListener('input', () => {
    get('made').textContent = '';
    show(false);
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
    make(choice, 'made');
  });
  for (const link of document.querySelectorAll('.packages a')) {
    const { dataset } = /** @type {HTMLElement} */ (link);
    const { drill, standard } = /** @type {Wish} */ (/** @type {unknown} */ (dataset));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      make(readyChoice(drill, standard), 'ready-made');
    });
  }
  show(false);
}
