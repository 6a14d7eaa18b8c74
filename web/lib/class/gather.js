// SPDX-License-Identifier: MIT
/** Many codes in whatever text they came in: every one is found, and what is broken is named by its line. */

import { readCode } from './code.js';

/** @typedef {import('./code.js').Result & {right: number}} Result */
/** @typedef {{line: number, result: Result}} Found */
/** @typedef {{line: number, fault: import('./code.js').Fault | 'start', name: string, text: string}} Broken */
/** @typedef {{line: number, of: number}} Twice  the same code as one before, which stands in the line `of` */
/** @typedef {{found: Found[], broken: Broken[], twice: Twice[]}} Pile */

const START = /c960\s*:\s*\d+[\s>]*\|/gi;

/** The check of a code, after the bar before it. */
const CHECK = /\|[\s>]*#(?:[\s>]*[0-9a-z]){7}(?![0-9a-z])/gi;

/** The end of the answers of a code. */
const ANSWER = /\d\s*[+\-\u2010-\u2015\u2212][^+;]*$/;

/** Of a code, before its check. */
const FIELDS = 7;

/** Of a broken code as much as tells it apart. */
const SHOWN = 80;

/** Bars as an address has them, also one in an address. */
const ENCODED = /%(?:25)*7c.*%(?:25)*7c/i;

/** @param {string} run of bytes as an address has them */
function decodedRun(run) {
  try {
    return decodeURIComponent(run).replace(/\s/g, ' ');
  } catch {
    return run;
  }
}

/** What came through an address is read as it was before. @param {string} line */
function decoded(line) {
  if (!ENCODED.test(line)) return line;
  const once = line.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%');
  // Next to a bar there was a blank: then each plus is one.
  const text = /\+%7c|%7c\+/i.test(once) ? once.replaceAll('+', ' ') : once;
  return text.replace(/(?:%[\da-f]{2})+/gi, decodedRun);
}

/** Letters and signs as wide as a Chinese one, as its keyboards write them. @param {string} text */
const narrow = (text) =>
  text.replace(/[\uff01-\uff5e]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0));

/**
 * Without what nobody sees and word processors, messengers and mail put in: signs that only guide a line, and HTML.
 * No line end goes, so that lines keep their numbers.
 * @param {string} text
 */
const plain = (text) =>
  narrow(text.split('\n').map(decoded).join('\n'))
    .replace(/\p{Cf}/gu, '')
    .replace(/<\/?[a-z][^<>\n]*>|&nbsp;|&#160;/gi, ' ')
    .replaceAll('&gt;', '>');

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** @param {string} text @param {number} at */
const lineAt = (text, at) => text.slice(0, at).split('\n').length;

/**
 * Codes without a beginning that can be read, by their ends. What is left of them are fields: ... | name | 2/3 | 1:35 | answers |
 * @param {string} text @param {number} from @param {number} to the part in which nothing was found
 * @returns {Broken[]}
 */
function headless(text, from, to) {
  const part = text.slice(from, to);
  let past = 0;
  /** @type {Broken[]} */
  const broken = [];
  for (const { 0: check, index } of part.matchAll(CHECK)) {
    const fields = part.slice(past, index).split('|');
    if (!ANSWER.test((fields.at(-1) ?? '').slice(-SHOWN))) continue;
    const hasName = fields.length > 4;
    // Where less is left, it begins with the line.
    if (!hasName) fields[0] = fields[0].trimEnd().split('\n').at(-1) ?? '';
    const known = fields.slice(-4).join('|').trimStart();
    broken.push({
      line: lineAt(text, from + index - known.length),
      fault: 'start',
      name: hasName ? inOneLine(fields[fields.length - 4]) : '',
      text: inOneLine(known + check).slice(-SHOWN),
    });
    past = index + check.length;
  }
  return broken;
}

/**
 * @param {string} pasted
 * @returns {Pile}
 */
export function gather(pasted) {
  const text = plain(pasted);
  const starts = Array.from(text.matchAll(START), ({ index }) => index);
  /** @type {Pile} */
  const pile = { found: [], broken: headless(text, 0, starts[0] ?? text.length), twice: [] };
  /** @type {Map<string, number>} */
  const seen = new Map();
  starts.forEach((start, n) => {
    const end = starts[n + 1] ?? text.length;
    const rest = text.slice(start, end);
    const line = lineAt(text, start);
    const read = readCode(rest);
    if ('fault' in read) {
      const [check] = rest.matchAll(CHECK);
      const fields = rest.slice(0, check?.index).split('|').length;
      // The check is that of another, whose beginning is lost as is the end of this one.
      const isOther = check !== undefined && read.fault !== 'newer' && fields > FIELDS;
      const fault = isOther ? 'cut' : read.fault;
      pile.broken.push({ line, fault, name: read.name, text: inOneLine(rest).slice(0, SHOWN) });
      const past = isOther ? 1 : (check?.index ?? rest.length) + (check?.[0].length ?? 0);
      pile.broken.push(...headless(text, start + past, end));
      return;
    }
    const key = JSON.stringify(read.result).toLowerCase();
    const of = seen.get(key);
    if (of !== undefined) pile.twice.push({ line, of });
    else {
      seen.set(key, line);
      pile.found.push({ line, result: read.result });
    }
    pile.broken.push(...headless(text, start + read.length, end));
  });
  return pile;
}
