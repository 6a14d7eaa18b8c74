// SPDX-License-Identifier: MIT
/** What the page of a package says, in all languages. The build puts the catalogs' texts here. */

/** @type {Record<string, Record<string, string>>} */
export default {};
