/** An expectation with a page on which it holds, and pages that differ from it in little, on which it must fail. */
import type { StepInWords } from '../../../src/agent/index.js';

export interface Mutation {
  sentence: string;
  step?: Omit<StepInWords, 'text'>;
  holds: Shape;
  fails: Shape[];
}

/** The body of a page, or more of it. */
export type Shape = string | { url?: string; html: string };

/** Hides what is in it from everybody. */
export const hidden = (html: string): string => `<p>Here</p><div style="display:none">${html}</div>`;
