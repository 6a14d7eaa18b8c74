// SPDX-License-Identifier: MIT
/** The script of the site's root: on to the remembered language, else to the browser's. */

import { rememberedLanguage } from './language.js';

const offered = Array.from(document.querySelectorAll('a[data-language]'));

/** @param {string} wanted a tag such as "pt-PT" */
const linkFor = (wanted) =>
  offered.find((link) => {
    const { language } = /** @type {HTMLElement} */ (link).dataset;
    return language === wanted.toLowerCase().split('-')[0];
  });

const chosen = [rememberedLanguage() ?? '', ...navigator.languages].map(linkFor).find(Boolean);
const target = chosen ?? offered[0];
if (target) location.replace(/** @type {HTMLAnchorElement} */ (target).href);
