// SPDX-License-Identifier: MIT
/**
 * Packages as files. The schemas of the standards are not ours to pass on, and no small npm package has them, so the
 * rules are stated here, each with its source: CAM 1.2 and CAM 2004 are the Content Aggregation Models of SCORM 1.2 (2001) and of
 * SCORM 2004 4th edition (2009), cmi5 the specification "Quartz", 1st edition, with CourseStructure.xsd.
 */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { READY } from '../../../web/build/lms.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { listFiles } from '../../../web/build/precache.mjs';
import { STANDARDS } from '../../../web/lms/drills.js';
import { zipped } from '../../../web/lms/package.js';
import { launch } from '../browser.mjs';
import { validator } from '../valid.mjs';
import { packed, readyPackage } from './support.mjs';

/** @typedef {import('../../../web/lms/drills.js').Standard} Standard */
/** @typedef {{name: string, space: string | null, attributes: Record<string, string>, text: string, children: Node[]}} Node */

const TITLE = 'Rooks & <kings>: "d\'accord"]]> \u0007\u{1d538}ž\ud800';
const CP = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2';
const ADL = 'http://www.adlnet.org/xsd/adlcp_rootv1p2';
const CP_2004 = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const ADL_2004 = 'http://www.adlnet.org/xsd/adlcp_v1p3';
const SEQUENCING = 'http://www.imsglobal.org/xsd/imsss';
const CMI5 = 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  browser = await launch();
  page = await browser.newPage();
});
after(() => browser.close());

/** A document as a parser that is not ours reads it; it has to be well-formed. @param {string} xml @returns {Promise<Node>} */
const parsed = (xml) =>
  page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    if (documentElement.querySelector('parsererror')) throw new Error(documentElement.innerHTML);
    /** @param {Element} element @returns {any} */
    const node = (element) => ({
      name: element.localName,
      space: element.namespaceURI,
      attributes: Object.fromEntries(
        Array.from(element.attributes)
          .filter(({ name }) => !name.startsWith('xmlns'))
          .map(({ name, namespaceURI, localName, value }) => [
            namespaceURI ? `${namespaceURI} ${localName}` : name,
            value,
          ]),
      ),
      text: element.children.length === 0 ? element.textContent : '',
      children: Array.from(element.children, node),
    });
    return node(documentElement);
  }, xml);

/** @param {Node} node @param {string} path names of elements @returns {Node[]} */
const all = (node, path) =>
  path
    .split(' ')
    .reduce(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );

/** @param {Node} node @param {string} path */
function one(node, path) {
  const found = all(node, path);
  assert.equal(found.length, 1, path);
  return found[0];
}

/** @param {Node} node @returns {Node[]} */
const every = (node) => [node, ...node.children.flatMap(every)];

/** @param {Standard} standard */
const files = (standard) =>
  packed({
    ...{ standard, drill: 'castling-drill', state: 'v=1&count=10', mastery: 0.65, title: TITLE },
    codes: ['lt', 'en'],
  });

const CLEAN = 'Rooks & <kings>: "d\'accord"]]> \u{1d538}ž';

/**
 * What both versions of SCORM want of a manifest, by IMS Content Packaging.
 * @param {Node} manifest @param {Record<string, string>} package_ @param {string} space @param {string} version
 */
function checkPackaging(manifest, package_, space, version) {
  assert.deepEqual([manifest.name, manifest.space], ['manifest', space]);
  // IMS CP: an identifier is an xsd:ID, unique in the document; its order: metadata, organizations, resources.
  const ids = every(manifest).flatMap(({ attributes }) => attributes.identifier ?? []);
  for (const id of ids) assert.match(id, /^[A-Za-z_][\w.-]*$/);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(manifest.attributes.identifier);
  assert.deepEqual(
    manifest.children.map(({ name }) => name),
    ['metadata', 'organizations', 'resources'],
  );
  // Both CAMs, of the manifest's metadata: the schema and its version in these words.
  assert.equal(one(manifest, 'metadata schema').text, 'ADL SCORM');
  assert.equal(one(manifest, 'metadata schemaversion').text, version);
  // The default organization is one that is there, with a title and at least one item, each with a title.
  const organization = one(manifest, 'organizations organization');
  assert.equal(
    one(manifest, 'organizations').attributes.default,
    organization.attributes.identifier,
  );
  assert.equal(organization.children[0].name, 'title');
  assert.equal(one(organization, 'title').text, CLEAN);
  const item = one(organization, 'item');
  assert.equal(item.children[0].name, 'title');
  // A leaf refers to a resource: a SCO with a launch address, of type webcontent.
  const resource = one(manifest, 'resources resource');
  assert.equal(item.attributes.identifierref, resource.attributes.identifier);
  assert.equal(resource.attributes.type, 'webcontent');
  assert.equal(resource.attributes.href, 'index.html');
  // Each file of the package once, the launch file too; the manifest itself is no resource.
  const listed = all(resource, 'file').map(({ attributes }) => attributes.href);
  const others = Object.keys(package_).filter((name) => name !== 'imsmanifest.xml');
  assert.deepEqual(listed.sort(), others.sort());
  return { item, resource };
}

