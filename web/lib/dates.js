// SPDX-License-Identifier: MIT
/**
 * Days and times of day in the page's language. The words come from the catalogs: no browser need know the
 * language (Chromium has no Luxembourgish), and all engines write the same.
 */

/** @typedef {import('./texts.js').Texts} Texts */

/** @param {number} n @param {number} [length] */
const padded = (n, length = 2) => String(n).padStart(length, '0');

/** "30 November 2026", by the clock of this device. @param {Texts} texts @param {Date} date */
export const showDay = (texts, date) =>
  texts.t('date.day', {
    day: date.getDate(),
    month: date.getMonth() + 1,
    year: String(date.getFullYear()),
  });

/** "08:05", by the clock of this device, in every language. @param {Date} date */
export const showTime = (date) => `${padded(date.getHours())}:${padded(date.getMinutes())}`;

/** "2026-11-30", by the clock of this device: for files. @param {Date} date */
export const isoDay = (date) =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
