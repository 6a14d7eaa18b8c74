// SPDX-License-Identifier: MIT
/** The preview: the embed itself, in a frame that may run scripts and nothing else, as a school would have it. */

import { VERSION } from '../../embed/messages.js';

/** @typedef {import('../../embed/messages.js').FromEmbed} FromEmbed */

/** In pixels: a preview that is as high as it asks for goes no further, and scrolls. */
const MOST = 1200;

/** In milliseconds: a frame that is there has spoken by then. */
const SILENCE = 2000;

/**
 * @param {HTMLElement} box @param {(message: FromEmbed) => void} hear what the embed says
 * @param {(missing: boolean) => void} miss  whether there is none: without a network, say
 */
export function createPreview(box, hear, miss) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let height = 0;
  let spoken = false;
  /** Nothing: as high as it asks for. */
  let wanted = '';

  const fit = () => {
    if (frame) frame.style.height = `${Number(wanted) || Math.min(height, MOST) || 480}px`;
  };

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.c960 !== VERSION) return;
    spoken = true;
    miss(false);
    if (data.type === 'resize') height = data.height;
    fit();
    hear(data);
  });

  return {
    /** @param {{address: string, title: string, width: string, height: string}} how */
    show({ address, title, ...size }) {
      wanted = size.height;
      if (frame?.getAttribute('src') !== address) {
        // A frame that goes on to another address would leave a step in the browser's history.
        frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.loading = 'lazy';
        frame.src = address;
        const made = frame;
        made.addEventListener('load', () =>
          setTimeout(() => miss(made === frame && !spoken), SILENCE),
        );
        box.replaceChildren(frame);
        height = 0;
        spoken = false;
      }
      frame.title = title;
      frame.style.width = size.width ? `${size.width}px` : '100%';
      fit();
    },
    /** @returns {number} what it asks for, or 0 before it said */
    get height() {
      return height;
    },
  };
}
