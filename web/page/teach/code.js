// SPDX-License-Identifier: MIT
/** What a teacher takes along: the code of a frame, the element with its script, or a link. */

import { markup } from '../../lib/markup.js';

/**
 * @typedef {object} Wanted
 * @property {string} root  the site's address, with a slash at its end
 * @property {string} name  of the embed: castling-drill
 * @property {string} slug  of its page: castling/drill/
 * @property {string} language
 * @property {string} title  of the page, in that language
 * @property {string} state  the page's part of the query
 * @property {string} own  the frame's part of it
 * @property {string} width  in pixels, or '' for all there is
 * @property {string} height
 */
/** @typedef {(wanted: Wanted) => string} Writer */

/** Drills run with the first alone; with the others links open pages. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** @param {string} address @param {string} query */
const withQuery = (address, query) => (query ? `${address}?${query}` : address);

/** @param {Wanted} wanted */
export const embedAddress = ({ root, language, name, state, own }) =>
  withQuery(`${root}embed/${language}/${name}.html`, [state, own].filter(Boolean).join('&'));

/** @param {Wanted} wanted */
export const pageAddress = ({ root, language, slug, state }) =>
  withQuery(`${root}${language}/${slug}`, state);

/** @type {Writer} */
const iframe = (wanted) => {
  const { title, width, height } = wanted;
  const style = `border:0${width ? ';max-width:100%' : ''}`;
  return markup`<iframe src="${embedAddress(wanted)}" title="${title}" width="${width || '100%'}" height="${height}" style="${style}" sandbox="${SANDBOX}" loading="lazy"></iframe>`
    .text;
};

/** @type {Writer} */
const element = (wanted) => {
  const { root, name, language, title, state, own, width } = wanted;
  const params = new URLSearchParams(own);
  const theme = params.get('theme');
  params.delete('theme');
  const options = Array.from(params, (pair) => pair.join('=')).join('&');
  return markup`<script src="${root}embed/embed.js" async></script>
<c960-embed name="${name}" language="${language}"${state && markup` state="${state}"`}${theme && markup` theme="${theme}"`}${options && markup` options="${options}"`}${width && markup` style="display:block;max-width:${width}px"`}><a href="${pageAddress(wanted)}">${title}</a></c960-embed>`
    .text;
};

/** @type {Record<string, Writer>} */
export const WRITERS = { iframe, element, link: pageAddress };

export const GIVEN = Object.keys(WRITERS);
