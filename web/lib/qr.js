// SPDX-License-Identifier: MIT
/** A text as a QR code, drawn as one path. The code itself is made by lean-qr. */

import { correction, generate } from 'lean-qr';
import { markup } from './markup.js';

/** Light modules around the code, as the standard asks. */
const QUIET = 4;
/** Beyond this version the modules become too small for a phone that looks at a sheet of paper. */
const LARGEST = 28;

/**
 * @param {string} text @param {string} label
 * @returns {import('./markup.js').Markup | null} an SVG that stands alone; null where the text is too long
 */
export function qrCode(text, label) {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: correction.L, maxVersion: LARGEST });
  } catch {
    return null;
  }
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  const all = size + 2 * QUIET;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" class="qr" viewBox="${-QUIET} ${-QUIET} ${all} ${all}" role="img" aria-label="${label}"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${all}v${all}h${-all}z"/><path shape-rendering="crispEdges" d="${path}"/></svg>`;
}
