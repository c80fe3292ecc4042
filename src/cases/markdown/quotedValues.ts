/**
 * What stands in quotes is a value, and stays as it is written: no emphasis in it, no HTML, no links, and no escapes. What is
 * bold from its beginning, or has an escaped "_" within a word, is Markdown all the same: no page shows that.
 */
import type { Options } from 'mdast-util-from-markdown';

export type Syntax = Exclude<NonNullable<Options['extensions']>[number], unknown[]>;
type Construct = Exclude<NonNullable<NonNullable<Syntax['text']>[number]>, unknown[]>;
type Tokenize = Construct['tokenize'];
type State = ReturnType<Tokenize>;
type Effects = Parameters<Tokenize>[0];
type Code = Parameters<State>[0];

/** By the mark that opens them, those that close them: the pairs that a step knows. */
const PAIRS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '‘': '’',
  '‚': '‘’',
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '「': '」',
  '『': '』',
  '＂': '＂',
};
/** Marks that are apostrophes where a word goes on. */
const APOSTROPHES = "'’";

export const quotedValues: Syntax = {
  text: Object.fromEntries(
    Object.entries(PAIRS).map(([open, close]) => [open.charCodeAt(0), { tokenize: quoted(open, close) }]),
  ),
};

/** What no mark closes is no value; and code alone in quotes is code. */
function quoted(open: string, close: string): Tokenize {
  return function tokenize(effects, ok, nok) {
    const { previous } = this;
    const isApostrophe = open === "'" && isLetter(previous);
    const first: State = (code) => {
      const sign = signOf(code);
      if (sign === '`') return nok(code);
      if (sign !== '*') return inside(code);
      effects.consume(code);
      return second;
    };
    const second: State = (code) => {
      if (signOf(code) !== '*') return inside(code);
      effects.consume(code);
      return (next) => (isLetter(next) ? nok(next) : inside(next));
    };
    const inside: State = (code) => {
      const sign = signOf(code);
      const isInWord = isLetter(this.previous);
      if (code === null) return nok(code);
      if (isLineEnd(code)) return nextLine(effects, inside)(code);
      effects.consume(code);
      if (sign === '\\') return (next) => (isInWord && signOf(next) === '_' ? nok(next) : escaped(next));
      if (!close.includes(sign)) return inside;
      return APOSTROPHES.includes(sign) ? closedUnlessApostrophe : closed;
    };
    const escaped: State = (code) => {
      if (open !== '"' || code === null || isLineEnd(code)) return inside(code);
      effects.consume(code);
      return inside;
    };
    const closedUnlessApostrophe: State = (code) => (isLetter(code) ? inside(code) : closed(code));
    const closed: State = (code) => {
      effects.exit('data');
      return ok(code);
    };
    return (code) => {
      if (isApostrophe || signOf(previous) === '`') return nok(code);
      effects.enter('data');
      effects.consume(code);
      return first;
    };
  };
}

/** The end of a line and the indent of the next one, for neither is of the value. */
function nextLine(effects: Effects, inside: State): State {
  const indent: State = (code) => {
    if (isBlank(code)) {
      effects.consume(code);
      return indent;
    }
    effects.exit('linePrefix');
    return text(code);
  };
  const text: State = (code) => {
    effects.enter('data');
    return inside(code);
  };
  const begin: State = (code) => {
    if (!isBlank(code)) return text(code);
    effects.enter('linePrefix');
    return indent(code);
  };
  return (code) => {
    effects.exit('data');
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return begin;
  };
}

/** Ends of lines and tabs have codes below zero. */
const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isBlank = (code: Code): boolean => code === -2 || code === -1 || code === 32;
const signOf = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCharCode(code));
const isLetter = (code: Code): boolean => /[\p{L}\p{N}]/u.test(signOf(code));
