// SPDX-License-Identifier: MIT
// What every file of the project owes, and what is said of the project as a whole.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { C_SOURCES, SCRIPTS, absolute, filesBelow, read, readJson, someFiles } from './project.mjs';

const TOP_LEVEL = [
  ...['CMakeLists.txt', 'core', 'wasm', 'web', 'tests', 'package.json', 'package-lock.json'],
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'],
  'CMakePresets.json',
];
const MADE = ['build', 'node_modules'];

const TEXTS =
  /\.([cm]?js|ts|c|h|inc|json|jsonl|tsv|txt|md|css|html|njk|svg|yml|cmake|webmanifest)$/;
const OTHER_TEXTS = /(^|\/)(\.npmrc|\.gitignore|\.gitattributes|\.editorconfig|run|LICENSE)$/;
const isText = (/** @type {string} */ path) => TEXTS.test(path) || OTHER_TEXTS.test(path);

/** Spelled so that this file does not name what it looks for. */
const FORBIDDEN = [
  [/registry\.(npmjs|yarnpkg)/, 'a host of a package registry'],
  [/(deb|security|ftp)\.debian\.(org|net)/, 'a host of a package registry'],
  [/(^|[\s'"`(=])\/(work|tmp|root|home)\/[\w.]/m, 'a path of one machine'],
];

const LICENSES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0'],
  ...[
    'BlueOak-1.0.0',
    'Unlicense',
    'Python-2.0',
    'CC-BY-4.0',
    'MPL-2.0',
    'Unicode-DFS-2016',
    '(MIT OR CC0-1.0)',
    'MIT AND OFL-1.1',
  ],
];

/**
 * Lines with something on them other than a comment.
 *
 * @param {string} path
 */
function linesOfCode(path) {
  const lines = read(path).split('\n');
  return lines.filter((line) => line.trim() && !/^\s*(\/[/*]|\*)/.test(line)).length;
}

describe('every source file', () => {
  const scripts = someFiles('', SCRIPTS);
  const cSources = someFiles('', C_SOURCES);
  const isWritten = (/** @type {string} */ path) => !/generated/i.test(read(path).slice(0, 400));

  test('names its licence in one line near its top', () => {
    const styles = filesBelow('', /\.(css|cmake)$|(^|\/)CMakeLists\.txt$/);
    for (const path of [...scripts, ...cSources, ...styles, '.ci/run']) {
      const top = read(path).split('\n').slice(0, 3).join('\n');
      assert.match(top, /SPDX-License-Identifier: MIT\b/, path);
    }
  });

  test('is short enough to hold in mind: 500 lines of C code, 350 of JavaScript', () => {
    const tooLong = [
      ...scripts.map((path) => ({ path, most: 350 })),
      ...cSources.map((path) => ({ path, most: 500 })),
    ]
      .map(({ path, most }) => ({
        path,
        most,
        lines: linesOfCode(path),
      }))
      .filter(({ path, lines, most }) => lines > most && isWritten(path));
    assert.deepEqual(tooLong, []);
  });
});

describe('the project', () => {
  test('has nothing at its top but its parts and the usual papers', () => {
    const names = readdirSync(absolute('')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(
      names.filter((name) => !TOP_LEVEL.includes(name) && !MADE.includes(name)),
      [],
    );
    assert.deepEqual(
      TOP_LEVEL.filter((name) => !names.includes(name)),
      [],
    );
  });

  test('names no host of a package registry and no path of one machine', () => {
    for (const path of someFiles('').filter(isText)) {
      const text = read(path);
      for (const [pattern, what] of FORBIDDEN) {
        const found = text.match(pattern)?.[0];
        assert.equal(found, undefined, `${path} names ${what}: ${found}`);
      }
    }
  });

  test('locks its packages without saying where they were fetched', () => {
    for (const path of ['package-lock.json', 'tests/bench/package-lock.json']) {
      const lock = read(path);
      assert.ok(!/"resolved"/.test(lock), `${path} says where a package came from`);
      assert.ok(!/"extraneous"/.test(lock), `${path} lists packages that nothing asks for`);
      assert.match(lock, /"integrity"/, path);
    }
  });

  test('is under the MIT licence', () => {
    const licence = read('LICENSE');
    assert.match(licence, /^MIT License\n/);
    assert.match(licence, /Permission is hereby granted, free of charge, to any person/);
    assert.equal(readJson('package.json').license, 'MIT');
  });

  test('builds with packages under free licences that ask nothing of what is built', () => {
    for (const [path, entry] of Object.entries(readJson('package-lock.json').packages)) {
      assert.ok(LICENSES.includes(entry.license), `${path} is under ${entry.license}`);
    }
  });

  test('has the commands that its README names', () => {
    const { scripts } = readJson('package.json');
    const named = [...read('README.md').matchAll(/(?:^|`) *npm (?:run )?([a-z]+(?::[a-z]+)?)/gm)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'install');
    for (const name of ['start', 'test', 'build', 'check', 'bench', 'shots']) {
      assert.ok(named.includes(name), `README.md does not name ${name}`);
    }
    for (const name of named) assert.ok(name in scripts, `there is no command ${name}`);
  });

  test('has one version', () => {
    const { version } = readJson('package.json');
    assert.equal(readJson('package-lock.json').version, version);
    assert.equal(read('core/include/c960.h').match(/C960_VERSION "(.+)"/)?.[1], version);
    assert.match(read('CHANGELOG.md'), new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'));
  });
});

describe('the npm package', () => {
  test('depends on nothing', () => {
    const asked = Object.keys(readJson('package.json')).filter((key) => /dependencies$/i.test(key));
    assert.deepEqual(asked, ['devDependencies']);
  });

  test('holds the module, the binding, its types, the elements and the papers, and nothing else', () => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const options = /** @type {const} */ ({ cwd: absolute(''), encoding: 'utf8' });
    const npm = process.env.npm_execpath ?? '';
    const text = npm.endsWith('.js')
      ? execFileSync(process.execPath, [npm, ...args], options)
      : execFileSync('npm', args, options);
    const [pack] = Object.values(JSON.parse(text));
    const files = pack.files.map((/** @type {{ path: string }} */ file) => file.path).sort();
    const elements = 'wasm/dist/elements/';
    const isPart = (/** @type {string} */ path) => /^part-\w{8}\.js$/.test(path);
    const ofElements = files
      .filter((/** @type {string} */ path) => path.startsWith(elements))
      .map((/** @type {string} */ path) => path.slice(elements.length));
    assert.deepEqual(
      files.filter((/** @type {string} */ path) => !path.startsWith(elements)),
      [
        ...['LICENSE', 'README.md', 'package.json'],
        ...['wasm/dist/c960.wasm', 'wasm/dist/index.d.ts', 'wasm/dist/index.js'],
      ],
    );
    assert.deepEqual(
      ofElements.filter((/** @type {string} */ path) => !isPart(path)),
      [
        ...['board.js', 'castling-drill.js', 'define.d.ts', 'define.js', 'explorer.js'],
        ...['frameworks.d.ts', 'index.d.ts', 'index.js', 'promotion-tester.js'],
        ...['react.d.ts', 'react.js'],
        ...['en', 'it', 'lb', 'lt', 'pt'].map((language) => `texts/${language}.js`),
        ...['vue.d.ts', 'vue.js'],
      ],
    );
  });
});
