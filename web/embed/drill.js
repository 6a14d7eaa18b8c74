// SPDX-License-Identifier: MIT
/** What the pages of drills do in an embed: nothing is kept, and the host hears how it goes. */

import { openProgress } from '../lib/progress.js';
import { post } from './messages.js';
import { onStart } from './run.js';

/** @typedef {import('../elements/c960-drill/subject.js').Subject} Subject */
/** @typedef {import('./messages.js').Answered} Answered */

/** The same subject, which tells what is drawn and graded. @param {Subject} subject @param {{drawn: (settings: any) => void, graded: (question: any, response: any, correct: boolean) => void}} hears @returns {Subject} */
const overheard = (subject, { drawn, graded }) => ({
  ...subject,
  createGenerator(c960, settings, seed) {
    drawn(settings);
    return subject.createGenerator(c960, settings, seed);
  },
  grade(question, response) {
    const grade = subject.grade(question, response);
    graded(question, response, grade.correct);
    return grade;
  },
});

/** What of a question is right, as its subject keeps it. @param {any} question */
const expectedOf = ({ answer, legal, right }) => answer ?? legal ?? right ?? null;

/** Past a question's position, of which each subject has its own. @param {any} question */
const fenOf = ({ fen, game }) => fen ?? game?.position.fen ?? null;

/** How a drill goes, told to the host. @param {HTMLElement} drill @param {Subject} subject */
function tell(drill, subject) {
  let state = '';
  let asked = performance.now();
  /** Of the round that begins next, and of the one that runs. @type {{of: number | null, seeded: boolean}} */
  let next = { of: null, seeded: false };
  let round = next;
  /** @type {Omit<Answered, 'number' | 'correct'>} */
  let last;
  /** @type {Answered[]} */
  let questions = [];
  const right = () => questions.filter(({ correct }) => correct).length;

  drill.addEventListener('c960-drill-link', (event) => {
    const { search, running } = /** @type {CustomEvent} */ (event).detail;
    if (running) {
      state = search;
      asked = performance.now();
    }
  });
  drill.addEventListener('c960-drill-answer', (event) => {
    const { number, correct } = /** @type {CustomEvent} */ (event).detail;
    if (number === 1) {
      questions = [];
      round = next;
      next = { of: null, seeded: false };
    }
    const question = { number, ...last, correct };
    questions.push(question);
    post({ type: 'progress', number, of: round.of, right: right(), question });
  });
  drill.addEventListener('c960-drill-end', (event) => {
    const { right, asked: count } = /** @type {CustomEvent} */ (event).detail;
    // Stopped before the first answer, it is still the next one.
    if (count === 0) [round, next, questions] = [next, { of: null, seeded: false }, []];
    post({
      type: 'result',
      ...{ right, asked: count, of: round.of },
      score: count && right / count,
      duration: questions.reduce((sum, { duration }) => sum + duration, 0),
      state: round.seeded ? state.slice(1) : '',
      questions,
    });
  });
  return overheard(subject, {
    drawn: ({ count }) => (next = { of: count === 'endless' ? null : count, seeded: true }),
    graded(question, response) {
      const { kind, categories } = question;
      last = {
        ...{ kind, categories, response },
        text: drill.querySelector('.desk h2')?.textContent ?? '',
        fen: fenOf(question),
        brief: subject.briefOf(question),
        expected: expectedOf(question),
        duration: Math.round(performance.now() - asked),
      };
    },
  });
}

/**
 * In place of the function of the same name of the pages: `page/drill/start.js`.
 * @param {typeof import('../elements/c960-drill/index.js').C960Drill} Drill
 * @param {typeof import('../elements/c960-board/index.js').C960Board} Board
 * @param {Subject} subject @param {string} _ key under which a page keeps its round
 * @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given
 */
export function startDrill(Drill, Board, subject, _, { c960, texts }) {
  const drill = document.querySelector('c960-drill');
  if (!(drill instanceof Drill)) throw new TypeError('the drill is not defined');
  if (!customElements.get('c960-board')) throw new TypeError(`no ${Board.name}`);
  drill.addEventListener('c960-drill-link', (event) => {
    const { search, running } = /** @type {CustomEvent} */ (event).detail;
    document.body.classList.toggle('running', running);
    history.replaceState(null, '', search || '?');
  });
  const { search } = location;
  for (const { name, value } of subject.parseSettings(new URLSearchParams(search)).problems) {
    post({ type: 'error', code: 'bad-parameter', name, value });
  }
  const told = tell(drill, subject);
  drill.start({
    ...{ subject: told, c960, texts, search },
    progress: openProgress(null),
    session: { read: () => null, write() {} },
  });
  onStart(() => {
    const desk = /** @type {HTMLElement | null} */ (drill.querySelector('.desk'));
    const begin = /** @type {HTMLElement | null} */ (drill.querySelector('#drill-begin'));
    if (!desk?.hidden || !begin) return false;
    begin.click();
    return true;
  });
}
