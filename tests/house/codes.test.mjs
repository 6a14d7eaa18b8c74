// SPDX-License-Identifier: MIT
// The codes that cross every border, reasons and problems and errors, are the same on each side of it:
// in the core's header, in the built module and its binding, in the declarations, in the catalogs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { read, readJson, someFiles } from './project.mjs';

const HEADER = 'core/include/c960.h';
const DECLARATIONS = 'wasm/dist/index.d.ts';

/**
 * Each list of the header: its type in the declarations, and what it has that the type has not.
 *
 * @type {{ list: string, type: string, less: string[] }[]}
 */
const LISTS = [
  { list: 'RESULT', type: 'ErrorCode', less: ['ok'] },
  { list: 'COLOR', type: 'Color', less: [] },
  { list: 'PIECE', type: 'PieceType', less: [''] },
  { list: 'SIDE', type: 'Side', less: [] },
  { list: 'KIND', type: 'CastlingKind', less: [] },
  { list: 'REASON', type: 'ReasonCode', less: [] },
  { list: 'PROBLEM', type: 'PositionProblem', less: [] },
  { list: 'ARRANGEMENT', type: 'ArrangementProblem', less: [] },
  { list: 'FEN', type: 'FenProblem', less: [] },
  { list: 'OUTCOME', type: 'OutcomeReason', less: [''] },
];

/** Lists whose every code a person may meet, with the catalogs' prefix for them. */
const SAID = [
  { list: 'RESULT', prefix: 'error' },
  { list: 'REASON', prefix: 'reason' },
  { list: 'PROBLEM', prefix: 'problem' },
  { list: 'ARRANGEMENT', prefix: 'problem' },
  { list: 'FEN', prefix: 'problem' },
];

/**
 * A list of the header, in its order.
 *
 * @param {string} list
 * @returns {string[]}
 */
function inHeader(list) {
  const text = read(HEADER);
  const begin = text.indexOf(`#define C960_${list}_CODES(X)`);
  assert.notEqual(begin, -1, `${HEADER} has no list C960_${list}_CODES`);
  const rest = text.slice(begin);
  const body = rest.slice(0, rest.search(/[^\\]\n/) + 1);
  const codes = [...body.matchAll(/X\(\w+, "([^"]*)"\)/g)].map((match) => match[1] ?? '');
  assert.ok(codes.length > 1, `C960_${list}_CODES is empty`);
  return codes;
}

/**
 * A list of the header without what is no code to anyone outside.
 *
 * @param {string} list
 */
function codesOf(list) {
  const less = LISTS.find((known) => known.list === list)?.less ?? [];
  return inHeader(list).filter((code) => !less.includes(code));
}

/**
 * The strings of a union type that a declaration file exports.
 *
 * @param {string} name
 * @returns {string[]}
 */
function inDeclarations(name) {
  const source = ts.createSourceFile(DECLARATIONS, read(DECLARATIONS), ts.ScriptTarget.Latest);
  const alias = source.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === name,
  );
  assert.ok(alias && ts.isTypeAliasDeclaration(alias), `${DECLARATIONS} has no type ${name}`);
  assert.ok(ts.isUnionTypeNode(alias.type), `${name} is no union`);
  return alias.type.types.map((type) => {
    assert.ok(ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal), name);
    return type.literal.text;
  });
}

/** The lists as the module told them to the binding when both were built. */
async function inBinding() {
  const layout = Object.entries(await import('../../wasm/js/layout.js'));
  const lists = layout.filter(([name]) => name.startsWith('codes_'));
  return /** @type {Record<string, readonly string[]>} */ (
    Object.fromEntries(lists.map(([name, codes]) => [name.slice('codes_'.length), codes]))
  );
}

describe('the lists of codes', () => {
  for (const { list, type } of LISTS) {
    test(`${type} holds the codes of the core`, () => {
      assert.deepEqual(inDeclarations(type).sort(), codesOf(list).sort());
    });
  }

  test('reach the binding as the header has them', async () => {
    const lists = await inBinding();
    const names = Object.keys(lists);
    assert.ok(names.length >= LISTS.length);
    for (const name of names) assert.deepEqual(lists[name], inHeader(name.toUpperCase()), name);
    for (const { list } of LISTS) assert.ok(names.includes(list.toLowerCase()), list);
  });

  const catalogs = someFiles('web/i18n', /\/[a-z]{2}\.json$/);
  for (const { list, prefix } of SAID) {
    test(`${list} is said in every catalog, and no catalog says what is no code`, () => {
      for (const path of catalogs) {
        const said = Object.keys(readJson(path)).filter((key) => key.startsWith(`${prefix}.`));
        const keys = codesOf(list).map((code) => `${prefix}.${code}`);
        assert.deepEqual(
          keys.filter((key) => !said.includes(key)),
          [],
          path,
        );
        const known = SAID.filter((other) => other.prefix === prefix).flatMap((other) =>
          codesOf(other.list).map((code) => `${prefix}.${code}`),
        );
        assert.deepEqual(
          said.filter((key) => !known.includes(key)),
          [],
          path,
        );
      }
    });
  }
});
