// SPDX-License-Identifier: MIT
// Loading the module from all that it may come in, and what is said when it does not come.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import createC960 from '../../wasm/dist/index.js';
import { rejectedBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').WasmSource} WasmSource */

const url = new URL('../../wasm/dist/c960.wasm', import.meta.url);
const path = fileURLToPath(url);
const bytes = readFileSync(path);
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
const WASM = 'application/wasm';
const HTML = '<!doctype html><title>Not found</title>';
/** A module with nothing in it. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** Exports "fingerprint", a function that gives 1. */
const OTHER_BUILD = new Uint8Array([
  ...EMPTY,
  ...[1, 5, 1, 0x60, 0, 1, 0x7f],
  ...[3, 2, 1, 0],
  ...[7, 15, 1, 11, ...new TextEncoder().encode('fingerprint'), 0, 0],
  ...[10, 6, 1, 4, 0, 0x41, 1, 0x0b],
]);

/** @type {Record<string, { status?: number, type?: string, body: Uint8Array | string }>} */
const PAGES = {
  '/c960.wasm': { type: WASM, body: bytes },
  '/capitals.wasm': { type: 'Application/WASM', body: bytes },
  '/wrong-type.wasm': { type: 'application/octet-stream', body: bytes },
  '/with-charset.wasm': { type: `${WASM}; charset=utf-8`, body: bytes },
  '/no-type.wasm': { body: bytes },
  '/truncated.wasm': { type: WASM, body: bytes.subarray(0, 5000) },
  '/truncated-wrong-type.wasm': { type: 'text/plain', body: bytes.subarray(0, 5000) },
  '/empty.wasm': { type: WASM, body: '' },
  '/html.wasm': { type: 'text/html', body: HTML },
  '/html-as-wasm.wasm': { type: WASM, body: HTML },
  '/other.wasm': { type: WASM, body: EMPTY },
  '/error.wasm': { status: 500, type: WASM, body: bytes },
};

const server = createServer((request, response) => {
  const page = PAGES[request.url ?? ''];
  const type = page?.type ?? (page ? null : 'text/html');
  response.writeHead(page ? (page.status ?? 200) : 404, type ? { 'content-type': type } : {});
  response.end(page?.body ?? HTML);
});
let origin = '';

before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  origin = `http://127.0.0.1:${address.port}`;
});
after(() => server.close());

/** @param {WasmSource} [source] */
async function assertLoads(source) {
  const c960 = await createC960(source);
  assert.equal(c960.start(518).perft(3), 8902);
}

describe('the module loads', () => {
  /** @type {[string, () => WasmSource | undefined][]} */
  const forms = [
    ['from beside the script', () => undefined],
    ['from a path', () => path],
    ['from a relative path', () => relative(process.cwd(), path)],
    ['from a URL of a file', () => url],
    ['from such a URL as text', () => url.href],
    ['from anything with an href', () => ({ href: url.href })],
    ['from a URL of a server', () => new URL(`${origin}/c960.wasm`)],
    ['from such a URL as text', () => `${origin}/c960.wasm`],
    ['from a data URL', () => `data:${WASM};base64,${bytes.toString('base64')}`],
    ['from a blob URL', () => URL.createObjectURL(new Blob([bytes], { type: WASM }))],
    ['from the promise of a response', () => fetch(`${origin}/c960.wasm`)],
    ['from a response made by hand', () => new Response(bytes)],
    ['from a blob', () => new Blob([bytes])],
    ['from what has an arrayBuffer()', () => ({ arrayBuffer: async () => buffer })],
    ['from an ArrayBuffer', () => buffer],
    ['from bytes', () => new Uint8Array(buffer)],
    ['from a view into other bytes', () => viewInto(buffer)],
    ['from a DataView', () => new DataView(buffer)],
    ['from a buffer of Node.js', () => bytes],
    ['from a compiled module', () => new WebAssembly.Module(buffer)],
    ['from the promise of one', () => WebAssembly.compile(buffer)],
    ['under a wrong MIME type', () => `${origin}/wrong-type.wasm`],
    ['under a MIME type with a parameter', () => `${origin}/with-charset.wasm`],
    ['under a MIME type in capitals', () => `${origin}/capitals.wasm`],
    ['under no MIME type', () => `${origin}/no-type.wasm`],
  ];
  for (const [name, source] of forms) test(name, () => assertLoads(source()));

  test('from a response, once it has come', async () => {
    await assertLoads(await fetch(`${origin}/c960.wasm`));
    await assertLoads(await fetch(`${origin}/wrong-type.wasm`));
  });

  test('compiling while it comes where the MIME type is right, and only there', async (t) => {
    const streaming = t.mock.method(WebAssembly, 'compileStreaming');
    await createC960(`${origin}/c960.wasm`);
    assert.equal(streaming.mock.callCount(), 1);
    await createC960(`${origin}/wrong-type.wasm`);
    assert.equal(streaming.mock.callCount(), 1);
  });

  test('where compiling while it comes is unknown', async () => {
    const { compileStreaming } = WebAssembly;
    try {
      Reflect.deleteProperty(WebAssembly, 'compileStreaming');
      await assertLoads(`${origin}/c960.wasm`);
    } finally {
      WebAssembly.compileStreaming = compileStreaming;
    }
  });
});

/** @param {ArrayBuffer} content */
function viewInto(content) {
  const wide = new Uint8Array(content.byteLength + 16);
  wide.set(new Uint8Array(content), 8);
  return wide.subarray(8, 8 + content.byteLength);
}

