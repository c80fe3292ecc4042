/** A step as phrases are compared with it: blanks, curly quotes and the sign at its end don't count. */
import { dialects } from '@cucumber/gherkin';
import { distance } from 'fastest-levenshtein';
import type { Phrase } from './PhraseBook.js';

export const plainWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[“„]([^“”„]*)[“”]/g, (_, inner: string) => `"${inner.replace(/(?<!\\)"/g, '\\"')}"`)
    .replace(/[‘‚]([^‘’‚']*)’(?![\p{L}\p{N}])/gu, "'$1'")
    .replace(/’/g, "'")
    .replace(/[\s.;:!,]+$/, '');

/** An expression as steps are compared with it; it needs no keyword. */
export const plainExpression = (expression: string): string =>
  expression
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:given|when|then|and|but) /i, '')
    .replace(/[\s.;:!,]+$/, '');

/** The step with and without what may be its keyword; in some language "I" is one. */
export function readings(text: string): { keyword: string; words: string }[] {
  const words = plainWords(text);
  const first = words.slice(0, words.indexOf(' ') + 1);
  const found = first === '' ? [] : (keywords().get(first.trimEnd().toLowerCase()) ?? []);
  const lower = words.toLowerCase();
  const fitting = found.filter((keyword) => lower.startsWith(keyword));
  return [
    { keyword: '', words },
    ...fitting.map((keyword) => ({
      keyword: words.slice(0, keyword.length),
      words: words.slice(keyword.length).trimStart(),
    })),
  ];
}

/** Whether it begins with one of Gherkin's keywords in English. */
export const hasKeyword = (text: string): boolean => /^(?:given|when|then|and|but|\*),? /i.test(text.trim());

let byFirstWord: Map<string, string[]> | undefined;

/** By their first word, the English ones first. */
function keywords(): Map<string, string[]> {
  if (byFirstWord) return byFirstWord;
  byFirstWord = new Map();
  const all = [dialects['en'], ...Object.values(dialects)].flatMap((dialect) =>
    dialect ? [dialect.given, dialect.when, dialect.then, dialect.and, dialect.but].flat() : [],
  );
  for (const keyword of new Set(all.map((word) => word.toLowerCase()))) {
    const [first = ''] = keyword.trim().split(' ', 1);
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), keyword]);
  }
  return byFirstWord;
}

/** The phrases of the user's own that a step may have been meant as. */
const SHOWN = 2;
/** What two of them share at least, of all their letters. */
const ALIKE = 0.6;

export function nearestPhrases(text: string, phrases: readonly Phrase[]): string[] {
  const said = (readings(text).at(-1)?.words ?? text).toLowerCase().replace(VALUES, '…');
  return phrases
    .map(({ expression }) => ({ expression, likeness: likeness(said, plain(expression)) }))
    .filter((one) => one.likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN)
    .map(({ expression }) => expression);
}

const VALUES =
  /"(?:[^"\\]|\\.)*"|(?<!\p{L})'[^']*'(?!\p{L})|(?<![\p{L}\p{N}])\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu;

const plain = (expression: string): string =>
  expression
    .toLowerCase()
    .replace(/(?<!\\)\{[^{}]*\}|<[^<>]+>/g, '…')
    .replace(/(?<!\\)\(([^()]*)\)/g, '$1')
    .replace(/\\(.)/g, '$1');

function likeness(one: string, other: string): number {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length, 1)];
  if (shorter / longer < ALIKE) return 0;
  return 1 - distance(one, other) / longer;
}
