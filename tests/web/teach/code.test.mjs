// SPDX-License-Identifier: MIT
/** What the builder offers and what it writes, without a browser. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { embeds } from '../../../web/embed/list.js';
import { OWN, PARTS, readAddress, readSettings } from '../../../web/embed/settings.js';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { SANDBOX, WRITERS, embedAddress, pageAddress } from '../../../web/page/teach/code.js';
import { kindOf, parametersOf } from '../../../web/page/teach/fields.js';
import { tasks } from '../../../web/page/worksheets/tasks.js';
import { TASKS } from '../../../web/page/worksheets/layout.js';
import { ownFields, ownProblems, ownQuery, sizeProblems } from '../../../web/page/teach/own.js';

const c960 = await loadCoreFromDisk();
const [english] = builtLanguages();
const texts = buildTexts(english, readCatalog(english.code));
const given = { c960, texts };

const wanted = {
  root: 'https://example.org/c960/',
  ...{ name: 'castling-drill', slug: 'castling/drill/', language: 'it' },
  title: 'Esercizi "difficili" & facili',
  ...{ state: 'v=1&seed=abc', own: 'theme=dark&hide=title', width: '', height: '640' },
};

/** What the embed would say of an address. @param {string} page @param {string} query */
const problemsOf = (page, query) =>
  readSettings(readAddress({ search: `?${query}`, hash: '' }), parametersOf(page), []).problems;

/** @param {string} page @param {Record<string, string>} chosen */
const faults = (page, chosen) =>
  kindOf(page)
    .check(new URLSearchParams(chosen), given)
    .map(({ name, text }) => `${name}: ${text}`);

describe('the builder', () => {
  test('offers every parameter of every embed, and no other', () => {
    for (const { page } of embeds) {
      const parameters = parametersOf(page);
      const offered = kindOf(page)
        .fields(texts)
        .map(({ name }) => name);
      // The first is how a drill's questions are made.
      const unasked = ['v', ...(kindOf(page).carried ?? [])];
      const expected = parameters.filter((name) => !unasked.includes(name));
      assert.deepEqual([...offered].sort(), [...expected].sort(), page);
    }
    // The page for classes makes the links of classes.
    const own = ['class', 'light', 'dark', 'hide', 'only'];
    const offered = [...own, ...ownFields(texts).map(({ name }) => name)];
    assert.deepEqual(offered.sort(), [...OWN].sort());
  });

  test('writes of each value that it offers an address that the embed takes, and takes it back', () => {
    for (const { page } of embeds) {
      for (const { name, type, values = [], standard } of kindOf(page).fields(texts)) {
        if (type !== 'one' && type !== 'several') continue;
        for (const value of values) {
          const query = kindOf(page).query(new URLSearchParams({ [name]: value }));
          assert.deepEqual(problemsOf(page, query), [], query);
          const read = new URLSearchParams(query).get(name);
          assert.equal(
            read ?? standard,
            type === 'one' ? value : (read ?? value),
            `${page} ${name}`,
          );
          assert.equal(
            faults(page, { [name]: value }).filter((one) => !one.startsWith(':')).length,
            0,
          );
        }
      }
    }
  });

  test('asks the version of the questions only where a code fixes them', () => {
    const { query } = kindOf('drill');
    assert.equal(query(new URLSearchParams({ seed: 'abc', count: '5' })), 'v=1&seed=abc&count=5');
    assert.equal(query(new URLSearchParams({ count: '5' })), 'count=5');
  });

  test('says where a FEN, a code, a number or a move is wrong', () => {
    assert.match(faults('endings', { fen: '8/8/8/8/8/8/8/4K2x w - - 0 1' })[0], /character 18/);
    assert.match(faults('drill', { seed: 'ab cd' })[0], /^seed: Character 3 .*“ cd”/);
    assert.match(faults('drill', { seed: 'abcdefghijklmn' })[0], /^seed: Character 14 /);
    assert.match(faults('training', { count: '0' })[0], /^count: “0”/);
    assert.match(faults('positions', { n: '960' })[0], /^n: “960” .* 959/);
    assert.match(faults('positions', { moves: 'e2e4.e7e4' })[0], /^moves: “e7e4”/);
    assert.match(
      faults('promotion-test', { fen: '8/P6k/8/8/8/8/8/7K w - - 0 1', move: 'a7b8' })[0],
      /^move: “a7b8”/,
    );
    assert.deepEqual(
      faults('promotion-test', { fen: '8/P6k/8/8/8/8/8/7K w - - 0 1', move: 'a7a8' }),
      [],
    );
    assert.deepEqual(faults('positions', { n: '177', moves: 'e2e4.e7e5' }), []);
  });

  test('says that a choice leaves no question, and that one has to be chosen', () => {
    const none = { variant: 'standard', castling: 'rook-move-only' };
    assert.deepEqual(faults('drill', none), [`: ${texts.t('drill.nothing-left')}`]);
    assert.deepEqual(faults('drill', { colors: '' }), [`colors: ${texts.t('drill.need-one')}`]);
  });

  test('leaves to a page what has a name of the frame’s: the atlas is filtered by light and dark bishops', () => {
    assert.deepEqual(problemsOf('atlas', 'light=c1&dark=b1'), []);
    const { settings, state } = readSettings(
      readAddress({ search: '?light=c1&theme=dark', hash: '' }),
      parametersOf('atlas'),
      [],
    );
    assert.deepEqual([settings.light, settings.theme, String(state)], [null, 'dark', 'light=c1']);
  });

  test('knows the worksheets that there are, and how many questions one has at most', () => {
    assert.deepEqual(
      Object.entries(TASKS),
      tasks.map(({ name, heading }) => [name, heading]),
    );
    const count = (/** @type {string} */ n) => faults('worksheets', { count: n }).length;
    assert.deepEqual(['1', '40', '41', '0', 'endless'].map(count), [0, 0, 1, 1, 1]);
    const asked =
      'task=starts&seed=abc&count=4&columns=1&paper=letter&solutions=0&v=1&colors=white';
    assert.equal(kindOf('worksheets').query(new URLSearchParams(asked)), asked);
  });

  test('says of looks what the frame would say', () => {
    const asked = new URLSearchParams({ theme: 'pink', light: 'red', hide: 'title,all' });
    const names = ownProblems(asked, [], [], texts).map(({ name }) => name);
    assert.deepEqual(names, ['theme', 'light', 'hide']);
    assert.equal(ownQuery(asked, []), 'hide=title');
    assert.deepEqual(sizeProblems('width', '', texts), []);
    assert.match(sizeProblems('width', '12', texts)[0].text, /“12”.*240.*2000/);
    assert.ok(PARTS.includes('link'));
  });
});

