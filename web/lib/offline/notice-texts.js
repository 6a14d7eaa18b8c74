// SPDX-License-Identifier: MIT
/** The messages `update.*` by language: the build puts them in here. @type {Record<string, Record<string, string>>} */
export default {};
