// SPDX-License-Identifier: MIT
// Brings a fresh machine to where a task can run: npm packages, then the tools that the task uses.
// Uses nothing but Node.js itself, and installs nothing that is there already.

import { asAdministrator, hasApt, install, isKnown } from './lib/apt.mjs';
import { installModules } from './lib/modules.mjs';
import { root } from './lib/process.mjs';
import { missingTools } from './lib/tools.mjs';

const OLDEST_NODE = 20;

/** What went wrong, in words for the person at the terminal. */
export class SetUpError extends Error {}

/** @param {string} task one of the commands in package.json */
export function setUp(task) {
  checkNode();
  if (!installModules(root)) throw new SetUpError('npm could not install the packages; see above.');
  installTools(task);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  throw new SetUpError(
    `Node.js ${OLDEST_NODE} or later is needed; this is ${process.versions.node}.`,
  );
}

/** @param {string} task */
function installTools(task) {
  installRequired(task);
  // What only saves time is not asked for, and not looked for where it cannot be.
  const before = hasApt() && asAdministrator();
  if (!before) return;
  const packages = missingTools(task)
    .flatMap((tool) => tool.debian)
    .filter(isKnown);
  if (packages.length > 0 && !install(packages, before))
    console.error(`Going on without ${packages.join(', ')}, which only saves time.`);
}

/** @param {string} task */
function installRequired(task) {
  const required = () => missingTools(task).filter((tool) => !tool.optional);
  const missing = required();
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.debian);
  const list = missing.map((tool) => `  ${tool.name}: ${tool.elsewhere}`).join('\n');
  if (!hasApt()) throw new SetUpError(`This command also needs:\n${list}`);

  const before = asAdministrator();
  const line = `apt-get install ${packages.join(' ')}`;
  if (!before)
    throw new SetUpError(
      `Some packages are missing. Please run:\n  sudo apt-get update && sudo ${line}`,
    );
  console.log(`Installing what is missing: ${missing.map((tool) => tool.name).join(', ')}`);
  if (!install(packages, before)) throw new SetUpError(`This failed:\n  ${line}`);

  const still = required();
  if (still.length === 0) return;
  throw new SetUpError(`Installed, but not found: ${still.map((tool) => tool.name).join(', ')}`);
}
