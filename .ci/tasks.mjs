// SPDX-License-Identifier: MIT
// The commands of package.json. Each sets the machine up for itself, so that all of them work right
// after `git clone`; each goes on after a failed step where the later ones can still tell something.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { installModules } from './lib/modules.mjs';
import { forgetMovedBuilds } from './lib/moved.mjs';
import { root, run, runNode } from './lib/process.mjs';
import { buildIfDue } from './lib/stamp.mjs';
import { youngStyles } from './lib/young.mjs';
import { SetUpError, setUp } from './setup.mjs';

const C_FILES = /\.[ch]$/;
const LINT = ['--config', '.ci/eslint.config.mjs', '--max-warnings', '0'];
const TEST_FILES = /\.test\.m?js$/;

/** The package's rules, and the site's. */
const RULES = ['c960.wasm', 'index.js', 'index.d.ts', 'small'].map((name) => `wasm/dist/${name}`);

const buildWasm = () =>
  buildIfDue(
    {
      name: 'wasm',
      inputs: [
        'core',
        'wasm',
        'CMakeLists.txt',
        'CMakePresets.json',
        'package.json',
        'package-lock.json',
      ],
      outputs: RULES,
    },
    () => runNode('wasm/build.mjs'),
  );

const buildSite = () =>
  buildIfDue(
    {
      name: 'site',
      inputs: ['web', ...RULES, 'package.json', 'package-lock.json'],
      outputs: ['web/dist'],
      settings: [process.env.SITE_URL ?? '', process.env.SITE_STAMP ?? ''],
    },
    () => runNode('web/build/build.mjs'),
  );

/** The package's custom elements, of parts of the site. */
const buildElements = () =>
  buildIfDue(
    {
      name: 'elements',
      inputs: ['web', 'package.json', 'package-lock.json'],
      outputs: ['wasm/dist/elements'],
    },
    () => runNode('web/build/elements.mjs'),
  );

const build = () => all(() => buildWasm() && buildSite(), buildElements);

/** @param {string} preset */
function buildCore(preset) {
  return run('cmake', ['--preset', preset]) && run('cmake', ['--build', join('build', preset)]);
}

/** @param {string} preset */
function testCore(preset) {
  const jobs = String(availableParallelism());
  return (
    buildCore(preset) &&
    run('ctest', ['--test-dir', join('build', preset), '--output-on-failure', '-j', jobs])
  );
}

const testCoreAll = () =>
  all(
    () => testCore('release'),
    () => testCore('sanitize'),
  );

/** @param {...string} folders */
function testJavaScript(...folders) {
  const files = folders.flatMap((folder) => filesBelow(folder, TEST_FILES));
  if (files.length === 0) throw new SetUpError(`There are no tests in ${folders.join(', ')}.`);
  return runNode('--test', ['--test-reporter=spec', ...sideBySide(), ...files]);
}

/**
 * Two files per core at once: tests in a browser wait for it half of their time, and Node.js alone would leave a
 * core idle. Node.js before 20.10 cannot be told.
 */
function sideBySide() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const canBeTold = major > 20 || (major === 20 && minor >= 10);
  return canBeTold ? [`--test-concurrency=${2 * availableParallelism()}`] : [];
}

function testEverything() {
  const built = build();
  const core = testCoreAll();
  // Without a site every test in a browser would wait in vain: only the others are run then.
  const folders = ['tests/house', 'tests/wasm', ...(built ? ['tests/web'] : [])];
  const scripts = testJavaScript(...folders);
  if (!built) console.error('\nThe build failed, see above; tests/web was not run.');
  return built && core && scripts;
}

/** Styles hold to the oldest browsers too. */
function checkStyles() {
  const faults = youngStyles();
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function check() {
  const sources = ['core', 'wasm', 'tests'].flatMap((folder) => filesBelow(folder, C_FILES));
  return all(
    () => module('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    () => module('eslint/bin/eslint.js', [...LINT, '.']),
    checkStyles,
    () => buildWasm() && module('typescript/bin/tsc', ['--project', '.ci/tsconfig.json']),
    () => runNode('.ci/lib/known-apis.mjs'),
    () => run('clang-format', ['--dry-run', '--Werror', ...sources]),
  );
}

function format() {
  const sources = ['core', 'wasm', 'tests'].flatMap((folder) => filesBelow(folder, C_FILES));
  return all(
    () => module('eslint/bin/eslint.js', [...LINT, '--fix', '.']),
    () => module('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.']),
    () => run('clang-format', ['-i', ...sources]),
  );
}

/** @param {string} file @param {readonly string[]} args */
function module(file, args) {
  return runNode(join('node_modules', file), args);
}

/**
 * Runs every step, whatever became of the others.
 *
 * @param {...(() => boolean)} steps
 */
function all(...steps) {
  return steps.map((step) => step()).every(Boolean);
}

/** @type {Readonly<Record<string, () => boolean>>} */
const TASKS = {
  start: () => build() && serve(),
  build,
  test: testEverything,
  'test:core': testCoreAll,
  'test:wasm': () => buildWasm() && testJavaScript('tests/wasm'),
  'test:web': () => build() && testJavaScript('tests/web'),
  'test:house': () =>
    all(
      build,
      () => buildCore('release'),
      () => testJavaScript('tests/house'),
    ),
  check,
  format,
  bench: () =>
    installModules(join(root, 'tests/bench')) &&
    buildWasm() &&
    buildCore('bench') &&
    runNode('tests/bench/bench.mjs', process.argv.slice(3)),
  'bench:deep': () =>
    buildWasm() && buildCore('bench') && runNode('tests/bench/deep.mjs', process.argv.slice(3)),
  'bench:atlas': () => build() && runNode('tests/web/atlas-bench.mjs', process.argv.slice(3)),
  'bench:start': () => build() && runNode('tests/bench/start.mjs', process.argv.slice(3)),
  soak: () => build() && runNode('--test', ['--test-reporter=spec', 'tests/web/soak/frames.mjs']),
  texts: () => runNode('web/build/translators.mjs', process.argv.slice(3)),
  shots: () => build() && runNode('tests/web/shots.mjs', process.argv.slice(3)),
};

/** In this process, so that whatever ends it ends the server too. */
function serve() {
  import('../web/build/serve.mjs').then((site) => site.serve());
  return true;
}

/** @param {string} name */
function main(name) {
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (!task)
    throw new SetUpError(`There is no task "${name}". Tasks: ${Object.keys(TASKS).join(', ')}`);
  setUp(name);
  forgetMovedBuilds(join(root, 'build'));
  return task();
}

try {
  process.exitCode = main(process.argv[2] ?? '') ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
