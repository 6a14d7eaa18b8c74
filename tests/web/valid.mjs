// SPDX-License-Identifier: MIT
/** What every page and every embed is held to as HTML. */

import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

/** @param {string} off the one rule that is not meant for these files */
export const validator = (off) =>
  new HtmlValidate(
    new FileSystemConfigLoader({
      extends: ['html-validate:recommended', 'html-validate:document'],
      elements: ['html5', { 'c960-board': { flow: true, permittedContent: ['@flow'] } }],
      rules: {
        'long-title': 'off',
        'no-trailing-whitespace': 'off',
        'doctype-style': ['error', { style: 'lowercase' }],
        'svg-focusable': 'off',
        [off]: 'off',
      },
    }),
  );
