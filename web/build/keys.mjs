// SPDX-License-Identifier: MIT
/**
 * Which messages the sources use. In scripts that is `t('key')`, a template `t(`reason.${code}`)`, which
 * uses every key that fits, and a key that stands as a string of its own; in templates `"key" | t` and
 * `"key" | rich`, with `"kind." ~ name` for every key that begins so. The build gives each page just the
 * messages its scripts use, and refuses a key that is used and missing, or there and unused.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.mjs';

const CALL = /\bt\(\s*(['"`])((?:(?!\1).)+)\1/g;
const STRING = /'([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)'/g;
/** A key or its beginning in a bundle: its quote, itself, and what ends it. */
export const IN_BUNDLE = /(["'`])([a-z][a-z0-9-]*\.[a-z0-9.-]*)(\1|\$\{)/g;
const IN_TEMPLATE = /"([a-z][a-z0-9-]*\.[a-z0-9-.]*)"\s*(~)?/g;

/**
 * A key, or a pattern in which `*` stands for anything. What is not sure is a string that is a use only
 * if there is such a key.
 * @typedef {{key: string, sure: boolean}} Use
 */

/** @param {string} source @returns {Use[]} */
export function usesInScript(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const calls = Array.from(text.matchAll(CALL), (match) => match[2].replace(/\$\{[^}]*\}/g, '*'));
  const strings = Array.from(text.matchAll(STRING), (match) => match[1]);
  return [
    ...calls.map((key) => ({ key, sure: true })),
    ...strings.map((key) => ({ key, sure: false })),
  ];
}

/**
 * What a bundle may use: every text in it that is a key, or the beginning of one. What the bundler left out
 * as unused uses nothing.
 * @param {string} bundle @returns {Use[]}
 */
export const usesInBundle = (bundle) =>
  Array.from(bundle.matchAll(IN_BUNDLE), ([, , key, end]) => ({
    key: end === '${' || key.endsWith('.') ? `${key}*` : key,
    sure: false,
  }));

/** @param {string} text @returns {Use[]} */
export function usesInTemplate(text) {
  const found = Array.from(text.matchAll(IN_TEMPLATE)).filter(([, key]) => !key.endsWith('.njk'));
  return found.map((match) => ({
    key: match[1] + (match[2] ? '*' : ''),
    sure: true,
  }));
}

/** @param {string} use */
function matcher(use) {
  const escaped = use.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/**
 * The keys some uses need. A use without any key is a fault.
 * @param {Iterable<Use>} uses @param {readonly string[]} keys
 * @returns {{keys: Set<string>, missing: string[]}}
 */
export function resolveUses(uses, keys) {
  /** @type {Set<string>} */
  const wanted = new Set();
  const missing = [];
  for (const { key, sure } of uses) {
    const pattern = matcher(key);
    const fitting = keys.filter((one) => pattern.test(one));
    if (sure && fitting.length === 0) missing.push(key);
    for (const one of fitting) wanted.add(one);
  }
  return { keys: wanted, missing: [...new Set(missing)] };
}

/** @param {string} directory @param {RegExp} name @returns {string[]} */
function files(directory, name) {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Every use in the site's sources. @returns {Use[]} */
export function allUses() {
  const scripts = [
    'lib',
    'page',
    'elements',
    'lessons',
    'embed',
    'lms',
    'package',
    'build',
  ].flatMap((directory) => files(join(paths.web, directory), /\.m?js$/));
  const templates = files(paths.pages, /\.njk$/);
  return [
    ...scripts.flatMap((file) => usesInScript(readFileSync(file, 'utf8'))),
    ...templates.flatMap((file) => usesInTemplate(readFileSync(file, 'utf8'))),
  ];
}
