// SPDX-License-Identifier: MIT
/**
 * The caches, one for each version of the site: `c960 <path of the site> <version>`. Nothing else on the origin is
 * read or touched. A cache says of itself, in entries of its own:
 *
 *   files   its list; it is written last, so that a cache without it is half a one
 *   left    the clients that were open when a later version took over: the cache stays until all of them are gone
 *   active  it has been in use
 */

import { download } from './download.js';

/** @typedef {Record<string, string>} Files  paths below the site's root, and their hashes */

/** How many files are asked for at once. */
const AT_ONCE = 6;

export class Versions {
  #scope;
  #prefix;
  #own;
  #files;

  /** @param {string} scope the site's root @param {string} version @param {Files} files */
  constructor(scope, version, files) {
    this.#scope = scope;
    this.#prefix = `c960 ${new URL(scope).pathname} `;
    this.#own = this.#prefix + version;
    this.#files = files;
  }

  /** A file of this version. @param {string} file @returns {Promise<Response | undefined>} */
  read(file) {
    return caches.match(this.#scope + file, { cacheName: this.#own });
  }

  /** Keeps a file that is not on the list, as long as this version. @param {string} file @param {Response} response */
  async keep(file, response) {
    const cache = await caches.open(this.#own);
    await cache.put(this.#scope + file, response);
  }

  /** A file of whatever version has it. @param {string} file */
  async readOld(file) {
    for (const name of await this.#others()) {
      const found = await caches.match(this.#scope + file, { cacheName: name });
      if (found) return found;
    }
    return undefined;
  }

  /** A file as an open page knows it that a later version has left. @param {string} file @param {string} client */
  async readLeft(file, client) {
    for (const name of (await this.#others()).reverse()) {
      const left = /** @type {string[] | undefined} */ (await this.#note(name, 'left'));
      if (left?.includes(client)) return caches.match(this.#scope + file, { cacheName: name });
    }
    return undefined;
  }

  /** Gets all files of this version, from what is there already as far as it is the same. All or nothing. */
  async install() {
    await this.#sweep();
    if (await this.#note(this.#own, 'files')) return this.#forget(this.#own, 'left');
    try {
      await this.fill();
    } catch (error) {
      await caches.delete(this.#own);
      throw error;
    }
  }

  /** Gets what this version lacks. */
  async fill() {
    const cache = await caches.open(this.#own);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const old = await this.#lists();
    const wanted = Object.entries(this.#files).filter(([file]) => !there.has(this.#scope + file));
    const line = async () => {
      for (let next = wanted.pop(); next; next = wanted.pop()) {
        const [file, hash] = next;
        const response =
          (await this.#same(old, file, hash)) ?? (await download(this.#scope, file, hash));
        await cache.put(this.#scope + file, response);
      }
    };
    const stopAll = () => wanted.splice(0);
    const lines = Array.from({ length: AT_ONCE }, () => line().catch((e) => (stopAll(), fail(e))));
    const ends = await Promise.allSettled(lines);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    await this.#write(this.#own, 'files', this.#files);
  }

  /** From now on this version answers. @param {readonly string[]} clients those that are open */
  async takeOver(clients) {
    for (const name of await this.#others()) {
      if (!(await this.#note(name, 'left'))) await this.#write(name, 'left', clients);
    }
    await this.#write(this.#own, 'active', true);
    await this.tidy(clients);
  }

  /** Removes the caches that no open page needs any more. @param {readonly string[]} clients those that are open */
  async tidy(clients) {
    for (const name of await this.#others()) {
      const left = /** @type {string[] | undefined} */ (await this.#note(name, 'left'));
      if (left && !left.some((id) => clients.includes(id))) await caches.delete(name);
    }
  }

  /** Removes halves, and complete versions that never came into use, but for the last: it may be waiting still. */
  async #sweep() {
    let waiting = false;
    for (const name of await this.#others()) {
      const complete = (await this.#note(name, 'files')) !== undefined;
      const used = (await this.#note(name, 'active')) || (await this.#note(name, 'left'));
      if (!complete || (!used && waiting)) await caches.delete(name);
      else waiting ||= !used;
    }
  }

  /** The caches of other versions, the latest first. */
  async #others() {
    const names = await caches.keys();
    return names.filter((one) => one.startsWith(this.#prefix) && one !== this.#own).reverse();
  }

  /** @returns {Promise<{name: string, files: Files}[]>} */
  async #lists() {
    const lists = [];
    for (const name of await this.#others()) {
      const files = /** @type {Files | undefined} */ (await this.#note(name, 'files'));
      if (files) lists.push({ name, files });
    }
    return lists;
  }

  /** @param {{name: string, files: Files}[]} old @param {string} file @param {string} hash */
  async #same(old, file, hash) {
    const holder = old.find(({ files }) => files[file] === hash);
    return holder && caches.match(this.#scope + file, { cacheName: holder.name });
  }

  /** No file has such an address. @param {string} what */
  #noteUrl(what) {
    return `${this.#scope}?c960-${what}`;
  }

  /** @param {string} name @param {string} what @returns {Promise<unknown>} undefined where there is none */
  async #note(name, what) {
    const found = await caches.match(this.#noteUrl(what), { cacheName: name });
    return found?.json();
  }

  /** @param {string} name @param {string} what @param {unknown} value */
  async #write(name, what, value) {
    const cache = await caches.open(name);
    await cache.put(this.#noteUrl(what), new Response(JSON.stringify(value)));
  }

  /** @param {string} name @param {string} what */
  async #forget(name, what) {
    await (await caches.open(name)).delete(this.#noteUrl(what));
  }
}

/** @param {unknown} error @returns {never} */
function fail(error) {
  throw error;
}
