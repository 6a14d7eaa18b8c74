// SPDX-License-Identifier: MIT
// The declarations that are shipped are the contract; and the script is what they declare. The TypeScript compiler decides.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CONTRACT = join(root, 'tests/data/c960.d.ts');
const SHIPPED = join(root, 'wasm/js/index.d.ts');
const SCRIPT = join(root, 'wasm/js/index.js');

/** @param {string} path */
const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** @param {string} path */
function exportedNames(path) {
  const statements = parse(path).statements.filter((node) =>
    ts.canHaveModifiers(node)
      ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false,
  );
  return statements.map((node) => /** @type {any} */ (node).name.text);
}

/** Parsed once for all programs. @type {Map<string, ts.SourceFile>} */
const libraries = new Map();

/**
 * What the compiler says against a program of the given files, which stand in wasm/js without being there.
 *
 * @param {Record<string, string>} files
 * @param {{ alsoCheck?: string[], imports?: Record<string, string> }} [more] files there are, and imports
 *   that mean a given file
 */
function complaints(files, { alsoCheck = [], imports = {} } = {}) {
  const isScript = alsoCheck.length > 0;
  /** @type {ts.CompilerOptions} */
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: isScript ? ['lib.es2023.d.ts', 'lib.dom.d.ts'] : ['lib.es2023.d.ts'],
    types: isScript ? ['node'] : [],
    typeRoots: [join(root, 'node_modules/@types')],
    skipLibCheck: isScript,
    skipDefaultLibCheck: true,
  };
  const virtual = new Map(
    Object.entries(files).map(([name, text]) => [join(dirname(SHIPPED), name), text]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => virtual.get(name) ?? readFile(name);
  host.fileExists = (name) => virtual.has(name) || fileExists(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const known = libraries.get(name);
    if (known) return known;
    const source = getSourceFile.call(host, name, ...rest);
    if (source && name.includes('/node_modules/')) libraries.set(name, source);
    return source;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const path = imports[text];
      if (path === undefined) return ts.resolveModuleName(text, from, options, host);
      return { resolvedModule: { resolvedFileName: path, extension: ts.Extension.Js } };
    });
  const program = ts.createProgram([...virtual.keys(), ...alsoCheck], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  return found
    .filter(({ file }) => !file?.fileName.includes('/node_modules/'))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/** Two types are identical, members and their modifiers included. */
const SAME = `
  type Same<A, B> =
    (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
  const is = <T extends true>(): void => {};
`;

describe('the declarations', () => {
  const text = readFileSync(CONTRACT, 'utf8');
  const types = exportedNames(SHIPPED);

  test('have the names of the contract', () => {
    assert.deepEqual(types.toSorted(), exportedNames(CONTRACT).sort());
    assert.ok(types.length > 20);
  });

  /** @param {string} shipped @param {string} contract */
  const compare = (shipped, contract) =>
    complaints({
      'shipped.d.ts': shipped,
      'contract.d.ts': contract,
      'same.ts': [
        `import type * as shipped from './shipped.js';`,
        `import type * as contract from './contract.js';`,
        `import type shippedCreate from './shipped.js';`,
        `import type contractCreate from './contract.js';`,
        SAME,
        ...types
          .filter((name) => name !== 'createC960')
          .map((name) => `is<Same<shipped.${name}, contract.${name}>>();`),
        ...types
          .filter((name) => name !== 'createC960')
          .flatMap((name) => [
            `export const to${name} = (x: shipped.${name}): contract.${name} => x;`,
            `export const from${name} = (x: contract.${name}): shipped.${name} => x;`,
          ]),
        'is<Same<typeof shipped.C960Error, typeof contract.C960Error>>();',
        'is<Same<typeof shippedCreate, typeof contractCreate>>();',
      ].join('\n'),
    });

  /** The contract lets methods be added: this is the one that was. */
  const ADDED = / {2}noMateProof\([^)]*\): [^;]*;\n/;
  const shippedOfContract = () => readFileSync(SHIPPED, 'utf8').replace(ADDED, '');

  test('are the same types as those of the contract, both ways, but for the method that was added', () => {
    assert.match(readFileSync(SHIPPED, 'utf8'), ADDED);
    assert.deepEqual(compare(shippedOfContract(), text), []);
  });

  const changes = /** @type {const} */ ([
    ['a type', 'readonly legalMoveCount: number', 'readonly legalMoveCount: bigint'],
    ['a member that is missing', '  perft(depth: number): number;', ''],
    [
      'a member too many',
      'perft(depth: number): number;',
      'perft(depth: number): number; twin(): void;',
    ],
    ['a readonly that is gone', 'readonly check: boolean', 'check: boolean'],
    ['a question mark', 'legalMoves(from?: Square)', 'legalMoves(from: Square)'],
    ['a code', "| 'into-check'", "| 'into-checks'"],
  ]);
  for (const [what, from, to] of changes) {
    test(`would not be taken for the same with a difference: ${what}`, () => {
      const shipped = shippedOfContract();
      assert.ok(shipped.includes(from), from);
      assert.notDeepEqual(compare(shipped.replace(from, to), text), []);
    });
  }
});

test('the script is of the types that are declared, and has no type error of its own', () => {
  const found = complaints(
    {
      'script.ts': [
        `import create, { C960Error } from 'script';`,
        `import type declaredCreate from './index.js';`,
        `import type * as declared from './index.js';`,
        'export const a: typeof declaredCreate = create;',
        'export const b: typeof declared.C960Error = C960Error;',
        'export const c: declared.C960Error = new C960Error("");',
        'export const d: C960Error = c;',
      ].join('\n'),
    },
    { alsoCheck: [SCRIPT], imports: { script: SCRIPT } },
  );
  assert.deepEqual(found, []);
});

test('what is shipped beside the script is the very file of declarations', () => {
  const built = readFileSync(join(root, 'wasm/dist/index.d.ts'), 'utf8');
  assert.equal(built, readFileSync(SHIPPED, 'utf8'));
});

test('what is said of nodes is the number of the core', async () => {
  const layout = await import('../../wasm/js/layout.js');
  const [, said] =
    /positions to look at[^:]*: (\d+) by default/.exec(readFileSync(SHIPPED, 'utf8')) ?? [];
  assert.equal(Number(said), layout.value_mate_nodes);
});
