// SPDX-License-Identifier: MIT

/** A share of one in per cent, to two digits: what platforms record and what is told. @param {number} share */
export const percent = (share) => Math.round(share * 10_000) / 100;
