/** The caret of a tree that folds what it stands before, and says so by its class alone. Pure. */
import type { SeenNode } from './SeenNode.js';

/** Whether it is open; undefined for what is no such caret, or doesn't say. */
export function isCaretOpen(node: SeenNode): boolean | undefined {
  const said = node.facts.class ?? '';
  if (!TAGS.test(node.tag) || !CARET.test(said) || !isInTree(node)) return undefined;
  return OPEN.test(said) ? true : CLOSED.test(said) ? false : undefined;
}

const TAGS = /^(?:i|span|svg|button|div|a)$/;
const CARET = /(?:^|[\s_-])(?:caret|twisty|expander|switcher|expand-icon)(?=$|[\s_-])/;
const OPEN = /(?:^|[\s_-])(?:open|opened|expanded)(?=$|\s)/;
const CLOSED = /(?:^|[\s_-])(?:close|closed|collapsed)(?=$|\s)/;

const DEEP = 5;

function isInTree(node: SeenNode): boolean {
  for (let at: SeenNode | undefined = node, level = 0; at && level < DEEP; at = at.parent, level++)
    if (/(?:^|[\s_-])tree(?=$|[\s_-])/.test(at.facts.class ?? '')) return true;
  return false;
}
