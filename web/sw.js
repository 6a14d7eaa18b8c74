// SPDX-License-Identifier: MIT
/**
 * The service worker: the whole site, offline. `build/precache.mjs` writes the list of files in front of it.
 *
 * Files of the list come from the cache of its version, never from the network; whatever else is asked for is none of
 * its business, but for three things: a page that is not there gets the 404 page where there is no network; an embed,
 * of which the list has at most the parts, is made of them or was kept when it was opened last, else its page takes
 * its place; and a page of an earlier version that is still open gets its files, and what it makes packages of, from that
 * version's cache. A new version waits until the last page of the old one is closed, or the reader chooses it.
 */

import { PARTS, composed, pageOf } from './embed/kept.js';
import { holdsParameters, readAddress } from './embed/settings.js';
import { askedFor, embedAsked, isHashed } from './lib/offline/address.js';
import { Versions } from './lib/offline/versions.js';

/** @typedef {{waitUntil: (promise: Promise<unknown>) => void}} Extendable */
/** @typedef {Extendable & {request: Request, clientId: string, respondWith: (response: Promise<Response> | Response) => void}} FetchEvent */
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

/** What is asked for, as the version has it of which the page is that asks. @param {FetchEvent} event @param {string} file */
async function read({ request, clientId }, file) {
  const isPart = request.mode !== 'navigate' && !isHashed(file);
  return (isPart && (await versions.readLeft(file, clientId))) || versions.read(file);
}

/** @param {FetchEvent} event @param {string} file */
async function answer(event, file) {
  const found = await read(event, file);
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

/** An embed made of its parts: it brings its own policy. @param {FetchEvent} event @param {string} file */
async function ownEmbed(event, file) {
  const parts = await read(event, PARTS);
  const text = parts && composed(await parts.json(), file);
  if (text === undefined) return undefined;
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** The page of an embed, with what was asked of it: pages read no fragment. @param {string} file @param {URL} address */
function pageInstead(file, address) {
  const page = pageOf(file, files);
  if (page === undefined) return undefined;
  const { search, hash } = address;
  const query = holdsParameters(hash) ? `?${readAddress(address)}` : search;
  return Response.redirect(scope + page + query, 302);
}

/**
 * An embed that is opened, as the network has it; without one as this version or its last visit has it, or its page.
 * @param {FetchEvent} event @param {string} file
 */
async function embed(event, file) {
  const { request } = event;
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok) event.waitUntil(versions.keep(file, response.clone()));
  return (
    response ??
    (await ownEmbed(event, file)) ??
    (await versions.read(file)) ??
    pageInstead(file, new URL(request.url)) ??
    unknownPage(request)
  );
}

/** An embed that a page wants to give away: like all that pages ask for, it is of their version. @param {FetchEvent} event @param {string} file */
const embedText = async (event, file) => (await ownEmbed(event, file)) ?? fetch(event.request);

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
  const asEmbed = embedAsked(path);
  if (found === 'slash') event.respondWith(Response.redirect(`${pathname}/${search}`, 302));
  else if (found) event.respondWith(answer(event, found.file));
  else if (asEmbed) event.respondWith((isPage ? embed : embedText)(event, asEmbed));
  else if (isPage) event.respondWith(unknownPage(request));
  else if (isHashed(path)) {
    event.respondWith(versions.readOld(path).then((old) => old ?? fetch(request)));
  }
  if (isPage) event.waitUntil(tidyLater());
});
