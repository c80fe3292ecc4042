/** What stands below a text on a line of its own, though nothing calls that a heading. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isInRoots, type About, type Adding } from '../Pool.js';
import { isHeadingLike } from '../places/headings.js';
import { elementsIn, holds, isAlike, pathOf } from '../places/structure.js';
import type { Search } from '../search.js';
import { kindFit, marksOf, type KindFit } from './kindFit.js';
import type { KindRule } from './kindRules.js';

/** It is named where it is all that stands right below, and nothing else does up to the next such text. */
export function addBelowTitle(
  { search, pool, weighed: { rule } }: Adding,
  node: ScreenNode,
  about: About,
): void {
  const isWholeText = about.from === 'content' && about.named === undefined;
  const title = isWholeText ? titleAround(node) : undefined;
  const below = title && partBelow(title, rule, search);
  if (below === undefined) return;
  const [best] = fitsIn(below, rule, search).sort((one, other) => one.kind.cost - other.kind.cost);
  if (best !== undefined)
    pool.add({ ...about, node: best.node, score: about.score - best.kind.cost - 6, way: best.kind.way });
  else if (rule.shapes?.includes('headed') && pathOf(node).some((one) => TITLE.test(marksOf(one))))
    pool.add({ ...about, node: below, score: about.score - 27, way: 'headed' });
}

const TITLE = /(?:header|heading|title|caption|legend)(?= |$)/;

/** The largest part that shows nothing but the text; none where one can use it. */
function titleAround(node: ScreenNode): ScreenNode | undefined {
  const path = pathOf(node);
  const isUsed = ({ isUsable, control }: ScreenNode) => isUsable || control !== undefined;
  return [...path, ...elementsIn(node)].some(isUsed)
    ? undefined
    : path.findLast(({ text, tag }) => text === node.text && tag !== 'body');
}

function partBelow(title: ScreenNode, rule: KindRule, search: Search): ScreenNode | undefined {
  const siblings = elementsIn(title.parent ?? title).filter(({ isVisible }) => isVisible);
  const [below, next] = siblings.slice(siblings.indexOf(title) + 1);
  if (below === undefined || below.text === '' || !isInRoots(search, below)) return undefined;
  if (next === undefined || isAlike(next, title) || isHeadingLike(next)) return below;
  return rule.headed === 'before' && fitsIn(next, rule, search).length === 0 ? below : undefined;
}

/** What shows all that is in the part, and is of the kind. */
const fitsIn = (
  part: ScreenNode,
  rule: KindRule,
  { screen, purpose }: Search,
): { node: ScreenNode; kind: KindFit }[] =>
  screen.nodes.flatMap((node) => {
    const kind = holds(part, node) && node.text === part.text ? kindFit(node, rule, purpose) : undefined;
    return kind && kind.way !== 'headed' ? [{ node, kind }] : [];
  });
