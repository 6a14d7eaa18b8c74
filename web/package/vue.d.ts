// SPDX-License-Identifier: MIT
/*
 * The elements in Vue's templates, for vue-tsc and editors:
 *
 *     import type {} from 'c960/elements/vue';
 *
 *     <c960-explorer :number="177" @c960-start="number = $event.detail.number" />
 */

import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { C960Elements } from './frameworks.js';

type Component<One extends C960Elements[keyof C960Elements]> = new () => {
  $props: HTMLAttributes & One['given'] & PublicProps;
  $emit: EmitFn<{ [Name in keyof One['told']]: (event: One['told'][Name]) => void }>;
};

type All = { [Name in keyof C960Elements]: Component<C960Elements[Name]> };

declare module 'vue' {
  interface GlobalComponents extends All {}
}
