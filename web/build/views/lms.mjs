// SPDX-License-Identifier: MIT
/** What templates show of packages for learning platforms: the choices of each drill, and the packages that are ready. */

import { markup } from '../../lib/markup.js';
import { COUNTS, STANDARDS, STANDARD_NAMES, defaults, drills } from '../../lms/drills.js';
import { kindOf } from '../../page/teach/fields.js';
import { pages } from '../../site.config.js';
import { READY } from '../lms.mjs';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../page/teach/kinds.js').Field} Field */

/** Groups of which not every pair leaves a question, and where that is so. @type {Record<string, {when: [string, string] | null, groups: [string, string]}>} */
const LIMITED = {
  drill: { when: ['variant', 'standard'], groups: ['sides', 'castling'] },
  'promotion-drill': { when: null, groups: ['pieces', 'themes'] },
};

/** @param {string} drill @param {Field} field */
const choices = (drill, { name, type, label, values = [], words = String, standard }) => {
  const several = type === 'several';
  const boxes = values.map(
    (value) =>
      markup`<label><input type="${several ? 'checkbox' : 'radio'}" name="${drill}.${name}${several && markup`[]`}" value="${value}"${(several || value === standard) && ' checked'}>${words(value)}</label> `,
  );
  return markup`<fieldset data-name="${name}"><legend>${label}</legend>${boxes}</fieldset>`;
};

/** @param {ReturnType<typeof import('./contents.mjs').contentsViews>} contents @param {C960} c960 */
export function lmsViews(contents, c960) {
  /** The pairs that leave a question, as the drill itself says. @param {string} page @param {Texts} texts */
  const limitsOf = (page, texts) => {
    if (!LIMITED[page]) return null;
    const { when, groups } = LIMITED[page];
    const { check, fields } = kindOf(page);
    const [one, other] = groups.map(
      (name) => fields(texts).find((field) => field.name === name)?.values ?? [],
    );
    let text = '';
    const pairs = one.flatMap((a) =>
      other.flatMap((b) => {
        const params = new URLSearchParams([
          ...(when ? [when] : []),
          [groups[0], a],
          [groups[1], b],
        ]);
        const [problem] = check(params, { c960, texts });
        if (problem) ({ text } = problem);
        return problem ? [] : [[a, b]];
      }),
    );
    return { when, groups, pairs, text };
  };
  return {
    ...{ counts: COUNTS, standards: STANDARDS, standardNames: STANDARD_NAMES, defaults },
    /** @param {Texts} texts */
    drills: (texts) =>
      Object.entries(drills).map(([name, page]) => {
        const fields = kindOf(page)
          .fields(texts)
          .filter(({ type }) => type === 'one' || type === 'several');
        const limits = limitsOf(page, texts);
        return {
          ...{ name, page, slug: pages.find(({ id }) => id === page)?.slug ?? '' },
          label: contents.words(page, texts).name,
          fields: markup`${fields.map((field) => choices(name, field))}`.text,
          // Of the generator that makes the questions of a seed.
          version: new URLSearchParams(kindOf(page).query(new URLSearchParams('seed=a'))).get('v'),
          limits: limits && JSON.stringify(limits),
        };
      }),
    /** @param {Texts} texts */
    ready: (texts) =>
      READY.map(([drill, standard]) => ({
        ...{ drill, standard, file: `${drill}-${standard}.zip` },
        label: contents.words(drills[drill], texts).name,
        format: STANDARD_NAMES[standard],
      })),
  };
}
