// SPDX-License-Identifier: MIT
/** The catalogs: complete, used, agreeing with each other, and with a text for every code of the core. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import {
  buildTexts,
  builtLanguages,
  checkCatalogs,
  compareCatalogs,
  compileMessages,
  placeholders,
  readCatalog,
  readNotes,
} from '../../web/build/catalogs.mjs';
import { allUses, resolveUses, usesInScript, usesInTemplate } from '../../web/build/keys.mjs';
import { sourceLanguage } from '../../web/site.config.js';

const source = readCatalog(sourceLanguage);
const declarations = readFileSync(new URL('../../wasm/dist/index.d.ts', import.meta.url), 'utf8');

/** The members of a union of strings in the package's declarations. @param {string} type */
function codes(type) {
  const [, union] = new RegExp(`export type ${type}\\s*=([^;]+);`).exec(declarations) ?? [];
  assert.ok(union, `${type} is declared`);
  return Array.from(union.replace(/\/\/.*$/gm, '').matchAll(/'([a-z-]+)'/g), (match) => match[1]);
}

describe('the catalogs', () => {
  test('hold English and Brazilian Portuguese at least', () => {
    const lang = builtLanguages().map((language) => language.lang);
    assert.ok(lang.includes('en') && lang.includes('pt-BR'));
  });

  test('have the same messages, with the same arguments, tags and cases', () => {
    assert.deepEqual(checkCatalogs(), []);
  });

  test('have no message that nothing uses, and none is used that is not there', () => {
    const { keys, missing } = resolveUses(allUses(), Object.keys(source));
    assert.deepEqual(missing, []);
    assert.deepEqual(
      Object.keys(source).filter((key) => !keys.has(key)),
      [],
    );
  });

  for (const [type, prefixes] of Object.entries({
    ReasonCode: ['reason'],
    PositionProblem: ['problem'],
    ArrangementProblem: ['problem'],
    FenProblem: ['problem'],
    ErrorCode: ['error'],
    OutcomeReason: ['outcome'],
    CastlingKind: ['kind', 'kind-name'],
  })) {
    test(`say every ${type}`, () => {
      const all = codes(type);
      assert.ok(all.length > 2);
      for (const prefix of prefixes) {
        for (const code of all) assert.ok(source[`${prefix}.${code}`], `${prefix}.${code}`);
      }
    });
  }

  test('name every piece in every language, in both colours', () => {
    for (const language of builtLanguages()) {
      const { t } = buildTexts(language, readCatalog(language.code));
      const names = codes('PieceType').flatMap((piece) =>
        codes('Color').map((color) => t('piece.name', { piece, color })),
      );
      assert.equal(new Set(names).size, 12, names.join());
      for (const piece of codes('PieceType')) {
        assert.ok(t('piece.one', { piece }));
        assert.match(t('man.on', { piece, square: 'e1' }), /. e1\b/);
      }
    }
  });

  test('have letters of their own for the five pieces, all different', () => {
    for (const { code } of builtLanguages()) {
      const letters = readCatalog(code)['notation.letters'].split(' ');
      assert.equal(letters.length, 5);
      assert.equal(new Set(letters).size, 5);
    }
  });

  test('explain to translators only what there is', () => {
    for (const key of Object.keys(readNotes())) {
      if (key === '*') continue;
      const fits = Object.keys(source).some((one) => one === key || one.startsWith(key));
      assert.ok(fits, key);
    }
  });

  test('have no key twice, of which the first would be lost', () => {
    for (const { code } of builtLanguages()) {
      const text = readFileSync(new URL(`../../web/i18n/${code}.json`, import.meta.url), 'utf8');
      const keys = Array.from(text.matchAll(/^ {2}"([^"]+)":/gm), ([, key]) => key);
      const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
      assert.deepEqual(twice, [], code);
      assert.equal(keys.length, Object.keys(readCatalog(code)).length);
    }
  });

  test('leave no straight quotation mark or apostrophe to be printed', () => {
    for (const { code } of builtLanguages()) {
      for (const [key, text] of Object.entries(readCatalog(code))) {
        assert.doesNotMatch(text, /["']/, `${code} ${key}`);
      }
    }
  });
});

describe('the check of a catalog', () => {
  const english = { a: '{n, plural, one {# piece} other {# pieces}} on {x}', b: 'plain <b>x</b>' };
  /** @param {Record<string, string>} other */
  const faults = (other) => compareCatalogs('xx', other, english).join('; ');

  test('is content with a good translation', () => {
    assert.equal(faults({ a: '{x}: {n, plural, other {#}}', b: '<b>y</b>' }), '');
  });
  test('sees what is missing and what is too much', () => {
    assert.match(faults({ a: english.a }), /b is missing/);
    assert.match(faults({ ...english, c: 'x' }), /c is unknown/);
    assert.match(faults({ ...english, b: ' ' }), /b is empty/);
  });
  test('sees other arguments, tags and cases', () => {
    assert.match(faults({ ...english, a: '{n} {y}' }), /a has \{n y\} instead of \{n x\}/);
    assert.match(faults({ ...english, b: 'plain' }), /b has other tags/);
    const select = { a: '{s, select, g {g} other {c}}' };
    const wrong = compareCatalogs('xx', { a: '{s, select, q {g} other {c}}' }, select);
    assert.match(wrong.join(), /a has the case q/);
  });
  test('lets a language leave out what only chooses a form, and nothing that is shown', () => {
    const source = { a: '{Men} {m, plural, one {stands} other {stand}} on {x}' };
    assert.deepEqual(compareCatalogs('xx', { a: 'auf {x}: {men}' }, source), []);
    assert.match(compareCatalogs('xx', { a: 'auf {x}' }, source).join(), /has \{x\} instead/);
    const counted = { a: '{n, plural, one {# is} other {# are}}' };
    assert.match(compareCatalogs('xx', { a: 'are' }, counted).join(), /a has \{\} instead/);
  });
  test('finds arguments inside plurals and selections', () => {
    assert.deepEqual(placeholders('{s, select, g {{a}} other {{n, plural, other {#{b}}}}}'), [
      'a',
      'b',
      'n',
      's',
    ]);
  });
});

describe('the search for uses', () => {
  test('finds calls, templates and strings in scripts, not in comments', () => {
    const text = "t('a.b', x); t(`c.${code}`); y ? 'd.e' : 'f.g'; /* t('h.i') */";
    const keys = usesInScript(text).map(({ key }) => key);
    assert.deepEqual([...new Set(keys)].sort(), ['a.b', 'c.*', 'd.e', 'f.g']);
  });
  test('finds filters and joined keys in templates', () => {
    const keys = usesInTemplate('{{ "a.b" | t }} {{ ("c." ~ x) | t }}').map(({ key }) => key);
    assert.deepEqual(keys, ['a.b', 'c.*']);
  });
});

test('compiled messages are strings where nothing is put in, and functions elsewhere', async () => {
  const language = builtLanguages()[1];
  const catalog = { 'a.plain': 'texto', 'b.n': '{n, plural, one {# casa} other {# casas}}' };
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: compileMessages(language, catalog, ['a.plain', 'b.n']),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`;
  const { default: messages } = await import(url);
  assert.equal(messages['a.plain'], 'texto');
  assert.equal(messages['b.n']({ n: 1 }), '1 casa');
  assert.equal(messages['b.n']({ n: 5 }), '5 casas');
});
