// SPDX-License-Identifier: MIT

/** Why a session cannot begin: `over` where it was used before. */
export class LaunchError extends Error {
  /** @param {'over' | 'no-platform'} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
