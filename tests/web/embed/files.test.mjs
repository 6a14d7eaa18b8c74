// SPDX-License-Identifier: MIT
/** Embeds as files: what they weigh, that they are whole, that they are valid HTML. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { charactersOf } from '../../../web/build/embeds.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { brotli } from '../../../web/build/weigh.mjs';
import { PARTS, composed, pageOf } from '../../../web/embed/kept.js';
import { embedName, embeds } from '../../../web/embed/list.js';
import { drills } from '../../../web/lms/drills.js';
import { listFiles } from '../../../web/build/precache.mjs';
import { pageBudget, pages } from '../../../web/site.config.js';
import { validator } from '../valid.mjs';

const names = embeds.map(({ page }) => {
  const { slug } = pages.find(({ id }) => id === page) ?? {};
  return embedName(slug ?? '');
});
const files = builtLanguages().flatMap(({ code }) => names.map((name) => `${code}/${name}.html`));
const fileOf = (/** @type {string} */ path) => join(paths.dist, 'embed', path);
const textOf = (/** @type {string} */ path) => readFileSync(fileOf(path), 'utf8');

/** In brotli 11, unless a quick and worse compression says already that it is little. @param {Buffer} bytes */
function weightOf(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const { length } = brotliCompressSync(bytes, { params });
  return length <= pageBudget ? length : brotli(bytes);
}

describe('an embed', () => {
  test('is there for each page in each language, and nothing else is', () => {
    const ids = (/** @type {string[]} */ ...all) => all.sort();
    assert.deepEqual(ids(...embeds.map(({ page }) => page)), ids(...pages.map(({ id }) => id)));
    const found = builtLanguages().flatMap(({ code }) =>
      readdirSync(fileOf(code)).map((name) => `${code}/${name}`),
    );
    assert.deepEqual(found.sort(), [...files].sort());
    assert.ok(existsSync(fileOf('embed.js')));
  });

  for (const path of files) {
    test(`${path} takes at most ${pageBudget} bytes`, (context) => {
      const bytes = weightOf(readFileSync(fileOf(path)));
      context.diagnostic(`${bytes}`);
      assert.ok(bytes <= pageBudget, `${bytes} bytes`);
    });
  }

  test('asks for nothing: its scripts and styles are in it, and its policy allows no more', () => {
    for (const path of files) {
      const text = textOf(path);
      const [head] = text.split('</head>');
      assert.match(
        head,
        /Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/,
      );
      assert.doesNotMatch(
        text,
        /<script[^>]*\b(?:src|type)=|<link(?![^>]*href="data:)|@import|\burl\((?!#|"?data:)/,
      );
      assert.equal(text.match(/<script>/g)?.length, 2, path);
      // Whatever the rules' bytes look like to a parser: no other tag begins or ends in a script.
      for (const script of text.split('<script>').slice(1)) {
        assert.doesNotMatch(script.split('</script>')[0], /<!--|<script|\r/i);
      }
    }
  });

  test('holds the rules as they are, a character a byte', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, n) => n));
    const text = charactersOf(bytes);
    assert.doesNotMatch(text, /[\0-\x20\x7f-\xa0<"\n\r\u2028]/);
    /** @type {string} */
    const read = JSON.parse(`"${text.replaceAll('\\x3c', '\\u003c')}"`);
    const back = Array.from(read, (one) => {
      const code = one.charCodeAt(0);
      return code > 126 ? code - 69 : code - 35;
    });
    assert.deepEqual(back, [...bytes]);
  });

  test('of a drill is made of its parts byte for byte; any other leads to its page without network', () => {
    const parts = JSON.parse(readFileSync(join(paths.dist, PARTS), 'utf8'));
    const listed = listFiles(paths.dist);
    for (const path of files) {
      const [code, name] = path.split(/[/.]/);
      const made = composed(parts, `embed/${path}`);
      assert.equal(made, name in drills ? textOf(path) : undefined, path);
      const page = pages.find(({ slug }) => embedName(slug) === name);
      assert.equal(pageOf(`embed/${path}`, listed), `${code}/${page?.slug}`);
    }
    assert.equal(pageOf('embed/en/no-such.html', listed), undefined);
    assert.equal(pageOf('embed/xx/castling.html', listed), undefined);
  });

  test('is valid HTML', async () => {
    const html = validator('require-csp-nonce');
    const faults = [];
    for (const path of files) {
      // Scripts are no markup: they would take most of the time.
      const text = textOf(path).replace(/<script>[\s\S]*?<\/script>/g, '<script>0</script>');
      const { results } = await html.validateString(text, path);
      faults.push(
        ...results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
        ),
      );
    }
    assert.deepEqual(faults, []);
  });
});

test('the script for hosts says whose it is and takes a few kilobytes', () => {
  const bytes = readFileSync(fileOf('embed.js'));
  assert.match(bytes.toString('utf8'), /^\/\* c960 embed\.js, SPDX-License-Identifier: MIT \*\/\n/);
  assert.ok(brotli(bytes) <= 2000, `${brotli(bytes)} bytes`);
});
