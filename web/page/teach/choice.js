// SPDX-License-Identifier: MIT
/** All that the form chooses: filled from an address, read back as one, and what a frame of it needs. */

import { siteRoot } from '../../lib/site-root.js';
import { openStorage, openValue } from '../../lib/storage.js';
import { carryState } from '../../lib/language.js';
import { render } from '../../lib/markup.js';
import { createCarried } from './carried.js';
import { GIVEN } from './code.js';
import { kindOf, parametersOf } from './fields.js';
import { checkedIn, fieldsMarkup, readFields } from './form.js';
import { createLooks } from './looks.js';
import { leftOut, lostOf } from './lost.js';
import { builder } from '../../embed/list.js';
import { OWN } from '../../embed/settings.js';
import { SIZES, ownProblems, ownQuery, sizeProblems } from './own.js';
import { createSections } from './sections.js';

/** @typedef {import('./fields.js').Problem} Problem */
/** @typedef {import('./entries.js').Entry} Entry */
/** @typedef {import('./code.js').Wanted} Wanted */
/**
 * @typedef {object} Chosen
 * @property {URLSearchParams} page  its parameters, right or wrong
 * @property {URLSearchParams} own  the frame's
 * @property {string} language
 * @property {string} give
 * @property {Record<'width' | 'height', string>} size
 * @property {Problem[]} problems
 */

/** Moves are those of the position that is asked for. */
const FOLLOWING = ['moves', 'move'];
/** What some page, a frame or the builder itself reads. */
const KNOWN = new Set([...builder.parameters, ...OWN]);
const NAMES = /** @type {const} */ (['width', 'height']);

const ROOT = '../../';
/** The site as the code names it. */
export const givenRoot = () => siteRoot(ROOT);
/** The site as it was reached. */
export const ownRoot = () => new URL(ROOT, location.href).href;

/** As it stands in the page's address, right or wrong. @param {string} embed @param {Chosen} chosen @param {string} here the page's language */
function addressOf(embed, { page, own, language, size, give }, here) {
  const params = new URLSearchParams({ embed });
  if (language !== here) params.set('language', language);
  for (const [name, value] of [...page, ...own]) params.set(name, value);
  for (const name of NAMES) {
    if (size[name] !== SIZES[name].standard) params.set(name, size[name]);
  }
  if (give !== GIVEN[0]) params.set('give', give);
  return `?${params}`;
}

/**
 * @param {HTMLElement} form @param {{c960: import('../../lib/core.js').C960, texts: import('../../lib/texts.js').Texts}} given
 * @param {Record<string, Entry>} entries @param {(lost: Problem[]) => void} changed  more can be chosen now; lost: what was asked for in vain
 */
export function createChoice(form, given, entries, changed) {
  const { texts } = given;
  const looks = createLooks(form, texts);
  const sections = createSections(form, texts, (unknown) =>
    changed(unknown.map((id) => leftOut(texts, 'only', id))),
  );
  const kept = openValue(openStorage('localStorage'), 'c960.teach');
  /** @param {string} id */
  const input = (id) => /** @type {HTMLInputElement} */ (form.querySelector(`#${id}`));
  const here = input('language').dataset.here ?? '';
  const entry = () => entries[input('embed').value];
  const fields = () => kindOf(entry().page).fields(texts);
  const carried = createCarried();

  /** @param {URLSearchParams} params */
  function fill(params) {
    input('embed').value = (entries[params.get('embed') ?? ''] ?? Object.values(entries)[0]).name;
    input('language').value = params.get('language') ?? here;
    if (!input('language').value) input('language').value = here;
    const give = GIVEN.find((one) => one === params.get('give')) ?? GIVEN[0];
    /** @type {HTMLInputElement} */ (form.querySelector(`[name="give"][value="${give}"]`)).checked =
      true;
    for (const name of NAMES) input(`f-${name}`).value = params.get(name) ?? SIZES[name].standard;
    render(
      /** @type {Element} */ (form.querySelector('#fields')),
      fieldsMarkup(fields(), params, texts),
    );
    carried.take(params, entry().page, readFields(form, fields()));
    looks.fill(params, parametersOf(entry().page));
    sections.fill(entry(), params);
  }

  /** @param {URLSearchParams} [page] its parameters, where the form does not have its fields yet @returns {Chosen} */
  function read(page = carried.addTo(readFields(form, fields()))) {
    const own = looks.read();
    const only = sections.read();
    if (only) own.set('only', only);
    const size = { width: input('f-width').value.trim(), height: input('f-height').value.trim() };
    const problems = [
      ...kindOf(entry().page).check(page, given),
      ...ownProblems(own, [], sections.ids(), texts),
      ...NAMES.flatMap((name) => sizeProblems(name, size[name], texts)),
      ...(sections.isEmpty() ? [{ name: 'all', text: texts.t('drill.need-one') }] : []),
    ];
    const give = checkedIn(form, 'give')[0] ?? GIVEN[0];
    return { page, own, size, language: input('language').value, give, problems };
  }

  /** Only what is right. @param {Chosen} chosen @returns {Wanted} */
  function wanted({ page, own, language, size, problems }) {
    const { name, slug, titles, page: id } = entry();
    const right = new URLSearchParams(page);
    const wrong = new Set(problems.map((problem) => problem.name));
    for (const one of wrong) right.delete(one);
    if (wrong.has('fen') || wrong.has('n')) for (const one of FOLLOWING) right.delete(one);
    const { width, height } = size;
    return {
      ...{ root: givenRoot(), name, slug, language, title: titles[language] },
      ...{ state: kindOf(id).query(right), own: ownQuery(own, sections.ids()) },
      width: wrong.has('width') ? '' : width,
      height: wrong.has('height') || !height ? SIZES.height.standard : height,
    };
  }

  return {
    /** Whether an address asks for anything: a link that was posted somewhere carries other people's names. @param {string} search */
    isAsked: (search) => [...new URLSearchParams(search).keys()].some((name) => KNOWN.has(name)),
    fill,
    read,
    wanted,
    /** @param {Chosen} chosen */
    keep(chosen) {
      const search = addressOf(entry().name, chosen, here);
      history.replaceState(null, '', location.pathname + search + location.hash);
      carryState(search);
      kept.write(search);
    },
    /** As it stands in an address. */
    carried: carried.text,
    /** What was chosen last. @returns {string} */
    kept() {
      const search = kept.read();
      return typeof search === 'string' ? search : '';
    },
    /** The same looks for the page that was chosen now: its own settings and parts begin anew. */
    turn() {
      const chosen = read(new URLSearchParams());
      for (const name of ['only', ...parametersOf(entry().page)]) chosen.own.delete(name);
      fill(new URLSearchParams(addressOf(entry().name, chosen, here)));
    },
    /** What is asked wrongly and stands in no field. @param {URLSearchParams} params @returns {Problem[]} */
    lost: (params) => lostOf(params, entries, entry(), sections.ids(), given),
  };
}
