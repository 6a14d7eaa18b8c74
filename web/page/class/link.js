// SPDX-License-Identifier: MIT
/** A class link: the address of a drill's embed, which everybody opens and which asks everybody the same. */

import { drillNamed } from './drills.js';

/** @typedef {import('./drills.js').Drill} Drill */
/** @typedef {{drill: Drill, state: string, language: string | null}} Link */

/**
 * Where the drill stands, seen from this page. The link to the full page is left out: no code is made there.
 * @param {string} base  of the page @param {string} language @param {string} name of the drill @param {string} state
 */
export function linkOf(base, language, name, state) {
  const url = new URL(`../../../embed/${language}/${name}.html`, base);
  url.search = `class=1&hide=choices,link&${state}`;
  return url.href.replaceAll('%2C', ',');
}

/**
 * The worksheet with the same questions, and what is right and why.
 * @param {string} name of the drill @param {string} state
 */
export const keyOf = (name, state) => `../worksheets/?task=${name}&${state}`;

/**
 * A link that somebody pasted: a class link, that of a drill's page, or drill and query as they stand in a code. Null
 * where there is none.
 * @param {string} text @returns {Link | null}
 */
export function readLink(text) {
  const [address, query = ''] = text.trim().split(/[?|#]\s*/);
  const steps = address
    .replace(/(?:index)?\.html$/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => step.trim());
  const found = [steps.at(-1), steps.slice(-2).join('-')].map((name) => drillNamed(name ?? ''));
  const drill = found.find((one) => one !== undefined);
  if (!drill) return null;
  const language = /^[a-z]{2}$/.exec(steps.at(-2) ?? '')?.[0] ?? null;
  return { drill, state: query.trim(), language };
}
