// SPDX-License-Identifier: MIT

/**
 * Properties that a page has set on an element before it was defined hide those of its class: they are set once more.
 * @param {HTMLElement} element @param {readonly string[]} names
 */
export function adoptEarly(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
