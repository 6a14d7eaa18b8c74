// SPDX-License-Identifier: MIT
/**
 * The position of the day: the same for everybody, from the date in UTC alone. It is for fun; at a tournament
 * a position is drawn, and one that can be known beforehand is none.
 *
 * Days are counted from 1 January 1970 (day 0), positions are `count` (960). Each stretch of `count` days,
 * beginning with day 0, brings every position exactly once, in the order of mix(first day of the stretch + number);
 * so no number is more likely than another, and no day of a stretch repeats one. mix is the 32-bit finalizer
 * of MurmurHash3, which has no collisions: x ^= x >>> 16, x *= 0x85ebca6b, x ^= x >>> 13, x *= 0xc2b2ae35,
 * x ^= x >>> 16, all modulo 2^32. Test vectors stand in tests/web/day.test.mjs.
 */

const DAY = 86_400_000;

/** @param {number} x a whole number @returns {number} 0 to 2^32 - 1 */
export function mix(x) {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** @param {number} time milliseconds, as Date.now() @param {number} count @returns {number} 0 to count - 1 */
export function positionOfDay(time, count) {
  const day = Math.floor(time / DAY);
  const first = Math.floor(day / count) * count;
  const order = Array.from({ length: count }, (_, number) => number);
  order.sort((a, b) => mix(first + a) - mix(first + b));
  return order[day - first];
}

/** Links to the position of the day: to today's, also where the page was opened yesterday. */
export function wireDay() {
  const links = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('a[data-day]'));
  for (const link of links) {
    const aim = () => {
      const number = positionOfDay(Date.now(), Number(link.dataset.day));
      const [page] = (link.getAttribute('href') ?? '').split('?');
      link.setAttribute('href', `${page}?n=${number}`);
      const shown = link.querySelector('b');
      if (shown) shown.textContent = String(number);
    };
    aim();
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, aim);
  }
}
