/** The known name that a mistyped one was probably meant to be. */
import { distance } from 'fastest-levenshtein';

const MOST_SLIPS = 2;

/** Letter case doesn't count; a short name must match in more than half of its letters. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = MOST_SLIPS + 1;
  for (const name of names) {
    const slips = distance(word.toLowerCase(), name.toLowerCase());
    if (slips < fewest && slips * 2 < Math.max(word.length, name.length)) {
      nearest = name;
      fewest = slips;
    }
  }
  return nearest;
}
