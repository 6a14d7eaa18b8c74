// SPDX-License-Identifier: MIT
/** What readers do in the number training, and what of it follows. */

/**
 * @param {HTMLElement} root
 * @param {object} acts
 * @param {(form: HTMLFormElement) => void} acts.choose  other settings
 * @param {() => void} acts.start
 * @param {() => void} acts.check
 * @param {() => void} acts.typed  squares or letters
 * @param {(field: HTMLInputElement) => void} acts.entered  a field for a number
 * @param {(button: HTMLButtonElement | null) => void} acts.pressed
 */
export function wire(root, { choose, start, check, typed, entered, pressed }) {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (/** @type {Element} */ (event.target).matches('.choices')) start();
    else check();
  });
  root.addEventListener('change', ({ target }) => {
    const form = /** @type {Element} */ (target).closest('.choices');
    if (form instanceof HTMLFormElement) choose(form);
  });
  root.addEventListener('input', ({ target }) => {
    if (/** @type {Element} */ (target).matches('[name="squares"], [name="whole"]')) typed();
  });
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && 'number' in target.dataset) entered(target);
  });
  root.addEventListener('click', ({ target }) =>
    pressed(/** @type {Element} */ (target).closest('button')),
  );
  root.addEventListener('keydown', ({ key, target }) => {
    const next = root.querySelector('[data-do="next"]');
    if (key === 'Enter' && /** @type {Element} */ (target).matches('.verdict')) {
      /** @type {HTMLElement | null} */ (next)?.click();
    }
  });
}
