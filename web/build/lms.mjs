// SPDX-License-Identifier: MIT
/**
 * `dist/lms/`: what the page that makes packages for learning platforms asks for (the launch page's script and style,
 * and the words of all languages), and a few packages that are ready.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARDS, drills, readyChoice } from '../lms/drills.js';
import { packageOf } from '../lms/package.js';
import { instead } from './assets.mjs';
import { scriptOf, textOf } from './bundle.mjs';
import { paths } from './paths.mjs';

/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('../lms/drills.js').DrillName} DrillName */
/** @typedef {import('../lms/drills.js').Standard} Standard */
/** What the page asks for. @typedef {{script: string, style: string, licence: string, languages: {code: string, lang: string, name: string, noScript: string, drills: Record<string, {title: string, description: string}>}[]}} Kit */

const OUT = join(paths.dist, 'lms');
const LAUNCH = join(paths.web, 'lms');
const NAMES = /** @type {DrillName[]} */ (Object.keys(drills));

/**
 * The packages that are ready: of each drill one that nearly every platform takes, and the castling drill in all three
 * standards for those who want another. All languages, ten questions that are others each time, 70 % to pass.
 * @type {readonly (readonly [DrillName, Standard])[]}
 */
export const READY = [
  ...NAMES.map((name) => /** @type {const} */ ([name, 'scorm12'])),
  ...STANDARDS.slice(1).map((standard) => /** @type {const} */ (['castling-drill', standard])),
];

/** @param {{language: Language, catalog: Catalog}[]} catalogs */
async function launchScript(catalogs) {
  const texts = catalogs.map(({ language, catalog }) => [
    language.code,
    Object.fromEntries(Object.entries(catalog).filter(([key]) => key.startsWith('lms.run.'))),
  ]);
  const contents = `export default ${JSON.stringify(Object.fromEntries(texts))}`;
  const code = await scriptOf({
    entryPoints: [join(LAUNCH, 'launch.js')],
    format: 'iife',
    plugins: [instead(/\/launch-texts\.js$/, contents)],
  });
  return `/* c960, SPDX-License-Identifier: MIT. With code of fflate: see licence.txt */\n${code.trim()}\n`;
}

/** @param {{language: Language, catalog: Catalog}[]} catalogs @returns {Promise<Kit>} */
async function kitOf(catalogs) {
  const [script, style] = await Promise.all([
    launchScript(catalogs),
    textOf({ entryPoints: [join(LAUNCH, 'launch.css')] }),
  ]);
  const licences = ['LICENSE', 'node_modules/fflate/LICENSE'].map((file) =>
    readFileSync(join(paths.web, '..', file), 'utf8').trim(),
  );
  return {
    ...{ script, style },
    licence: `c960\n\n${licences[0]}\n\n\nfflate\n\n${licences[1]}\n`,
    languages: catalogs.map(({ language: { code, lang, name }, catalog }) => ({
      ...{ code, lang, name },
      noScript: catalog['drill.no-script'],
      drills: Object.fromEntries(
        NAMES.map((drill) => [
          drill,
          {
            title: catalog[`title.${drills[drill]}`],
            description: catalog[`description.${drills[drill]}`],
          },
        ]),
      ),
    })),
  };
}

/** @param {{catalogs: {language: Language, catalog: Catalog}[], origin: string | null}} given */
export async function buildLms({ catalogs, origin }) {
  mkdirSync(OUT, { recursive: true });
  const kit = await kitOf(catalogs);
  writeFileSync(join(OUT, 'kit.json'), JSON.stringify(kit));
  for (const [drill, standard] of READY) {
    const read = (/** @type {string} */ path) => readFileSync(join(paths.dist, path), 'utf8');
    const ready = await packageOf(kit, readyChoice(drill, standard), read, origin);
    writeFileSync(join(OUT, `${drill}-${standard}.zip`), ready);
  }
}
