/** What to tell of a page that doesn't show the words: its most similar lines, or how it begins. */
import { distance } from 'fastest-levenshtein';
import { joined, normalise, shorten, type Shown } from './matchText.js';

const LINES = 3;
const BEGINNING = 200;

export function describeShown({ pieces }: Shown, wanted: string): string {
  const words = normalise(wanted).toLowerCase();
  const lines = [...new Set(pieces.map(({ text }) => text))]
    .map((line) => ({ line, likeness: likeness(line.toLowerCase().slice(0, BEGINNING), words) }))
    .filter(({ likeness }) => likeness > 0.5)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, LINES)
    .map(({ line }) => `"${shorten(line, BEGINNING)}"`);
  if (lines.length > 0) return lines.join(', ');
  const text = joined(pieces, ['text']);
  return text === '' ? 'no text at all' : `no such text; it shows: "${shorten(text, BEGINNING)}"`;
}

function likeness(line: string, words: string): number {
  const spelling = 1 - distance(line, words) / Math.max(line.length, words.length, 1);
  const wanted = words.split(' ');
  const its = new Set(line.split(/[\s.,:;!?]+/));
  const shared = wanted.filter((word) => its.has(word.replace(/[.,:;!?]+$/, ''))).length / wanted.length;
  return Math.max(spelling, shared);
}
