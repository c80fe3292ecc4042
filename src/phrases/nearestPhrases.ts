/** The phrases of the user's own that a step may have been meant as. */
import { distance } from 'fastest-levenshtein';
import type { Phrase } from './phrase.js';
import { readings } from './plainWords.js';

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
