// SPDX-License-Identifier: MIT
/** What happens in the drill: before a round, in it, and after it. */

import { saveProgress } from '../../lib/give.js';
import { render } from '../../lib/markup.js';
import { Round } from './round.js';
import { beginText, dueOf, readChoices, setupMarkup } from './setup.js';
import { summaryMarkup } from './summary.js';
import { newSeed } from '../../lib/seed.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./subject.js').Subject} Subject */
/** @typedef {import('./round.js').Source} Source */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */
/** @typedef {{read: () => unknown, write: (value: unknown) => void}} Session */
/** @typedef {{subject: Subject, c960: C960, texts: Texts, progress: Progress, session: Session, search: string}} Given */

/** @param {string} text @returns {unknown} null where it is no JSON */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export class Drill {
  #host;
  #given;
  #screen;
  #desk;
  #live;
  #table;
  #settings;
  /** The seed of a link that was not used yet. */
  #seed;
  /** What is wrong with the link. @type {string[]} */
  #problems;
  /** Something is wrong with the choices. */
  #wrong = false;
  /** Something else is shown since the last first click. */
  #turned = false;
  /** @type {Round<any, any, any> | null} */
  #round;

  /** @param {HTMLElement} host @param {Given} given @param {AbortSignal} signal */
  constructor(host, given, signal) {
    const { subject, c960, texts, session, search } = given;
    this.#host = host;
    this.#given = given;
    host.innerHTML =
      '<div class="screen"></div><div class="desk explore"></div><div class="visually-hidden" role="status"></div>';
    [this.#screen, this.#desk, this.#live] = /** @type {any} */ (host.children);
    this.#table = new subject.Desk({
      ...{ c960, texts, signal },
      root: this.#desk,
      positions: host.getAttribute('positions'),
      respond: (/** @type {object} */ response) => this.#respond(response),
    });
    const { settings, seed, problems } = subject.parseSettings(new URLSearchParams(search));
    this.#settings = settings;
    this.#seed = problems.some(({ code }) => code === 'version-gone') ? null : seed;
    this.#problems = problems.map(({ code, ...about }) => texts.t(`drill.problem.${code}`, about));
    if (!subject.leavesSomething(c960, settings)) {
      this.#settings = subject.widened(settings);
      this.#problems.push(texts.t(subject.narrow));
    }
    /** @param {string} type @param {(event: any) => void} act */
    const on = (type, act) => host.addEventListener(type, act, { signal });
    host.addEventListener('click', (event) => this.#guard(event), { signal, capture: true });
    on('click', ({ target }) => this.#act(target.closest('button')));
    on('submit', (event) => {
      event.preventDefault();
      if (!this.#desk.hidden) return;
      // What is wrong is said once more.
      if (this.#wrong) this.#choose(event.target);
      else this.#start();
    });
    on('change', ({ target }) => this.#choose(target.form));
    this.#round = Round.resume(subject, c960, session.read());
    if (search && this.#round?.source.link === this.#link()) this.#go(false);
    else this.#setUp(false);
  }

  /** The second click of two falls on what came under the pointer with the first: it was not meant. @param {MouseEvent} event */
  #guard(event) {
    if (event.detail < 2) this.#turned = false;
    else if (this.#turned) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#host.querySelector(selector));
  }

  #link() {
    return this.#given.subject.writeSettings(this.#settings, this.#seed).toString();
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.#host.dispatchEvent(new CustomEvent(`c960-drill-${name}`, { detail, bubbles: true }));
  }

  /** @param {boolean} running what is shown: a question, or a screen */
  #turn(running) {
    this.#turned = true;
    this.#screen.hidden = running;
    this.#desk.hidden = !running;
    if (!running) this.#live.textContent = '';
    const { defaultSettings, writeSettings } = this.#given.subject;
    const plain = writeSettings(defaultSettings(), null).toString();
    const query = running && this.#round ? this.#round.source.link : this.#link();
    this.#emit('link', { search: running || query !== plain ? `?${query}` : '', running });
  }

  /** @param {boolean} [focus] */
  #setUp(focus = true) {
    const { subject, texts, progress } = this.#given;
    this.#wrong = false;
    const number = this.#round && !this.#round.isDone ? this.#round.number : 0;
    const shown = {
      settings: this.#settings,
      seed: this.#seed,
      problems: this.#problems,
      number,
    };
    render(this.#screen, setupMarkup(texts, subject, shown, progress));
    this.#turn(false);
    if (focus) this.#find('#drill-begin').focus();
  }

  #start() {
    this.#seed ??= newSeed();
    this.#begin({ link: this.#link() });
  }

  /** @param {Source} source */
  #begin(source) {
    this.#problems = [];
    this.#round = new Round(this.#given.subject, this.#given.c960, source);
    this.#round.next();
    this.#go();
  }

  /** Shows where the round is. @param {boolean} [focus] */
  #go(focus = true) {
    const round = this.#round;
    if (!round) return;
    this.#given.session.write(round.keep());
    this.#turn(true);
    this.#live.textContent = this.#table.show(round, focus);
  }

  /** @param {object} response */
  #respond(response) {
    const round = this.#round;
    if (!round?.question || round.grade) return;
    const { question, source } = round;
    const { briefOf, canonicalKey } = this.#given.subject;
    const { correct, counts } = round.answer(response);
    if (counts) {
      const { number } = round;
      const { id = `repeated-${number}`, kind, categories } = question;
      this.#given.progress.record({
        ...{ id, kind, categories, correct },
        key: canonicalKey(question),
        seedLink: source.briefs ? '' : source.link,
        brief: JSON.stringify(briefOf(question)),
      });
      this.#emit('answer', { number, correct });
    }
    this.#go();
  }

  #end() {
    const round = this.#round;
    if (!round) return;
    const { subject, texts, progress, session } = this.#given;
    round.isDone = true;
    session.write(null);
    const { results, source } = round;
    const again = source.briefs ? '' : `?${source.link}`;
    render(this.#screen, summaryMarkup(texts, subject, results, again, progress.problem));
    this.#turn(false);
    const right = results.filter(({ correct }) => correct).length;
    this.#emit('end', { right, asked: results.length });
    this.#find('h2').focus();
  }

  /** Questions that were missed, each by its brief. @param {readonly unknown[]} briefs */
  #repeat(briefs) {
    const { subject, c960 } = this.#given;
    const good = /** @type {any[]} */ (briefs.filter((brief) => subject.questionOf(c960, brief)));
    const link = subject.writeSettings(this.#settings, null).toString();
    if (good.length > 0) this.#begin({ link, briefs: good });
  }

  /** @param {HTMLButtonElement | null} button */
  #act(button) {
    const round = this.#round;
    const { subject, progress } = this.#given;
    const act = button?.dataset.do ?? '';
    if (act === 'continue') this.#go();
    else if (act === 'repeat') {
      this.#repeat(dueOf(subject, progress).map(({ brief }) => read(brief)));
    } else if (act === 'repeat-missed') this.#repeat(round?.missed ?? []);
    else if (act === 'again' && round) this.#begin(round.source);
    else if (act === 'new') {
      this.#seed = null;
      this.#setUp();
    } else if (act === 'stop' || (act === 'next' && round?.isOver)) this.#end();
    else if ((act === 'next' || act === 'retry') && round) {
      round[act]();
      this.#go();
    } else if (act === 'save') {
      // Leaving for the settings would lose what could not be kept.
      saveProgress(progress);
    }
  }

  /** @param {HTMLFormElement | null} form with other choices */
  #choose(form) {
    if (!form || !this.#desk.hidden) return;
    const { subject, texts, c960 } = this.#given;
    const chosen = readChoices(texts, subject, c960, form);
    const problem = 'problem' in chosen ? chosen.problem : '';
    if ('settings' in chosen) this.#settings = chosen.settings;
    this.#wrong = problem !== '';
    const place = this.#find('#drill-problem');
    place.hidden = !this.#wrong;
    place.textContent = problem;
    const button = this.#find('#drill-begin');
    button.textContent = beginText(texts, this.#settings);
    button.ariaDisabled = String(this.#wrong);
    this.#turn(false);
  }
}
