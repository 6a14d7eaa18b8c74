// SPDX-License-Identifier: MIT
/** What takes long to make is kept by what it was made of: for the next build, and for the same site at another address. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A name for what is made of this. @param {...(string | Buffer)} parts */
export function nameOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}

/** What was made before. @param {string} file @returns {Buffer | null} null: nothing yet */
export const kept = (file) => (existsSync(file) ? readFileSync(file) : null);

/** As a whole or not at all: others build at the same time. @template {string | Buffer} T @param {string} file @param {T} content @returns {T} */
export function keep(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return content;
}
