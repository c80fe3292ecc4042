/** The names that a mistyped one was probably meant to be. */
import { distance } from 'fastest-levenshtein';

const MOST = 5;

/** Nearest first, each once, at most five; letter case doesn't count. */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const slips = (name: string) => distance(wanted.toLowerCase(), name.toLowerCase());
  return [...new Set(names)].sort((a, b) => slips(a) - slips(b)).slice(0, MOST);
}
