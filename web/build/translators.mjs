// SPDX-License-Identifier: MIT
/**
 * Where every text stands, for translators. `i18n/read/<language>.json` says for each key how far it has
 * been read, and what it said then: a text (or its English) that has changed since counts as not read.
 *
 *   node web/build/translators.mjs                      a line for each language, and the renderings of our own
 *   node web/build/translators.mjs lt                   every text of a language that has to be read
 *   node web/build/translators.mjs lt native home. nav. marks texts as read, by the beginnings of their keys
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { sourceLanguage } from '../site.config.js';
import { builtLanguages, readCatalog } from './catalogs.mjs';
import { paths } from './paths.mjs';

/**
 * draft: as its translator wrote it. reread: read by a second person, for grammar, chess usage and length.
 * native: read by somebody whose language it is.
 * @typedef {'draft' | 'reread' | 'native'} Stage
 */
export const STAGES = /** @type {const} */ (['draft', 'reread', 'native']);

/** @typedef {{term: string, rendering: string, why: string}} OwnTerm */

/** Renderings for which no source was found, by language. @returns {Record<string, OwnTerm[]>} */
export const ownTerms = () =>
  JSON.parse(readFileSync(join(paths.i18n, 'own-terms.json'), 'utf8')).terms;

/** @param {string} code */
const file = (code) => join(paths.i18n, 'read', `${code}.json`);

/** @param {string} code @returns {Record<string, string>} "reread 1a2b3c4d", by key */
export const readMarks = (code) =>
  existsSync(file(code)) ? JSON.parse(readFileSync(file(code), 'utf8')) : {};

/** What was read: the text and what it renders. @param {string} text @param {string} source */
const fingerprint = (text, source) =>
  createHash('sha256').update(`${source}\n${text}`).digest('hex').slice(0, 8);

/**
 * How far each text of a language has been read.
 * @param {string} code
 * @returns {{key: string, stage: Stage, changed: boolean}[]}
 */
export function stages(code) {
  const source = readCatalog(sourceLanguage);
  const marks = readMarks(code);
  return Object.entries(readCatalog(code)).map(([key, text]) => {
    const [stage, print] = (marks[key] ?? 'draft').split(' ');
    const changed = print !== undefined && print !== fingerprint(text, source[key] ?? '');
    return { key, stage: changed ? 'draft' : /** @type {Stage} */ (stage), changed };
  });
}

/** @param {string} code @param {Stage} stage @param {readonly string[]} beginnings all, if there are none */
function mark(code, stage, beginnings) {
  if (!STAGES.includes(stage)) throw new Error(`${stage} is none of ${STAGES.join(', ')}`);
  const source = readCatalog(sourceLanguage);
  const marks = readMarks(code);
  let count = 0;
  /** @type {Record<string, string>} */
  const after = {};
  for (const [key, text] of Object.entries(readCatalog(code))) {
    const meant = !beginnings.length || beginnings.some((one) => key.startsWith(one));
    if (meant) count++;
    const is = meant ? `${stage} ${fingerprint(text, source[key])}` : marks[key];
    if (is && !is.startsWith('draft')) after[key] = is;
  }
  mkdirSync(join(paths.i18n, 'read'), { recursive: true });
  writeFileSync(file(code), `${JSON.stringify(after, null, 2)}\n`);
  return `${code}: ${count} texts are marked ${stage}`;
}

/** @param {string} code */
function summary(code) {
  const all = stages(code);
  const counts = STAGES.map(
    (stage) => `${all.filter((one) => one.stage === stage).length} ${stage}`,
  );
  const changed = all.filter((one) => one.changed).length;
  return `${code}: ${all.length} texts, ${counts.join(', ')}${changed ? `, ${changed} changed since they were read` : ''}`;
}

/** @param {string} code */
function unread(code) {
  const catalog = readCatalog(code);
  const source = readCatalog(sourceLanguage);
  return stages(code)
    .filter(({ stage }) => stage === 'draft')
    .map(({ key, changed }) =>
      [
        `${key}${changed ? ' (changed)' : ''}`,
        `  en  ${source[key]}`,
        `  ${code}  ${catalog[key]}`,
      ].join('\n'),
    )
    .join('\n');
}

function overview() {
  const lines = builtLanguages().map(({ code }) => summary(code));
  for (const [code, terms] of Object.entries(ownTerms())) {
    lines.push('', `${code}: renderings of our own, for which no source was found`);
    for (const { term, rendering, why } of terms) lines.push(`  ${term}: ${rendering} (${why})`);
  }
  return lines.join('\n');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [, , code, stage, ...beginnings] = argv;
  if (stage) console.log(mark(code, /** @type {Stage} */ (stage), beginnings));
  else console.log(code ? unread(code) || summary(code) : overview());
}
