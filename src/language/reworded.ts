/** A step that isn't understood, in the words that the language has for it: see lexicon/wordings/. */
import { WORDINGS } from './lexicon/wordings/wordings.js';
import { tokenize } from './tokens.js';

/** Undefined where nothing of it can be said otherwise. */
export function reworded(text: string): string | undefined {
  const { words, quotes } = withoutQuotes(text);
  const said = WORDINGS.reduce((before, [pattern, instead]) => before.replace(pattern, instead), words);
  return said === words ? undefined : withQuotes(said.trim(), quotes);
}

/** What stands in quotes stays as it is: a sign of its own takes its place, which no step has. */
function withoutQuotes(text: string): { words: string; quotes: string[] } {
  const quotes: string[] = [];
  let words = '';
  let at = 0;
  for (const { type, from, to } of tokenize(text)) {
    if (type !== 'quoted') continue;
    words += text.slice(at, from) + String.fromCodePoint(FIRST_SIGN + quotes.length);
    quotes.push(text.slice(from, to));
    at = to;
  }
  return { words: words + text.slice(at), quotes };
}

/** Of private use in Unicode, as those after it. */
const FIRST_SIGN = 0xe000;

const withQuotes = (words: string, quotes: readonly string[]): string =>
  words.replaceAll(/\p{Co}/gu, (sign) => quotes[(sign.codePointAt(0) ?? 0) - FIRST_SIGN] ?? sign);
