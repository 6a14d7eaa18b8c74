// SPDX-License-Identifier: MIT
/** Numbers that are not to be drawn, as somebody types them: `518, 534, 100-120`. */

/** @typedef {{text: string, what: 'not-a-number' | 'too-high' | 'backwards'}} Problem */

/**
 * @param {string} typed numbers and ranges, separated by commas, semicolons or blanks
 * @param {number} last the highest number there is
 * @returns {{numbers: ReadonlySet<number>, problems: readonly Problem[]}}
 */
export function readExclusions(typed, last) {
  /** @type {Set<number>} */
  const numbers = new Set();
  /** @type {Problem[]} */
  const problems = [];
  const parts = typed
    .replace(/(\d)\s*[-–—]\s*(?=\d)/g, '$1-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  for (const text of parts) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(text);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match) problems.push({ text, what: 'not-a-number' });
    else if (Math.max(from, to) > last) problems.push({ text, what: 'too-high' });
    else if (from > to) problems.push({ text, what: 'backwards' });
    else for (let n = from; n <= to; n++) numbers.add(n);
  }
  return { numbers, problems };
}
