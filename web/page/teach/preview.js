// SPDX-License-Identifier: MIT
/**
 * The preview: the embed itself, in a frame that may run scripts and nothing else, as a school would have it. No service
 * worker answers for such a frame: without a network it is one without a sandbox, which gets what the site keeps.
 */

import { VERSION } from '../../embed/messages.js';

/** @typedef {import('../../embed/messages.js').FromEmbed} FromEmbed */
/** @typedef {{address: string, title: string, width: string, height: string}} How */

/** In pixels: a preview that is as high as it asks for goes no further, and scrolls. */
const MOST = 1200;

/** In milliseconds: a frame that is there has spoken by then. */
const SILENCE = 2000;

/** A page of the site, which took the place of its embed, says nothing. @param {HTMLIFrameElement} frame */
const holdsPage = ({ contentDocument }) =>
  Boolean(contentDocument?.querySelector('link[rel="manifest"]'));

/**
 * @param {HTMLElement} box @param {(message: FromEmbed) => void} hear what the embed says
 * @param {(missing: boolean) => void} miss  whether there is none
 */
export function createPreview(box, hear, miss) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let height = 0;
  let spoken = false;
  /** Its height may be nothing: as high as it asks for. @type {How} */
  let how = { address: '', title: '', width: '', height: '' };
  let isOffline = false;
  addEventListener('online', () => {
    isOffline = false;
  });

  const fit = () => {
    if (frame) frame.style.height = `${Number(how.height) || Math.min(height, MOST) || 480}px`;
  };

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.c960 !== VERSION) return;
    spoken = true;
    miss(false);
    if (data.type === 'resize') height = data.height;
    fit();
    hear(data);
  });

  /** A frame that goes on to another address would leave a step in the browser's history: this is a new one. */
  function load() {
    const made = document.createElement('iframe');
    if (!isOffline) made.setAttribute('sandbox', 'allow-scripts');
    made.loading = 'lazy';
    made.src = how.address;
    made.addEventListener('load', () => setTimeout(() => listenTo(made), SILENCE));
    box.replaceChildren(made);
    frame = made;
    height = 0;
    spoken = false;
    dress();
  }

  /** @param {HTMLIFrameElement} made */
  function listenTo(made) {
    if (made !== frame || spoken) return;
    if (isOffline || !navigator.serviceWorker?.controller) return miss(!holdsPage(made));
    isOffline = true;
    load();
  }

  function dress() {
    if (!frame) return;
    frame.title = how.title;
    frame.style.width = how.width ? `${how.width}px` : '100%';
    fit();
  }

  return {
    /** @param {How} given */
    show(given) {
      const isOther = given.address !== how.address;
      how = given;
      if (isOther) load();
      else dress();
    },
    /** @returns {number} what it asks for, or 0 before it said */
    get height() {
      return height;
    },
  };
}
