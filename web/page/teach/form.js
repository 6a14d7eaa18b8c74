// SPDX-License-Identifier: MIT
/** The fields of a choice as markup, and what stands in them as parameters of an address. */

import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./fields.js').Field} Field */
/** @typedef {import('../../lib/markup.js').Markup} Markup */

/** The id of a field's control, of its note and of its error. @param {string} name */
export const idOf = (name) => `f-${name}`;

/** @param {string} name */
const error = (name) => markup`<p class="error" id="e-${name}" hidden></p>`;

/** @param {Field} field @param {string | null} given @returns {Markup} */
function choices({ name, type, label, values = [], words = String, standard }, given) {
  const several = type === 'several';
  const asked = (several ? given?.split(',') : [given])?.filter((one) =>
    values.includes(one ?? ''),
  );
  const chosen = asked?.length ? asked : several ? values : [standard];
  const boxes = values.map(
    (value) =>
      markup`<label><input type="${several ? 'checkbox' : 'radio'}" name="${name}" value="${value}"${chosen.includes(value) && ' checked'}>${words(value)}</label> `,
  );
  return markup`<fieldset id="${idOf(name)}" aria-describedby="e-${name}"><legend>${label}</legend>${boxes}${error(name)}</fieldset>`;
}

/** @param {Field} field @param {string | null} given @param {Texts} texts @returns {Markup} */
function typed({ name, type, label, note, standard, endless }, given, { t }) {
  const id = idOf(name);
  const isEndless = endless && given === 'endless';
  const value = isEndless ? '' : (given ?? standard ?? '');
  const digits =
    type === 'text' ? markup` class="mono" spellcheck="false"` : markup` inputmode="numeric"`;
  const about = `e-${name}${note ? ` n-${name}` : ''}`;
  return markup`<div class="item"><label for="${id}">${label}</label>
<span class="row"><input type="text" id="${id}" name="${name}" value="${value}" autocomplete="off" autocapitalize="off" maxlength="600"${digits} aria-describedby="${about}">${
    name === 'seed' && markup`<button type="button" id="new-seed">${t('teach.new-seed')}</button>`
  }${
    endless &&
    markup`<label><input type="checkbox" id="endless"${isEndless && ' checked'}>${t('drill.endless')}</label>`
  }</span>
${error(name)}${note && markup`<p class="note" id="n-${name}">${note}</p>`}</div>`;
}

/** @param {readonly Field[]} fields @param {URLSearchParams} params @param {Texts} texts */
export const fieldsMarkup = (fields, params, texts) =>
  markup`${fields.map((field) =>
    ['one', 'several'].includes(field.type)
      ? choices(field, params.get(field.name))
      : typed(field, params.get(field.name), texts),
  )}`;

/** @param {HTMLElement} form @param {string} name @returns {string[]} values of its checked boxes */
export const checkedIn = (form, name) =>
  Array.from(
    /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(`[name="${name}"]:checked`)),
    ({ value }) => value,
  );

/** @param {string} text */
const trimmed = (text) => text.trim();

/** What a form chooses, where that is not what is so anyway. @param {HTMLElement} form @param {readonly Field[]} fields */
export function readFields(form, fields) {
  const params = new URLSearchParams();
  for (const { name, type, values = [], standard, endless, tidy = trimmed } of fields) {
    if (type === 'several') {
      const chosen = checkedIn(form, name);
      if (chosen.length < values.length) params.set(name, chosen.join(','));
    } else if (type === 'one') {
      const [chosen] = checkedIn(form, name);
      if (chosen && chosen !== standard) params.set(name, chosen);
    } else {
      const input = /** @type {HTMLInputElement} */ (form.querySelector(`#${idOf(name)}`));
      const box = /** @type {HTMLInputElement | null} */ (
        endless && form.querySelector('#endless')
      );
      const text = box?.checked ? 'endless' : tidy(input.value);
      if (text && text !== standard) params.set(name, text);
    }
  }
  return params;
}

/** Says at each field what is wrong with it; what belongs to none of them stands at the top. @param {HTMLElement} form @param {readonly {name: string, text: string}[]} problems */
export function showProblems(form, problems) {
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[id^="e-"]'))) {
    const name = line.id.slice(2);
    const text = problems
      .filter(
        (one) => one.name === name || (name === 'all' && !form.querySelector(`#e-${one.name}`)),
      )
      .map((one) => one.text)
      .join(' ');
    line.textContent = text;
    line.hidden = text === '';
    const input = form.querySelector(`input#${idOf(name)}`);
    if (text) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  }
}
