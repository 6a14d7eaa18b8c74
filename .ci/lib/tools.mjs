// SPDX-License-Identifier: MIT
// What a command needs besides Node.js: how to tell that it is there, and where to get it.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findFirefox, findMiniBrowser } from './browsers.mjs';
import { findProgram } from './process.mjs';

/**
 * @typedef {object} Tool
 * @property {string} name what a person calls it
 * @property {() => boolean} isThere looks for the very thing that gets used
 * @property {readonly string[]} debian the Debian packages that bring it
 * @property {string} elsewhere how to get it on another system
 * @property {true} [optional] things go without it, only slower
 */

/** @param {...string} names */
const program =
  (...names) =>
  () =>
    names.some((name) => findProgram(name) !== null);

/** @param {string} path */
const header = (path) => () => includeFolders().some((folder) => existsSync(join(folder, path)));

function includeFolders() {
  const asked = [process.env.CPATH, process.env.C_INCLUDE_PATH]
    .flatMap((list) => (list ?? '').split(delimiter))
    .filter(Boolean);
  return [...asked, '/usr/include', '/usr/local/include', '/opt/homebrew/include'];
}

/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = {
  cmake: {
    name: 'CMake 3.21 or later',
    isThere: program('cmake'),
    debian: ['cmake'],
    elsewhere: 'package cmake, or https://cmake.org',
  },
  ninja: {
    name: 'Ninja',
    isThere: program('ninja'),
    debian: ['ninja-build'],
    elsewhere: 'package ninja, or https://ninja-build.org',
  },
  emscripten: {
    name: 'Emscripten 3.1 or later (emcc)',
    isThere: program('emcc'),
    debian: ['emscripten'],
    elsewhere: 'package emscripten, or https://emscripten.org',
  },
  compiler: {
    name: 'a C compiler with AddressSanitizer (cc)',
    isThere: () => program('cc', 'gcc', 'clang')() && program('nm')() && header('stdint.h')(),
    debian: ['gcc', 'libc6-dev', 'binutils'],
    elsewhere: "gcc or clang, from the system's developer tools",
  },
  pkgConfig: {
    name: 'pkg-config',
    isThere: program('pkg-config'),
    debian: ['pkg-config'],
    elsewhere: 'package pkg-config or pkgconf',
  },
  cmocka: {
    name: 'cmocka with its header',
    isThere: header('cmocka.h'),
    debian: ['libcmocka-dev'],
    elsewhere: 'package cmocka, or https://cmocka.org',
  },
  cjson: {
    name: 'cJSON with its header',
    isThere: header('cjson/cJSON.h'),
    debian: ['libcjson-dev'],
    elsewhere: 'package cjson',
  },
  chromium: {
    name: 'Chromium (chromium)',
    isThere: program('chromium'),
    debian: ['chromium'],
    elsewhere: 'package chromium, and a link called chromium on the PATH',
  },
  headless: {
    name: 'Chromium without windows (chromium-headless-shell)',
    isThere: program('chromium-headless-shell'),
    debian: ['chromium-headless-shell'],
    elsewhere: 'package chromium-headless-shell',
    optional: true,
  },
  nginx: {
    name: 'nginx',
    isThere: program('nginx'),
    debian: ['nginx-light'],
    elsewhere: 'package nginx, or https://nginx.org',
  },
  firefox: {
    name: 'Firefox (firefox-esr)',
    isThere: () => findFirefox() !== null,
    debian: ['firefox-esr'],
    elsewhere: 'package firefox or https://www.mozilla.org/firefox, its path in FIREFOX',
  },
  webkit: {
    name: 'WebKitGTK with WebKitWebDriver and MiniBrowser',
    // There is none for other systems: its tests say so and fail, all others are run.
    isThere: () =>
      process.platform !== 'linux' || (program('WebKitWebDriver')() && findMiniBrowser() !== null),
    debian: ['webkit2gtk-driver'],
    elsewhere: 'package webkit2gtk-driver or webkitgtk with its driver, the path in MINIBROWSER',
  },
  xvfb: {
    name: 'Xvfb, a display that nobody sees',
    isThere: () => process.platform !== 'linux' || program('Xvfb')(),
    debian: ['xvfb'],
    elsewhere: 'package xvfb or xorg-server-xvfb',
  },
  clangFormat: {
    name: 'clang-format',
    isThere: program('clang-format'),
    debian: ['clang-format'],
    elsewhere: 'package clang-format or clang-tools',
  },
  stockfish: {
    name: 'Stockfish (measured as a program, no part of c960)',
    isThere: program('stockfish'),
    debian: ['stockfish'],
    elsewhere: 'package stockfish',
  },
};

const WASM = ['cmake', 'ninja', 'emscripten'];
const CHROMIUM = ['chromium', 'headless'];
const BROWSERS = [...CHROMIUM, 'firefox', 'webkit', 'xvfb'];
const CORE = ['cmake', 'ninja', 'compiler', 'pkgConfig', 'cmocka', 'cjson'];

/** What each task needs, by the names above. @type {Readonly<Record<string, readonly string[]>>} */
const NEEDS = {
  start: WASM,
  build: WASM,
  test: [...WASM, ...CORE, ...BROWSERS, 'nginx'],
  'test:core': CORE,
  'test:wasm': [...WASM, ...CHROMIUM],
  'test:web': [...WASM, ...BROWSERS, 'nginx'],
  'test:house': [...WASM, ...CORE],
  check: [...WASM, 'clangFormat'],
  format: ['clangFormat'],
  bench: [...WASM, 'compiler', 'stockfish'],
  'bench:deep': [...WASM, 'compiler'],
  shots: [...WASM, 'chromium'],
};

/**
 * The tools that a task needs and this machine lacks.
 *
 * @param {string} task
 * @returns {Tool[]}
 */
export function missingTools(task) {
  const names = [...new Set(NEEDS[task] ?? [])];
  return names.map((name) => /** @type {Tool} */ (TOOLS[name])).filter((tool) => !tool.isThere());
}
