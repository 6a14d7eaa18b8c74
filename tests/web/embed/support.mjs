// SPDX-License-Identifier: MIT
/** A page of somebody else, on another origin, that embeds the site. */

import { createServer } from 'node:http';
import { after, before } from 'node:test';
import { launch, serve } from '../browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The four ways to place a frame: what its sandbox attribute is, null for none. */
export const FORMS = [
  'allow-scripts',
  'allow-scripts allow-same-origin',
  'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  null,
];

/** A site that may be framed, and a host on another port whose pages the tests write. */
export function useHost() {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let site;
  /** @type {import('node:http').Server} */
  let host;
  let body = '';
  before(async () => {
    host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="en"><title>Lesson</title><body>${body}`);
    });
    await new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve(undefined)));
    // Who may frame the embeds is not for the pages' policy to say.
    [browser, site] = await Promise.all([launch(), serve({ headers: {} })]);
  });
  after(async () => {
    await browser.close();
    await site.close();
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });
  const hostOrigin = () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (host.address());
    return `http://localhost:${port}/`;
  };
  /** Opens a page. What it and its frames ask for besides themselves, and what goes wrong, is kept in `faults`. @param {string} address */
  async function open(address) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOurs = request.url() === address || pathname.includes('/embed/');
      if (!isOurs && !/^\/(?:favicon\.ico)?$/.test(pathname)) faults.push(request.url());
    });
    await page.goto(address);
    return { page, faults };
  }

  return {
    browser: () => browser,
    origin: () => site.origin,
    /** @param {string} path below `embed/` @param {string | null} sandbox */
    frameHtml: (path, sandbox) =>
      `<iframe title="c960" width="700" src="${site.origin}embed/${path}"${sandbox === null ? '' : ` sandbox="${sandbox}"`}></iframe>`,
    /** Opens the host's page. What its frames say is kept in `said`. @param {string} html */
    open(html) {
      body = `<script>
window.said = [];
addEventListener('message', ({ source, data, origin }) => {
  const frames = [...document.querySelectorAll('iframe, c960-embed')].map(
    (one) => one.shadowRoot?.querySelector('iframe') ?? one,
  );
  said.push({ frame: frames.findIndex((one) => one.contentWindow === source), origin, ...data });
});
</script>${html}`;
      return open(hostOrigin());
    },
    /** The same for any page. */
    openAt: open,
  };
}

/** The messages of a type, once there are enough of them. @param {Page} page @param {string} type @param {number} [count] @returns {Promise<any[]>} */
export async function saidOf(page, type, count = 1) {
  await page.waitForFunction(
    ([wanted, least]) =>
      /** @type {any} */ (window).said.filter((/** @type {any} */ one) => one.type === wanted)
        .length >= Number(least),
    [type, count],
    { timeout: 15_000 },
  );
  return page.evaluate(
    (wanted) =>
      /** @type {any} */ (window).said.filter((/** @type {any} */ one) => one.type === wanted),
    type,
  );
}

/** The last message of a type, once it is as it should be. @param {Page} page @param {string} type @param {(message: any) => boolean} isThere */
export async function lastSaid(page, type, isThere) {
  for (let n = 0; n < 300; n++) {
    const last = (await saidOf(page, type)).at(-1);
    if (isThere(last)) return last;
    await page.waitForTimeout(50);
  }
  throw new Error(`${type} is not as it should be: ${isThere}`);
}

/**
 * What a frame has laid out has been seen, and what it said of that was heard: it is another process.
 * @param {Page} page @param {import('playwright-core').Frame} frame
 */
export async function settled(page, frame) {
  const mark = await frame.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const id = String(Math.random());
    parent.postMessage({ type: 'mark', id }, '*');
    return id;
  });
  await lastSaid(page, 'mark', ({ id }) => id === mark);
}
