// SPDX-License-Identifier: MIT
// What is younger than the oldest browsers of web/site.config.js, and since when there it is. Syntax and what
// ECMAScript has built in are held by the linter's and the compiler's language version (2023, which all of them
// have); here is what pages could ask of the browser besides.

import { readFileSync } from 'node:fs';
import { filesBelow } from './files.mjs';

/**
 * Properties and methods of the browser: the youngest first version among Chrome, Firefox and Safari.
 * @type {Readonly<Record<string, string>>}
 */
const APIS = {
  canParse: 'Chrome 120, Safari 17',
  startViewTransition: 'Firefox 144, Safari 18',
  showPopover: 'Chrome 114, Safari 17',
  hidePopover: 'Chrome 114, Safari 17',
  togglePopover: 'Chrome 114, Safari 17',
  popover: 'Chrome 114, Safari 17',
  checkVisibility: 'Safari 17.4',
  requestIdleCallback: 'not in Safari',
  showSaveFilePicker: 'Chrome only',
  showOpenFilePicker: 'Chrome only',
  setHTMLUnsafe: 'Chrome 124, Firefox 123, Safari 17.4',
  getHTML: 'Chrome 125, Firefox 128, Safari 18',
  parseHTMLUnsafe: 'Chrome 126, Firefox 123, Safari 17.4',
  moveBefore: 'Chrome 133',
  requestClose: 'Chrome 134, Firefox 139, Safari 18.4',
  closedBy: 'Chrome 134, Firefox 141',
  ariaNotify: 'in no stable browser of the time',
  ariaLabelledByElements: 'Chrome 135, Firefox 136',
  ariaDescribedByElements: 'Chrome 135, Firefox 136',
  ariaControlsElements: 'Chrome 135, Firefox 136',
  userAgentData: 'Chrome only',
  Segmenter: 'Firefox 125',
  DurationFormat: 'Chrome 129, Firefox 136',
  toBase64: 'Chrome 140, Firefox 133, Safari 18.2',
  fromBase64: 'Chrome 140, Firefox 133, Safari 18.2',
  toHex: 'Chrome 140, Firefox 133, Safari 18.2',
  currentCSSZoom: 'Chrome 128, Firefox 126',
  scheduler: 'Firefox 142, not in Safari',
  highlights: 'Firefox 140, Safari 17.2',
};

/** For the linter. */
export const youngApis = Object.entries(APIS).map(([property, since]) => ({
  property,
  message: `It is younger than the oldest browsers (${since}).`,
}));

/** Of objects by their name. */
export const youngMembers = [
  { object: 'AbortSignal', property: 'any', message: 'Chrome 116, Firefox 124, Safari 17.4.' },
  { object: 'URL', property: 'parse', message: 'Chrome 126, Firefox 126, Safari 18.' },
  { object: 'ReadableStream', property: 'from', message: 'Firefox 117, not in Chrome before 147.' },
];

/** In styles. @type {readonly [RegExp, string][]} */
const STYLES = [
  // As what stands in for a property that the pages set it does no harm.
  [/(?<!var\(--[\w-]+, )\blight-dark\(/, 'Chrome 123, Safari 17.5'],
  [/@starting-style\b/, 'Chrome 117, Firefox 129, Safari 17.5'],
  [/@property\b/, 'Firefox 128'],
  [/@scope\b/, 'Chrome 118, Firefox 146, Safari 17.4'],
  [/@view-transition\b/, 'Chrome 126, Safari 18.2'],
  [/@position-try\b|\banchor(?:-name|-size)?\b\s*[:(]|\bposition-(?:area|anchor)\b/, 'Chrome 125'],
  [/:(?:popover-open|open|state)\b/, 'Chrome 114 and later'],
  [/:user-(?:in)?valid\b/, 'Chrome 119'],
  [/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/, 'Chrome 119, Firefox 128'],
  [/\banimation-timeline\b|\bscroll-timeline\b|\bview-timeline\b/, 'Chrome 115'],
  [/\b(?:sin|cos|tan|pow|sqrt|hypot|exp|log)\(/, 'Firefox 108, Chrome 111: write the number'],
  [/\b(?:round|mod|rem|abs|sign)\(/, 'Chrome 125'],
  [/\b(?:if|sibling-index|sibling-count|attr\([^)]*type)\(/, 'Chrome 133 and later'],
  [/\b(?:calc-size|interpolate-size)\b/, 'Chrome 129'],
  [/\b(?:linear)\(\s*[\d.]/, 'Chrome 113, Safari 17.2'],
  [/(?<!-webkit-)\bmask(?:-image)?\s*:/, 'Chrome 120 without its prefix'],
  [/\balign-content\s*:[^;]*;\s*display\s*:\s*block/, 'Chrome 123'],
  [/\bcontent-visibility\b/, 'Firefox 125, Safari 18'],
  [/\boverflow\s*:[^;]*\boverlay\b/, 'gone'],
  [/\breading-flow\b/, 'Chrome 137'],
  [/\binset-area\b/, 'gone'],
];

/**
 * Every place in the site's styles that asks for something too young.
 * @returns {string[]}
 */
export function youngStyles() {
  return filesBelow('web', /(?:\.css|[\\/]style\.js|assets[\\/]pieces\.js)$/)
    .filter((file) => !/^web[\\/]dist\b/.test(file))
    .flatMap((file) => youngIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`));
}

/** @param {string} sheet @returns {string[]} such as "12: light-dark( is younger ..." */
export function youngIn(sheet) {
  // What stands in comments asks for nothing; lines stay where they are.
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare
    .split('\n')
    .flatMap((line, i) =>
      STYLES.flatMap(([pattern, since]) =>
        pattern.test(line)
          ? [`${i + 1}: ${pattern.exec(line)?.[0]} is younger than the oldest browsers (${since})`]
          : [],
      ),
    );
}
