// SPDX-License-Identifier: MIT
/**
 * A drill for a class, which its address asks for by `class=1`: a round goes on after a reload where the browser lets
 * the frame keep anything, and at its end there is a code to hand in (`lib/class/code.js`). Nothing is sent.
 */

import { answerText } from '../lib/class/answers.js';
import { cleanName, writeCode } from '../lib/class/code.js';
import { copyField } from '../lib/give.js';
import { markup } from '../lib/markup.js';
import { data } from './place.js';

/** @typedef {import('../elements/c960-drill/subject.js').Subject} Subject */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {{text: string, correct: boolean}} Answer */
/** @typedef {{answers: Answer[], seconds: number, state: string}} Round */
/** @typedef {Round & {round: unknown, done: Round | null, name: string}} Kept  done: the round of the code */

/** Until the window is closed, where that is allowed: elsewhere a reload begins anew. @param {string} key */
function openKept(key) {
  /** @type {Kept} */
  let kept = { round: null, answers: [], seconds: 0, state: '', done: null, name: '' };
  try {
    Object.assign(kept, JSON.parse(window.sessionStorage.getItem(key) ?? '{}'));
  } catch {
    // It begins anew.
  }
  return {
    get: () => kept,
    /** @param {Partial<Kept>} change */
    set(change) {
      kept = { ...kept, ...change };
      try {
        window.sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // A reload then begins anew.
      }
    },
  };
}

/** @param {Texts} texts */
const formMarkup = ({ t }) => markup`<h2>${t('handin.title')}</h2><p>${t('handin.how')}</p>
<form class="row"><label for="class-name">${t('handin.name')}</label><input id="class-name" maxlength="60" autocomplete="name" aria-describedby="class-problem"><button class="primary">${t('handin.make')}</button></form>
<p class="error" id="class-problem" role="alert" hidden>${t('handin.no-name')}</p>
<div class="field" hidden><label for="class-code">${t('handin.code')}</label><textarea id="class-code" class="mono" rows="5" readonly></textarea><button type="button">${t('take.copy')}</button></div>
<p class="visually-hidden" role="status"></p>`;

/**
 * Where the code is made. It stands with the summary of a round, or below what else is shown.
 * @param {HTMLElement} drill @param {Texts} texts @param {ReturnType<typeof openKept>} kept
 */
function openForm(drill, texts, kept) {
  const form = document.createElement('section');
  form.className = 'class-code';
  form.innerHTML = formMarkup(texts).text;
  /** @param {string} selector */
  const find = (selector) => /** @type {any} */ (form.querySelector(selector));
  const [name, problem, code, box, copy, live] = [
    ...['#class-name', '#class-problem', '#class-code', '.field', '.field button', '[role=status]'],
  ].map(find);
  name.value = kept.get().name;
  let { done } = kept.get();
  const write = () => {
    problem.hidden = box.hidden = true;
    if (!done || !cleanName(name.value)) return false;
    code.value = writeCode({ drill: data.name, name: name.value, ...done });
    box.hidden = false;
    return true;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation(); // the drill takes forms for its own
    kept.set({ name: name.value });
    problem.hidden = write();
    if (problem.hidden) code.focus();
    else name.focus();
  });
  form.addEventListener('change', (event) => event.stopPropagation());
  code.addEventListener('focus', () => code.select());
  copy.addEventListener('click', async () => {
    live.textContent = await copyField(texts, code, copy);
  });
  return (/** @type {boolean} */ running) => {
    form.hidden = running || !kept.get().done;
    const summary = drill.querySelector('.summary');
    if (!summary) drill.after(form);
    else if (!summary.contains(form)) summary.querySelector('.row')?.before(form);
    if (kept.get().done !== done) {
      // Who wrote a name before may be another: on a device for several each writes an own one.
      done = kept.get().done;
      name.value = '';
    }
    write();
  };
}

/**
 * @param {HTMLElement} drill @param {Texts} texts @param {string} search of the link
 * @param {(params: URLSearchParams) => {settings: {count: unknown}, seed: string | null}} parse of a link
 */
export function openClass(drill, texts, search, parse) {
  const kept = openKept(`c960.class ${data.name}${search}`);
  const task = document.createElement('p');
  task.className = 'class-task';
  task.textContent = texts.t('handin.task');
  drill.before(task);
  const place = openForm(drill, texts, kept);
  /** @param {string} state */
  const read = (state) => parse(new URLSearchParams(state));
  /** @param {string} state */
  const seedOf = (state) => read(state).seed;
  /** Who reads a code sees how many were to be answered. @param {string} state */
  const withCount = (state) =>
    state.includes('count=') ? state : `${state}&count=${read(state).settings.count}`;
  const wanted = seedOf(search);
  return {
    /** A round that was not finished. */
    kept: kept.get().round,
    /** @param {unknown} round */
    write: (round) => kept.set({ round }),
    /** Something else is shown. @param {string} now the query that leads there @param {boolean} running a question */
    turn(now, running) {
      task.hidden = running || kept.get().done !== null;
      if (running) kept.set({ state: now.slice(1) });
      place(running);
    },
    /** Nothing is answered yet. */
    begin: () => kept.set({ answers: [], seconds: 0 }),
    /** @param {number} time with a question, in milliseconds */
    spend: (time) => kept.set({ seconds: kept.get().seconds + time / 1000 }),
    /** @param {Answer} answer */
    answer: (answer) => kept.set({ answers: [...kept.get().answers, answer] }),
    /** @param {number} count of the questions that were answered */
    end(count) {
      const { answers, seconds, state, done } = kept.get();
      const seed = seedOf(state);
      // Other questions are practice, and what was missed has no seed.
      const counts = count > 0 && count === answers.length && seed && (!wanted || seed === wanted);
      const round = { answers, seconds, state: withCount(state) };
      // A try that was broken off takes nothing from one that went further.
      const isLess = done?.state === round.state && count < done.answers.length;
      if (counts && !isLess) kept.set({ done: round, name: '' });
      task.hidden = kept.get().done !== null;
      place(false);
    },
  };
}

/**
 * @param {HTMLElement} drill @param {Subject} subject @param {Texts} texts @param {string} search of the link
 * @returns {{subject: Subject, kept: unknown, write: (round: unknown) => void}} what the drill is given
 */
export function forClass(drill, subject, texts, search) {
  const { kept, write, turn, begin, spend, answer, end } = openClass(
    drill,
    texts,
    search,
    subject.parseSettings,
  );
  let word = '';
  let asked = 0;
  /** @param {string} name @param {(detail: any) => void} act */
  const on = (name, act) =>
    drill.addEventListener(`c960-drill-${name}`, (event) =>
      act(/** @type {CustomEvent} */ (event).detail),
    );
  on('link', (detail) => {
    asked = performance.now();
    turn(detail.search, detail.running);
  });
  on('answer', ({ number, correct }) => {
    if (number === 1) begin();
    spend(performance.now() - asked);
    answer({ text: word, correct });
  });
  on('end', (detail) => end(detail.asked));
  return {
    subject: {
      ...subject,
      grade(question, response) {
        word = answerText(response);
        return subject.grade(question, response);
      },
    },
    ...{ kept, write },
  };
}
