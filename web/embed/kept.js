// SPDX-License-Identifier: MIT
/**
 * Embeds without network. They are large files that have nearly everything in common: of the drills the list has the
 * parts, once each; of any other embed it has the page.
 */

import { asked } from '../lib/offline/address.js';
import { embedName } from './name.js';

/** The file of the parts. */
export const PARTS = 'lms/drills.json';

/** @typedef {{parts: readonly string[], embeds: Record<string, readonly number[]>}} Parts  of each embed, by its path, the places of its parts */

/** The file as the build made it. @param {Parts} all @param {string} file @returns {string | undefined} */
export const composed = ({ parts, embeds }, file) =>
  Object.hasOwn(embeds, file) ? embeds[file].map((place) => parts[place]).join('') : undefined;

/**
 * The page that an embed shows: `embed/en/castling-drill.html` is named like `en/castling/drill/`.
 * @param {string} file @param {Record<string, string>} files the list
 * @returns {string | undefined} its path below the site's root
 */
export function pageOf(file, files) {
  const [, language, name] = file.split(/[/.]/);
  const top = `${language}/`;
  const found = Object.keys(files).filter(
    (one) => one.startsWith(top) && one.endsWith('/index.html'),
  );
  return found.map(asked).find((page) => embedName(page.slice(top.length)) === name);
}
