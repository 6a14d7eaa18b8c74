// SPDX-License-Identifier: MIT
/** `c960/elements` for those who build with it: what importing does, what a bundler takes of it, and its declaration. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const DECLARED = 'wasm/dist/elements/index.d.ts';

/** By the package's own name, as everybody else asks for it. */
const elements = /** @type {() => Promise<Record<string, any>>} */ (
  () => import(/** @type {string} */ ('c960/elements'))
);

test('it can be imported where there is no browser, and defines nothing there', async () => {
  const { defineElements, C960Board } = await elements();
  defineElements();
  await import(/** @type {string} */ ('c960/elements/define'));
  assert.equal('customElements' in globalThis, false);
  assert.equal(typeof C960Board, 'function');
});

/** What a bundler makes of some code that uses the package. @param {string} contents */
async function bytesOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    outdir: join(root, 'bundled'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    // The texts are imported when they are needed: they are not what a page begins with.
    external: ['./texts/*'],
  });
  return outputFiles.map(({ contents: { length } }) => length).reduce((a, b) => a + b);
}

test('a bundler takes nothing where nothing is used, of one element no other, and all to define all', async () => {
  assert.equal(await bytesOf("import 'c960/elements';"), 0);
  const all = await bytesOf("import 'c960/elements/define';");
  const board = await bytesOf("import { C960Board } from 'c960/elements'; console.log(C960Board);");
  assert.ok(board > 10_000 && board < all / 2, `${board} of ${all} bytes`);
});

/** Parsed once. @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/** As much of React's declarations as those of the elements build upon: the project has no others. */
const REACT = {
  'package.json': `{ "name": "@types/react", "version": "19.0.0", "exports": { ".": "./index.d.ts", "./jsx-runtime": "./jsx-runtime.d.ts" } }`,
  'index.d.ts': `export interface ClassAttributes<T> { key?: string; ref?: (element: T | null) => void }
export interface HTMLAttributes<T> { className?: string; onClick?: (target: T) => void }
export namespace JSX { interface IntrinsicElements { main: HTMLAttributes<HTMLElement> & { children?: unknown } } }`,
  'jsx-runtime.d.ts': `import type { JSX as Own } from 'react';
export namespace JSX { interface IntrinsicElements extends Own.IntrinsicElements {} interface ElementChildrenAttribute { children: unknown } }`,
};

/** @param {string} text of a module beside the declaration @returns {string[]} what the compiler says against it */
function complaints(text) {
  const name = join(root, 'wasm/dist/elements/user.tsx');
  const react = join(root, 'node_modules/@types/react');
  /** @type {Map<string, string>} */
  const made = new Map([
    [name, text],
    ...Object.entries(REACT).map(
      ([file, content]) => /** @type {const} */ ([join(react, file), content]),
    ),
  ]);
  /** @type {ts.CompilerOptions} */
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipDefaultLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, directoryExists, readFile } = host;
  host.readFile = (path) => made.get(path) ?? readFile.call(host, path);
  host.fileExists = (path) => made.has(path) || fileExists.call(host, path);
  host.directoryExists = (path) => path === react || !!directoryExists?.call(host, path);
  host.getSourceFile = (path, version) => {
    const own = made.get(path);
    if (own !== undefined) return ts.createSourceFile(path, own, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, version));
    return parsed.get(path);
  };
  const program = ts.createProgram([name], options, host);
  // What others declare is theirs to check.
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(root, 'wasm/dist')))
    .flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the declaration knows the elements, their properties and their events, and no others', () => {
  const good = `
import { C960Board, defineElements, useModule } from 'c960/elements';
import 'c960/elements/define';
useModule(new URL('https://example.org/c960.wasm'));
defineElements();
const explorer = document.createElement('c960-explorer');
explorer.number = 177;
explorer.addEventListener('c960-play', ({ detail }) => detail.moves.join(detail.fen));
document.querySelector('c960-castling-drill')?.addEventListener('c960-result', ({ detail }) => {
  const { score, questions } = detail;
  return score + questions.length;
});
const board: C960Board = document.createElement('c960-board');
board.pieces = [{ square: 'e1', piece: { color: 'white', type: 'king' } }];
void board.choosePromotion({ color: 'white', from: 'a7', to: 'a8' }).then((piece) => piece === 'queen');
document.createElement('c960-promotion-tester').fen = '';
explorer.number = 'random';
document.addEventListener('c960-start', ({ detail }) => detail.number.toFixed());
window.addEventListener('c960-error', ({ detail }) => detail.code.length);
`;
  assert.deepEqual(complaints(good), []);
  const wrong = complaints(`import {} from 'c960/elements';
document.createElement('c960-explorer').number = 'a';
document.createElement('c960-board').colour;`);
  assert.equal(wrong.length, 2, wrong.join('\n'));
});

