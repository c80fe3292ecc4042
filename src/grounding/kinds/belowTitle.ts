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
  if (title === undefined || below === undefined) return;
  const [best] = fitsIn(below, rule, search).sort((one, other) => one.kind.cost - other.kind.cost);
  if (best !== undefined)
    pool.add({ ...about, node: best.node, score: about.score - best.kind.cost - 6, way: best.kind.way });
  else if (rule.shapes?.includes('headed') && isTitle(title) && !isTitle(below))
    pool.add({ ...about, node: below, score: about.score - 27, way: 'headed' });
}

const TITLE = /(?:header|heading|title|caption|legend)(?= |$)/;

const isTitle = (node: ScreenNode): boolean =>
  TITLE.test(marksOf(node)) || elementsIn(node).some((one) => one.text === node.text && isTitle(one));

const MESSAGE = /^(?:alert|status|log)$/;

/** The largest part that shows nothing but the text; none where one can use it. */
function titleAround(node: ScreenNode): ScreenNode | undefined {
  const path = pathOf(node);
  const isUsed = ({ isUsable, control }: ScreenNode) => isUsable || control !== undefined;
  return [...path, ...elementsIn(node)].some(isUsed)
    ? undefined
    : path.findLast(({ text, tag, role }) => text === node.text && tag !== 'body' && !MESSAGE.test(role));
}

function partBelow(title: ScreenNode, rule: KindRule, search: Search): ScreenNode | undefined {
  const siblings = elementsIn(title.parent ?? title);
  const at = siblings.indexOf(title);
  const [below, next] = siblings.slice(at + 1).filter((one) => one.isVisible || one === siblings[at + 1]);
  if (below === undefined || below.text === '' || !isInRoots(search, below)) return undefined;
  if (!isBelow(below, title)) return undefined;
  if (isBelowItsOwn(siblings.slice(0, at + 1), rule, search)) return undefined;
  if (next === undefined || isAlike(next, title) || isHeadingLike(next)) return below;
  return rule.headed === 'before' && fitsIn(next, rule, search).length === 0 ? below : undefined;
}

/** Beside each other they are a label and its value, or the heads of columns. */
function isBelow(node: ScreenNode, { box: title }: ScreenNode): boolean {
  const { box } = node;
  const isUnder = box.y >= title.y + title.height / 2;
  const shares = box.x < title.x + title.width && title.x < box.x + box.width;
  return isUnder && shares && !isHeadingLike(node);
}

/** Some write the titles of tables and pictures below them: then the first of these has none above it. */
function isBelowItsOwn(upToTitle: readonly ScreenNode[], rule: KindRule, search: Search): boolean {
  const [title, above, before] = upToTitle.toReversed();
  if (title === undefined || above === undefined || fitsIn(above, rule, search).length === 0) return false;
  const isTitled = before !== undefined && isAlike(before, title);
  return !isTitled || isBelowItsOwn(upToTitle.slice(0, -2), rule, search);
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
