/** What only draws how an item of a tree is: the box in front of its text that is ticked, and the caret that folds it. Pure. */
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

/** Whether it is open; undefined for what is no such caret, or doesn't say. */
export function isCaretOpen(node: SeenNode): boolean | undefined {
  const said = node.facts.class ?? '';
  if (!TAGS.test(node.tag) || !CARET.test(said) || !isInTree(node)) return undefined;
  if (OPEN.test(said)) return true;
  return CLOSED.test(said) || isShutLikeOthers(node) ? false : undefined;
}

/** A kit may have a word for what is open alone: `<i class="switcher">` beside `<i class="switcher switcher--expanded">`. */
function isShutLikeOthers(node: SeenNode): boolean {
  let tree = node;
  for (let at = node.parent; at !== undefined; at = at.parent) if (isOfTree(at)) tree = at;
  let known = BARE.get(tree);
  if (known === undefined) BARE.set(tree, (known = new Set(openCaretsIn(tree).map(bareClass))));
  return node.isVisible && known.has(bareClass(node));
}

/** By the tree: the classes of its open carets, without the word for that. */
const BARE = new WeakMap<SeenNode, ReadonlySet<string>>();

const openCaretsIn = (part: SeenNode): SeenNode[] =>
  part.children.flatMap((child) => [...(isOpenCaret(child) ? [child] : []), ...openCaretsIn(child)]);

const isOpenCaret = ({ tag, facts: { class: said = '' } }: SeenNode): boolean =>
  TAGS.test(tag) && CARET.test(said) && OPEN.test(said);

const bareClass = ({ tag, facts: { class: said = '' } }: SeenNode): string =>
  [tag, ...said.split(/\s+/).filter((one) => !OPEN.test(one))].join(' ').trim();

const TAGS = /^(?:i|span|svg|button|div|a)$/;
const CARET = /(?:^|[\s_-])(?:caret|twisty|expander|switcher|expand-icon)(?=$|[\s_-])/;
const OPEN = /(?:^|[\s_-])(?:open|opened|expanded)(?=$|\s)/;
const CLOSED = /(?:^|[\s_-])(?:close|closed|collapsed)(?=$|\s)/;

const DEEP = 5;

function isInTree(node: SeenNode): boolean {
  for (let at: SeenNode | undefined = node, level = 0; at && level < DEEP; at = at.parent, level++)
    if (isOfTree(at)) return true;
  return false;
}

const isOfTree = ({ facts }: SeenNode): boolean => /(?:^|[\s_-])tree(?=$|[\s_-])/.test(facts.class ?? '');
