// SPDX-License-Identifier: MIT
/** The preview: the embed itself, in a frame that may run scripts and nothing else, as a school would have it. */

import { MAX_HEIGHT, VERSION } from '../../embed/messages.js';

/** @typedef {import('../../embed/messages.js').FromEmbed} FromEmbed */

/** @param {HTMLElement} box @param {(message: FromEmbed) => void} hear what the embed says */
export function createPreview(box, hear) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let height = 0;
  /** Nothing: as high as it asks for. */
  let wanted = '';

  const fit = () => {
    if (frame) frame.style.height = `${Number(wanted) || Math.min(height, MAX_HEIGHT) || 480}px`;
  };

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.c960 !== VERSION) return;
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
        box.replaceChildren(frame);
        height = 0;
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
