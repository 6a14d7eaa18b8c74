// SPDX-License-Identifier: MIT
/** What Playwright and Puppeteer do by the same names. */

/**
 * @param {import('playwright-core').Page | import('puppeteer-core').Page} given
 * @param {string[]} errors those that scripts have thrown
 * @returns {Pick<import('./reader.mjs').Engine, 'go' | 'back' | 'run' | 'runIn' | 'point' | 'errors'>}
 */
export function onPage(given, errors) {
  // Of either kind: what is used of them is the same.
  const page = /** @type {import('playwright-core').Page} */ (given);
  return {
    go: (url) => page.goto(url),
    back: () => page.goBack(),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async runIn(nth, source, args) {
      const element = (await page.$$('iframe'))[nth];
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`there is no frame ${nth}`);
      return frame.evaluate(`(${source})(...${JSON.stringify(args)})`);
    },
    async point(steps) {
      for (const step of steps) {
        if (typeof step === 'string') await page.mouse[step]();
        else await page.mouse.move(...step.move);
      }
    },
    errors: () => errors.splice(0),
  };
}
