/** Answers by what was said last: as a model would that knows its part. */
import { badRequest, type Answer, type Answerer } from './Answer.js';
import { lastSaid, type Asked } from './Asked.js';

export interface Rule {
  /** An expression is looked for in the text of the last turn, be it the user's or a tool's. */
  when: RegExp | ((asked: Asked) => boolean);
  answer: Answer | ((asked: Asked, helpers: Helpers) => Answer);
}

export interface Helpers {
  /**
   * The number of the first line of the screen that was shown last which matches: 12 of `button "Save" disabled [12]`.
   * @param line looked for in the line without its indent and without its number
   */
  ref: (line: RegExp) => number;
}

/** The first rule that fits answers. */
export function byRules(rules: readonly Rule[]): Answerer {
  return (asked) => {
    const rule = rules.find(({ when }) =>
      typeof when === 'function' ? when(asked) : matches(lastSaid(asked), when),
    );
    if (!rule) return badRequest(`No rule of the test fits what was said last:\n${lastSaid(asked)}`);
    return typeof rule.answer === 'function'
      ? rule.answer(asked, { ref: (line) => findRef(asked, line) })
      : rule.answer;
  };
}

const matches = (text: string, expression: RegExp) => text.search(expression) >= 0;

function findRef(asked: Asked, line: RegExp): number {
  const shown = asked.turns
    .filter(({ role }) => role !== 'assistant')
    .map(({ text }) => linesOf(text))
    .findLast((lines) => lines.length > 0);
  const found = shown?.find(({ text }) => matches(text, line));
  if (found) return found.ref;
  const lines = shown?.map(({ text, ref }) => `${text} [${ref}]`) ?? ['nothing with a number'];
  throw new Error(`No line of the screen matches ${String(line)}. It shows:\n${lines.join('\n')}`);
}

const linesOf = (text: string): { text: string; ref: number }[] =>
  [...text.matchAll(/^[ \t]*(.*?)[ \t]*\[(\d+)\][ \t]*\r?$/gm)].map(([, line = '', ref]) => ({
    text: line,
    ref: Number(ref),
  }));
