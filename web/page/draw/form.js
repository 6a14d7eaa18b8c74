// SPDX-License-Identifier: MIT
/** The arbiter's form: what is excluded, for which round, and how it is drawn. */

import { drawFromCode, plainCode } from '../../lib/draw/code.js';
import { leftAt, stopped } from '../../lib/draw/countdown.js';
import { MOST } from '../../lib/draw/desk.js';
import { readExclusions } from '../../lib/draw/exclude.js';
import { sha256 } from '../../lib/draw/sha256.js';
import { markup, render } from '../../lib/markup.js';

/** @typedef {import('../draw-arbiter.js').Context} Context */
/** @typedef {import('../../lib/draw/desk.js').Desk} Desk */
/** @typedef {import('../../lib/draw/log.js').How} How */

/** What cannot be drawn, and why it was asked wrongly. @param {Desk} desk @param {number} last */
export function excludedBy({ exclude, once, log }, last) {
  const { numbers, problems } = readExclusions(exclude, last);
  const used = once ? log.map(({ number }) => number) : [];
  return { excluded: new Set([...numbers, ...used]), typed: numbers, problems };
}

/** "Round 3" is followed by "Round 4". @param {string} round */
export const nextRound = (round) =>
  round.replace(/(\d{1,6})(\D*)$/, (_, digits, end) => `${Number(digits) + 1}${end}`);

/** @param {Context} context */
function drawing({ c960, texts, desk, get }) {
  const { t } = texts;
  const last = c960.startCount - 1;

  /** By hand: the number that was typed. @param {ReturnType<typeof excludedBy>} by @returns {number | string} */
  function typed({ excluded, typed: out }) {
    const { value } = /** @type {HTMLInputElement} */ (get('hand'));
    const number = /^\s*\d+\s*$/.test(value) ? Number(value) : NaN;
    if (!(number <= last))
      return t('arbiter.hand-wrong', { text: value.trim().slice(0, 20), last });
    if (out.has(number)) return t('arbiter.hand-excluded', { number });
    const { round = '' } = desk().log.find((entry) => entry.number === number) ?? {};
    return excluded.has(number) ? t('arbiter.hand-used', { number, round }) : number;
  }

  /** A number with the text it follows from, or what is in the way. @returns {{number: number, check: string} | string} */
  return function draw() {
    const { how, code, round, log } = desk();
    const by = excludedBy(desk(), last);
    if (by.problems.length > 0) return t('arbiter.mend-first');
    if (log.length >= MOST) return t('arbiter.log-full', { n: MOST });
    if (by.excluded.size > last) return t('arbiter.none-left');
    if (how === 'code') {
      if (!plainCode(code)) return t('arbiter.code-empty');
      const { number, text } = drawFromCode(code, round, by.excluded, c960.startCount);
      return { number, check: text };
    }
    if (how === 'random') return { number: c960.randomStart({ exclude: by.excluded }), check: '' };
    const number = typed(by);
    return typeof number === 'string' ? number : { number, check: '' };
  };
}

/** The link of another page brings a number. @param {Context} context */
function takeGiven({ get, set }) {
  const given = new URLSearchParams(location.search).get('n');
  if (given === null) return;
  set({ how: 'hand' });
  /** @type {HTMLInputElement} */ (get('hand')).value = given.slice(0, 12);
  history.replaceState(null, '', location.pathname + location.hash);
}

/** @param {Context} context */
export function wireForm(context) {
  const { c960, texts, get, desk, set, shows, say } = context;
  const { t, number: written } = texts;
  const last = c960.startCount - 1;
  const draw = drawing(context);
  const form = get('draw');
  /** @param {string} id */
  const input = (id) => /** @type {HTMLInputElement} */ (get(id));

  /** @param {string} text */
  function refuse(text) {
    get('draw-error').textContent = text;
    get('draw-error').hidden = text === '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const drawn = draw();
    if (typeof drawn === 'string') return refuse(drawn);
    refuse('');
    const { how, round, exclude, once, log, minutes, countdown } = desk();
    const entry = { ...drawn, how, round: round.trim(), at: Date.now(), excluded: exclude, once };
    // A countdown that runs goes on; one that is over or stands is that of the round before.
    const runs = countdown.endsAt !== null && leftAt(countdown, entry.at) > 0;
    set({
      log: [...log, entry],
      shown: -1,
      round: nextRound(round),
      countdown: runs ? countdown : stopped(minutes),
    });
    input('hand').value = '';
    const letters = c960.startInfo(drawn.number).arrangement;
    say(t('arbiter.said', { round: entry.round, number: drawn.number, letters }));
    get('result-title').focus();
  });
  form.addEventListener('input', ({ target }) => {
    const { id, value, checked } = /** @type {HTMLInputElement} */ (target);
    refuse('');
    if (id === 'round' || id === 'exclude' || id === 'code') set({ [id]: value });
    if (id === 'once') set({ once: checked });
  });
  form.addEventListener('change', ({ target }) => {
    const { name, value } = /** @type {HTMLInputElement} */ (target);
    if (name === 'how') set({ how: /** @type {How} */ (value) });
  });

  /** Fields keep what is being typed. @param {string} id @param {string} value */
  const fill = (id, value) => {
    if (input(id).value !== value) input(id).value = value;
  };

  shows(() => {
    const { how, code, round, exclude, once } = desk();
    fill('round', round);
    fill('exclude', exclude);
    fill('code', code);
    input('once').checked = once;
    const radio = form.querySelector(`[name="how"][value="${how}"]`);
    /** @type {HTMLInputElement} */ (radio).checked = true;
    get('for-code').hidden = how !== 'code';
    get('for-hand').hidden = how !== 'hand';
    get('draw-now').textContent = t(`arbiter.draw.${how}`);
    get('code-hash').textContent = plainCode(code)
      ? t('arbiter.code-hash', { hash: sha256(plainCode(code)) })
      : '';
    const { excluded, problems } = excludedBy(desk(), last);
    input('exclude').ariaInvalid = problems.length > 0 ? 'true' : null;
    const left = c960.startCount - excluded.size;
    get('left').textContent = t('arbiter.left', { n: left, all: written(c960.startCount) });
    render(
      get('exclude-error'),
      markup`${problems.length > 0 && markup`<ul class="problems">${problems.map(({ text, what }) => markup`<li>${t(`arbiter.exclude.${what}`, { text: text.slice(0, 20), last })}</li>`)}</ul>`}`,
    );
  });
  takeGiven(context);
}
