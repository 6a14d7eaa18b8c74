// SPDX-License-Identifier: MIT
/** The number training as markup. */

import { FILES, letterOf, typeOf } from '../../lib/drawing.js';
import { markup, rich } from '../../lib/markup.js';
import { showSan } from '../../lib/notation.js';
import { backwards, division, fillings, forwards, placing } from '../positions/views.js';
import { COUNTS, groupsOf } from '../../lib/numbers/questions.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').StartInfo} StartInfo */
/** @typedef {import('../../lib/core.js').PieceType} PieceType */
/** @typedef {import('../../lib/numbers/questions.js').Settings} Settings */
/** @typedef {import('../../lib/numbers/questions.js').Question} Question */
/** @typedef {import('../../lib/numbers/questions.js').Step} Step */
/** @typedef {import('../../lib/numbers/questions.js').Field} Field */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */

export const PIECES = /** @type {const} */ (['king', 'queen', 'rook', 'bishop', 'knight']);

/** @param {Texts} texts @param {Settings} settings */
function choices(texts, settings) {
  const { t } = texts;
  const counts = [...new Set([...COUNTS, String(settings.count)])];
  /** @type {import('../../lib/drill/groups.js').Group[]} */
  const groups = [...groupsOf(texts), ['count', t('drill.count'), counts, (value) => value]];
  return groups.map(
    ([name, legend, values, words]) =>
      markup`<fieldset><legend>${legend}</legend>${values.map(
        (value) =>
          markup`<label><input type="radio" name="${name}" value="${value}"${String(settings[/** @type {keyof Settings} */ (name)]) === value && ' checked'}>${words(value)}</label>`,
      )}</fieldset>`,
  );
}

/**
 * @param {Texts} texts
 * @param {{settings: Settings, seed: string | null, problems: readonly string[], number: number, due: number, asked: number, right: number}} given
 *   number: of the question at which a round can go on, or 0
 * @param {Progress} progress
 */
export function setupMarkup(texts, given, progress) {
  const { t } = texts;
  const { settings, seed, problems, number, due, asked, right } = given;
  const { count } = settings;
  return markup`<form class="choices">
${problems.map((text) => markup`<p class="error">${text}</p>`)}
${seed && markup`<p>${t('drill.shared', { count })}</p>`}
${choices(texts, settings)}
<p class="row"><button type="submit" class="primary" id="begin">${t('drill.begin', { count })}</button>
${number > 0 && markup`<button type="button" data-do="continue">${t('drill.continue', { number })}</button>`}
${due > 0 && markup`<button type="button" data-do="repeat">${t('drill.repeat')}</button>`}</p>
${number > 0 && markup`<p class="note">${t('drill.continue-text')}</p>`}
${due > 0 && markup`<p class="note">${t('drill.due', { n: due })}</p>`}
</form>
<section class="progress" aria-labelledby="progress-title"><h2 id="progress-title">${t('drill.progress')}</h2>
${progress.problem && markup`<p class="error">${t(`drill.store.${progress.problem}`)}</p><p><button type="button" data-do="save">${t('settings.save')}</button></p>`}
<ul><li>${t('drill.streak', { days: progress.streak().days })}</li><li>${t('drill.answered', { asked, right })}</li></ul>
<p class="note">${rich(t('numbers.kept'), { href: '../../settings/#progress-title' })}</p></section>`;
}

/** @param {Texts} texts @param {Question} question @param {StartInfo} info */
export const askedText = (texts, { number, direction }, info) =>
  direction === 'to-arrangement'
    ? texts.t('numbers.ask.to-arrangement', { number })
    : texts.t('numbers.ask.to-number', { letters: showSan(texts, info.arrangement) });

/**
 * A first rank of buttons.
 * @param {Texts} texts @param {readonly (PieceType | null)[]} pieces
 * @param {{chosen: readonly string[], fixed: boolean}} given fixed: only to be looked at
 */
export function rank({ t }, pieces, { chosen, fixed }) {
  const cells = FILES.map((file, i) => {
    const square = `${file}1`;
    const type = pieces[i];
    const label = type
      ? t('board.square', { square, piece: t('piece.one', { piece: type }) })
      : t('board.empty', { square });
    const drawing =
      type &&
      markup`<svg viewBox="0 0 45 45" aria-hidden="true"><use href="#p-${type}" class="pc white"/></svg>`;
    const name = `cell ${i % 2 === 0 ? 'dark' : 'light'}`;
    return fixed
      ? markup`<span class="${name}" role="img" aria-label="${label}">${drawing}</span>`
      : markup`<button type="button" class="${name}" id="cell-${i}" data-square="${square}" aria-pressed="${String(chosen.includes(square))}" aria-label="${label}">${drawing}</button>`;
  });
  const files = FILES.map((file) => markup`<span>${file}</span>`);
  return markup`<div class="rank" role="group" aria-label="${t('finder.rank')}">${cells}</div><div class="files" aria-hidden="true">${files}</div>`;
}

