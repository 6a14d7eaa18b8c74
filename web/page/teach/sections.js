// SPDX-License-Identifier: MIT
/** The sections of a page, of which an embed may show some alone: read from the page itself when somebody wants to choose. */

import { SECTIONS } from '../../embed/settings.js';
import { markup, render } from '../../lib/markup.js';
import { checkedIn } from './form.js';

/** @typedef {import('./entries.js').Entry} Entry */
/** @typedef {{id: string, heading: string}} Section */

/** @param {string} slug @returns {Promise<Section[]>} */
async function sectionsOf(slug) {
  const answer = await fetch(new URL(`../${slug}`, location.href.split(/[?#]/)[0]));
  if (!answer.ok) throw new Error(`${answer.status} ${slug}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return Array.from(page.querySelectorAll(SECTIONS), (section) => {
    const heading = section.querySelector('h2')?.textContent?.trim();
    return { id: section.id, heading: heading || section.getAttribute('aria-label') || section.id };
  });
}

/**
 * @param {HTMLElement} form @param {import('../../lib/texts.js').Texts} texts
 * @param {(unknown: string[]) => void} changed  they are known now; some that were asked for are none
 */
export function createSections(form, { t }, changed) {
  const details = /** @type {HTMLDetailsElement} */ (form.querySelector('#parts'));
  const box = /** @type {HTMLElement} */ (form.querySelector('#sections'));
  /** @type {Entry | null} */
  let entry = null;
  /** @type {Section[] | null} */
  let known = null;
  /** As the address has it, until the sections are known. */
  let asked = '';

  async function ask() {
    const of = entry;
    if (!of || known) return;
    let found;
    try {
      found = await sectionsOf(of.slug);
    } catch {
      // The choice is not offered then; what the address asks for stays.
      return;
    }
    if (of !== entry) return;
    known = found;
    const ids = asked.split(',').filter(Boolean);
    const chosen = ids.filter((id) => found.some((one) => one.id === id));
    render(
      box,
      markup`${
        found.length > 1 &&
        markup`<fieldset><legend>${t('teach.sections')}</legend>${found.map(
          ({ id, heading }) =>
            markup`<label><input type="checkbox" name="only" value="${id}"${(chosen.length === 0 || chosen.includes(id)) && ' checked'}>${heading}</label> `,
        )}</fieldset>`
      }`,
    );
    changed(ids.filter((id) => !chosen.includes(id)));
  }
  details.addEventListener('toggle', () => {
    if (details.open) ask();
  });

  return {
    /** @param {Entry} next @param {URLSearchParams} params */
    fill(next, params) {
      [entry, known, asked] = [next, null, params.get('only') ?? ''];
      render(box, markup``);
      if (details.open || asked) ask();
    },
    /** @returns {string} those that are shown alone; '' for all */
    read() {
      if (!known) return asked;
      const chosen = checkedIn(form, 'only');
      return chosen.length < known.length ? chosen.join(',') : '';
    },
    /** Nothing cannot be shown. @returns {boolean} */
    isEmpty: () => Boolean(box.firstElementChild) && checkedIn(form, 'only').length === 0,
    /** All, or those that the address names until they are known. @returns {string[]} */
    ids: () => known?.map(({ id }) => id) ?? asked.split(',').filter(Boolean),
  };
}
