// SPDX-License-Identifier: MIT
/**
 * Builds the site into `web/dist/`, servable by any static host, at a domain's root or below a path.
 *
 *   node web/build/build.mjs
 *
 * SITE_URL (such as https://example.org/c960/) adds what has to be absolute: canonical and hreflang
 * links, Open Graph and the sitemap. Without it these are left out. SITE_STAMP makes another version of the same.
 */

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../site.config.js';
import { buildMessages, buildScripts, buildStyles } from './assets.mjs';
import { copyHashed } from './bundle.mjs';
import { checkCatalogs, readCatalog, readCatalogs } from './catalogs.mjs';
import { buildEmbeds } from './embeds.mjs';
import { writeForHosts } from './hosting.mjs';
import { allUses, resolveUses } from './keys.mjs';
import { buildLms } from './lms.mjs';
import { writeAnswers } from './oembed.mjs';
import { buildPages } from './pages.mjs';
import { siteOrigin, WITHOUT_ORIGIN } from './origin.mjs';
import { buildManifests } from './manifest.mjs';
import { buildParts } from './parts.mjs';
import { paths } from './paths.mjs';
import { writeWorker } from './precache.mjs';

/** @param {readonly string[]} faults @param {string} what */
function refuse(faults, what) {
  if (faults.length === 0) return;
  console.error(`${what}:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

async function main() {
  if (!existsSync(paths.wasm)) refuse([paths.wasm], 'build the module first (npm run build)');
  const keys = Object.keys(readCatalog(sourceLanguage));
  const used = resolveUses(allUses(), keys);
  refuse(checkCatalogs(), 'the catalogs do not agree');
  refuse(used.missing, 'messages that are used and missing');
  refuse(
    keys.filter((key) => !used.keys.has(key)),
    'messages that nothing uses',
  );

  rmSync(paths.dist, { recursive: true, force: true });
  const catalogs = readCatalogs();
  const { names, loads, messages } = await buildScripts(keys);
  Object.assign(names, await buildStyles());
  for (const { language, catalog } of catalogs) {
    for (const [id, short] of Object.entries(messages)) {
      names[`${id}-${language.code}`] = await buildMessages(id, short, language, catalog);
    }
  }
  names.core = copyHashed(paths.wasm);
  names['core-small'] = copyHashed(paths.smallWasm);
  names.icon = copyHashed(join(paths.assets, 'icon.svg'));

  const { loadCoreFromDisk } = await import('../lib/core.js');
  const origin = siteOrigin();
  await buildPages({ catalogs, names, loads, c960: await loadCoreFromDisk(), origin });
  await buildEmbeds({ catalogs, keys, origin });
  if (origin) writeAnswers(catalogs, origin);
  await buildLms({ catalogs, origin });
  buildParts(catalogs.map(({ language }) => language.code));
  writeForHosts(paths.dist);
  await buildManifests(catalogs, origin);
  await writeWorker();
  writeForHosts(paths.dist);
  console.log(`web/dist: ${catalogs.length} languages`);
  if (!origin) console.log(WITHOUT_ORIGIN);
}

await main();