describe('a manifest', () => {
  test('of SCORM 1.2 holds what the standard asks for', async () => {
    const package_ = files('scorm12');
    const manifest = await parsed(package_['imsmanifest.xml']);
    const { item, resource } = checkPackaging(manifest, package_, CP, '1.2');
    // CAM 1.2: scormtype in small letters, masteryscore 0 to 100 in the item.
    assert.equal(resource.attributes[`${ADL} scormtype`], 'sco');
    const score = one(item, 'masteryscore');
    assert.deepEqual([score.space, score.text], [ADL, '65']);
  });

  test('of SCORM 2004 4th edition holds what the standard asks for', async () => {
    const package_ = files('scorm2004');
    const manifest = await parsed(package_['imsmanifest.xml']);
    const { item, resource } = checkPackaging(manifest, package_, CP_2004, '2004 4th Edition');
    // CAM 2004: scormType with a capital T.
    assert.equal(resource.attributes[`${ADL_2004} scormType`], 'sco');
    // CAM 2004, sequencing: success by the measure that is asked for; completion and success are said by the content.
    const sequencing = one(item, 'sequencing');
    assert.equal(sequencing.space, SEQUENCING);
    const objective = one(sequencing, 'objectives primaryObjective');
    assert.equal(objective.attributes.satisfiedByMeasure, 'true');
    assert.equal(one(objective, 'minNormalizedMeasure').text, '0.65');
    assert.deepEqual(one(sequencing, 'deliveryControls').attributes, {
      ...{ completionSetByContent: 'true', objectiveSetByContent: 'true' },
    });
    // Sequencing and Navigation: without flow a request to start finds nothing; it stands last in an organization.
    const { children } = one(manifest, 'organizations organization');
    assert.deepEqual(
      children.map(({ name }) => name),
      ['title', 'item', 'sequencing'],
    );
    assert.equal(children[2].space, SEQUENCING);
    const { attributes: control } = one(children[2], 'controlMode');
    assert.deepEqual(control, { choice: 'true', flow: 'true' });
    // Its order: objectives before delivery controls.
    assert.deepEqual(
      sequencing.children.map(({ name }) => name),
      ['objectives', 'deliveryControls'],
    );
  });

  test('of cmi5 holds what the specification asks for', async () => {
    const package_ = files('cmi5');
    const structure = await parsed(package_['cmi5.xml']);
    // [13.2] CourseStructure.xsd: a course, then its assignable units, all in one namespace.
    assert.ok(every(structure).every(({ space }) => space === CMI5));
    assert.equal(structure.name, 'courseStructure');
    assert.deepEqual(
      structure.children.map(({ name }) => name),
      ['course', 'au'],
    );
    const [course, unit] = structure.children;
    for (const { attributes, children } of [course, unit]) {
      assert.match(attributes.id, /^urn:uuid:[\da-f-]{36}$/, '[13.1] an IRI');
      assert.deepEqual(
        children.slice(0, 2).map(({ name }) => name),
        ['title', 'description'],
      );
      for (const texts of children.slice(0, 2)) {
        assert.deepEqual(
          texts.children.map(({ name, attributes: { lang } }) => [name, lang]),
          [
            ['langstring', 'lt'],
            ['langstring', 'en'],
          ],
        );
        assert.ok(texts.children.every(({ text }) => text.trim()));
      }
    }
    assert.notEqual(course.attributes.id, unit.attributes.id);
    assert.equal(all(unit, 'title langstring')[0].text, CLEAN);
    const { moveOn, masteryScore, launchMethod } = unit.attributes;
    assert.deepEqual([moveOn, masteryScore, launchMethod], ['Passed', '0.65', 'AnyWindow']);
    // [14.1] what is in the package by relative addresses.
    assert.equal(one(unit, 'url').text, 'index.html');
    assert.ok(package_['index.html']);
  });
});

describe('a package', () => {
  test('is the same file when it is made again, at whatever time, and another for another choice', () => {
    const hash = (/** @type {Record<string, string>} */ list) =>
      createHash('sha256').update(zipped(list)).digest('hex');
    assert.equal(hash(files('scorm12')), hash(files('scorm12')));
    const [one, other] = [{ state: 'a' }, { state: 'b' }].map((more) =>
      packed({
        standard: 'scorm12',
        drill: 'en-passant-drill',
        mastery: 1,
        codes: ['en'],
        ...more,
      }),
    );
    const id = (/** @type {Record<string, string>} */ list) =>
      /<manifest identifier="([^"]+)"/.exec(list['imsmanifest.xml'])?.[1];
    assert.notEqual(id(one), id(other));
  });

  test('has its manifest first, at the root, and names that any platform takes', () => {
    for (const standard of STANDARDS) {
      const names = Object.keys(unzipSync(zipped(files(standard))));
      assert.equal(names[0], standard === 'cmi5' ? 'cmi5.xml' : 'imsmanifest.xml');
      for (const name of names) assert.match(name, /^[a-z0-9/.-]+$/);
    }
  });

  test('asks for nothing that is not in it, and its page is valid HTML', async () => {
    const package_ = files('scorm2004');
    const html = package_['index.html'];
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
      assert.ok(address === 'data:,' || package_[address] !== undefined, address);
    }
    assert.doesNotMatch(package_['launch.css'], /@import|url\(/);
    const { results } = await validator('require-sri').validateString(html, 'index.html');
    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      [],
    );
  });

  test('carries the licences of what is in it', () => {
    const { 'licence.txt': text } = files('scorm12');
    assert.match(text, /^c960\n\nMIT License/);
    assert.match(text, /fflate\n\nMIT License/);
  });
});

test('the build makes the packages it names, in all languages, and of them the site keeps only what they are made of', () => {
  const wanted = READY.map(([drill, standard]) => `${drill}-${standard}.zip`);
  const there = readdirSync(join(paths.dist, 'lms')).filter((name) => name.endsWith('.zip'));
  assert.deepEqual(there.sort(), [...wanted].sort());
  for (const name of wanted) {
    const names = Object.keys(readyPackage(name)).filter((path) => path.startsWith('drill/'));
    assert.equal(names.length, builtLanguages().length);
  }
  const kept = Object.keys(listFiles(paths.dist)).filter((file) => file.startsWith('lms/'));
  assert.deepEqual(kept, ['lms/drills.json', 'lms/kit.json']);
});
