// SPDX-License-Identifier: MIT
/* What the fixture puts on its window, and what tests leave there between two looks into the page. */
import type { C960Board } from '../../../web/elements/c960-board/index.js';
import type { PlacedPiece } from '../../../web/elements/c960-board/types.js';

declare global {
  interface Window {
    board: C960Board & { shadowRoot: ShadowRoot };
    ready: boolean;
    told: string[];
    place(text: string): PlacedPiece[];
    letterOf(drawing: Element): string;
    inside(selector: string): HTMLElement;
    axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    answer: Promise<string | null>;
    answers: (string | null)[];
    began: string[];
    asked: any[];
    escapes: number;
    shown: Promise<void>;
  }
  interface DocumentEventMap {
    'c960-select': CustomEvent<{ square: string }>;
    'c960-deselect': CustomEvent<{ square: string }>;
    'c960-move': CustomEvent<{ from: string; to: string; via: string }>;
  }
  interface WindowEventMap {
    'c960-help': CustomEvent<{ piece: string | null }>;
  }
}
