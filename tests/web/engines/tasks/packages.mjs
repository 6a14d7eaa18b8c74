// SPDX-License-Identifier: MIT
/** Packages for learning platforms: made on the page, and played on a platform. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { packed } from '../../lms/support.mjs';
import { readerIn } from '../frame.mjs';
import { createReader } from '../reader.mjs';
import { drive, queryOf } from './embeds.mjs';

/** @typedef {import('../reader.mjs').Engine} Engine */
/** @typedef {import('../reader.mjs').Reader} Reader */

const TYPES = /** @type {Record<string, string>} */ ({
  ...{ html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' },
});

/** The platform's object, which keeps what it is told for whoever looks later, in the page and after it. */
const PLATFORM = `<script>
const told = JSON.parse(sessionStorage.told ?? '{}');
const keep = (name, value) => { told[name] = value; sessionStorage.told = JSON.stringify(told); return 'true'; };
window.API = {
  LMSInitialize: () => keep('ended', false), LMSGetValue: (name) => told[name] ?? '', LMSSetValue: keep,
  LMSCommit: () => 'true', LMSFinish: () => keep('ended', true), LMSGetLastError: () => '0',
};
</script>`;

/** Serves a package beside the platform's object. @param {Record<string, string>} files */
async function serve(files) {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    const path = pathname.slice(1);
    const content = files[path]?.replace(
      '<head>',
      `<head>${path === 'index.html' ? PLATFORM : ''}`,
    );
    response.writeHead(content === undefined ? 404 : 200, {
      'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}

/** @param {Reader} top @returns {Promise<Record<string, unknown>>} */
const recordOf = (top) => top.evaluate(() => JSON.parse(sessionStorage.told));

/** @type {Record<string, (reader: Reader, stop: unknown, engine: Engine) => Promise<void>>} */
export const packages = {
  'a package is made as it was chosen, and saved': async (reader) => {
    await reader.open('en/teach/lms/');
    await reader.click('[name="standard"][value="scorm2004"]');
    await reader.fill('#mastery', '1oo');
    await reader.click('#make');
    await reader.says('#e-mastery', '1oo');
    await reader.fill('#mastery', '85');
    await reader.press('Enter');
    const name = 'castling-drill-scorm2004.zip';
    await reader.says('#made', name);
    const manifest = await reader.wait('the package to be saved', async () => {
      if (!readdirSync(reader.downloads).includes(name)) return null;
      const files = unzipSync(readFileSync(join(reader.downloads, name)));
      return Buffer.from(files['imsmanifest.xml']).toString();
    });
    assert.match(String(manifest), /minNormalizedMeasure>0\.85</);
  },

  'a package is played to its end and left, and the platform knows it at each step': async (
    _reader,
    _stop,
    engine,
  ) => {
    const site = await serve(
      packed({
        ...{ standard: 'scorm12', drill: 'castling-drill', state: queryOf(1), mastery: 1 },
        codes: ['en', 'it'],
      }),
    );
    try {
      const top = createReader(site.origin, engine);
      const inside = readerIn(site.origin, engine, 0);
      const open = async () => {
        await engine.go(`${site.origin}index.html`);
        await top.says('#told', /records this|Passed/);
      };
      await open();
      assert.equal((await recordOf(top))['cmi.core.lesson_status'], 'incomplete');
      await engine.go(`${site.origin}none`);
      const left = await recordOf(top);
      assert.equal(left.ended, true, 'who goes away has left');
      assert.match(String(left['cmi.core.session_time']), /^0000:\d\d:\d\d\.\d\d$/);

      await open();
      await drive(inside, 1);
      await top.says('#told', 'Passed: 100 %');
      const record = await recordOf(top);
      assert.equal(record['cmi.core.lesson_status'], 'passed');
      assert.equal(record['cmi.core.score.raw'], '100');
      assert.equal(record['cmi.interactions.0.result'], 'correct');
      assert.equal(record.ended, false);
      const { height, inner } = await top.evaluate(() => {
        const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#drill'));
        const content = frame.contentDocument?.documentElement.scrollHeight ?? 0;
        return { height: frame.clientHeight, inner: content };
      });
      assert.ok(inner <= height + 1, 'the drill is not scrolled in its frame');

      await top.click('#leave');
      await top.says('#told', 'Everything was handed');
      assert.equal((await recordOf(top)).ended, true);
      assert.equal(await top.count('#drill'), 0);
    } finally {
      await site.close();
    }
  },
};
