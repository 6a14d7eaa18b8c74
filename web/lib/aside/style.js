// SPDX-License-Identifier: MIT
/** How what is loaded aside looks: its style comes with it. */

const CSS = `
.aside-keys {
  max-width: min(36rem, calc(100vw - 16px));
  max-height: calc(100vh - 16px);
  padding: 1rem 1.25rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--card);
  color: var(--ink);
}
.aside-keys::backdrop { background: #14181c5c; }
.aside-keys h2 { margin: 0 0 0.5rem; outline: none; }
.aside-keys li { margin-block: 0.4rem; }
.aside-text { margin-block: 1rem; }
.aside-text table { border-collapse: collapse; }
.aside-text th, .aside-text td {
  min-width: 1.6rem;
  padding: 0.2rem 0.3rem;
  border: 1px solid var(--line);
  text-align: center;
}
.aside-text .marked { font-weight: 700; text-decoration: underline; outline: 2px solid currentColor; outline-offset: -3px; }
.aside-text form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 0.75rem; }
.aside-text input { width: 8rem; }
`;

let dressed = false;

/** Adds the style to the page, once. */
export function dress() {
  if (dressed) return;
  dressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
