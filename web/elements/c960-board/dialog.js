// SPDX-License-Identifier: MIT
/*
 * One native dialog for every question the board asks. No <form>: it has to work where a sandbox
 * forbids forms. Escape, the cancel button and a click beside the dialog all answer null.
 */

/** @typedef {{ readonly value: string, readonly label: string, readonly picture?: string }} Choice */

const GAP = 8;

/** What really has the focus, also inside shadow roots. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}

/** @param {number} wanted @param {number} size @param {number} room */
const within = (wanted, size, room) => Math.max(GAP, Math.min(wanted, room - size - GAP));

export class Dialog {
  #dialog;
  /** @type {((value: string | null) => void) | null} */
  #answer = null;
  /** @type {HTMLElement | null} */
  #back = null;
  /** @type {Element | null} */
  #near = null;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const dialog = this.#dialog;
    dialog.addEventListener('click', (event) => this.#onClick(event), { signal });
    dialog.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    dialog.addEventListener('cancel', () => this.finish(null), { signal });
    dialog.addEventListener('close', () => dialog.open || this.finish(null), { signal });
    addEventListener('resize', () => this.#place(), { signal });
  }

  /**
   * @template {string} V
   * @param {{ title: string, cancel: string, near: HTMLElement,
   *   choices: readonly (Choice & { readonly value: V })[] }} question
   * @returns {Promise<V | null>} the value chosen
   */
  ask({ title, cancel, choices, near }) {
    this.finish(null);
    const dialog = this.#dialog;
    const [heading, list, stop] = /** @type {any} */ (dialog.firstElementChild).children;
    heading.textContent = title;
    stop.textContent = cancel;
    list.classList.toggle(
      'pictures',
      choices.some(({ picture }) => picture),
    );
    list.replaceChildren(...choices.map(button));
    this.#near = near;
    const back = focused();
    this.#back = back && back !== document.body ? back : near;
    dialog.showModal();
    list.firstElementChild?.focus();
    this.#place();
    return new Promise((resolve) => {
      this.#answer = (value) => resolve(/** @type {V | null} */ (value));
    });
  }

  /** Closes the dialog and gives the focus back. @param {string | null} value */
  finish(value) {
    const answer = this.#answer;
    if (!answer) return;
    this.#answer = null;
    this.#dialog.close();
    this.#back?.focus({ preventScroll: true });
    answer(value);
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    // The second half of a double click on the board is no answer.
    if (event.detail > 1) return;
    const target = /** @type {Element} */ (event.target);
    const choice = /** @type {HTMLButtonElement | null} */ (target.closest('button'));
    if (choice) this.finish(choice.classList.contains('cancel') ? null : choice.value);
    else if (target === this.#dialog) this.finish(null);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    // The key that opened the dialog may still be down: it must not choose by repeating.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...this.#dialog.querySelectorAll('button')];
    const now = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    all[(now + step + all.length) % all.length].focus();
    event.preventDefault();
  }

  /** Beside the square, never over it where there is room, always wholly in view. */
  #place() {
    if (!this.#dialog.open || !this.#near) return;
    const square = this.#near.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = this.#dialog;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = square.bottom + GAP;
    const fits = below + height + GAP <= clientHeight;
    style.left = `${within(square.left + square.width / 2 - width / 2, width, clientWidth)}px`;
    style.top = `${within(fits ? below : square.top - height - GAP, height, clientHeight)}px`;
  }
}

/** @param {Choice} choice */
function button({ value, label, picture }) {
  const made = document.createElement('button');
  made.type = 'button';
  made.value = value;
  made.setAttribute('part', 'choice');
  if (picture) made.innerHTML = picture;
  made.append(label);
  return made;
}
