// SPDX-License-Identifier: MIT
/** How the frame looks: theme, letters, the board's colours, and which of its parts are hidden. */

import { PARTS } from '../../embed/settings.js';
import { render } from '../../lib/markup.js';
import { fieldsMarkup, readFields } from './form.js';
import { ownFields } from './own.js';

const COLORS = /** @type {const} */ (['light', 'dark']);

/** @param {HTMLElement} form @param {import('../../lib/texts.js').Texts} texts */
export function createLooks(form, texts) {
  const fields = ownFields(texts);
  /** @param {string} id */
  const get = (id) => /** @type {HTMLInputElement} */ (form.querySelector(`#${id}`));
  /** The board's own colour, as sheets have it. @param {string} name */
  const standard = (name) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--c960-${name}`).trim();
  /** @param {string} part */
  const shown = (part) => get(`show-${part}`);

  get('own-colors').addEventListener('change', () => {
    get('colors').hidden = !get('own-colors').checked;
  });

  return {
    /** @param {URLSearchParams} params @param {readonly string[]} taken  names that mean something else to the page */
    fill(params, taken) {
      render(get('looks'), fieldsMarkup(fields, params, texts));
      const free = COLORS.filter((name) => !taken.includes(name));
      /** @type {HTMLElement} */ (get('own-colors').closest('p')).hidden = free.length === 0;
      get('own-colors').checked = free.some((name) => params.has(name));
      get('colors').hidden = !get('own-colors').checked;
      for (const name of COLORS) {
        const asked = params.get(name) ?? '';
        get(`color-${name}`).value = /^#?[\da-f]{6}$/i.test(asked)
          ? `#${asked.slice(-6)}`
          : standard(name);
      }
      const hidden = (params.get('hide') ?? '').split(',');
      for (const part of PARTS) shown(part).checked = !hidden.includes(part);
    },
    read() {
      const params = readFields(form, fields);
      if (get('own-colors').checked) {
        for (const name of COLORS) params.set(name, get(`color-${name}`).value.slice(1));
      }
      const hidden = PARTS.filter((part) => !shown(part).checked);
      if (hidden.length > 0) params.set('hide', hidden.join(','));
      return params;
    },
  };
}
