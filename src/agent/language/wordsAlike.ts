/** Words that may be meant by one that is misspelt. */
import { distance } from 'fastest-levenshtein';

/** Those of the vocabulary that the word may mean. */
export function wordsAlike(word: string, vocabulary: readonly string[]): readonly string[] {
  const known = remembered.get(vocabulary)?.get(word);
  if (known !== undefined) return known;
  const found = vocabulary.filter((one) => isAlike(word, one));
  const all = remembered.get(vocabulary) ?? new Map<string, readonly string[]>();
  // The words of a language are few; those of a mistaken file may be many.
  if (all.size < MOST) all.set(word, found);
  remembered.set(vocabulary, all);
  return found;
}

const MOST = 20_000;
const remembered = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shortest, longest] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (shortest < 4 || longest - shortest > 2) return false;
  // Two letters that changed places are one slip of the fingers.
  if (shortest === longest && lettersOf(one) === lettersOf(other)) return true;
  if (one[0] !== other[0] && (longest !== shortest || shortest < 5)) return false;
  return distance(one, other) <= (shortest < 7 ? 1 : 2);
}

function lettersOf(word: string): string {
  return Array.from(word).sort().join('');
}
