// SPDX-License-Identifier: MIT
/** The drills' embeds as their parts, from which the service worker makes each of them: `embed/kept.js`. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PARTS } from '../embed/kept.js';
import { drills } from '../lms/drills.js';
import { paths } from './paths.mjs';

/** Where one part ends and the next begins: around the style, the rules and the script, which several embeds share. */
const EDGES =
  /(?<=<style>)|(?=<\/style>)|(?<=,rules:")|(?="\}<\/script>)|(?<=<\/script>\n<script>)|(?=<\/script>\n<\/body>)/;

/** @param {readonly string[]} languages their codes */
export function buildParts(languages) {
  const files = Object.keys(drills).flatMap((drill) =>
    languages.map((code) => `embed/${code}/${drill}.html`),
  );
  const cut = files.map((file) => readFileSync(join(paths.dist, file), 'utf8').split(EDGES));
  // What is alike stands together: it packs better.
  const parts = [...new Set(cut[0].flatMap((_, n) => cut.map((pieces) => pieces[n])))];
  const places = new Map(parts.map((part, place) => [part, place]));
  const embeds = Object.fromEntries(
    files.map((file, n) => [file, cut[n].map((part) => places.get(part))]),
  );
  const out = join(paths.dist, PARTS);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, JSON.stringify({ parts, embeds }));
}
