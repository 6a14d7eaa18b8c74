// SPDX-License-Identifier: MIT
/**
 * What makes the site installable: a manifest for each language, and the icons as PNG, drawn from `assets/icon.svg`.
 * Everything in a manifest is relative to where it lies, `<language>/app.webmanifest`. Only an `id` cannot be: it is
 * taken from the origin alone, so that two copies of the site on one origin need SITE_URL to be two apps.
 */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { put } from './bundle.mjs';
import { buildTexts } from './catalogs.mjs';
import { paths } from './paths.mjs';

/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {{src: string, sizes: string, type: string, purpose?: string}} Icon */

const require = createRequire(import.meta.url);

/** Of the 45 units of the icon: what a mask leaves for sure is a circle of 40 % around the middle. */
const UNITS = 45;
/** So much of its size that the foot's corners are within the circle that no mask cuts: 40 % of the width around the middle. */
const SAFE = 0.77;

/** The colour behind everything, light and dark, from the tokens. */
export function papers() {
  const tokens = readFileSync(join(paths.styles, 'tokens.css'), 'utf8');
  const [light, dark] = Array.from(tokens.matchAll(/--paper: (#[0-9a-f]{6})/g), ([, one]) => one);
  return { light, dark };
}

/**
 * The icon for a mask that the system chooses: its colour to the edges, its drawing smaller.
 * @param {string} icon
 */
export function maskable(icon) {
  const middle = UNITS / 2;
  const fill = /<rect[^>]*fill="([^"]+)"/.exec(icon)?.[1];
  const drawing = icon.replace(/<rect[^>]*>/, '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><path fill="${fill}" d="M0 0h${UNITS}v${UNITS}H0z"/><g transform="translate(${middle} ${middle}) scale(${SAFE}) translate(${-middle} ${-middle})">${drawing}</g></svg>`;
}

/** @returns {Promise<Icon[]>} as they are seen from a manifest */
async function buildIcons() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  // Who has drawn pictures before has started it already.
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(() => {});
  const svg = readFileSync(join(paths.assets, 'icon.svg'), 'utf8');
  /** @param {string} name @param {string} drawing @param {number} size @param {string} purpose @returns {Icon} */
  const draw = (name, drawing, size, purpose) => {
    const drawn = new Resvg(drawing, { fitTo: { mode: 'width', value: size } });
    const src = `../${put(`${name}.png`, Buffer.from(drawn.render().asPng()))}`;
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return [
    { src: `../${put('icon.svg', svg)}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    draw('icon-192', svg, 192, 'any'),
    draw('icon-512', svg, 512, 'any'),
    draw('icon-maskable-192', maskable(svg), 192, 'maskable'),
    draw('icon-maskable-512', maskable(svg), 512, 'maskable'),
  ];
}

/** What is shown to who thinks of installing: `npm run shots -- --install` makes them. */
function copyShots() {
  const from = join(paths.assets, 'shots');
  if (!existsSync(from)) return [];
  mkdirSync(join(paths.dist, 'shots'), { recursive: true });
  return readdirSync(from)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(from, name));
      writeFileSync(join(paths.dist, 'shots', name), bytes);
      // Width and height stand at a fixed place of every PNG.
      const sizes = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
      const [shape, page] = name.replace('.png', '').split('-');
      return { src: `../shots/${name}`, sizes, type: 'image/png', form_factor: shape, page };
    });
}

/**
 * @param {readonly {language: Language, catalog: Catalog}[]} catalogs
 * @param {string | null} origin SITE_URL
 */
export async function buildManifests(catalogs, origin) {
  const icons = await buildIcons();
  const shots = copyShots();
  const { light } = papers();
  for (const { language, catalog } of catalogs) {
    const { t } = buildTexts(language, catalog);
    /** @param {string} name @param {string} url */
    const shortcut = (name, url) => ({ name, url, icons: icons.slice(1, 2) });
    const manifest = {
      id: `${origin ? new URL(origin).pathname : '/'}c960`,
      name: t('title.home'),
      short_name: 'c960',
      description: t('description.home'),
      lang: language.lang,
      dir: 'ltr',
      start_url: './?app',
      scope: '../',
      display: 'standalone',
      theme_color: light,
      background_color: light,
      categories: ['education', 'games'],
      icons,
      screenshots: shots.map(({ page, ...shot }) => ({ ...shot, label: t(`title.${page}`) })),
      shortcuts: [
        shortcut(t('app.random'), 'positions/?n=random'),
        shortcut(t('drill.heading'), 'castling/drill/'),
        shortcut(t('nav.draw'), 'draw/'),
      ],
    };
    const folder = join(paths.dist, language.code);
    writeFileSync(join(folder, 'app.webmanifest'), JSON.stringify(manifest));
  }
}
