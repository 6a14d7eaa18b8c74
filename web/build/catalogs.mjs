// SPDX-License-Identifier: MIT
/**
 * The catalogs of `i18n/`: read, checked against each other, and compiled. The pages carry functions and
 * strings; the parser of messages stays here.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it ships without a declaration
import compileModule from '@messageformat/core/compile-module.js';
import messageformat from '@messageformat/core';
import { parse } from '@messageformat/parser';
import { languages, sourceLanguage } from '../site.config.js';
import { createTexts } from '../lib/texts.js';
import { paths } from './paths.mjs';

/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {Record<string, string>} Catalog */

/** Its declaration names the class `default` once too often. */
const MessageFormat =
  /** @type {new (lang: string) => {compile: (text: string) => (args: object) => string}} */ (
    /** @type {unknown} */ (messageformat)
  );

/** @param {string} code */
const file = (code) => join(paths.i18n, `${code}.json`);

/** @param {string} code @returns {Catalog} */
export const readCatalog = (code) => JSON.parse(readFileSync(file(code), 'utf8'));

/** Languages that have a catalog, in the order of the site. */
export const builtLanguages = () => languages.filter(({ code }) => existsSync(file(code)));

/** Notes for translators, by key or by the beginning of keys. @returns {Record<string, string>} */
export const readNotes = () => JSON.parse(readFileSync(join(paths.i18n, 'notes.json'), 'utf8'));

/** @param {unknown} tokens @param {Set<string>} names */
function collect(tokens, names) {
  for (const token of /** @type {any[]} */ (tokens)) {
    if (token.arg) names.add(token.arg);
    for (const one of token.cases ?? []) collect(one.tokens, names);
  }
  return names;
}

/** The arguments a message takes. @param {string} message @returns {string[]} */
export const placeholders = (message) => [...collect(parse(message), new Set())].sort();

/** The cases of its selections, which every language has to cover. @param {string} message */
function selections(message) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  /** @param {any[]} tokens */
  const walk = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'select') {
        const keys = found.get(token.arg) ?? new Set();
        token.cases.forEach((/** @type {any} */ one) => keys.add(one.key));
        found.set(token.arg, keys);
      }
      for (const one of token.cases ?? []) walk(one.tokens);
    }
  };
  walk(parse(message));
  return found;
}

/**
 * What is put in must be put in everywhere; what only chooses a form need not be asked where a language
 * has one form for all. An argument may stand in either of its two writings, {men} or {Men}.
 * @param {string} message @param {string} source
 */
function otherArguments(message, source) {
  const theirs = placeholders(source);
  const known = new Set(theirs.map((name) => name.toLowerCase()));
  const mine = placeholders(message);
  const has = new Set(mine.map((name) => name.toLowerCase()));
  const put = printed(source).map((name) => name.toLowerCase());
  if (mine.every((name) => known.has(name.toLowerCase())) && put.every((name) => has.has(name))) {
    return '';
  }
  return `has {${mine.join(' ')}} instead of {${theirs.join(' ')}}`;
}

/** The arguments that a message shows, in some case at least. @param {string} message */
function printed(message) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {any[]} tokens @param {string} [counted] */
  const walk = (tokens, counted) => {
    for (const { type, arg, cases } of tokens) {
      if (type === 'octothorpe' && counted) names.add(counted);
      if (arg && !cases) names.add(arg);
      for (const one of cases ?? []) walk(one.tokens, type === 'select' ? counted : arg);
    }
  };
  walk(parse(message));
  return [...names];
}

/** @param {string} text */
const tags = (text) => (text.match(/<\/?[a-z]+>/g) ?? []).sort().join(' ');

/**
 * Everything wrong between a catalog and the source.
 * @param {string} code @param {Catalog} catalog @param {Catalog} source
 * @returns {string[]}
 */
