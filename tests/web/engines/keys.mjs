// SPDX-License-Identifier: MIT
/** Keys held together, for the two libraries whose keyboards are alike. */

/** @typedef {{down: (key: any) => Promise<void>, up: (key: any) => Promise<void>, press: (key: any) => Promise<void>}} Keyboard */

/** @param {Keyboard} keyboard @param {string[]} keys the last is pressed while the others are held */
export async function besideKeys(keyboard, keys) {
  const held = keys.slice(0, -1);
  for (const key of held) await keyboard.down(key);
  await keyboard.press(keys.at(-1));
  for (const key of held.reverse()) await keyboard.up(key);
}
