// SPDX-License-Identifier: MIT
// What build/elements.mjs makes for the elements of the package.

declare module 'built:languages' {
  /** By their codes. */
  export const languages: Readonly<
    Record<
      string,
      {
        readonly lang: string;
        readonly formats: readonly string[];
        load(): Promise<{ default: import('../lib/texts.js').Messages }>;
      }
    >
  >;
}

declare module 'built:styles' {
  /** The site's sheets as one, for the shadow root of an element. */
  export const explorer: string;
  export const castlingDrill: string;
  export const promotionTester: string;
}
