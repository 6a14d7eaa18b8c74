// SPDX-License-Identifier: MIT
// The built package in a browser, as it is, without a bundler; and in what a bundler makes of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { executablePath, launch } from '../web/browser.mjs';

const dist = new URL('../../wasm/dist/', import.meta.url);
const module = readFileSync(new URL('c960.wasm', dist));
const PAGE = '<!doctype html><title>c960</title>';

/** Folders of a host, each with index.js and c960.wasm in some way. @type {Record<string, string>} */
const WASM_TYPES = { right: 'application/wasm', wrong: 'text/plain', html: 'text/html' };

/** What a path holds: /right/index.js and so on; a page by any other name. @param {string} path */
function contentOf(path) {
  const [, folder = '', file = ''] = path.split('/');
  if (file === 'index.js')
    return { type: 'text/javascript', body: readFileSync(new URL(file, dist)) };
  if (file === 'c960.wasm' && folder === 'cut') {
    return { type: 'application/wasm', body: module.subarray(0, 9999) };
  }
  const type = WASM_TYPES[folder];
  if (file === 'c960.wasm' && type) return { type, body: type === 'text/html' ? PAGE : module };
  return file === 'c960.wasm' ? null : { type: 'text/html', body: PAGE };
}

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const content = contentOf(path);
  /** @type {Record<string, string>} */
  const headers = { 'content-type': content?.type ?? 'text/html' };
  if (basename(path) === 'strict') headers['content-security-policy'] = "script-src 'self'";
  response.writeHead(content ? 200 : 404, headers).end(content?.body ?? PAGE);
});

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {import('playwright-core').Page} */
let page;
let origin = '';
const options = { skip: executablePath ? false : 'there is no Chromium' };

before(async () => {
  if (!executablePath) return;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  origin = `http://127.0.0.1:${port}`;
  browser = await launch();
  page = await browser.newPage();
});
after(async () => {
  await browser?.close();
  server.close();
});

/**
 * Loads the package of a folder in the page, by default from beside its script.
 *
 * @param {string} folder
 * @param {string} [source]
 */
const loadIn = (folder, source) =>
  page.evaluate(
    async ([script, from]) => {
      const { default: createC960, C960Error } = await import(/** @type {string} */ (script));
      try {
        const c960 = await createC960(from ?? undefined);
        return { nodes: c960.start(518).perft(3), code: null, message: '' };
      } catch (error) {
        if (!(error instanceof C960Error)) throw error;
        const { code, message } = /** @type {any} */ (error);
        return { nodes: 0, code, message };
      }
    },
    [`${origin}/${folder}/index.js`, source ?? null],
  );

describe('in a browser, the package', options, () => {
  test('loads from beside its script', async () => {
    await page.goto(`${origin}/page`);
    assert.deepEqual(await loadIn('right'), { nodes: 8902, code: null, message: '' });
  });

  test('loads under a wrong MIME type', async () => {
    await page.goto(`${origin}/page`);
    assert.equal((await loadIn('wrong')).nodes, 8902);
  });

  test('loads from an address relative to the page', async () => {
    await page.goto(`${origin}/right/page`);
    assert.equal((await loadIn('wrong', 'c960.wasm')).nodes, 8902);
  });

  /** @type {[string, string, RegExp][]} */
  const failures = [
    ['a module that is missing', 'none', /none\/c960\.wasm: HTTP 404/],
    ['a module served as HTML', 'html', /html\/c960\.wasm \(served as text\/html\): .*magic/],
    ['half a module', 'cut', /cut\/c960\.wasm: /],
  ];
  for (const [what, folder, message] of failures) {
    test(`says what and where: ${what}`, async () => {
      await page.goto(`${origin}/page`);
      const failure = await loadIn(folder);
      assert.equal(failure.code, 'load-failed');
      assert.match(failure.message, message);
    });
  }

  test('says that a policy forbids it', async () => {
    await page.goto(`${origin}/strict`);
    const failure = await loadIn('right');
    assert.equal(failure.code, 'load-failed');
    assert.match(failure.message, /right\/c960\.wasm: .*Content Security Policy/);
  });

  test('says that the network is gone', async () => {
    await page.goto(`${origin}/page`);
    const failure = await loadIn('right', 'http://127.0.0.1:1/c960.wasm');
    assert.equal(failure.code, 'load-failed');
    assert.match(failure.message, /127\.0\.0\.1:1\/c960\.wasm: /);
  });
});

describe('made one classic script by a bundler, the package', options, () => {
  test('runs in a sandboxed frame of nothing but itself', async () => {
    const { outputFiles, errors } = await build({
      stdin: {
        contents: `
          import createC960 from './index.js';
          const base64 = '${module.toString('base64')}';
          const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
          createC960(bytes).then((c960) => parent.postMessage(c960.start(518).perft(3), '*'));`,
        resolveDir: fileURLToPath(dist),
      },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    assert.deepEqual(errors, []);
    await page.goto(`${origin}/page`);
    const nodes = await page.evaluate((script) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = `<script>${script}</script>`;
      const answer = new Promise((resolve) =>
        addEventListener('message', ({ data }) => resolve(data), { once: true }),
      );
      document.body.append(frame);
      return answer;
    }, outputFiles[0]?.text ?? '');
    assert.equal(nodes, 8902);
  });
});
