/** Lines of text become a title, if a blank line follows it, and steps: one in each line and sentence. */
import type { Position } from '../case.js';
import type { PromptPart } from '../composePrompt.js';
import { partOfSentence } from './headlines.js';
import { splitSentences } from './splitSentences.js';

export interface Prose {
  title: Line | undefined;
  parts: PromptPart[];
}

export interface Line extends Position {
  text: string;
}

export function readProse(lines: readonly Line[]): Prose {
  const first = lines.findIndex(({ text }) => text !== '');
  const line = lines[first];
  const title = line !== undefined && lines[first + 1]?.text === '' && isTitle(line) ? line : undefined;
  return { title, parts: lines.slice(title ? first + 1 : 0).flatMap(readSteps) };
}

/** A sentence or an item of a list is a step, also where a blank line follows it. */
const isTitle = ({ text }: Line): boolean => !MARKER.test(text) && !/[.!?:]["”'’)]?$/.test(text);

/**
 * The lines, trimmed, at the place of their first letter.
 * @param isLeftOut of a trimmed line
 */
export function readLines(body: string, isLeftOut: (line: string) => boolean): Line[] {
  return body
    .replace(/\n$/, '')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1, column: text.search(/\S/) + 1 }))
    .filter(({ text }) => !isLeftOut(text));
}

export const MARKER = /^(?:[-*+•]|\d+[.)])\s+/;
const RULE = /^([-=_*~])\1{2,}$/;

export function readSteps({ text, line, column }: Line): PromptPart[] {
  if (RULE.test(text)) return [];
  const marker = MARKER.exec(text)?.[0].length ?? 0;
  return splitSentences(text.slice(marker)).map((sentence) =>
    partOfSentence(sentence.text, { line, column: column + marker + sentence.index }),
  );
}
