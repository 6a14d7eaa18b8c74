// SPDX-License-Identifier: MIT
/** Somebody's page with embeds in it: on another origin, or a file. It keeps what they say, and makes them as high as they ask for. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../../../web/build/paths.mjs';

/**
 * The four ways to place an embed.
 * @typedef {{name: string, sandbox: string | null, file: boolean, opaque: boolean}} Form opaque: its messages have the origin "null"
 */
/** @type {readonly Form[]} */
export const FORMS = [
  { name: 'allow-scripts', sandbox: 'allow-scripts', file: false, opaque: true },
  {
    name: 'allow-scripts allow-same-origin',
    sandbox: 'allow-scripts allow-same-origin',
    file: false,
    opaque: false,
  },
  { name: 'no sandbox', sandbox: null, file: false, opaque: false },
  { name: 'from a file', sandbox: null, file: true, opaque: true },
];

/** Runs in the host's page. */
function host() {
  const all = /** @type {any} */ (window);
  all.said = [];
  addEventListener('message', ({ source, data, origin }) => {
    const frames = [...document.querySelectorAll('iframe')];
    const frame = frames.findIndex((one) => one.contentWindow === source);
    all.said.push({ frame, origin, ...data });
    if (data.type === 'resize' && frame >= 0) frames[frame].style.height = `${data.height}px`;
  });
}

/**
 * Runs in the host's page: whether a frame has the height that it asked for last. It is brought into sight: browsers lay
 * out no frame of others that is far from it.
 * @param {number} nth
 */
export function isAsHighAsAsked(nth) {
  const frame = document.querySelectorAll('iframe')[nth];
  // To a whole pixel: from a part of one, Firefox scrolls back in pages that are files, and what is pressed is elsewhere.
  const top = Math.floor(frame.getBoundingClientRect().top + scrollY);
  scrollTo({ top, behavior: 'instant' });
  const own = /** @type {any} */ (window).said.filter(
    (/** @type {any} */ one) => one.type === 'resize' && one.frame === nth,
  );
  return own.length > 0 && own[own.length - 1].height === frame.clientHeight;
}

/** @param {string} src @param {Form} form @param {number} width */
const frameHtml = (src, { sandbox }, width) =>
  `<iframe title="c960" style="display: block; width: ${width}px; max-width: 100%; border: 0" src="${src.replaceAll('&', '&amp;')}"${sandbox === null ? '' : ` sandbox="${sandbox}"`}></iframe>`;

/** Side by side and so small that all are in sight. */
const SMALL =
  '<style>body { display: flex; align-items: start; gap: 10px; width: max-content; transform: scale(0.06); transform-origin: 0 0; } iframe { max-width: none !important; }</style>';

/** @param {readonly string[]} frames @param {boolean} small */
const pageOf = (frames, small) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><script>(${host})()</script>${small ? SMALL : '<h1>Lesson</h1>'}${frames.join('')}`;

/**
 * A host for the embeds of a site.
 * @param {string} site its address
 */
export async function openHost(site) {
  const folder = await mkdtemp(join(tmpdir(), 'c960-host-'));
  const file = join(folder, 'lesson.html');
  let html = '';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    /**
     * The address of a page with these embeds.
     * @param {readonly {path: string, query?: string, form: Form}[]} embeds path: en/castling-drill
     * @param {{width?: number, small?: boolean}} [look] of the frames, in pixels; small: all are in sight, and nobody can read them
     */
    async pageWith(embeds, { width = 700, small = false } = {}) {
      const frames = embeds.map(({ path, query = '', form }) => {
        const built = pathToFileURL(join(paths.dist, `embed/${path}.html`)).href;
        const src = form.file ? `${built}#${query}` : `${site}embed/${path}.html?${query}`;
        return frameHtml(src, form, width);
      });
      html = pageOf(frames, small);
      // Only a file may hold files.
      if (!embeds.some(({ form }) => form.file)) return `http://localhost:${port}/`;
      await writeFile(file, html);
      return pathToFileURL(file).href;
    },
    /** The address of a page with this in it. @param {string} body */
    pageHolding(body) {
      html = pageOf([body], false);
      return `http://localhost:${port}/`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
