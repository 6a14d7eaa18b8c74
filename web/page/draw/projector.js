// SPDX-License-Identifier: MIT
/**
 * The position for a hall: both sides on a large board, its number, and the time until the clocks are started. The
 * screen is kept awake where the browser can. No sound; screen readers are told little.
 */

import {
  leftAt,
  moved,
  passed,
  paused,
  running,
  shown,
  stopped,
} from '../../lib/draw/countdown.js';
import { picture } from '../../lib/drawing.js';
import { render } from '../../lib/markup.js';
import { shownEntry } from './result.js';

/** @typedef {import('../draw-arbiter.js').Context} Context */

const TICK = 200;

/** Keeps the screen awake while it is wanted; the browser lets go whenever the page is hidden. */
function createWakefulness() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let wanted = false;
  const update = async () => {
    if (!wanted || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // Not granted, low battery: the screen may go dark, as without it.
    }
  };
  document.addEventListener('visibilitychange', update);
  return {
    keep() {
      wanted = true;
      update();
    },
    letGo() {
      wanted = false;
      lock?.release().catch(() => {});
      lock = null;
    },
  };
}

/**
 * The countdown: its display, what is said of it, its buttons.
 * @param {Context} context @param {HTMLElement} place
 */
function createClock({ texts: { t }, get, desk, set }, place) {
  const left = () => leftAt(desk().countdown, Date.now());
  /** What was left when it was looked at last. */
  let before = left();

  /** @param {string} id @param {string} text */
  const put = (id, text) => {
    if (get(id).textContent !== text) get(id).textContent = text;
  };

  function tick() {
    const now = left();
    const goes = desk().countdown.endsAt !== null;
    const seconds = goes ? passed(before, now) : null;
    before = now;
    place.classList.toggle('over', now === 0);
    const note = t(now === 0 ? 'arbiter.clock-over' : 'arbiter.clock-note');
    put('clock', shown(now));
    put('clock-note', note);
    put('clock-go', t(goes ? 'arbiter.clock-pause' : 'arbiter.clock-start'));
    if (seconds === 0) put('clock-said', note);
    else if (seconds !== null) {
      put('clock-said', t('arbiter.clock-said', { minutes: Math.floor(seconds / 60), seconds }));
    }
    if (now === 0 && goes) set({ countdown: stopped(0) });
  }

  /** @param {import('../../lib/draw/countdown.js').Countdown} countdown */
  const change = (countdown) => {
    before = leftAt(countdown, Date.now());
    set({ countdown });
    put('clock-said', shown(left()));
  };

  get('clock-go').addEventListener('click', () => {
    const { countdown, minutes } = desk();
    const now = Date.now();
    if (countdown.endsAt !== null) return change(paused(countdown, now));
    change(running(leftAt(countdown, now) === 0 ? stopped(minutes) : countdown, now));
  });
  get('clock-less').addEventListener('click', () =>
    change(moved(desk().countdown, Date.now(), -1)),
  );
  get('clock-more').addEventListener('click', () => change(moved(desk().countdown, Date.now(), 1)));
  get('clock-reset').addEventListener('click', () => change(stopped(desk().minutes)));
  setInterval(() => {
    if (!place.hidden) tick();
  }, TICK);
  return tick;
}

/** @param {Context} context */
export function createProjector(context) {
  const { c960, texts, get, desk, set, shows } = context;
  const place = get('projector');
  const awake = createWakefulness();
  const tick = createClock(context, place);
  /** Where the focus was. @type {Element | null} */
  let from = null;

  /** Everything else is out of reach. @param {boolean} inert */
  function others(inert) {
    const beside = /** @type {HTMLElement} */ (place.parentElement).children;
    for (const element of [...document.body.children, ...beside]) {
      if (element instanceof HTMLElement && !element.contains(place)) element.inert = inert;
    }
  }

  function draw() {
    const { turned } = desk();
    const entry = shownEntry(desk());
    if (place.hidden || !entry) return;
    const { number, round } = entry;
    const label = texts.t('positions.picture', { number });
    render(get('projector-board'), picture(c960.start(number).pieces(), label, { turned }));
    get('projector-round').textContent = round;
    get('projector-title').textContent = String(number);
    get('projector-letters').textContent = c960.startInfo(number).arrangement;
    tick();
  }

  function open() {
    if (!shownEntry(desk())) return;
    from = document.activeElement;
    place.hidden = false;
    others(true);
    awake.keep();
    set({ projector: true });
    get('projector-title').focus();
  }

  function close() {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    place.hidden = true;
    others(false);
    awake.letGo();
    set({ projector: false });
    const back = from instanceof HTMLElement && from.id ? document.getElementById(from.id) : null;
    (back ?? document.getElementById('project'))?.focus();
  }

  async function full() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await place.requestFullscreen();
    } catch {
      get('clock-said').textContent = texts.t('arbiter.full-refused');
    }
  }

  get('turn').addEventListener('click', () => set({ turned: !desk().turned }));
  get('full').addEventListener('click', full);
  get('full').hidden = !document.fullscreenEnabled;
  get('projector-close').addEventListener('click', close);
  // Also where nothing of it has the focus.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !place.hidden && !document.fullscreenElement) close();
  });
  shows(draw);
  return { open };
}
