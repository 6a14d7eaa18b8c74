// SPDX-License-Identifier: MIT
/**
 * The site's sheets for the shadow root of an element in somebody else's page. What depends on the window depends on
 * the element's own width there; light and dark follow the page's `color-scheme`; and what an ancestor says of a
 * `--c960-*` property holds.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.mjs';
import { textOf } from './bundle.mjs';

const CALL = 'light-dark(';
/** Of a browser: Chrome 123, Safari 17.5. */
const KNOWN = '(color: light-dark(#000, #000))';
/** What the browser itself draws is light where all else is. */
const OLD = `@supports not ${KNOWN}{:host,:host([theme]){color-scheme:light}}`;

const COMMON = ['base', 'controls', 'drawing', 'marks'];

/** What of the page's own colours and types its owner can set besides those of the board. @type {Record<string, string>} */
const OPEN = {
  '--ink': '--c960-ink',
  '--muted': '--c960-muted',
  '--paper': '--c960-paper',
  '--card': '--c960-surface',
  '--line': '--c960-line',
  '--accent': '--c960-action',
  '--accent-ink': '--c960-action-ink',
  '--serif': '--c960-serif',
  '--sans': '--c960-sans',
};

/** The declarations of a rule. @param {string} css @param {string} selector @returns {Map<string, string>} */
function declarations(css, selector) {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
}

/** The visual language as it holds in an element: each token's value, in light and in dark. */
function tokens() {
  const css = readFileSync(join(paths.styles, 'tokens.css'), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  const light = declarations(css, ':root');
  const dark = declarations(css, ":root[data-theme='dark']");
  return new Map(
    Array.from(light, ([name, value]) => {
      const other = dark.get(name);
      return [name, other && other !== value ? `light-dark(${value}, ${other})` : value];
    }),
  );
}

/** Of a property that an ancestor may set: never set here, and with its value wherever it is asked for. @param {string} css @param {Map<string, string>} all @returns {string} */
const withDefaults = (css, all) =>
  css.replace(/var\((--c960-[\w-]+)\)/g, (whole, name) => {
    const value = all.get(name);
    return value ? `var(${name}, ${withDefaults(value, all)})` : whole;
  });

/** @param {Map<string, string>} all */
function host(all) {
  const lines = Array.from(all)
    .filter(([name]) => !name.startsWith('--c960-'))
    .map(([name, value]) => {
      const own = OPEN[name];
      const said = withDefaults(value, all);
      return `${name}: ${own ? `var(${own}, ${said})` : said};`;
    });
  return `:host { display: block; ${lines.join('\n')} }
:host([hidden]) { display: none; }
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
.c960 { container: c960 / inline-size; }`;
}

/** @param {string} css minified */
const forElement = (css) =>
  css
    .replace(/@media (?:screen and )?(\((?:min|max)-width:[^{]*)\{/g, '@container c960 $1{')
    .replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replaceAll('100vh', '50rem')
    .replace(/(\d)vw\b/g, '$1cqi')
    .replace(/(^|[},])body(?=[{,])/g, '$1.c960')
    .replaceAll('c960-drill ', '.drill ')
    .replace(/(^|[},])c960-drill(?=\{)/g, '$1.drill');

/** Where in some CSS a bracket closes, and the comma within it. @param {string} css @param {number} from behind the bracket */
function argumentsAt(css, from) {
  let depth = 1;
  let comma = -1;
  for (let at = from; at < css.length; at++) {
    if (css[at] === '(') depth++;
    else if (css[at] === ')') depth--;
    else if (css[at] === ',' && depth === 1) comma = at;
    if (depth === 0) return { light: css.slice(from, comma), end: at + 1 };
  }
  throw new Error(`a bracket is not closed: ${css.slice(from, from + 40)}`);
}

/** For browsers that know no light-dark(): each becomes a property, which is the light one there. @param {string} css */
export function withoutLightDark(css) {
  /** @type {Map<string, {name: string, light: string}>} */
  const pairs = new Map();
  const parts = [];
  let at = 0;
  for (let next = css.indexOf(CALL); next >= 0; next = css.indexOf(CALL, at)) {
    const { light, end } = argumentsAt(css, next + CALL.length);
    const whole = css.slice(next, end);
    const pair = pairs.get(whole) ?? { name: `--pair-${pairs.size}`, light };
    pairs.set(whole, pair);
    parts.push(css.slice(at, next), `var(${pair.name})`);
    at = end;
  }
  parts.push(css.slice(at));
  if (pairs.size === 0) return css;
  const all = [...pairs];
  const old = all.map(([, { name, light }]) => `${name}:${light}`).join(';');
  const young = all.map(([whole, { name }]) => `${name}:${whole}`).join(';');
  return `:host{${old}}@supports ${KNOWN}{:host{${young}}}${parts.join('')}`;
}

/** @param {readonly string[]} names of the sheets that one element needs besides the common ones */
export async function sheetFor(names) {
  const all = tokens();
  const files = [...COMMON, ...names].map((name) => `@import './styles/${name}.css';`);
  const contents = [...files, "@import './package/package.css';"].join('\n');
  const stdin = { contents, resolveDir: paths.web, loader: /** @type {const} */ ('css') };
  const [own, site] = await Promise.all([
    textOf({ stdin: { contents: host(all), loader: 'css' } }),
    textOf({ stdin }),
  ]);
  return withoutLightDark(own.trim() + withDefaults(forElement(site), all).trim()) + OLD;
}