describe('the code', () => {
  test('of a frame has an address, a title and a sandbox, and nothing in it ends it', () => {
    const code = WRITERS.iframe(wanted);
    assert.match(
      code,
      /^<iframe src="https:\/\/example\.org\/c960\/embed\/it\/castling-drill\.html\?v=1&amp;seed=abc&amp;theme=dark&amp;hide=title" /,
    );
    assert.ok(code.includes('title="Esercizi &quot;difficili&quot; &amp; facili"'));
    assert.ok(code.includes(`sandbox="${SANDBOX}"`));
    assert.ok(code.includes('width="100%" height="640"'));
    assert.match(WRITERS.iframe({ ...wanted, width: '500' }), /width="500".*max-width:100%/);
  });

  test('of an element names the script, and leads to the page without it', () => {
    const code = WRITERS.element({ ...wanted, width: '500' });
    assert.ok(
      code.startsWith('<script src="https://example.org/c960/embed/embed.js" async></script>'),
    );
    for (const part of [
      'name="castling-drill"',
      'language="it"',
      'state="v=1&amp;seed=abc"',
      'theme="dark"',
      'options="hide=title"',
      'max-width:500px',
      `<a href="${pageAddress(wanted).replace('&', '&amp;')}">`,
    ]) {
      assert.ok(code.includes(part), part);
    }
  });

  test('of a link is the address of the page', () => {
    assert.equal(WRITERS.link(wanted), 'https://example.org/c960/it/castling/drill/?v=1&seed=abc');
    assert.equal(
      embedAddress({ ...wanted, state: '', own: '' }),
      'https://example.org/c960/embed/it/castling-drill.html',
    );
  });
});
