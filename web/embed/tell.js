// SPDX-License-Identifier: MIT
/** How a drill goes, as messages.js describes it: progress after every answer, a result at the end of a round. */

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

/** Of an answer that was given before. */
const BEFORE = { text: '', duration: 0 };

/**
 * Tells how a drill goes.
 * @param {HTMLElement} drill @param {Subject} subject
 * @param {(message: import('./messages.js').Progress | import('./messages.js').Result) => void} post
 * @returns {{told: Subject, replay: (resume: () => void) => void}} told: to start the drill with; replay: around what
 *   starts it with a round that was kept
 */
export function tell(drill, subject, post) {
  let state = '';
  let asked = performance.now();
  /** Of the round that begins next, and of the one that runs. @type {{of: number | null, seeded: boolean}} */
  let next = { of: null, seeded: false };
  let round = next;
  /** @type {Omit<Answered, 'number' | 'correct'>} */
  let last;
  /** @type {Answered[]} */
  let questions = [];
  let replays = false;
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
  const told = overheard(subject, {
    drawn: ({ count }) => (next = { of: count === 'endless' ? null : count, seeded: true }),
    graded(question, response, correct) {
      const { kind, categories } = question;
      last = {
        ...{ kind, categories, response },
        text: drill.querySelector('.desk h2')?.textContent ?? '',
        fen: fenOf(question),
        brief: subject.briefOf(question),
        expected: expectedOf(question),
        duration: Math.round(performance.now() - asked),
      };
      if (replays) questions.push({ number: questions.length + 1, ...last, ...BEFORE, correct });
    },
  });
  /** Goes through the answers of a round once more. @param {() => void} resume */
  const replay = (resume) => {
    questions = [];
    replays = true;
    resume();
    replays = false;
    // Nothing answered yet: it is still the next one.
    if (questions.length > 0) [round, next] = [next, { of: null, seeded: false }];
  };
  return { told, replay };
}
