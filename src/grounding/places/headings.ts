/** Which part of the page a heading, a legend or a summary begins, and which heading a list or a table stands under. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { marksOf } from '../kinds/marks.js';
import type { ScreenIndex } from '../names/screenIndex.js';
import { elementsIn, holds, itemOf, pathOf } from './structure.js';

export function levelOf({ attributes, tag }: ScreenNode): number {
  return Number(attributes.level ?? /^h([1-6])$/.exec(tag)?.[1] ?? 2);
}

/** Of a page without a main heading the title in its header is one, rather than what heads some part of it. */
export const isBelowTitle = (heading: ScreenNode, { nodes, headings }: Pick<Screen, 'nodes'> & ScreenIndex) =>
  heading.role === 'heading' &&
  !headings.some((one) => levelOf(one) < 3) &&
  nodes.some((one) => TITLE.test(marksOf(one)) && one.isVisible && isInHeader(one) && !holds(one, heading));

const TITLE = /(?:^|[ -])title(?= |$)/;

const isInHeader = (title: ScreenNode): boolean =>
  title.text !== '' && title.box.y < 100 && pathOf(title).some(({ role }) => role === 'banner');

const PART_TAGS: ReadonlySet<string> = new Set(
  'section article aside nav main form fieldset details dialog li td'.split(' '),
);
const PART_ROLES: ReadonlySet<string> = new Set(
  'region group form dialog alertdialog tabpanel article listitem main complementary'.split(' '),
);
const isPart = ({ tag, role }: ScreenNode): boolean => PART_TAGS.has(tag) || PART_ROLES.has(role);

/** How many headings of higher ranks come before it in the part; undefined where it doesn't head the part. */
export function headsPart(
  heading: ScreenNode,
  part: ScreenNode,
  { headings }: ScreenIndex,
): number | undefined {
  const before = headings.filter((one) => one.id > part.id && one.id < heading.id && holds(part, one));
  return chainTo(heading, before);
}

/** The same for what stands after its heading: a list, a table. */
export function headsWhatFollows(
  heading: ScreenNode,
  part: ScreenNode,
  { headings }: ScreenIndex,
): number | undefined {
  if (heading.id > part.id || holds(heading, part)) return undefined;
  return chainTo(heading, headings.filter(({ id }) => id > heading.id && id < part.id).reverse());
}

/** Of those on the way to the heading each counts that ranks higher than all before it; it must itself. */
function chainTo(heading: ScreenNode, before: readonly ScreenNode[]): number | undefined {
  let [level, between] = [Infinity, 0];
  for (const one of before) {
    if (levelOf(one) >= level) continue;
    level = levelOf(one);
    between++;
  }
  return levelOf(heading) < level ? between : undefined;
}

/** It begins with the heading, and is headed by that alone. */
export function isHeadedAlone(part: ScreenNode, heading: ScreenNode, index: ScreenIndex): boolean {
  const inside = index.headings.filter((one) => one.id > part.id && one.id <= index.endOf(part));
  return (
    inside[0] === heading &&
    part.text !== heading.text &&
    !inside.slice(1).some((other) => levelOf(other) <= levelOf(heading))
  );
}

export const isHeadingLike = ({ role, tag }: ScreenNode): boolean =>
  role === 'heading' || tag === 'legend' || tag === 'summary' || tag === 'figcaption' || tag === 'caption';

interface Bounds {
  /** What the part ends with at the latest. */
  item: ScreenNode | undefined;
  /** No other heading may stand in between, of whatever rank. */
  directly: boolean;
  index: ScreenIndex;
}

/** Undefined where `start` begins no part. */
export function isHeadedBy(node: ScreenNode, start: ScreenNode, bounds: Bounds): boolean | undefined {
  const path = pathOf(start);
  const opening = path.find(({ tag }) => tag === 'legend' || tag === 'summary');
  if (opening) return opening.parent !== undefined && holds(opening.parent, node) && !holds(opening, node);
  const heading = path.find(({ role }) => role === 'heading');
  if (heading === undefined) return isBelowBar(node, path.find(isTitleBar));
  const { item } = bounds;
  // What parts of a heading repeat in the next one, it is no item.
  const isOfHeading = item !== undefined && holds(heading, item) && heading.parent !== undefined;
  return isUnderHeading(node, heading, isOfHeading ? { ...bounds, item: itemOf(heading.parent) } : bounds);
}

/** What only the markup calls the title of a card heads the rest of that. */
const isBelowBar = (node: ScreenNode, bar: ScreenNode | undefined): boolean | undefined =>
  bar?.parent === undefined ? undefined : holds(bar.parent, node) && !holds(bar, node);

const isTitleBar = (bar: ScreenNode): boolean =>
  CARD_TITLE.test(marksOf(bar)) && bar.parent !== undefined && onlyElement(bar.parent, bar);

const CARD_TITLE = /(?:^|[ -])(?:card|panel|portlet|widget|box)-(?:title|head(?:er|ing)?)(?= |$)/;

/** It is the first of several, and none of the others is such a title. */
const onlyElement = (card: ScreenNode, bar: ScreenNode): boolean => {
  const [first, ...others] = elementsIn(card);
  return first === bar && others.length > 0 && !others.some((other) => CARD_TITLE.test(marksOf(other)));
};

function isUnderHeading(node: ScreenNode, heading: ScreenNode, { item, directly, index }: Bounds): boolean {
  const part = heading.parent && pathOf(heading.parent).find(isPart);
  if ([part, item].some((bound) => bound !== undefined && !holds(bound, node))) return false;
  if (node.id < heading.id || holds(heading, node)) return false;
  // The part ends where the next one of its rank begins.
  return !index.headings.some(
    (next) => next.id > heading.id && next.id < node.id && (directly || levelOf(next) <= levelOf(heading)),
  );
}
