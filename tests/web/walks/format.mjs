// SPDX-License-Identifier: MIT
/*
 * Reads and writes walk-throughs: Markdown for people, strict enough for a machine to walk along. README.md beside
 * this file says what they look like.
 */

/** @typedef {'focus' | 'heard' | 'page' | 'address' | 'text'} What */

/**
 * What a step promises. A text names what is read, and what it says.
 * @typedef {{ what: What, said: string, line: number }} Promised
 */

/**
 * @typedef {object} Step
 * @property {'press' | 'type' | 'choose' | 'read'} verb
 * @property {readonly string[]} keys  pressed one after another
 * @property {string} typed  or the name of the file that is chosen
 * @property {string} until  pressed until this has the focus; '' for once
 * @property {string} raw  the step as written, without its number
 * @property {number} line
 * @property {Promised[]} promised
 */

/**
 * @typedef {{ name: string, line: number, opens: string, steps: Step[] }} Task
 * @typedef {{ said: string, line: number }} Item
 * @typedef {object} Walk
 * @property {string} file
 * @property {string} opens  where the page is, below the language
 * @property {readonly string[]} languages  those it is walked in
 * @property {Item[]} outline  landmarks and headings
 * @property {Item[]} ends  the first and the last stop of Tab
 * @property {Task[]} tasks
 */

const STEP = /^\d+\. (.+)$/;
const PROMISED = /^ +- (focus|heard|page|address|text): (.+)$/;
const KEYS = /`([^`]+)`/g;

/** Where in which file something is wrong. */
export class WalkError extends Error {
  /** @param {string} file @param {number} line @param {string} message */
  constructor(file, line, message) {
    super(`${file}:${line}: ${message}`);
    this.name = 'WalkError';
  }
}

/** @param {string} file @param {number} line @param {string} raw @returns {Step} */
function stepOf(file, line, raw) {
  const rest = { raw, line, promised: [], keys: [], typed: '', until: '' };
  const [, verb, what, , until = ''] =
    /^(Press|Type) ((?:`[^`]+` ?)+)(until: (.+))?$/.exec(raw) ?? [];
  if (raw === 'Read') return { ...rest, verb: 'read' };
  const [, chosen] = /^Choose the file `([\w.-]+)`$/.exec(raw) ?? [];
  if (chosen) return { ...rest, verb: 'choose', typed: chosen };
  const keys = [...(what ?? '').matchAll(KEYS)].map(([, key]) => key);
  if (verb === 'Press') return { ...rest, verb: 'press', keys, until };
  if (verb === 'Type' && keys.length === 1 && !until)
    return { ...rest, verb: 'type', typed: keys[0] };
  throw new WalkError(file, line, `no step: ${raw}`);
}

/** The chapters that are no tasks. */
const OUTLINE = 'Landmarks and headings';
const ENDS = 'From one end to the other';

/** @param {string} file its name @param {string} text @returns {Walk} */
export function parseWalk(file, text) {
  /** @type {Walk} */
  const walk = { file, opens: '', languages: [], outline: [], ends: [], tasks: [] };
  /** @type {Item[] | null} */
  let list = null;
  /** @type {Task | null} */
  let task = null;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    const [, chapter] = /^## (.+)$/.exec(content) ?? [];
    const [, item] = /^- (.+)$/.exec(content) ?? [];
    const [, opens] = /^Opens: `(.*)`$/.exec(content) ?? [];
    const [, languages] = /^Languages: (.+)$/.exec(content) ?? [];
    const [, raw] = STEP.exec(content) ?? [];
    const [, what, said] = PROMISED.exec(content) ?? [];
    if (chapter) {
      list = { [OUTLINE]: walk.outline, [ENDS]: walk.ends }[chapter] ?? null;
      task = list ? null : { name: chapter, line, opens: '', steps: [] };
      if (task) walk.tasks.push(task);
    } else if (opens !== undefined) {
      if (task) task.opens = opens;
      else walk.opens = opens;
    } else if (languages) walk.languages = languages.split(', ');
    else if (item && list) list.push({ said: item, line });
    else if (raw && task) task.steps.push(stepOf(file, line, raw));
    else if (what && task) {
      const step = task.steps.at(-1);
      if (!step) throw new WalkError(file, line, 'nothing was done yet');
      step.promised.push({ what: /** @type {What} */ (what), said, line });
    } else if (/^ *(\d+[.)]|[-*+]) /.test(content))
      throw new WalkError(file, line, `neither step nor promise: ${content}`);
  });
  if (!walk.opens) throw new WalkError(file, 1, 'it does not say what it opens');
  if (walk.languages.length === 0) throw new WalkError(file, 1, 'it names no language');
  return walk;
}

/**
 * The same text with other promises, lists and places to go to, as they were seen.
 * @param {string} text @param {Walk} walk
 */
export function rewriteWalk(text, walk) {
  const lines = text.split('\n');
  /** @type {string[]} */
  const out = [];
  const steps = new Map(walk.tasks.flatMap(({ steps }) => steps).map((step) => [step.line, step]));
  let chapter = '';
  lines.forEach((content, index) => {
    const step = steps.get(index + 1);
    if (content.startsWith('## ')) chapter = content.slice(3);
    const listed = chapter === OUTLINE || chapter === ENDS;
    if (step) {
      const until = step.until ? content.slice(0, content.indexOf('until: ')) : '';
      out.push(until ? `${until}until: ${step.until}` : content);
      for (const { what, said } of step.promised) out.push(`   - ${what}: ${said}`);
    } else if (listed && content.startsWith('- ')) return;
    else if (!PROMISED.test(content)) out.push(content);
    if (listed && content.startsWith('## ')) {
      const list = chapter === OUTLINE ? walk.outline : walk.ends;
      out.push('', ...list.map(({ said }) => `- ${said}`));
    }
  });
  return out.join('\n').replace(/\n{3,}/g, '\n\n');
}
