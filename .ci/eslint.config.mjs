// SPDX-License-Identifier: MIT
// What the house asks of JavaScript beyond what the compiler and prettier see to.

import js from '@eslint/js';
import globals from 'globals';
import { youngApis, youngMembers } from './lib/young.mjs';

const unused = { args: 'after-used', argsIgnorePattern: '^_', caughtErrors: 'all' };

export default [
  {
    ignores: ['**/node_modules/', 'build/', 'wasm/dist/', 'web/dist/', '.cache/', 'tests/data/'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      ecmaVersion: 2023,
      sourceType: 'module',
      globals: { ...globals.es2021, ...globals.node },
    },
    rules: {
      'no-unused-vars': ['error', unused],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
      'max-params': ['error', 6],
      complexity: ['error', { max: 25, variant: 'modified' }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    // Code that runs in pages: no Node.js, and nothing said behind a visitor's back.
    files: ['wasm/js/**/*.js', 'web/**/*.js'],
    ignores: ['web/build/**', 'web/**/*.config.js', 'web/**/*.11ty.js'],
    languageOptions: { globals: { ...globals.browser, process: 'off' } },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-alert': 'error',
      'no-restricted-properties': ['error', ...youngApis, ...youngMembers],
    },
  },
  {
    // Tests run code inside pages too, and what describes a group of tests holds all of them.
    files: ['tests/**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'max-lines-per-function': 'off' },
  },
];
