// SPDX-License-Identifier: MIT
// Builds the package into wasm/dist: c960.wasm by CMake and Emscripten, index.js by esbuild, index.d.ts
// as it is; and first what index.js has to know of the module, wasm/js/layout.js. In wasm/dist/small is the
// same for pages that ask neither for PGN nor who can still mate nor for counts: it is no part of the package.
// What is up to date stays untouched, its time included.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const wasm = dirname(fileURLToPath(import.meta.url));
const root = dirname(wasm);
const preset = 'wasm';
const built = join(root, 'build', preset);

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(program, args, env) {
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (error) throw new Error(`${program}: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

/**
 * Emscripten keeps its system libraries in a cache, and builds there what it lacks. Debian installs it
 * full; an empty one that we may not fill is passed over for one in the build folder.
 */
function emscriptenEnvironment() {
  const { stdout } = spawnSync('em-config', ['CACHE'], { encoding: 'utf8' });
  const cache = (stdout ?? '').trim();
  const isFull = existsSync(join(cache, 'sysroot/lib/wasm32-emscripten/libc.a'));
  if (process.env.EM_CACHE || !cache || isFull || isWritable(cache)) return process.env;
  return { ...process.env, EM_CACHE: join(root, 'build', 'emscripten-cache') };
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function buildModule() {
  const env = emscriptenEnvironment();
  run('emcmake', ['cmake', '--preset', preset], env);
  run('cmake', ['--build', join('build', preset)], env);
}

/**
 * The module's layout and lists of codes as a script. Each number is a constant of its own, which esbuild
 * puts where its name stands.
 *
 * @param {Buffer<ArrayBuffer>} module layout.wasm
 */
function layoutScript(module) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module));
  const { memory, fingerprint, layout_names, layout_values, version, code_name } =
    /** @type {any} */ (exports);
  const textAt = (/** @type {number} */ at) => {
    const bytes = Buffer.from(memory.buffer);
    return bytes.toString('latin1', at, bytes.indexOf(0, at));
  };
  const codes = (/** @type {number} */ list) => {
    const names = [];
    for (let at; (at = code_name(list, names.length));) names.push(`'${textAt(at)}'`);
    return names;
  };
  const values = new Uint32Array(memory.buffer, layout_values());
  const names = textAt(layout_names()).trim().split(' ');
  const lines = names.map((name, n) =>
    name.startsWith('codes_')
      ? `export const ${name} = /** @type {const} */ ([${codes(values[n])}]);`
      : `export const ${name} = ${values[n]};`,
  );
  return [
    '// SPDX-License-Identifier: MIT',
    '// Generated from shim.c by build.mjs: where things lie in the module, its constants and its codes.',
    '',
    `export const version = '${textAt(version())}';`,
    `export const fingerprint = ${fingerprint() >>> 0};`,
    ...lines,
    '',
  ].join('\n');
}

/**
 * What the smaller script is made of instead. Its module lies as the other does and has a fingerprint of its
 * own, so that neither script takes the other's module.
 *
 * @param {string} layout the script
 * @returns {import('esbuild').Plugin}
 */
function smaller(layout) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(smallModule()));
  const fingerprint = /** @type {() => number} */ (exports.fingerprint)() >>> 0;
  return {
    name: 'without what the smaller module leaves out',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/(pgn|mate|count)\.js$/ }, ({ resolveDir }) => ({
        path: join(resolveDir, 'absent.js'),
      }));
      onLoad({ filter: /[\\/]layout\.js$/ }, () => ({
        contents: layout.replace(/(?<=fingerprint = )\d+/, String(fingerprint)),
      }));
    },
  };
}

/** Pages load the module in one way. @type {import('esbuild').Plugin} */
const forPages = {
  name: 'from a response only',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/load\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, 'load-response.js'),
    }));
  },
};

/** The script for pages of the site that ask who can still mate, and read no PGN. @type {import('esbuild').Plugin} */
const withoutPgn = {
  name: 'without PGN and counting',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(pgn|count)\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, 'absent.js'),
    }));
  },
};

const smallModule = () => readFileSync(join(built, 'small.wasm'));

/** @param {import('esbuild').Plugin[]} [plugins] */
async function bundleBinding(plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(wasm, 'js', 'index.js')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    lineLimit: 500, // stack traces show whole lines
    legalComments: 'none',
    banner: { js: '// SPDX-License-Identifier: MIT' },
    external: ['node:fs/promises'],
    plugins,
    write: false,
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0].text);
}

/**
 * webpack and Vite stop at an import of Node.js, even where it never runs, unless a comment tells them
 * not to look; minifying takes comments away.
 *
 * @param {Buffer} script
 */
function forBundlers(script) {
  const parts = script.toString().split('import("node:');
  if (parts.length !== 2) throw new Error('the bundle has not just one import of Node.js');
  return Buffer.from(parts.join('import(/* webpackIgnore: true */ /* @vite-ignore */ "node:'));
}

/** @param {string} name in wasm/ @param {Uint8Array} content */
function put(name, content) {
  const path = join(wasm, name);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  writeFileSync(path, content);
  console.log(`wasm/${name}: ${content.length} bytes`);
}

try {
  mkdirSync(join(wasm, 'dist/small'), { recursive: true });
  buildModule();
  const layout = layoutScript(readFileSync(join(built, 'layout.wasm')));
  put('js/layout.js', Buffer.from(layout));
  put('dist/c960.wasm', readFileSync(join(built, 'c960.wasm')));
  put('dist/index.js', forBundlers(await bundleBinding()));
  put('dist/small/c960.wasm', smallModule());
  put('dist/small/index.js', await bundleBinding([smaller(layout), forPages]));
  put('dist/small/mates.js', await bundleBinding([withoutPgn, forPages]));
  put('dist/index.d.ts', readFileSync(join(wasm, 'js', 'index.d.ts')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