/** The digits as buttons: all can be answered by clicks alone. @param {Texts} texts */
const keypad = ({ t }) =>
  markup`<div class="keypad" role="group" aria-label="${t('numbers.keypad')}">${Array.from(
    '1234567890',
    (digit) => markup`<button type="button" data-digit="${digit}">${digit}</button>`,
  )}<button type="button" data-digit="" aria-label="${t('numbers.delete')}">⌫</button></div>`;

/** @param {Texts} texts @param {Step} step @param {Field} field */
export function labelOf({ t }, { of, before }, { name, answer }) {
  if (name === 'squares') return t('numbers.squares', { n: answer.split(' ').length });
  return t(`numbers.field.${name}`, { of, before });
}

/** @param {Texts} texts @param {Step} step @param {Question['direction']} direction */
function taskText({ t }, { piece, value, of, before }, direction) {
  const given = { value, of, before };
  return direction === 'to-arrangement'
    ? t(`numbers.task.${piece}`, given)
    : t(`numbers.back.${piece}`, given);
}

/**
 * One step to be done.
 * @param {Texts} texts @param {Step} step @param {Question['direction']} direction
 * @param {{at: number, of: number, hint: readonly string[][] | null}} given
 */
export function stepForm(texts, step, direction, { at, of, hint }) {
  const { t } = texts;
  const inputs = step.fields.map(
    (field) =>
      markup`<p class="field"><label for="field-${field.name}">${labelOf(texts, step, field)}</label><input type="text" id="field-${field.name}" name="${field.name}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="8" aria-describedby="problem"${field.name !== 'squares' && markup` inputmode="numeric" data-number`}></p>`,
  );
  const numeric = step.fields.some(({ name }) => name !== 'squares');
  return markup`<form class="step-form" id="answer"><h3 tabindex="-1" aria-describedby="task">${t('numbers.step', { at, of })}</h3>
<p id="task">${taskText(texts, step, direction)}</p>
<div class="fields">${inputs}</div>
${numeric && keypad(texts)}
<p class="error" id="problem" role="alert" hidden></p>
<p class="row"><button type="submit" class="primary">${t('drill.check')}</button>${hint === null && markup`<button type="button" data-do="hint">${t('numbers.hint')}</button>`}</p>
${hint && hintMarkup(texts, step, hint)}</form>`;
}

/** What each digit stands for here. @param {Texts} texts @param {Step} step @param {readonly string[][]} places */
const hintMarkup = ({ t, list }, { piece }, places) =>
  markup`<div class="hint" id="hint" tabindex="-1"><p>${t(`numbers.rule.${piece}`)}</p><dl>${places.map(
    (squares, digit) => markup`<div><dt>${digit}</dt><dd>${list(squares)}</dd></div>`,
  )}</dl></div>`;

/** Everything at once. @param {Texts} texts @param {Question['direction']} direction @param {number} last */
export function wholeForm(texts, direction, last) {
  const { t } = texts;
  const toNumber = direction === 'to-number';
  const label = toNumber ? t('numbers.number', { last }) : t('numbers.letters');
  const field = toNumber
    ? markup`<input type="text" id="field-whole" name="whole" inputmode="numeric" data-number autocomplete="off" maxlength="8" aria-describedby="problem">`
    : markup`<input type="text" class="mono" id="field-whole" name="whole" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" aria-describedby="problem">`;
  return markup`<form class="step-form" id="answer"><div class="fields"><p class="field"><label for="field-whole">${label}</label>${field}</p></div>
${toNumber ? keypad(texts) : palette(texts)}
<p class="error" id="problem" role="alert" hidden></p>
<p class="row"><button type="submit" class="primary">${t('drill.check')}</button></p></form>`;
}

