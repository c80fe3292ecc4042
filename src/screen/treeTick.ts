/** The tick of an item of a tree that is nothing but a box drawn in front of its text. Pure. */
import type { SeenNode } from './SeenNode.js';

/** Whether it is ticked; undefined for what has no such box, or doesn't say. */
export function isTreeTicked({ facts, children, parent }: SeenNode): boolean | 'mixed' | undefined {
  const box = facts.role === 'treeitem' ? children.find(isBox) : undefined;
  if (box === undefined) return undefined;
  const said = `${facts.class ?? ''} ${box.facts.class ?? ''}`;
  if (MIXED.test(said)) return 'mixed';
  if (CHECKED.test(said)) return true;
  const selected = facts['aria-selected'];
  return selected !== undefined && isTickedBySelecting(parent) ? selected === 'true' : undefined;
}

const isBox = ({ tag, children, facts }: SeenNode): boolean =>
  /^(?:i|span)$/.test(tag) && children.length === 0 && BOX.test(facts.class ?? '');

const BOX = /(?:^|[\s_-])checkbox(?=$|\s)/;
const CHECKED = /(?:^|[\s_-])checked(?=$|\s)/;
const MIXED = /(?:^|[\s_-])(?:undetermined|indeterminate|partial)(?=$|\s)/;

/** What is selected may be drawn otherwise than what is ticked, unless the tree says that both are one. */
function isTickedBySelecting(around: SeenNode | undefined): boolean {
  for (let at = around; at !== undefined; at = at.parent)
    if (at.facts.role === 'tree') return /checkbox-selection(?=$|\s)/.test(at.facts.class ?? '');
  return false;
}
