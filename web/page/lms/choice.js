// SPDX-License-Identifier: MIT
/** What the form of the packages chooses, as a drill's query and as what is wrong with it. */

/** @typedef {import('../../lms/drills.js').DrillName} DrillName */
/** @typedef {import('../../lms/drills.js').Standard} Standard */
/** What leaves a question: one of the pairs, where `when` is so or always. @typedef {{when: [string, string] | null, groups: [string, string], pairs: [string, string][], text: string}} Limits */
/**
 * @typedef {object} Choice
 * @property {DrillName} drill
 * @property {string} page  the address of its page
 * @property {string} state  its query
 * @property {number} mastery  0 to 1
 * @property {string[]} codes  of the languages, the page's own first
 * @property {Standard} standard
 * @property {string} title  '' for the drill's own
 * @property {Record<'asked' | 'mastery' | 'languages', string>} problems  '' for none
 */

/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** @param {ParentNode} place @param {string} selector @returns {HTMLInputElement[]} */
export const inputs = (place, selector) => [
  ...place.querySelectorAll(/** @type {'input'} */ (selector)),
];

/** What is chosen in each group, with what is so anyway. @param {HTMLElement} part */
const groupsIn = (part) =>
  Array.from(
    /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll('fieldset')),
    (fieldset) => {
      const all = inputs(fieldset, 'input');
      return {
        name: fieldset.dataset.name ?? '',
        chosen: all.filter(({ checked }) => checked).map(({ value }) => value),
        plain: all.every(({ checked, defaultChecked }) => checked === defaultChecked),
      };
    },
  );

/** @param {ReturnType<typeof groupsIn>} groups @param {Limits | null} limits */
function leavesSomething(groups, limits) {
  if (!limits) return true;
  const has = (/** @type {string} */ name, /** @type {string} */ value) =>
    groups.some((group) => group.name === name && group.chosen.includes(value));
  const { when, groups: names, pairs } = limits;
  if (when && !has(...when)) return true;
  return pairs.some(([one, other]) => has(names[0], one) && has(names[1], other));
}

/** @param {string} typed with or without its sign @returns {number | null} */
function percentOf(typed) {
  const [, digits] = /^(100|\d{1,2})\s?%?$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * @param {HTMLFormElement} form @param {{texts: Texts, seed: string, language: string}} given
 * @returns {Choice}
 */
export function readChoice(form, { texts: { t }, seed, language }) {
  /** @param {string} id */
  const value = (id) => /** @type {HTMLInputElement} */ (form.querySelector(`#${id}`)).value.trim();
  /** @param {string} name */
  const checked = (name) => inputs(form, `[name="${name}"]:checked`).map((one) => one.value);
  const drill = /** @type {DrillName} */ (value('drill'));
  const part = /** @type {HTMLElement} */ (form.querySelector(`[data-drill="${drill}"]`));
  const { page = '', limits, version } = part.dataset;
  const groups = groupsIn(part);
  const params = new URLSearchParams();
  if (checked('which')[0] === 'same') {
    if (version) params.set('v', version);
    params.set('seed', seed);
  }
  params.set('count', value('count'));
  for (const { name, chosen, plain } of groups) if (!plain) params.set(name, chosen.join(','));
  const typed = value('mastery');
  const percent = percentOf(typed);
  const codes = checked('language[]');
  /** @type {Limits | null} */
  const limit = limits ? JSON.parse(limits) : null;
  const isEmpty = groups.some(({ chosen }) => chosen.length === 0);
  return {
    ...{ drill, page, state: `${params}` },
    mastery: (percent ?? 0) / 100,
    codes: codes.sort((a, b) => Number(b === language) - Number(a === language)),
    standard: /** @type {Standard} */ (checked('standard')[0]),
    title: value('title'),
    problems: {
      asked: isEmpty
        ? t('drill.need-one')
        : leavesSomething(groups, limit)
          ? ''
          : (limit?.text ?? ''),
      mastery: percent === null ? t('lms.bad-mastery', { typed: typed.slice(0, 20) }) : '',
      languages: codes.length === 0 ? t('lms.need-language') : '',
    },
  };
}
