/** The words that the agent knows for icons, each icon's in one list: "bin" and "trash can" are one. */
import { interpret, SIGN_WORDS } from '../agent/index.js';

export const ABOUT_ICONS = 'Icons are named by what they look like: Click the pencil icon next to "Ada"';

/** @param has whether a word is looked for, in the list of its icon */
export function iconWords(has: (...words: readonly string[]) => boolean): string[][] {
  return [...lists().values()].map(readable).filter((words) => has('icons', ...words));
}

/** An icon may stand in several rows, with the same first word. */
function lists(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [first = '', ...others] of SIGN_WORDS) {
    found.set(first, [...new Set([...(found.get(first) ?? [first]), ...others])]);
  }
  return found;
}

/** Some words are only met in names. */
const readable = (words: readonly string[]): string[] =>
  words.filter((word) => interpret({ text: `Click the ${word.replace(/ icon$/, '')} icon` }).understood);