/** @param {Texts} texts */
const palette = ({ t }) =>
  markup`<p class="note">${t('numbers.fill')}</p><div class="row" role="group" aria-label="${t('finder.choices')}">${PIECES.map(
    (piece) =>
      markup`<button type="button" class="choice" data-piece="${letterOf(piece)}" aria-label="${t('piece.one', { piece })}"><svg viewBox="0 0 45 45" aria-hidden="true"><use href="#p-${piece}" class="pc white"/></svg></button>`,
  )}<button type="button" data-piece="" aria-label="${t('numbers.delete-piece')}">⌫</button></div>`;

/** The exact step in words. @param {Texts} texts @param {StartInfo} info @param {Step} step @param {Question['direction']} direction */
function stepText(texts, info, { index, before, of, value }, direction) {
  const { digit } = info.steps[index];
  const place = placing(texts, info, index);
  if (direction === 'to-arrangement') return markup`${division(texts, info, index)}: ${place}`;
  const last = info.steps[index + 1]?.of === 1;
  const sum = texts.t(last ? 'derive.back-first' : 'derive.back', {
    ...{ quotient: before, of, digit, value },
  });
  return markup`${place}: ${rich(sum)}`;
}

/**
 * What is said of a step, and the way on.
 * @param {Texts} texts @param {StartInfo} info @param {Step} step @param {Question['direction']} direction
 * @param {{wrong: readonly string[], next: string}} given
 */
export const stepAnswer = (texts, info, step, direction, { wrong, next }) =>
  answerMarkup(texts, wrong, next, markup`<p>${stepText(texts, info, step, direction)}.</p>`);

/** @param {Texts} texts @param {readonly string[]} wrong @param {string} next @param {import('../../lib/markup.js').Markup} why */
function answerMarkup({ t }, wrong, next, why) {
  const right = wrong.length === 0;
  return markup`<div class="caption tone-${right ? 'yes' : 'no'}"><p class="verdict" tabindex="-1"><span aria-hidden="true">${right ? '✓ ' : '✗ '}</span>${t(right ? 'drill.right' : 'drill.wrong')}</p>
${wrong.map((text) => markup`<p>${text}</p>`)}${why}</div>
<p class="row"><button type="button" class="primary" data-do="next">${next}</button></p>`;
}

/** What was wrong and what is right, for the live region: the focus says no more than whether. @param {Element} root */
export const spokenAnswer = (root) =>
  Array.from(root.querySelectorAll('.caption > p:not(.verdict)'), (one) => one.textContent).join(
    ' ',
  );

/** The whole way, after an answer at once. @param {Texts} texts @param {StartInfo} info @param {Question['direction']} direction @param {{wrong: readonly string[], next: string}} given */
export const wholeAnswer = (texts, info, direction, { wrong, next }) =>
  answerMarkup(
    texts,
    wrong,
    next,
    direction === 'to-arrangement' ? forwards(texts, info) : backwards(texts, info),
  );

/** The steps done so far, in words. @param {Texts} texts @param {StartInfo} info @param {readonly Step[]} steps @param {Question['direction']} direction */
export const pastSteps = (texts, info, steps, direction) =>
  steps.length > 0 &&
  markup`<ol class="past">${steps.map((step) => markup`<li>${stepText(texts, info, step, direction)}</li>`)}</ol>`;

/** The rank after the first steps. @param {StartInfo} info @param {number} done */
export const rankAfter = (info, done) =>
  done === 0 ? FILES.map(() => null) : fillings(info)[done - 1];

/** @param {string} letters */
export const piecesOf = (letters) => FILES.map((_, i) => typeOf(letters[i] ?? '?'));

/**
 * @param {Texts} texts @param {{right: number, asked: number, missed: number, link: string, kept: boolean}} given
 */
export function summaryMarkup({ t }, { right, asked, missed, link, kept }) {
  const share = right / Math.max(asked, 1);
  const level = share === 1 ? 'all' : share >= 0.7 ? 'most' : share > 0 ? 'some' : 'none';
  return markup`<div class="summary"><h2 tabindex="-1">${t('drill.result', { right, asked })}</h2><p class="lead">${t('drill.result-words', { asked, level })}</p>
<p>${kept ? t('drill.to-repeat', { n: missed }) : t('drill.not-kept')}</p>
<p class="row">${missed > 0 && markup`<button type="button" class="primary" data-do="repeat-missed">${t('drill.repeat-missed')}</button>`}
<button type="button" data-do="new">${t('drill.new-round')}</button>
${link && markup`<button type="button" data-do="again">${t('drill.same-round')}</button>`}</p>
${link && markup`<p><a href="${link}">${t('drill.link')}</a></p>`}</div>`;
}
