// SPDX-License-Identifier: MIT
/** The custom elements of the package in pages of others. */

import assert from 'node:assert/strict';
import { serveExamples } from '../../elements/support.mjs';
import { createReader } from '../reader.mjs';

/** @typedef {import('../reader.mjs').Engine} Engine */
/** @typedef {import('../reader.mjs').Reader} Reader */

/** What somebody does with each of the three, and sees. @param {Reader} page */
async function use(page) {
  await page.click('c960-explorer >>> #next');
  await page.wait(
    'the next number',
    () => page.value('c960-explorer >>> #number'),
    (number) => number === '178',
  );
  await page.click('c960-explorer >>> #castle-g');
  await page.says('c960-explorer >>> #caption', /\w/);
  await page.click('c960-castling-drill >>> #drill-begin');
  await page.says('c960-castling-drill >>> .desk h2', /\w/);
  await page.says('c960-promotion-tester >>> .verdict', /\w/);
}

/** @type {Record<string, (reader: unknown, stop: unknown, engine: Engine) => Promise<void>>} */
export const elements = {
  'the elements work in plain HTML and in React, and are as dark as they are told to be': async (
    _reader,
    _stop,
    engine,
  ) => {
    const site = await serveExamples();
    try {
      const page = createReader(`${site.origin}/`, engine);
      await engine.go(`${site.origin}/empty.html`);
      await page.evaluate(() => {
        document.body.innerHTML =
          '<c960-explorer number="177" theme="dark"></c960-explorer><c960-castling-drill></c960-castling-drill><c960-promotion-tester></c960-promotion-tester>';
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: '/package/wasm/dist/elements/define.js' });
        document.head.append(script);
      });
      await use(page);
      const [paper, square] = await page.evaluate(() => {
        const root = document.querySelector('c960-explorer')?.shadowRoot;
        const board = root?.querySelector('c960-board')?.shadowRoot;
        const [frame, light] = [root?.querySelector('.c960'), board?.querySelector('.light')];
        return [
          frame && getComputedStyle(frame).backgroundColor,
          light && getComputedStyle(light).fill,
        ];
      });
      assert.deepEqual([paper, square], ['rgb(21, 25, 29)', 'rgb(211, 204, 189)']);
      await engine.go(`${site.origin}/react.html`);
      await use(page);
      await page.says('output#number', '178');
    } finally {
      await site.close();
    }
  },
};
