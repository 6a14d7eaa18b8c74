// SPDX-License-Identifier: MIT
/** The server of `npm start`. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from './browser.mjs';

const top = mkdtempSync(join(tmpdir(), 'c960-serve-'));
const root = join(top, 'site');
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  mkdirSync(join(root, 'a'), { recursive: true });
  mkdirSync(`${root}-beside`);
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(`${root}-beside`, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), 'root');
  writeFileSync(join(root, 'a', 'index.html'), 'inside');
  writeFileSync(join(root, '404.html'), 'nothing here');
  for (const name of ['x.wasm', 'x.js', 'x.css', 'x.svg', 'x.bin'])
    writeFileSync(join(root, name), 'x');
  site = await serve({ root, headers: {} });
});
after(async () => {
  await site.close();
  rmSync(top, { recursive: true });
});

/** A path exactly as given, which fetch would tidy up. @param {string} path @param {string} [method] */
async function ask(path, method = 'GET') {
  const { port } = new URL(site.origin);
  const sent = request({ host: '127.0.0.1', port, path, method });
  sent.end();
  const [response] = await once(sent, 'response');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, headers: response.headers, body };
}

describe('the server', () => {
  test('sends files with the types browsers need', async () => {
    assert.equal((await ask('/x.wasm')).headers['content-type'], 'application/wasm');
    assert.match((await ask('/x.js')).headers['content-type'], /^text\/javascript/);
    assert.match((await ask('/x.css')).headers['content-type'], /^text\/css/);
    assert.equal((await ask('/x.svg')).headers['content-type'], 'image/svg+xml');
    assert.equal((await ask('/x.bin')).headers['content-type'], 'application/octet-stream');
  });

  test('finds the index of a directory, and adds the slash it needs', async () => {
    assert.equal((await ask('/')).body, 'root');
    assert.equal((await ask('/a/?n=1')).body, 'inside');
    const { status, headers } = await ask('/a?n=1');
    assert.deepEqual([status, headers.location], [301, '/a/?n=1']);
  });

  test('answers what is not there with the 404 page', async () => {
    const { status, body } = await ask('/b/c');
    assert.deepEqual([status, body], [404, 'nothing here']);
  });

  test('never leaves its directory', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/a/..%2f..%2fsecret.txt',
      '/../site-beside/secret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/%00',
      '/%zz',
    ]) {
      const { status, body } = await ask(path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(body, /secret/);
    }
  });

  test('only reads', async () => {
    assert.equal((await ask('/', 'POST')).status, 405);
    assert.equal((await ask('/', 'HEAD')).body, '');
  });

  test('says where it is', async () => {
    const file = fileURLToPath(new URL('../../web/build/serve.mjs', import.meta.url));
    const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } });
    const [line] = await once(child.stdout, 'data');
    assert.match(String(line), /^http:\/\/127\.0\.0\.1:\d+\n$/);
    child.kill();
  });
});
