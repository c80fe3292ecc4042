/** The menu of a kit of which only classes tell: a list of links and buttons, behind what drops it down. Pure. */
import { FLAG } from './flags.js';
import type { SeenNode } from './SeenNode.js';

/** What drops it down, and so gives it its name; undefined for what is no such menu. */
export function togglerOf(node: SeenNode): SeenNode | undefined {
  if (!TAGS.test(node.tag) || !MENU.test(node.facts.class ?? '')) return undefined;
  const before = node.parent?.children.filter(({ id, tag }) => id < node.id && tag !== '#text');
  const toggler = before?.at(-1);
  return toggler !== undefined && isToggler(toggler) && holdsEntriesAlone(node) ? toggler : undefined;
}

const TAGS = /^(?:ul|ol|div)$/;
const MENU = /(?:^|\s)dropdown-menu(?:\s|$)/;
const TOGGLER = /(?:^|\s)dropdown-toggle(?:\s|$)/;

function isToggler({ tag, facts }: SeenNode): boolean {
  const toggles = facts['aria-haspopup'] ?? facts['aria-expanded'];
  return /^(?:a|button)$/.test(tag) && (TOGGLER.test(facts.class ?? '') || toggles !== undefined);
}

/** What has fields in it is a small form. */
function holdsEntriesAlone({ children }: SeenNode): boolean {
  const all = children.flatMap(withAllIn);
  return (
    all.some(({ tag }) => ENTRY.test(tag)) &&
    all.every((one) => ENTRY.test(one.tag) || !one.isSaid(FLAG.usable))
  );
}

const ENTRY = /^(?:a|button)$/;

const withAllIn = (node: SeenNode): SeenNode[] => [node, ...node.children.flatMap(withAllIn)];
