// SPDX-License-Identifier: MIT
/** The page that makes packages for learning platforms: what is chosen, and the ZIP file of it. */

import { saveFile } from '../lib/give.js';
import { newSeed } from '../lib/seed.js';
import { filesOf, zipped } from '../lms/package.js';
import { readChoice } from './lms/choice.js';

/** @typedef {import('./lms/choice.js').Choice} Choice */
/** @typedef {import('../../web/build/lms.mjs').Kit} Kit */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} path below the site's root @returns {Promise<Response>} */
async function load(path) {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The site's address, to which links in a drill lead: where the page was built for, or where it is. @param {string} root */
function siteAddress(root) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return new URL(root, canonical ?? document.baseURI).href;
}

/** @param {Choice} choice @param {string} root  the way to the site's root */
async function pack(choice, root) {
  const { drill, codes, title, state, standard, mastery } = choice;
  /** @type {Kit} */
  const kit = await (await load(`${root}lms/kit.json`)).json();
  const languages = codes.flatMap((code) => kit.languages.find((one) => one.code === code) ?? []);
  const embeds = await Promise.all(
    codes.map(async (code) => [
      code,
      await (await load(`${root}embed/${code}/${drill}.html`)).text(),
    ]),
  );
  const config = {
    ...{ standard, drill, state, mastery },
    languages: languages.map(({ code, lang, name, drills }) => ({
      ...{ code, lang, name, title: title || drills[drill].title },
    })),
  };
  const files = filesOf(config, {
    ...{ script: kit.script, style: kit.style, licence: kit.licence, site: siteAddress(root) },
    embeds: Object.fromEntries(embeds),
    descriptions: Object.fromEntries(
      languages.map(({ code, drills }) => [code, drills[drill].description]),
    ),
    noScript: languages[0].noScript,
  });
  return zipped(files);
}

/** @param {{texts: import('../lib/texts.js').Texts}} given */
export default function start({ texts }) {
  const { t } = texts;
  const form = /** @type {HTMLFormElement} */ (get('pack'));
  const { root = '', language = '' } = form.dataset;
  // Everybody's questions are chosen once: the same choice is the same package.
  const seed = newSeed();
  let isBusy = false;

  /** @param {string} id @param {string} text '' for none */
  function tell(id, text) {
    const line = get(id);
    line.textContent = text;
    line.hidden = text === '';
  }

  /** @param {boolean} whole  else a number that is still being typed is not yet wrong, unless it was */
  function show(whole) {
    const choice = readChoice(form, { texts, seed, language });
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('.asked'))) {
      part.hidden = part.dataset.drill !== choice.drill;
    }
    for (const [name, text] of Object.entries(choice.problems)) {
      const isTyped = name === 'mastery' && get('e-mastery').hidden;
      if (whole || !isTyped || text === '') tell(`e-${name}`, text);
    }
    const isWrong = !get('e-mastery').hidden;
    if (isWrong) get('mastery').setAttribute('aria-invalid', 'true');
    else get('mastery').removeAttribute('aria-invalid');
    /** @type {HTMLAnchorElement} */ (get('try')).href = `${choice.page}?${choice.state}`;
    return choice;
  }

  /** @param {Choice} choice */
  async function make(choice) {
    get('made').textContent = t('lms.making');
    try {
      const bytes = await pack(choice, root);
      const name = `${choice.drill}-${choice.standard}.zip`;
      saveFile(name, 'application/zip', new Blob([bytes]));
      get('made').textContent = t('lms.made', { name });
    } catch (error) {
      get('made').textContent = t('lms.not-made');
      console.error(error);
    }
  }

  form.addEventListener('input', () => {
    get('made').textContent = '';
    show(false);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const choice = show(true);
    const [wrong] = Object.entries(choice.problems).find(([, text]) => text) ?? [];
    if (wrong) {
      const place = { asked: '.asked:not([hidden]) input', languages: '[name="language[]"]' }[
        wrong
      ];
      const field = /** @type {HTMLInputElement} */ (form.querySelector(place ?? `#${wrong}`));
      field.focus();
      field.select();
      return;
    }
    if (isBusy) return;
    isBusy = true;
    await make(choice);
    isBusy = false;
  });
  show(false);
}
