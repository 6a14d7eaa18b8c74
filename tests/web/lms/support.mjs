// SPDX-License-Identifier: MIT
/** A learning platform for the tests: it serves the files of packages, and pages around them that the tests write. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '../../../web/build/paths.mjs';
import { filesOf } from '../../../web/lms/package.js';
import { read } from '../../../web/lms/saved.js';
import { launch } from '../browser.mjs';
import { soon } from '../soon.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('../../../web/lms/package.js').Config} Config */
/** @typedef {import('../../../web/build/lms.mjs').Kit} Kit */

const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  xml: 'text/xml',
  txt: 'text/plain',
});

const fileOf = (/** @type {string} */ path) => readFileSync(join(paths.dist, path), 'utf8');

/** @type {Kit} */
const kit = JSON.parse(fileOf('lms/kit.json'));

/** @param {(language: Kit['languages'][number]) => string} of */
const each = (of) => Object.fromEntries(kit.languages.map((one) => [one.code, of(one)]));

/** The files of a package. @param {Omit<Config, 'languages'> & {codes: readonly string[], title?: string}} given */
export function packed({ codes, title, ...config }) {
  const { drill } = config;
  const languages = codes.map((code) => {
    const language = kit.languages.find((one) => one.code === code) ?? kit.languages[0];
    const { lang, name, drills } = language;
    return { code, lang, name, title: title ?? drills[drill].title };
  });
  return filesOf(
    { ...config, languages },
    {
      ...{ script: kit.script, style: kit.style, licence: kit.licence, site: null },
      embeds: each(({ code }) => fileOf(`embed/${code}/${drill}.html`)),
      descriptions: each(({ drills }) => drills[drill].description),
      noScript: kit.languages[0].noScript,
    },
  );
}

/** A package that the build made. @param {string} name @returns {Record<string, string>} */
export function readyPackage(name) {
  const files = unzipSync(readFileSync(join(paths.dist, 'lms', name)));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** A runtime of scorm-again, as a script for a page. @param {'scorm12' | 'scorm2004'} standard */
const runtime = (standard) =>
  readFileSync(
    createRequire(import.meta.url)
      .resolve('scorm-again')
      .replace(/dist[\\/].*$/, `dist/${standard}.min.js`),
  );

/**
 * The platform. What is at `/pages/…` a test writes, at `/runtime/…` is scorm-again, at `/course/…` the package; the
 * rest is for `answer`.
 */
export function usePlatform() {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {Record<string, string>} */
  let files = {};
  let body = '';
  /** @type {import('node:http').RequestListener} */
  let answer = (_, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [, place, ...steps] = pathname.split('/');
    const path = steps.join('/');
    const send = (/** @type {string | Buffer} */ text, /** @type {string} */ type) =>
      response.writeHead(200, { 'Content-Type': TYPES[type] ?? 'text/plain' }).end(text);
    if (place === 'pages')
      send(`<!doctype html><html lang="en"><title>Platform</title><body>${body}`, 'html');
    else if (place === 'runtime')
      send(runtime(/** @type {'scorm12'} */ (path.replace('.js', ''))), 'js');
    else if (place === 'course' && files[path] !== undefined)
      send(files[path], path.split('.').at(-1) ?? '');
    else answer(request, response);
  });
  before(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(() => resolve(undefined)));
  });
  const origin = () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return `http://127.0.0.1:${port}/`;
  };
  return {
    origin,
    newPage: (/** @type {object} */ options = {}) =>
      browser.newPage({ reducedMotion: 'reduce', locale: 'en', ...options }),
    /** @param {Record<string, string>} given */
    install(given) {
      files = given;
    },
    /** @param {string} html */
    write(html) {
      body = html;
    },
    /** @param {import('node:http').RequestListener} listener */
    listen(listener) {
      answer = listener;
    },
  };
}

/** The frame with the drill, once it can be used. @param {Page} page @returns {Promise<Frame>} */
export async function drillIn(page) {
  for (let n = 0; n < 200; n++) {
    const frame = page.frames().find((one) => /\/drill\/\w+\/[\w-]+\.html/.test(one.url()));
    if (frame && (await frame.$('html.ready').catch(() => null))) return frame;
    await page.waitForTimeout(50);
  }
  throw new Error('no drill');
}

/**
 * Answers a question about the kind of a castling.
 * @param {Frame} drill @param {{answer: {kind?: string}}} question @param {boolean} [right]
 */
export async function answerKind(drill, { answer: { kind } }, right = true) {
  const own = `[data-response='${JSON.stringify({ kind })}']`;
  await drill
    .locator(right ? `.desk ${own}` : `.desk [data-response]:not(${own})`)
    .first()
    .click();
}

/**
 * Waits for a platform to have what was answered last: the drill is another process than its platform's page, and who
 * leaves in the very moment of a press is a step behind.
 * @param {() => Promise<string | undefined> | string | undefined} saved what the platform keeps
 * @param {(round: any) => boolean} isThere
 */
export async function untilKept(saved, isThere) {
  const isKept = await soon(async () => {
    const { round } = read((await saved()) ?? '');
    return round !== null && isThere(round);
  });
  if (!isKept) throw new Error(`not kept: ${isThere}`);
}
