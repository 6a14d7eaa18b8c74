// SPDX-License-Identifier: MIT
/**
 * Serves `web/dist/`, as any static host would:
 *
 *   node web/build/serve.mjs        http://127.0.0.1:9600, or PORT
 *
 * It needs no other file: a copy of it serves the folder in which it lies, such as the site on a USB stick. Tests
 * start it below a path and with headers of their own.
 */

import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @param {string} path from here */
const near = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The site beside this file, or the one that the project built. */
const site = () =>
  existsSync(near('index.html')) ? near('.') : (process.env.SITE_OUT ?? near('../dist'));

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
});

/**
 * The file a path asks for, or null. Nothing outside the root is ever asked for.
 * @param {string} root @param {string} pathname percent-encoded, below the site's root
 */
async function fileFor(root, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const file = normalize(join(root, path));
  if (path.includes('\0') || (file !== root && !file.startsWith(root + sep))) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return { file, size: found.size };
  if (!found?.isDirectory()) return null;
  const index = join(file, 'index.html');
  const inside = await stat(index).catch(() => null);
  if (!inside?.isFile()) return null;
  const slash = path === '' || path.endsWith('/');
  return slash ? { file: index, size: inside.size } : { redirect: true };
}

/**
 * @param {object} [options]
 * @param {string} [options.root]
 * @param {string} [options.base] the path the site lies below, with slashes at both ends
 * @param {Record<string, string>} [options.headers] sent with all but embeds, as hosts do
 */
export function createSiteServer({ root = site(), base = '/', headers = {} } = {}) {
  const top = normalize(root).replace(/[\\/]$/, '');
  return createServer(async (request, response) => {
    const [pathname, query] = (request.url ?? '/').split(/\?(.*)/s);
    const framed = pathname.startsWith(`${base}embed/`);
    /** @param {number} status @param {Record<string, string | number>} own */
    const head = (status, own) =>
      response.writeHead(status, {
        ...{ 'X-Content-Type-Options': 'nosniff', ...(framed ? {} : headers) },
        ...own,
      });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      head(405, { Allow: 'GET, HEAD' });
      return response.end();
    }
    const asked = pathname.startsWith(base)
      ? await fileFor(top, pathname.slice(base.length))
      : null;
    if (asked && 'redirect' in asked) {
      head(301, { Location: `${pathname}/${query === undefined ? '' : `?${query}`}` });
      return response.end();
    }
    const missing = await fileFor(top, '404.html');
    const found = asked ?? missing;
    if (!found?.file) {
      head(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end('404');
    }
    const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
    head(asked ? 200 : 404, { 'Content-Type': type, 'Content-Length': found.size });
    if (request.method === 'HEAD') return response.end();
    createReadStream(found.file).pipe(response);
  });
}

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Serves the built site on this machine alone and prints its address. */
export function serve({ PORT } = process.env) {
  const port = Number(PORT || 9600);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    giveUp(`PORT is "${PORT}", not a number from 0 to 65535.`);
  const server = createSiteServer();
  server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EADDRINUSE')
      giveUp(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    giveUp(`The site cannot be served on port ${port}: ${error.message}`);
  });
  server.listen(port, '127.0.0.1', () => {
    const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.log(`http://127.0.0.1:${taken}`);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) serve();
