// SPDX-License-Identifier: MIT
/**
 * The page of settings: sections, each with a template in `pages/_includes/settings/` and a module here of the same name.
 * It asks the core for nothing, so that progress can be saved where WebAssembly is forbidden.
 */

import letters from './settings/letters.js';
import progress from './settings/progress.js';
import reading from './settings/reading.js';

/**
 * What every section works with.
 * @typedef {object} Context
 * @property {import('../lib/texts.js').Texts} texts
 * @property {(id: string) => HTMLElement} get
 * @property {(text: string) => void} say  to those who do not see the page
 * @property {(name: string, choice: ReturnType<typeof import('../lib/choice.js').openChoice>) => void} offer
 *   radio buttons with that name choose
 */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {{texts: import('../lib/texts.js').Texts}} given */
export default function start({ texts }) {
  /** @type {Context} */
  const context = {
    texts,
    get,
    say(text) {
      get('said').textContent = text;
    },
    offer(name, choice) {
      const buttons = /** @type {HTMLInputElement[]} */ ([
        ...document.querySelectorAll(`main [name="${name}"]`),
      ]);
      const show = () => {
        for (const button of buttons) button.checked = button.value === choice.get();
      };
      for (const button of buttons) {
        button.addEventListener('change', () => {
          const kept = choice.set(button.value);
          get('not-kept').hidden = kept;
          context.say(texts.t(kept ? 'settings.kept' : 'settings.not-kept'));
          show();
        });
      }
      addEventListener('storage', show); // another tab chose
      show();
    },
  };
  for (const section of [letters, reading, progress]) section(context);
}
