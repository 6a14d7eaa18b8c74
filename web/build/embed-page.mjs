// SPDX-License-Identifier: MIT
/** The HTML of an embed. */

import { markup, trusted } from '../lib/markup.js';

/**
 * @param {object} given
 * @param {string} given.lang
 * @param {string} given.id  of the page
 * @param {string} given.title
 * @param {string} given.base  the page's path, seen from the embed
 * @param {string} given.main  what is in the page
 * @param {string} given.full  the words of the link to it
 * @param {string} given.sprite
 * @param {string} given.style
 * @param {string} given.data  script
 * @param {string} given.script
 * @param {string} given.policy  the hashes of both
 */
export function embedHtml(given) {
  const { lang, id, title, base, full } = given;
  const [main, pieces, style, data, script] = [
    given.main,
    given.sprite,
    given.style,
    given.data,
    given.script,
  ].map(trusted);
  // Nothing is fetched, and nobody may make it so.
  const policy = `default-src 'none'; script-src ${given.policy} 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; form-action 'none'`;
  return markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<base href="${base}" target="_blank">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body class="page-${id}">
${pieces}
<div id="frame">
<main id="main" tabindex="-1">
<div id="frame-problems" role="alert"></div>
${main}
</main>
<footer class="frame-foot">
<p class="error" id="frame-told" role="alert" hidden></p>
<a id="frame-full" href="${base}" target="_blank" rel="noopener">${full}</a>
</footer>
</div>
<script>${data}</script>
<script>${script}</script>
</body>
</html>
`.text;
}
