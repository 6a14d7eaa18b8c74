// SPDX-License-Identifier: MIT
/** Where a key leads in a grid, as in every grid of its kind: by columns and rows, by pages, to the ends. */

/**
 * @param {KeyboardEvent} event
 * @param {object} now
 * @param {number} now.at the active place
 * @param {number} now.columns
 * @param {number} now.rows of a page
 * @param {number} now.last the last place
 * @returns {number | undefined} a place, which need not be there; none where the key leads nowhere
 */
export function placeByKey(
  { key, ctrlKey, metaKey, altKey, shiftKey },
  { at, columns, rows, last },
) {
  if (metaKey || altKey || shiftKey) return undefined;
  const column = at % columns;
  /** @type {Record<string, number>} */
  const places = ctrlKey
    ? { Home: 0, End: last }
    : {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        ArrowDown: at + columns,
        ArrowUp: at - columns,
        PageDown: at + rows * columns,
        PageUp: at - rows * columns,
        Home: at - column,
        End: at - column + columns - 1,
      };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}
