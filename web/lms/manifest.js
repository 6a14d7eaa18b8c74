// SPDX-License-Identifier: MIT
/**
 * What a package says of itself. SCORM 1.2: Content Aggregation Model, ADL 2001, with IMS Content Packaging 1.1.2.
 * SCORM 2004: Content Aggregation Model, 4th edition, ADL 2009, with IMS Content Packaging 1.1.4. cmi5: specification
 * "Quartz", sections 13 and 14. All values are escaped; what XML cannot hold is left out.
 */

import { markup, trusted } from '../lib/markup.js';
import { uuidOf } from './hash.js';

/** @typedef {import('./package.js').Config} Config */
/** @typedef {{config: Config, descriptions: Record<string, string>, files: readonly string[]}} About files: all of the package */

/** Is it a character that an XML 1.0 document may hold? @param {string} one */
function isAllowed(one) {
  const code = one.codePointAt(0) ?? 0;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code >= 0x20 ? !isHalf && code !== 0xfffe && code !== 0xffff : /[\t\n\r]/.test(one);
}

/** @param {string} text */
const plain = (text) => Array.from(text).filter(isAllowed).join('').trim();

/** @param {import('../lib/markup.js').Markup} root */
const document = (root) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;

/** What tells this package from every other. @param {Config} config */
export const idOf = (config) => uuidOf(JSON.stringify(config));

/** @param {readonly string[]} files */
const listed = (files) => files.map((file) => markup`<file href="${file}"/>\n`);

/** @param {About} about */
export function scorm12({ config, files }) {
  const { languages, mastery } = config;
  const title = plain(languages[0].title);
  return document(markup`<manifest identifier="c960-${idOf(config)}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="c960"><organization identifier="c960"><title>${title}</title>
<item identifier="item" identifierref="drill"><title>${title}</title><adlcp:masteryscore>${Math.round(mastery * 100)}</adlcp:masteryscore></item>
</organization></organizations>
<resources><resource identifier="drill" type="webcontent" adlcp:scormtype="sco" href="index.html">
${listed(files)}</resource></resources>
</manifest>`);
}

/** The content itself says when it is completed and whether it was passed; the measure it is judged by is its scaled score. @param {number} mastery */
const sequencing = (mastery) =>
  markup`<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${mastery}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>`;

/** A platform that begins with what comes first, not with a choice of one, has to be allowed to. */
const FLOW = '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>';

/** @param {About} about */
export function scorm2004({ config, files }) {
  const { languages, mastery } = config;
  const title = plain(languages[0].title);
  return document(markup`<manifest identifier="c960-${idOf(config)}" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
<metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
<organizations default="c960"><organization identifier="c960"><title>${title}</title>
<item identifier="item" identifierref="drill"><title>${title}</title>${sequencing(mastery)}</item>
${trusted(FLOW)}</organization></organizations>
<resources><resource identifier="drill" type="webcontent" adlcp:scormType="sco" href="index.html">
${listed(files)}</resource></resources>
</manifest>`);
}

/** @param {About} about */
export function cmi5({ config, descriptions }) {
  const { languages, mastery } = config;
  /** @param {(language: Config['languages'][number]) => string} text */
  const strings = (text) =>
    languages.map((one) => markup`<langstring lang="${one.lang}">${plain(text(one))}</langstring>`);
  const title = markup`<title>${strings(({ title }) => title)}</title>`;
  const description = markup`<description>${strings(({ code }) => descriptions[code])}</description>`;
  const id = idOf(config);
  return document(markup`<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
<course id="urn:uuid:${id}">${title}${description}</course>
<au id="urn:uuid:${uuidOf(id)}" moveOn="Passed" masteryScore="${mastery}" launchMethod="AnyWindow" activityType="http://adlnet.gov/expapi/activities/assessment">${title}${description}<url>index.html</url></au>
</courseStructure>`);
}
