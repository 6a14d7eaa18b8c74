// SPDX-License-Identifier: MIT
/** The language an element speaks: its own attribute's, else that of the text around it, else English. */

import { languageOf } from './load.js';

/** Looks out of shadow roots too. @param {Element} element @returns {string | null} */
function around(element) {
  const tagged = element.closest('[lang]');
  if (tagged) return languageOf(tagged.getAttribute('lang'));
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? around(root.host) : null;
}

/** @param {Element} element */
export const languageAround = (element) =>
  languageOf(element.getAttribute('language')) ?? around(element) ?? 'en';
