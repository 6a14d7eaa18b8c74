// SPDX-License-Identifier: MIT
/**
 * Makes packages, from files of the site, and saves them. Those that are ready are made as well, since not all of them can
 * be kept for when there is no network; their links are for who has no scripts. In an embed `embed/packages.js` stands in
 * for this.
 */

import { saveFile } from '../../lib/give.js';
import { siteRoot } from '../../lib/site-root.js';
import { readyChoice } from '../../lms/drills.js';
import { packageOf } from '../../lms/package.js';

/** @typedef {import('../../lms/package.js').Wish} Wish */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} path below the site's root @returns {Promise<Response>} */
async function load(path) {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** @param {Wish} wish @param {string} root  the way to the site's root */
async function pack(wish, root) {
  const kit = await (await load(`${root}lms/kit.json`)).json();
  const read = async (/** @type {string} */ path) => (await load(root + path)).text();
  return packageOf(kit, wish, read, siteRoot(root));
}

/**
 * @param {import('../../lib/texts.js').Texts} texts @param {string} root  the way to the site's root
 * @returns {{make: (wish: Wish) => void}}
 */
export function openMaker({ t }, root) {
  let isBusy = false;

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

  for (const link of document.querySelectorAll('.packages a')) {
    const { dataset } = /** @type {HTMLElement} */ (link);
    const { drill, standard } = /** @type {Wish} */ (/** @type {unknown} */ (dataset));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      make(readyChoice(drill, standard), 'ready-made');
    });
  }
  return { make: (wish) => void make(wish, 'made') };
}
