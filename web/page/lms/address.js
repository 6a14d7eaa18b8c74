// SPDX-License-Identifier: MIT
/**
 * What the form of the packages chooses, as the page's address: the query of the drill, and what is a package's own.
 *
 *   drill      the name of its embed
 *   mastery    per cent
 *   languages  codes, with commas between
 *   standard   scorm12, scorm2004, cmi5
 *   title      in the platform
 */

import { isSeed } from '../../lib/drill/settings.js';
import { inputs } from './choice.js';

/** @typedef {import('./choice.js').Choice} Choice */
/** What an address asks for in vain. @typedef {{name: string, value: string}} Lost */

/** Chooses some of these, if they are all there. @param {readonly HTMLInputElement[]} boxes @param {readonly string[]} values */
function check(boxes, values) {
  const isThere = values.every((value) => boxes.some((one) => one.value === value));
  if (isThere) for (const one of boxes) one.checked = values.includes(one.value);
  return isThere;
}

/** @param {HTMLSelectElement} list @param {string} value */
function select(list, value) {
  const isThere = Array.from(list.options).some((one) => one.value === value);
  if (isThere) list.value = value;
  return isThere;
}

/** The part of the form for the drill that is chosen. @param {HTMLFormElement} form */
const partOf = (form) =>
  /** @type {HTMLElement} */ (form.querySelector(`[data-drill="${form.drill.value}"]`));

/**
 * Fills the form; what cannot be chosen stays as it is.
 * @param {HTMLFormElement} form @param {URLSearchParams} params
 * @returns {{seed: string | null, lost: Lost[]}}
 */
export function fill(form, params) {
  /** @type {Lost[]} */
  const lost = [];
  /** @param {string} name @param {(value: string) => boolean} choose says whether it can be so */
  const take = (name, choose) => {
    const value = params.get(name);
    if (value !== null && !choose(value)) lost.push({ name, value: value.slice(0, 40) });
  };
  /** @param {HTMLInputElement} field */
  const type = (field) => (/** @type {string} */ value) => {
    field.value = value.slice(0, field.maxLength);
    return true; // what is wrong with it is said at the field
  };
  take('drill', (value) => select(form.drill, value));
  const part = partOf(form);
  for (const set of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll('fieldset'))) {
    take(set.dataset.name ?? '', (value) => check(inputs(set, 'input'), value.split(',')));
  }
  take('count', (value) => select(form.count, value));
  take('mastery', type(form.mastery));
  take('languages', (value) => check(inputs(form, '[name="language[]"]'), value.split(',')));
  take('standard', (value) => check(inputs(form, '[name="standard"]'), [value]));
  take('title', type(inputs(form, '#title')[0]));
  /** @type {string | null} */
  let seed = null;
  take('seed', (value) => {
    if (!isSeed(value)) return false;
    seed = value;
    return check(inputs(form, '[name="which"]'), ['same']);
  });
  take('v', (value) => {
    if (value === part.dataset.version) return true;
    // Another generator made other questions of it.
    if (seed !== null) lost.push({ name: 'seed', value: seed });
    seed = null;
    return false;
  });
  return { seed, lost };
}

/**
 * What is not as the page opens, with its "?".
 * @param {HTMLFormElement} form @param {Choice} choice @param {string} own the page's language
 */
export function write(form, { drill, state, codes, standard, title }, own) {
  const params = new URLSearchParams();
  if (form.drill.selectedIndex > 0) params.set('drill', drill);
  // Where nothing is chosen the form says so.
  for (const [name, value] of new URLSearchParams(state)) if (value) params.set(name, value);
  if (form.count.selectedOptions[0].defaultSelected) params.delete('count');
  const { value, defaultValue } = form.mastery;
  if (value !== defaultValue) params.set('mastery', value.trim());
  if (codes.length > 0 && String(codes) !== own) params.set('languages', codes.join(','));
  const [plain] = inputs(form, '[name="standard"]');
  if (!plain.checked) params.set('standard', standard);
  if (title) params.set('title', title);
  const search = `${params}`;
  return search && `?${search}`;
}