describe('a module that does not load', () => {
  /** @type {[string, () => any, RegExp][]} */
  const failures = [
    ['a file that is missing', () => `${path}.not`, /c960\.wasm\.not: ENOENT/],
    ['a URL of such a file', () => new URL('missing.wasm', url), /missing\.wasm: ENOENT/],
    ['a page that is missing', () => `${origin}/missing.wasm`, /127.*missing\.wasm: HTTP 404/],
    ['a server that fails', () => `${origin}/error.wasm`, /error\.wasm: HTTP 500/],
    [
      'a response of a missing page',
      () => fetch(`${origin}/missing.wasm`),
      /missing\.wasm: HTTP 404/,
    ],
    [
      'a server that is not there',
      () => 'http://127.0.0.1:1/c960.wasm',
      /127\.0\.0\.1:1\/c960\.wasm: /,
    ],
    ['a page of HTML', () => `${origin}/html.wasm`, /html\.wasm \(served as text\/html\): .*magic/],
    ['HTML that says it is WebAssembly', () => `${origin}/html-as-wasm.wasm`, /magic/],
    ['half a module', () => `${origin}/truncated.wasm`, /truncated\.wasm: /],
    ['half a module of a wrong type', () => `${origin}/truncated-wrong-type.wasm`, /text\/plain/],
    ['half the bytes', () => bytes.subarray(0, 5000), /c960\.wasm: /],
    ['no bytes', () => `${origin}/empty.wasm`, /empty\.wasm: /],
    ['an empty buffer', () => new ArrayBuffer(0), /c960\.wasm: /],
    ['bytes that are none', () => new TextEncoder().encode(HTML), /magic/],
    ['another module', () => `${origin}/other.wasm`, /other\.wasm: a module, but not of c960/],
    ['another compiled module', () => new WebAssembly.Module(EMPTY), /not of c960/],
    ['a module of another build', () => OTHER_BUILD, /not of c960 as this script knows it/],
    ['a URL that is none', () => 'http://', /http:\/\/: /],
    [
      'a promise that fails',
      () => Promise.reject(new Error('no network today')),
      /no network today/,
    ],
    ['a number', () => 5, /5 is no source/],
    ['nothing known', () => null, /null is no source/],
    ['an object without meaning', () => ({}), /object is no source/],
    ['a function', () => () => bytes, /function is no source/],
  ];
  for (const [name, source, message] of failures) {
    test(`says what and where: ${name}`, async () => {
      const error = await rejectedBy(createC960(source()));
      assert.equal(error.code, 'load-failed');
      assert.match(error.message, /^load-failed: /);
      assert.match(error.message, message);
      assert.ok(error.cause instanceof Error);
      assert.deepEqual([error.offset, error.explanation, error.ply], [null, null, null]);
    });
  }

  test('says that there is no WebAssembly, where there is none', async () => {
    const kept = globalThis.WebAssembly;
    try {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
      const error = await rejectedBy(createC960(buffer));
      assert.equal(error.code, 'load-failed');
      assert.match(error.message, /WebAssembly/);
    } finally {
      globalThis.WebAssembly = kept;
    }
    await assertLoads(buffer);
  });

  test('says what a policy forbids', async (t) => {
    const refusal = new Error('blocked by Content Security Policy');
    t.mock.method(WebAssembly, 'compile', () => Promise.reject(refusal));
    const error = await rejectedBy(createC960(buffer));
    assert.equal(error.code, 'load-failed');
    assert.equal(error.cause, refusal);
    assert.match(error.message, /Content Security Policy/);
  });
});

describe('the module from beside the script', () => {
  test('is loaded once for all who ask', async () => {
    const [one, other] = await Promise.all([createC960(), createC960()]);
    assert.equal(one, other);
    assert.equal(await createC960(), one);
    assert.notEqual(await createC960(buffer), one);
  });

  test('is named where it is missing, and tried again the next time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'c960-'));
    try {
      const dist = fileURLToPath(new URL('.', url));
      cpSync(join(dist, 'index.js'), join(folder, 'index.mjs'));
      const alone = await import(pathToFileURL(join(folder, 'index.mjs')).href);
      await assert.rejects(alone.default(), (/** @type {any} */ error) => {
        assert.ok(error instanceof alone.C960Error);
        assert.equal(error.code, 'load-failed');
        return error.message.includes('c960.wasm') && error.message.includes(folder);
      });
      cpSync(path, join(folder, 'c960.wasm'));
      const c960 = await alone.default();
      assert.equal(c960.start(0).perft(2), 400);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('positions of two instances of the module', () => {
  test('are compared and played on alike', async () => {
    const [one, other] = await Promise.all([createC960(buffer), createC960(buffer)]);
    assert.ok(one.start(17).equals(other.start(17)));
    assert.ok(!one.start(17).equals(other.start(18)));
    assert.ok(one.start(518).play(other.start(518).move('e4')).equals(other.start(518).play('e4')));
  });

  test('of another copy of the script are refused clearly', async () => {
    const script = new URL('../../wasm/dist/index.js?copy', import.meta.url).href;
    const copy = await import(script);
    const foreign = (await copy.default(buffer)).start(518);
    const own = (await createC960(buffer)).start(518);
    assert.throws(() => own.equals(foreign), { code: 'bad-argument' });
  });
});
