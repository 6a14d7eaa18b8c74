// SPDX-License-Identifier: MIT
/* The accessibility tree as Chromium gives it to screen readers, in the words of walk-throughs. */

/**
 * @typedef {import('playwright-core').CDPSession} Session
 * @typedef {{ nodeId: string, ignored: boolean, role?: {value: string}, name?: {value: string},
 *   description?: {value: string}, value?: {value: unknown}, childIds?: string[], backendDOMNodeId?: number,
 *   properties?: {name: string, value: {value?: any}}[] }} Node
 */

/** What Chromium calls otherwise than ARIA does. @type {Record<string, string>} */
const ROLES = {
  RootWebArea: 'page',
  DisclosureTriangle: 'disclosure',
  DescriptionList: 'list',
  MenuListPopup: 'listbox',
  Iframe: 'frame',
};

/** @param {Node} node */
export const roleOf = ({ role }) => ROLES[role?.value ?? ''] ?? role?.value ?? 'nothing';

/** @param {string} text */
const plain = (text) => text.replace(/\s+/g, ' ').trim();

const HOLDS = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'];

/** @type {Record<string, Record<string, string>>} */
const STATES = {
  checked: { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  selected: { true: 'selected' },
  disabled: { true: 'unavailable' },
  invalid: { true: 'invalid' },
  required: { true: 'required' },
  busy: { true: 'busy' },
};

/** As it is written in a walk-through: textbox "Number", holds "518", invalid. @param {Node} node */
export function described(node) {
  const role = roleOf(node);
  const properties = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const level = role === 'heading' ? ` ${properties.get('level')}` : '';
  const name = plain(node.name?.value ?? '');
  const parts = [`${role}${level}${name ? ` "${name}"` : ''}`];
  const value = plain(String(properties.get('valuetext') ?? node.value?.value ?? ''));
  if (HOLDS.includes(role)) parts.push(value ? `holds "${value}"` : 'empty');
  for (const [state, words] of Object.entries(STATES)) {
    const word = words[String(properties.get(state))];
    if (word) parts.push(word);
  }
  const description = plain(node.description?.value ?? '');
  if (description) parts.push(`described as "${description}"`);
  return parts.join(', ');
}

/** Without states: by this a place is gone to. @param {string} description */
export const nameIn = (description) =>
  /^[a-z]+(?: \d)?(?: ".*?")?(?=$|, )/i.exec(description)?.[0] ?? '';

/**
 * The whole tree in reading order, each node with where what is below it ends.
 * @param {Session} session @returns {Promise<(Node & { end: number })[]>}
 */
export async function wholeTree(session) {
  const { nodes } = /** @type {{nodes: Node[]}} */ (
    /** @type {unknown} */ (await session.send('Accessibility.getFullAXTree'))
  );
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {(Node & { end: number })[]} */
  const ordered = [];
  /** @param {Node | undefined} node */
  const visit = (node) => {
    if (!node) return;
    const one = { ...node, end: 0 };
    if (!node.ignored) ordered.push(one);
    for (const id of node.childIds ?? []) visit(byId.get(id));
    one.end = ordered.length;
  };
  visit(nodes[0]);
  return ordered;
}

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'region',
  'form',
  'search',
  'complementary',
  'contentinfo',
];

/** Landmarks and headings in reading order. @param {Node[]} tree */
export const outlineOf = (tree) =>
  tree
    .filter((node) => {
      const role = roleOf(node);
      if (role === 'form' || role === 'region') return node.name?.value;
      return role === 'heading' || LANDMARKS.includes(role);
    })
    .map((node) => described(node));

/** What is read of a node and all below it. @param {Session} session @param {string} objectId */
async function below(session, objectId) {
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId });
  return /** @type {Node[]} */ (/** @type {unknown} */ (nodes));
}

/** @param {Session} session @param {string} expression @returns {Promise<string | undefined>} */
async function objectOf(session, expression) {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.objectId;
}

/** What has the focus; the page where nothing has. @param {Session} session @returns {Promise<Node>} */
export async function focusedNode(session) {
  const objectId = await objectOf(session, 'walk.focused()');
  if (!objectId) throw new Error('no page is there');
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  const [node] = /** @type {Node[]} */ (/** @type {unknown} */ (nodes));
  if (node.role?.value !== 'generic' && !node.ignored) return node;
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.title' });
  return {
    ...{ nodeId: '', ignored: false },
    ...{ role: { value: 'RootWebArea' }, name: { value: result.value } },
  };
}

/** What the tree holds in the region that spoke last, and whether it is live. @param {Session} session */
export async function lastRegion(session) {
  const objectId = await objectOf(session, 'walk.heard.at(-1)?.region');
  if (!objectId) return { live: false, text: '' };
  const nodes = await below(session, objectId);
  const live = nodes.some(({ properties }) =>
    (properties ?? []).some(({ name, value }) => name === 'live' && value.value !== 'off'),
  );
  return { live, text: textOf(nodes) };
}

/** @param {Node[]} nodes */
export const textOf = (nodes) =>
  plain(
    nodes
      .filter((node) => !node.ignored && ['StaticText', 'image'].includes(roleOf(node)))
      .map(({ name }) => name?.value ?? '')
      .join(' '),
  );
