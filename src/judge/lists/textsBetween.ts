/** What stands between two things in the order in which they are read. */
import { ancestorsOf, descendantsOf, isRepeated } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Beside them, or as entries of the groups that they stand in. */
export function textsBetween(one: ScreenNode, other: ScreenNode): string[] {
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  const [ofFirst, ofSecond] = [
    [first, ...ancestorsOf(first)],
    [second, ...ancestorsOf(second)],
  ];
  const around = ofFirst.find((node) => ofSecond.includes(node));
  const parts = around?.children ?? [];
  const [from, to] = [ofFirst, ofSecond].map((way) => way.find(({ parent }) => parent === around));
  if (from === undefined || to === undefined) return [];
  const behind = entriesIn(from).filter((entry) => entry.id > first.id && !isPartOf(entry, entryOf(first)));
  const before = entriesIn(to).filter((entry) => entry.id < second.id && !isPartOf(second, entry));
  return [...behind, ...parts.slice(parts.indexOf(from) + 1, parts.indexOf(to)), ...before]
    .filter(({ isVisible, text }) => isVisible && text !== '')
    .map(({ text }) => text);
}

const isEntry = (node: ScreenNode): boolean => ENTRIES.has(node.role) || isRepeated(node);
const ENTRIES: ReadonlySet<string> = new Set([
  'row',
  'listitem',
  'article',
  'option',
  'treeitem',
  'menuitem',
]);
const entriesIn = (node: ScreenNode): ScreenNode[] => descendantsOf(node).filter(isEntry);
const entryOf = (node: ScreenNode): ScreenNode => [node, ...ancestorsOf(node)].find(isEntry) ?? node;
const isPartOf = (node: ScreenNode, whole: ScreenNode): boolean =>
  node === whole || ancestorsOf(node).includes(whole);
