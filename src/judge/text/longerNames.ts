/** What is only a part of a longer name, and differs in capital letters too, is not what is said to be gone. */
import type { Kind } from '../../meaning/kinds.js';
import { normalise } from './spelling.js';

/** "Bean salad.txt" is no longer in a list that still has "Runner bean salad.txt". What is said is the name of one of many, or of a file. */
export function withoutLongerNames<Piece extends { text: string }>(
  pieces: readonly Piece[],
  name: string,
  place: Kind | undefined,
): readonly Piece[] {
  const isOfMany = place !== undefined && OF_MANY.has(place);
  if (!isOfMany && !FILE.test(name)) return pieces;
  return pieces.filter(({ text }) => !isOnlyPart(normalise(text), normalise(name)));
}

const OF_MANY: ReadonlySet<Kind> = new Set<Kind>(['list', 'list box', 'table', 'tree', 'drop-down']);
const FILE = /^\S.*\.[a-z][a-z\d]{1,4}$/i;

/** Each time with a word before it, and never in the same capitals. */
function isOnlyPart(text: string, name: string): boolean {
  const [all, sought] = [text.toLowerCase(), name.toLowerCase()];
  if (sought === '' || text.includes(name) || !all.includes(sought)) return false;
  for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, at + 1))
    if (!/\p{L}[ _-]+$/u.test(all.slice(0, at))) return false;
  return true;
}
