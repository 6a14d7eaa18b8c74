// SPDX-License-Identifier: MIT
/**
 * The service worker: the whole site, offline. `build/precache.mjs` writes the list of files in front of it.
 *
 * Files of the list come from the cache of its version, never from the network; whatever else is asked for is none of
 * its business, but for three things: a page that is not there gets the 404 page where there is no network; an embed that
 * was opened by its own address is kept for then, since the list has none of these large files; and a page of an
 * earlier version that is still open gets its files from that version's cache. A new version waits until
 * the last page of the old one is closed, or the reader chooses it.
 */

import { askedFor, isEmbed, isHashed } from './lib/offline/address.js';
import { Versions } from './lib/offline/versions.js';

/** @typedef {{waitUntil: (promise: Promise<unknown>) => void}} Extendable */
/** @typedef {Extendable & {request: Request, respondWith: (response: Promise<Response> | Response) => void}} FetchEvent */
/** @typedef {{id: string, url: string}} Client */
/**
 * What is used of the worker's global object.
 * @typedef {object} Worker
 * @property {{version: string, files: Record<string, string>}} c960 from the build
 * @property {ServiceWorkerRegistration} registration
 * @property {{matchAll: (options: object) => Promise<Client[]>, claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const { version, files } = worker.c960;
const { scope } = worker.registration;
const versions = new Versions(scope, version, files);

/** How long after a page was asked for those it replaced are gone for sure, in milliseconds. */
const LEFT = 3000;

/** The pages of the site that are open. */
async function openPages() {
  const all = await worker.clients.matchAll({ type: 'all', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope)).map(({ id }) => id);
}

/** @type {Promise<unknown> | null} */
let tidying = null;

function tidyLater() {
  tidying ??= new Promise((resolve) => setTimeout(resolve, LEFT))
    .then(openPages)
    .then((pages) => versions.tidy(pages))
    .finally(() => (tidying = null));
  return tidying;
}

/** Somebody has emptied the cache: it is filled once more, if that can be. @type {Promise<unknown> | null} */
let filling = null;
const fillAgain = () => (filling ??= versions.fill().catch(() => {}));

/** @param {FetchEvent} event @param {string} file */
async function answer(event, file) {
  const found = await versions.read(file);
  if (found) return file === '404.html' ? missing(found) : found;
  event.waitUntil(fillAgain());
  return fetch(event.request);
}

/** @param {Response} page */
const missing = ({ body, headers }) => new Response(body, { status: 404, headers });

/** A page that the list does not know. @param {Request} request */
async function unknownPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await versions.read('404.html');
    if (page) return missing(page);
    throw error;
  }
}

/**
 * An embed as the network has it, else as it was when it was opened last.
 * @param {FetchEvent} event @param {string} file
 */
async function embed(event, file) {
  const response = await fetch(event.request).catch(() => undefined);
  if (response?.ok) event.waitUntil(versions.keep(file, response.clone()));
  return response ?? (await versions.read(file)) ?? unknownPage(event.request);
}

worker.addEventListener('install', (/** @type {Extendable} */ event) => {
  event.waitUntil(versions.install());
});

worker.addEventListener('activate', (/** @type {Extendable} */ event) => {
  const takeOver = async () => {
    await versions.takeOver(await openPages());
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('message', (/** @type {Extendable & {data: unknown}} */ event) => {
  if (event.data === 'c960-switch') event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const { href, pathname, search } = new URL(request.url);
  const path = href.slice(scope.length).split(/[?#]/)[0];
  const found = askedFor(path, files);
  const isPage = request.mode === 'navigate';
  if (found === 'slash') event.respondWith(Response.redirect(`${pathname}/${search}`, 302));
  else if (found) event.respondWith(answer(event, found.file));
  else if (isPage && isEmbed(path)) event.respondWith(embed(event, path));
  else if (isPage) event.respondWith(unknownPage(request));
  else if (isHashed(path)) {
    event.respondWith(versions.readOld(path).then((old) => old ?? fetch(request)));
  }
  if (isPage) event.waitUntil(tidyLater());
});
