// SPDX-License-Identifier: MIT
// The smaller module and script, for pages: the same rules, and nothing of what they leave out.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import createFull from '../../wasm/dist/index.js';
import { c960 as full, everyRow, jsonRows, rejectedBy, thrownBy } from './support.mjs';

const folder = new URL('../../wasm/dist/', import.meta.url);
const read = (/** @type {string} */ file) => readFileSync(new URL(file, folder));
const module = new WebAssembly.Module(read('small/c960.wasm'));

const { default: createSmall, C960Error } =
  /** @type {typeof import('../../wasm/dist/index.js')} */ (
    await import(new URL('small/index.js', folder).href)
  );
// Pages have the response to a fetch; the script takes nothing else.
const response = (/** @type {string} */ file) => /** @type {any} */ (new Response(read(file)));
const small = await createSmall(response('small/c960.wasm'));

/** Everything that a position tells. @param {import('../../wasm/dist/index.js').Position} position */
const told = (position) => ({
  fen: position.fen,
  moves: position.legalMoves(),
  castling: /** @type {const} */ (['c', 'g']).map((side) => position.castling(side)),
  refused: ['O-O', 'O-O-O', 'e2e5', 'a1h8', 'e1g1'].map((move) => position.explain(move)),
  check: position.status().checkers,
});

test('the smaller module tells the same of every shared position', () => {
  for (const file of ['castling_truth.jsonl', 'legal_moves.jsonl']) {
    everyRow(
      jsonRows(file).filter((_, n) => n % 10 === 0),
      ({ fen }) => assert.deepEqual(told(small.parseFen(fen)), told(full.parseFen(fen))),
    );
  }
});

test('the smaller module knows the same start positions', () => {
  for (let number = 0; number < 960; number += 7) {
    assert.deepEqual(small.startInfo(number), full.startInfo(number));
  }
});

test('the smaller module imports nothing and exports what is listed before what it leaves out', () => {
  const [listed = ''] = readFileSync(new URL('../exports.txt', folder), 'utf8').split(
    '# What the smaller module leaves out',
  );
  const names = listed.split('\n').filter((line) => /^\w/.test(line));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(
    WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort(),
    names.sort(),
  );
});

test('neither script takes the module of the other', async () => {
  const mine = await rejectedBy(createFull(read('small/c960.wasm')));
  assert.equal(mine.code, 'load-failed');
  await assert.rejects(createSmall(response('c960.wasm')), (error) => {
    assert.ok(error instanceof C960Error);
    assert.match(error.message, /not of c960 as this script knows it/);
    return true;
  });
});

test('the smaller script says so where it is asked for what it leaves out', () => {
  const game = small.game(518);
  for (const call of [
    () => small.parsePgn('1. e4 *'),
    () => small.readPgn('1. e4 *'),
    () => game.toPgn(),
    () => game.position.canMate('white'),
    () => game.position.perft(1),
    () => game.position.divide(1),
  ]) {
    assert.throws(call, { code: 'bad-argument', message: /left out/ });
  }
  assert.equal(thrownBy(() => full.start(518).perft(-1)).code, 'bad-argument');
});

test('the smaller module tells a dead position by material', () => {
  const reason = (/** @type {string} */ fen) => small.parseFen(fen).status().outcome?.reason;
  assert.equal(reason('4k3/8/8/8/8/8/8/4KN2 w - - 0 1'), 'dead-position');
  assert.equal(reason('4k3/8/8/8/8/8/8/4KR2 w - - 0 1'), undefined);
});

test('both together are smaller than 16.2 kB after brotli', () => {
  const sizes = ['small/c960.wasm', 'small/index.js'].map(
    (file) => brotliCompressSync(read(file)).length,
  );
  assert.ok(sizes.reduce((a, b) => a + b) < 16_200, sizes.join(' + '));
});
