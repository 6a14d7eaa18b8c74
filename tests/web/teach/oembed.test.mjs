// SPDX-License-Identifier: MIT
/** oEmbed: what consumers find where the site knows its address, and what WordPress makes of it. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { embedName, embeds } from '../../../web/embed/list.js';
import { readAddress } from '../../../web/embed/settings.js';
import { pages } from '../../../web/site.config.js';
import { ORIGIN, builtWithAddress } from '../built.mjs';
import { saidOf, useHost } from '../embed/support.mjs';

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/g;

/** @type {string} */
let out;
before(async () => {
  ({ out } = await builtWithAddress());
});

/** @param {string} root @param {string} code @param {string} slug */
const links = (root, code, slug) =>
  Array.from(readFileSync(join(root, code, slug, 'index.html'), 'utf8').matchAll(LINK));

/** @param {string} code @param {string} name */
const answerOf = (code, name) =>
  JSON.parse(readFileSync(join(out, 'embed', code, `${name}.json`), 'utf8'));

/**
 * What WordPress leaves of the HTML of a site that it does not know, by its published documentation: a frame with
 * these attributes (and a quotation and links, which are not used here); no frame, no embedding. It adds a sandbox, and
 * to the address a fragment by which it tells its frames apart.
 * @param {string} html
 */
function asWordPress(html) {
  const [, attributes] = /<iframe((?:\s+[a-z]+="[^"]*")*)\s*><\/iframe>/.exec(html) ?? [];
  if (attributes === undefined) return null;
  const left = Array.from(attributes.matchAll(/([a-z]+)="([^"]*)"/g))
    .filter(([, name]) =>
      /^(?:src|width|height|frameborder|marginwidth|marginheight|scrolling|title)$/.test(name),
    )
    .map(
      ([, name, value]) => `${name}="${name === 'src' ? `${value}#?secret=a1B2c3D4e5` : value}"`,
    );
  return `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" data-secret="a1B2c3D4e5" ${left.join(' ')}></iframe>`;
}

describe('oEmbed', () => {
  test('is found on every page that can be embedded, in its language, and on no other', () => {
    for (const { code } of builtLanguages()) {
      for (const { id, slug } of pages) {
        const found = links(out, code, slug);
        const isEmbedded = embeds.some(({ page }) => page === id);
        assert.equal(found.length, isEmbedded ? 1 : 0, `${code}/${slug}`);
        if (isEmbedded) assert.equal(found[0][1], `${ORIGIN}embed/${code}/${embedName(slug)}.json`);
      }
    }
  });

  test('answers as the specification wants it: a rich answer with html, width and height', () => {
    for (const { code } of builtLanguages()) {
      for (const { page: id } of embeds) {
        const slug = pages.find((page) => page.id === id)?.slug ?? '';
        const answer = answerOf(code, embedName(slug));
        assert.equal(answer.version, '1.0');
        assert.equal(answer.type, 'rich');
        assert.equal(answer.provider_url, ORIGIN);
        assert.ok(Number.isInteger(answer.width) && Number.isInteger(answer.height));
        const [, src] = / src="([^"]+)"/.exec(answer.html) ?? [];
        assert.ok(src?.startsWith(`${ORIGIN}embed/${code}/`));
        assert.ok(existsSync(join(out, src.slice(ORIGIN.length))), src);
        assert.ok(answer.html.includes('title="'), 'a frame without a name says nothing');
        assert.ok(answer.html.includes('sandbox="allow-scripts"'));
      }
    }
  });

  test('is not there where the site does not know its address', () => {
    assert.deepEqual(links(paths.dist, 'en', 'castling/'), []);
    assert.equal(existsSync(join(paths.dist, 'embed/en/castling.json')), false);
  });

  test('is told to teachers with what it cannot do, where there is one', () => {
    const told = readFileSync(join(out, 'en/teach/guide/index.html'), 'utf8');
    assert.match(told, /what is set in the address is not followed/);
  });
});

describe('a frame as WordPress leaves it', () => {
  const host = useHost();

  test('keeps its size and its name, and shows a drill without a complaint', async () => {
    const { html, title, width, height } = answerOf('it', 'castling-drill');
    const left = asWordPress(html);
    assert.ok(left?.includes(`width="${width}" height="${height}"`));
    assert.ok(left?.includes(`title="${title}"`));
    const { page, faults } = await host.open((left ?? '').replace(ORIGIN, host.origin()));
    const [ready] = await saidOf(page, 'ready');
    assert.deepEqual([ready.name, ready.language], ['castling-drill', 'it']);
    const frame = page.frameLocator('iframe');
    assert.equal(await frame.locator('#frame-problems').textContent(), '');
    await frame.locator('#drill-begin').click();
    await frame.locator('.desk h2[tabindex]').waitFor();
    assert.deepEqual(faults, []);
    assert.deepEqual(
      await page.evaluate(() =>
        /** @type {any} */ (window).said.filter((/** @type {any} */ one) => one.type === 'error'),
      ),
      [],
    );
    await page.context().close();
  });

  test('has a fragment that is no parameter of ours; others with "=" are', () => {
    const read = (/** @type {string} */ hash) => String(readAddress({ search: '?n=1', hash }));
    assert.equal(read('#?secret=a1B2c3D4e5'), 'n=1');
    assert.equal(read('#theme=dark'), 'n=1&theme=dark');
  });

  test('is none where there is no frame', () => {
    assert.equal(asWordPress('<script src="https://example.org/embed.js"></script>'), null);
  });
});
