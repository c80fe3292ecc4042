/**
 * "Search results are shown", "a table is displayed", of which nothing more is told: the lists that most pages have beside their
 * content are not meant, nor is a list where people speak of a table.
 */
import { groundLoosely } from '../../grounding/loosely.js';
import { closest } from '../../grounding/places/structure.js';
import { describeThings } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Judgement, View } from '../Judgement.js';

const KINDS: ReadonlySet<string> = new Set(['item', 'row', 'list', 'table']);

export const isAnyOfContent = ({ role, ...more }: Target): boolean =>
  role !== undefined && KINDS.has(role) && Object.keys(more).length === 0;

/** What was found, or another one that may be meant; else it doesn't hold. */
export function ofContent(found: Judgement, target: Target, view: View): Judgement {
  const [past] = view.before.earlier ?? [];
  const isMeant = (node: ScreenNode) =>
    node.isVisible && isOfKind(node, target) && (!isBesideContent(node) || hasCome(node, past));
  if (found.node && isMeant(found.node)) return found;
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node = candidates.map((one) => one.node).find(isMeant);
  return node
    ? { ...found, node }
    : { holds: false, observed: `no ${describeThings(target, 2)} in the content of the page` };
}

/** A list is neither a table nor a row of one. */
const isOfKind = ({ role, tag }: ScreenNode, target: Target): boolean =>
  !/^(?:row|table)$/.test(target.role ?? '') || !/^(?:list|listitem|ul|ol|li)$/.test(role || tag);

const isBesideContent = (node: ScreenNode): boolean =>
  closest(node, ({ role }) => /^(?:navigation|complementary|contentinfo|banner|menubar|menu)$/.test(role)) !==
  undefined;

/** Suggestions may come below a field in the head of the page. */
const hasCome = ({ key }: ScreenNode, past: Screen | undefined): boolean =>
  past !== undefined && key !== undefined && !past.nodes.some((one) => one.key === key && one.isVisible);
