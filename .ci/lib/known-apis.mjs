// SPDX-License-Identifier: MIT
// What pages ask of the browser, member by member, against MDN's data of which browser has had what since when. The
// types say whose member it is, so that a name alone raises no alarm; where a type is unknown, the names of
// `young.mjs` are all there is. What the page asks for with `?.`, or only after it looked, may be younger.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { browsers } from '../../web/site.config.js';
import { filesBelow } from './files.mjs';
import { root } from './process.mjs';

/** @typedef {{version_added: string | boolean | null, flags?: unknown, prefix?: string, alternative_name?: string, version_removed?: string, partial_implementation?: boolean}} Support */
/** @typedef {{__compat?: {support: Record<string, Support | Support[]>}, [name: string]: any}} Node */

/** Our names of browsers, and theirs. @type {Record<string, string>} */
const NAMES = { ios: 'safari_ios', samsung: 'samsunginternet_android' };

/** Asked for only by who has looked whether it is there, or has been given it. */
const LOOKED = new Set([
  'Navigator.share',
  'Navigator.wakeLock',
  'WakeLock.request',
  'WakeLockSentinel.release',
]);

/** @returns {{api: Node, javascript: {builtins: Node}}} */
function readData() {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} version such as "16.4" or "≤37" */
const numbers = (version) => version.replace('≤', '').split('.').map(Number);

/** @param {string} a @param {string} b whether version a is not later than b */
function isBy(a, b) {
  const [x, y] = [numbers(a), numbers(b)];
  const at = x.findIndex((n, i) => n !== (y[i] ?? 0));
  return at < 0 || x[at] < (y[at] ?? 0);
}

/** The browsers that are too old for it. @param {Node | undefined} node @returns {string[]} */
function tooOld(node) {
  const support = node?.__compat?.support;
  if (!support) return [];
  return Object.entries(browsers).flatMap(([name, oldest]) => {
    const given = [support[NAMES[name] ?? name] ?? []].flat();
    // What was there in part and then as a whole was there all the time.
    const isGone = (/** @type {string | undefined} */ when) =>
      Boolean(when) && !given.some(({ version_added: since }) => since === when);
    const has = given.some(
      ({ version_added: since, ...rest }) =>
        typeof since === 'string' &&
        !(rest.flags || rest.prefix || rest.alternative_name || isGone(rest.version_removed)) &&
        since !== 'preview' &&
        isBy(since, oldest),
    );
    const since = given[0]?.version_added;
    return given.length === 0 || has ? [] : [`${name} ${since || 'never'}`];
  });
}

/** A program of all that runs in pages, and of what is given besides. @param {readonly string[]} files */
function programOf(files) {
  const at = join(root, '.ci/tsconfig.json');
  const { config } = ts.readConfigFile(at, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    dirname(at),
  );
  return ts.createProgram([...files], options);
}

/** What it is called in the data, from itself to what it comes from. @param {ts.TypeChecker} checker @param {ts.Type} type @returns {string[]} */
function kindred(checker, type) {
  const name = type.getSymbol()?.name ?? '';
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return [
    name.replace(/^Readonly(?=Array|Map|Set)/, ''),
    ...bases.flatMap((one) => kindred(checker, one)),
  ];
}

/** Whether it is asked for only if it is there. @param {ts.Node} node */
function isAsked(node) {
  const { parent } = node;
  if (!parent || ts.isTypeOfExpression(parent)) return Boolean(parent);
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) &&
    parent.expression === node &&
    Boolean(parent.questionDotToken)
  );
}

/**
 * Every place that asks for something too young.
 * @param {readonly string[]} [files]
 * @returns {string[]} such as "web/lib/x.js:12: URL.canParse is younger than the oldest browsers (chrome 120, safari 17)"
 */
export function youngUses(files = pageFiles()) {
  const { api, javascript } = readData();
  const program = programOf(files.map((file) => resolve(root, file)));
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const faults = [];

  /** What the data says of a member. @param {ts.Type} type @param {string} member @returns {[string, Node] | null} */
  function ofMember(type, member) {
    for (const one of type.isUnionOrIntersection() ? type.types : [type]) {
      for (const name of kindred(checker, checker.getApparentType(one))) {
        const own = name.replace(/Constructor$/, '');
        const known = [api[name]?.[member], javascript.builtins[own]?.[member]].find(Boolean);
        if (known) return [`${own}.${member}`, known];
      }
    }
    return null;
  }

  /** @param {ts.Node} node @returns {[string, Node] | null} */
  function asked(node) {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      const given = ts.isIdentifier(expression) ? expression.text : '';
      // A constructor's own members are a variable's in the types.
      const own =
        isBrowsers(expression) &&
        (api[given]?.[`${name.text}_static`] ?? javascript.builtins[given]?.[name.text]);
      return own
        ? [`${given}.${name.text}`, own]
        : ofMember(checker.getTypeAtLocation(expression), name.text);
    }
    if (!ts.isIdentifier(node) || !isBrowsers(node)) return null;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return null;
    const known = api[node.text] ?? javascript.builtins[node.text] ?? api.Window?.[node.text];
    return known ? [node.text, known] : null;
  }

  /** Whether it is the browser's own. @param {ts.Node} node */
  function isBrowsers(node) {
    const declared = ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.declarations?.[0];
    return (
      Boolean(declared) &&
      program.isSourceFileDefaultLibrary(/** @type {ts.Node} */ (declared).getSourceFile())
    );
  }

  /** @param {ts.Node} node @param {ts.SourceFile} source @param {string} file */
  function visit(node, source, file) {
    const found = isAsked(node) ? null : asked(node);
    const old = found && !LOOKED.has(found[0]) ? tooOld(found[1]) : [];
    if (found && old.length > 0) {
      const { line } = source.getLineAndCharacterOfPosition(node.getEnd());
      faults.push(
        `${file}:${line + 1}: ${found[0]} is younger than the oldest browsers (${old.join(', ')})`,
      );
    }
    ts.forEachChild(node, (child) => visit(child, source, file));
  }

  for (const file of files) {
    const source = program.getSourceFile(resolve(root, file));
    if (source) visit(source, source, file);
  }
  return faults;
}

/** All scripts that run in pages. */
export const pageFiles = () =>
  ['web', 'wasm/js'].flatMap((folder) =>
    filesBelow(folder, /\.js$/).filter(
      (file) => !/^web[\\/](?:dist|build)\b|\.config\.js$|\.11ty\.js$/.test(file),
    ),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = youngUses();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