export function compareCatalogs(code, catalog, source) {
  const faults = [];
  for (const key of Object.keys(source)) {
    if (!(key in catalog)) faults.push(`${code}: ${key} is missing`);
  }
  for (const [key, message] of Object.entries(catalog)) {
    if (!(key in source)) {
      faults.push(`${code}: ${key} is unknown to the source`);
      continue;
    }
    if (message.trim() === '' && source[key].trim() !== '') faults.push(`${code}: ${key} is empty`);
    const fault = otherArguments(message, source[key]);
    if (fault) faults.push(`${code}: ${key} ${fault}`);
    if (tags(message) !== tags(source[key])) faults.push(`${code}: ${key} has other tags`);
    for (const [arg, cases] of selections(source[key])) {
      const own = selections(message).get(arg) ?? new Set(['other']);
      if (!own.has('other')) faults.push(`${code}: ${key} selects {${arg}} without other`);
      for (const one of own) {
        if (one !== 'other' && !cases.has(one)) faults.push(`${code}: ${key} has the case ${one}`);
      }
    }
  }
  return faults;
}

/**
 * A JavaScript module with the messages of some keys: strings where nothing is put in, else functions. A key that
 * is a number is the message's place in an array, and is not sent.
 * @param {Language} language @param {Catalog} catalog @param {readonly string[]} keys
 */
export function compileMessages({ lang }, catalog, keys) {
  const chosen = [...keys].sort();
  const plain = chosen.filter((key) => parse(catalog[key]).every(({ type }) => type === 'content'));
  const moving = chosen.filter((key) => !plain.includes(key));
  const format = new MessageFormat(lang);
  const { imports, functions } = compileFunctions(
    format,
    moving.map((key) => catalog[key]),
  );
  const sources = new Map(moving.map((key, i) => [key, functions[i]]));
  for (const key of plain) sources.set(key, JSON.stringify(format.compile(catalog[key])({})));
  const places = chosen.filter((key) => /^\d+$/.test(key)).map(Number);
  const all = Array.from({ length: Math.max(-1, ...places) + 1 }, (_, i) => sources.get(`${i}`));
  const named = chosen
    .filter((key) => !/^\d+$/.test(key))
    .map((key) => `${JSON.stringify(key)}: ${sources.get(key)}`);
  // A message that another file has leaves a hole, which Object.assign passes over.
  return `${imports}
export default Object.assign([${all.map((source) => `${source ?? ''},`).join('')}], {${named}});
`;
}

/**
 * The functions of messages, as sources, and what they import.
 * @param {InstanceType<typeof MessageFormat>} format @param {readonly string[]} messages
 */
function compileFunctions(format, messages) {
  const named = Object.fromEntries(messages.map((message, i) => [`message_${i}`, message]));
  // Texts stand in it on one line each, so that a name at a line's beginning is one of ours.
  const [imports, ...functions] = compileModule(format, named)
    .replace(/\n\};?\s*$/, '')
    .split(/(?:export default \{|,)\n\s*message_\d+: /);
  if (functions.length !== messages.length) throw new Error('messages were compiled otherwise');
  return { imports: messages.length > 0 ? imports : '', functions };
}

/** The same for the build itself. @param {Language} language @param {Catalog} catalog */
export function buildTexts({ lang, formats }, catalog) {
  const format = new MessageFormat(lang);
  /** @type {import('../lib/texts.js').Messages} */
  const messages = {};
  for (const [key, message] of Object.entries(catalog)) {
    messages[key] = /** @type {any} */ (format.compile(message));
  }
  return createTexts(messages, lang, formats);
}

/** @returns {{language: Language, catalog: Catalog}[]} */
export function readCatalogs() {
  return builtLanguages().map((language) => ({ language, catalog: readCatalog(language.code) }));
}

/** Every fault of every catalog. */
export function checkCatalogs() {
  const source = readCatalog(sourceLanguage);
  return readCatalogs().flatMap(({ language, catalog }) =>
    compareCatalogs(language.code, catalog, source),
  );
}
