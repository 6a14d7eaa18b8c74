// SPDX-License-Identifier: MIT
/** No platform: a package that is opened by itself can be tried, and records nothing. */

/** @returns {import('./attempt.js').Platform} */
export const openAlone = () => ({
  records: false,
  saved: '',
  limit: 0,
  best: null,
  mastery: null,
  languages: [],
  begin() {},
  answered() {},
  reached() {},
  scored() {},
  keep() {},
  commit() {},
  end: async () => ({ isTaken: true, address: null }),
});
