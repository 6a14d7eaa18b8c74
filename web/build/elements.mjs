// SPDX-License-Identifier: MIT
/**
 * Builds `c960/elements`, the custom elements of the npm package, into `wasm/dist/elements/`: modules for bundlers and
 * for browsers, one file of texts for each language, and the declaration. The rules stay the package's own script, one
 * folder up.
 *
 *   node web/build/elements.mjs
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle, textOf } from './bundle.mjs';
import { compileMessages, readCatalog, readCatalogs } from './catalogs.mjs';
import { sheetFor, withoutLightDark } from './element-sheets.mjs';
import { keysIn } from './shorten.mjs';
import { paths } from './paths.mjs';
import { stylesWith } from './slim.mjs';
import { sourceLanguage } from '../site.config.js';

const SOURCE = join(paths.web, 'package');
const HEAD = '// SPDX-License-Identifier: MIT\n';
/** Each can be had alone: a bundler takes no more than what is imported. */
const ENTRIES = ['index', 'define', 'board', 'explorer', 'castling-drill', 'promotion-tester'];

/** What is declared, and where that is written. */
const DECLARATIONS = {
  ...{ index: 'elements.d.ts', frameworks: 'frameworks.d.ts' },
  ...{ react: 'react.d.ts', vue: 'vue.d.ts' },
};

/** What of the site each element wears. */
const SHEETS = {
  explorer: ['positions', 'board'],
  castlingDrill: ['board', 'drill'],
  promotionTester: ['board', 'promotion'],
};

/** What a module may do when it is loaded, it does in Node.js too, and it defines nothing. */
const STAND_INS = {
  HTMLElement: 'ElementBase',
  CSSStyleSheet: 'ElementSheet',
  'customElements.define': 'defineNothing',
  localStorage: 'noStorage',
  'globalThis.localStorage': 'noStorage',
};

/** @returns {import('esbuild').Plugin} */
const built = () => ({
  name: 'what is made for the elements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^built:/ }, ({ path }) => ({ path, namespace: 'built' }));
    onLoad({ filter: /languages$/, namespace: 'built' }, () => ({ contents: languagesModule() }));
    onLoad({ filter: /styles$/, namespace: 'built' }, async () => ({
      contents: await stylesModule(),
    }));
    onResolve({ filter: /^\.\/texts\// }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /\/wasm\/dist\/index\.js$/ }, () => ({
      path: '../index.js',
      external: true,
    }));
    // Nothing is kept in somebody else's page.
    onResolve({ filter: /\/lib\/storage\.js$/ }, () => ({
      path: join(paths.web, 'embed/storage.js'),
    }));
  },
});

/** The import of each language's texts is written out, or no bundler would follow it. */
function languagesModule() {
  const lines = readCatalogs().map(
    ({ language: { code, lang, formats } }) =>
      `${code}: {lang: ${JSON.stringify(lang)}, formats: ${JSON.stringify(formats)}, load: () => import('./texts/${code}.js')},`,
  );
  return `export const languages = {${lines.join('\n')}};`;
}

async function stylesModule() {
  const lines = await Promise.all(
    Object.entries(SHEETS).map(async ([name, sheets]) => {
      const css = JSON.stringify(await sheetFor(sheets));
      return `export const ${name} = /* @__PURE__ */ String(${css});`;
    }),
  );
  return lines.join('\n');
}

/** @param {string} out @param {string} name @param {string | Uint8Array} content */
function put(out, name, content) {
  writeFileSync(join(out, name), content);
}

/** @param {string} out the folder, which is made anew */
async function buildElements(out) {
  const { outputFiles } = await bundle({
    entryPoints: ENTRIES.map((name) => join(SOURCE, `${name}.js`)),
    outdir: out,
    splitting: true,
    chunkNames: 'part-[hash]',
    define: STAND_INS,
    inject: [join(SOURCE, 'stand-ins.js')],
    plugins: [built(), stylesWith(withoutLightDark)],
    banner: { js: HEAD.trim() },
  });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'texts'), { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const scripts = outputFiles.map(({ text }) => text).join('\n');
  const keys = keysIn(scripts, Object.keys(readCatalog(sourceLanguage)));
  for (const { language, catalog } of readCatalogs()) {
    const stdin = { contents: compileMessages(language, catalog, keys), resolveDir: paths.web };
    put(out, `texts/${language.code}.js`, HEAD + (await textOf({ stdin })));
  }
  for (const [name, file] of Object.entries(DECLARATIONS)) {
    const declared = readFileSync(join(SOURCE, file), 'utf8')
      .replaceAll('../../wasm/dist/index.js', '../index.js')
      .replaceAll('./elements.js', './index.js');
    put(out, `${name}.d.ts`, declared);
  }
  put(out, 'define.d.ts', `${HEAD}export {};\n`);
  // Nothing but types is in these; who imports them all the same gets nothing.
  for (const name of ['react', 'vue']) put(out, `${name}.js`, `${HEAD}export {};\n`);
  const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  console.log(
    `wasm/dist/elements: ${sizes.reduce((a, b) => a + b)} bytes after brotli, without texts`,
  );
}

await buildElements(join(paths.web, '../wasm/dist/elements'));
