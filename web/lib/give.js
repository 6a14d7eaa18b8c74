// SPDX-License-Identifier: MIT
/** Giving something away from the page: a field's text, a file. */

/** @typedef {import('./texts.js').Texts} Texts */

/**
 * Copies a field's text; its button says for a moment whether that was allowed.
 * @param {Texts} texts @param {Pick<HTMLInputElement, 'value' | 'select'>} field @param {HTMLButtonElement} button
 * @returns {Promise<string>} what the button says
 */
export async function copyField({ t }, field, button) {
  const words = button.textContent ?? '';
  let copied = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    copied = document.execCommand('copy');
    // Where it has to be copied by hand, the text is left chosen.
    if (copied) button.focus();
  }
  const said = t(copied ? 'take.copied' : 'take.copy-yourself');
  if (button.classList.contains('said')) return said;
  button.textContent = said;
  button.classList.add('said');
  setTimeout(() => {
    button.textContent = words;
    button.classList.remove('said');
  }, 2000);
  return said;
}

/** @param {string} name @param {string} type @param {string | Blob} content */
export function saveFile(name, type, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const PROGRESS_FILE = 'c960-progress.json';

/** Progress as a file: the settings load it. @param {{export: () => string}} progress */
export const saveProgress = (progress) =>
  saveFile(PROGRESS_FILE, 'application/json', progress.export());