test('React knows the elements, what they take and what they tell, once it is asked to', () => {
  const asked = "import type {} from 'c960/elements/react';\n";
  const good = `
import type { C960Board } from 'c960/elements';
let board: C960Board | null = null;
let number = 0;
export const lesson = <main>
  <c960-board key="a" ref={(one) => (board = one)} className="b" pieces={[]} readonly orientation="black"
    onc960-move={({ detail: { from, to } }) => from === to} onc960-error={({ detail }) => detail.code} />
  <c960-explorer number={177} onc960-start={({ detail }) => (number = detail.number)} />
  <c960-explorer number="random" theme="dark" language="it" site="" />
  <c960-castling-drill state="count=2" onc960-result={({ detail }) => detail.score.toFixed()} />
  <c960-promotion-tester fen="" move="a7a8" onc960-position={({ detail }) => detail.state.length} />
</main>;
export const both = [board, number];
`;
  assert.deepEqual(complaints(asked + good), []);
  assert.ok(complaints(good).length > 0, 'else React knew them anyway');
  const wrong = [
    '<c960-explorer number="a" />',
    '<c960-board orientation="green" />',
    '<c960-board onc960-move={({ detail }) => detail.number} />',
    '<c960-castling-drill colour="white" />',
    '<c960-rook />',
  ];
  const said = complaints(`${asked}export const all = [${wrong.join(', ')}];`);
  assert.equal(said.length, wrong.length, said.join('\n'));
});

test('templates of Vue know them too', () => {
  const uses = (/** @type {string} */ props) => `import type {} from 'c960/elements/vue';
import type { GlobalComponents } from 'vue';
type Given<Name extends keyof GlobalComponents> = InstanceType<GlobalComponents[Name]>['$props'];
export const explorer: Given<'c960-explorer'> = ${props};
declare const emit: InstanceType<GlobalComponents['c960-board']>['$emit'];
emit('c960-move', new CustomEvent('c960-move', { detail: { from: 'e2', to: 'e4', via: 'click' } }));
`;
  assert.deepEqual(complaints(uses("{ number: 177, class: 'lesson', theme: 'dark' }")), []);
  assert.equal(complaints(uses("{ number: 'a' }")).length, 1);
});

test('every attribute has a property and stands in the manual, and so does every event', async () => {
  const { useModule, defineElements, ...classes } = await elements();
  assert.ok(useModule && defineElements);
  const text = readFileSync(join(root, DECLARED), 'utf8');
  const tree = ts.createSourceFile(DECLARED, text, ts.ScriptTarget.Latest, true);
  const declared = tree.statements.filter(ts.isClassDeclaration);
  const larger = declared.find(({ name }) => name?.text === 'Larger');
  for (const [name, element] of Object.entries(classes)) {
    const found = declared.find((one) => one.name?.text === name);
    assert.ok(found, `${name} is not declared`);
    const members = [found, ...(name === 'C960Board' || !larger ? [] : [larger])].flatMap((one) =>
      one.members.map((member) => member.name?.getText()),
    );
    const manual = found.getFullText().slice(0, found.getLeadingTriviaWidth());
    for (const attribute of element.observedAttributes) {
      assert.ok(members.includes(attribute), `${name} declares no ${attribute}`);
      assert.ok(attribute in element.prototype, `${name} has no ${attribute}`);
      assert.match(
        manual,
        new RegExp(`\\b${attribute}\\b`),
        `${name} says nothing of ${attribute}`,
      );
    }
  }
  const frameworks = readFileSync(join(root, 'wasm/dist/elements/frameworks.d.ts'), 'utf8');
  for (const { observedAttributes } of Object.values(classes)) {
    for (const attribute of observedAttributes) {
      assert.match(frameworks, new RegExp(`\\b${attribute}\\b`), `${attribute} in frameworks`);
    }
  }
  const sources = ['element', 'explorer', 'castling-drill', 'promotion-tester'].map((name) =>
    readFileSync(join(root, `web/package/${name}.js`), 'utf8'),
  );
  const told = sources.flatMap((source) =>
    Array.from(source.matchAll(/\.tell\('(\w+)'/g), ([, name]) => name),
  );
  for (const name of new Set([...told, 'progress', 'result'])) {
    assert.ok(text.split(`c960-${name}`).length > 2, `c960-${name} is not declared and explained`);
  }
});
