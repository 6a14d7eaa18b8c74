// SPDX-License-Identifier: MIT
/*
 * The elements in React's JSX, from React 19 on:
 *
 *     import type {} from 'c960/elements/react';
 *
 *     <c960-explorer number={177} onc960-start={({ detail }) => setNumber(detail.number)} />
 */

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { C960Elements } from './frameworks.js';

/** What any element can be given, what is this one's own, and what hears its events. */
type Props<One extends C960Elements[keyof C960Elements]> = ClassAttributes<One['element']> &
  Omit<HTMLAttributes<One['element']>, keyof One['given']> &
  One['given'] & {
    [Name in keyof One['told'] & string as `on${Name}`]?: (event: One['told'][Name]) => void;
  };

type All = { [Name in keyof C960Elements]: Props<C960Elements[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends All {}
  }
}
