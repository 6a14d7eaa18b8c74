// SPDX-License-Identifier: MIT
/**
 * An embed is named like its page's path: `castling/drill/` is `castling-drill`; the first page has none.
 * @param {string} slug of a page
 */
export const embedName = (slug) => slug.replace(/\/$/, '').replaceAll('/', '-') || 'home';
