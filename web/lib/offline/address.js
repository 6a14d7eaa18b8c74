// SPDX-License-Identifier: MIT
/** What an address asks for, as a static host would understand it. */

/**
 * @param {string} path below the site's root, percent-encoded, without query
 * @param {Record<string, string>} files the list
 * @returns {{file: string} | 'slash' | null} a file, a folder that lacks its slash, or nothing of the list
 */
export function askedFor(path, files) {
  const name = decoded(path);
  const has = (/** @type {string} */ file) => Object.hasOwn(files, file);
  if (has(name)) return { file: name };
  const index = `${name}index.html`;
  if ((name === '' || name.endsWith('/')) && has(index)) return { file: index };
  return has(`${name}/index.html`) ? 'slash' : null;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How a file is best asked for: a folder, since some hosts lead away from its index. @param {string} file */
export const asked = (file) => file.replace(/(^|\/)index\.html$/, '$1');

/** Files of `assets/` have their hash in their names: what one is called never changes. @param {string} path */
export const isHashed = (path) => path.startsWith('assets/');

/**
 * Pages for other sites' frames, one file each. Hosts like GitHub Pages and Cloudflare know them without their ending too.
 * @param {string} path @returns {string | undefined} the file
 */
export function embedAsked(path) {
  const [, name] = /^(embed\/[\w-]+\/[\w-]+)(?:\.html)?$/.exec(decoded(path)) ?? [];
  return name && `${name}.html`;
}
