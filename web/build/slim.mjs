// SPDX-License-Identifier: MIT
/** What makes the scripts of a page smaller than their sources, besides minifying. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import esbuild from 'esbuild';
import { paths } from './paths.mjs';

/** The pieces are in the page's HTML already. @type {esbuild.Plugin} */
const drawings = {
  name: 'drawings of the page',
  setup(build) {
    build.onResolve({ filter: /\/drawings\.js$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, dirname(path), 'drawings-of-page.js'),
    }));
  },
};

/**
 * An element's style is text to the bundler: its blanks and comments are taken out here.
 * @param {(css: string) => string} [change] what else is done with it
 * @returns {esbuild.Plugin}
 */
export const stylesWith = (change = (css) => css) => ({
  name: 'styles of elements',
  setup(build) {
    build.onLoad(
      { filter: /[\\/](elements[\\/].*[\\/]style|assets[\\/]pieces)\.js$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /(const \w*CSS = `)([^`]*)/,
          (_, before, css) => before + change(minified(css)),
        ),
      }),
    );
  },
});

export const styles = stylesWith();

/** @param {string} css with `${}` between its rules */
const minified = (css) =>
  css
    .split(/(\$\{\w+\})/)
    .map((/** @type {string} */ part) =>
      part.startsWith('$')
        ? part
        : esbuild.transformSync(part, { loader: 'css', minify: true }).code,
    )
    .join('');

/** The rules without PGN, without who can still mate: all that most pages ask. @type {esbuild.Plugin} */
export const smallRules = {
  name: 'rules without what most pages never ask',
  setup(build) {
    build.onResolve({ filter: /\/wasm\/dist\/index\.js$/ }, () => ({
      path: join(dirname(paths.smallWasm), 'index.js'),
    }));
  },
};

/** All the rules, and no PGN: that no page reads. @type {esbuild.Plugin} */
export const wholeRules = {
  name: 'rules without PGN',
  setup(build) {
    build.onResolve({ filter: /\/wasm\/dist\/index\.js$/ }, () => ({
      path: join(dirname(paths.smallWasm), 'mates.js'),
    }));
  },
};

/** No rules at all: for pages that work without the module. @type {esbuild.Plugin} */
export const noRules = {
  name: 'no rules',
  setup(build) {
    build.onResolve({ filter: /\/core\.js$/ }, () => ({ path: join(paths.lib, 'no-core.js') }));
  },
};

export const slim = [drawings, styles];
