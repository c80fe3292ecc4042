/** A thing that is called by a name that no other has, in a place that people draw larger, or call otherwise, than the page does. */
import { singular } from '../meaning/kinds.js';
import type { Target } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { ground } from './ground.js';
import { ACTING, type Grounding, type Memory, type Purpose } from './Grounding.js';
import { OF_MANY } from './kinds/partsOfPage.js';
import { isOfSite } from './kinds/ways.js';
import { fold } from './names/compareNames.js';
import { indexOf, type Bearer } from './names/screenIndex.js';
import { isHeadedBy } from './places/headings.js';
import { holds, isAlike, isCell, isRepeated, itemOf, pathOf } from './places/structure.js';

export interface Asked {
  screen: Screen;
  purpose: Purpose;
  memory?: Memory | undefined;
  /** Where the thing is that is looked for may be said loosely, and the thing itself may not. */
  onlyPlaces?: boolean;
  /** What is looked for in it is to be clicked. */
  isClicked?: boolean;
}

export const CLICKED: ReadonlySet<Purpose> = new Set<Purpose>(['click', 'hover', 'drag', 'upload']);

/** What is meant by it wherever it is; undefined where it may be another thing. */
export const thingAlone = (target: Target, asked: Asked): Target | undefined =>
  besidePart(target, asked) ?? amongMany(target, asked);

function besidePart({ within, ...thing }: Target, asked: Asked): Target | undefined {
  const { name = '', ...more } = withoutList(within);
  if (!CLICKED.has(asked.purpose) || thing.name === undefined || Object.keys(more).length > 0)
    return undefined;
  const { node } = /^\p{Ll}+$/u.test(name) ? ground(thing, asked.screen, asked.purpose, asked.memory) : NONE;
  const isOfIt = node !== undefined && !pathOf(node).some(isOfSite) && isCalledPartOf(node, name, asked);
  return isOfIt ? thing : undefined;
}

/** "The list of your own tickets" is no other place than they are. */
const withoutList = (place: Target = {}): Target =>
  place.role === 'list' && place.name === undefined ? (place.within ?? place) : place;

const NONE: Pick<Grounding, 'node'> = {};

/** "In the list of contacts": nothing is called so, and what is meant is one of many things. */
function amongMany({ within, ...thing }: Target, { screen, purpose, memory }: Asked): Target | undefined {
  if (!ACTING.has(purpose) || thing.name === undefined || within === undefined || !isPlainList(within))
    return undefined;
  const { name, at } = within;
  const alone: Target = { ...(at && { at }), ...asOneOfMany(thing, purpose) };
  const { node, isExact } = ground(alone, screen, purpose, memory);
  const isOneOfMany = node !== undefined && isExact && (itemOf(node) !== undefined || hasTwin(node));
  return isOneOfMany && (name === undefined || !isCalledElsewhere(name, screen)) ? alone : undefined;
}

/** What is clicked in a list and called a table, one of a database, is a link there. */
function asOneOfMany({ role, ...called }: Target, purpose: Purpose): Target {
  return role === undefined || (purpose === 'click' && OF_MANY.has(role)) ? called : { role, ...called };
}

const hasTwin = (node: ScreenNode): boolean =>
  node.parent?.children.some((one) => isAlike(node, one)) === true;

/** "The list of contacts", "the list on the left", "the box on the left". */
const isPlainList = ({ name, role, at, ...more }: Target): boolean =>
  role !== undefined &&
  (OF_MANY.has(role) || (role === 'field' && name === undefined)) &&
  (name === undefined ? at !== undefined : PLAIN.test(name)) &&
  Object.keys(more).length === 0;

const PLAIN = /^\p{Ll}+(?: \p{Ll}+)?$/u;

/** A way through the site or a column may be called so, and is no place for it; nor is what several cells say, the kind of each. */
const isCalledElsewhere = (name: string, screen: Screen): boolean => {
  const called = indexOf(screen).texts.filter(
    ({ folded, node }) =>
      singular(folded) === singular(name) &&
      !pathOf(node).some((one) => one.role === 'columnheader' || isOfSite(one)),
  );
  const isValue = ({ folded, node }: Bearer) => folded !== name && isCell(node);
  return called.length === 1 || !called.every(isValue);
};

/** @param name one word in lower case: "log time at the top of the issue", "reset in the filter" */
const isCalledPartOf = (node: ScreenNode, name: string, { screen }: { screen: Screen }): boolean =>
  isBesideMarked(node, name, screen) ||
  pathOf(node).some((form) => isFormHeaded(form, name, screen)) ||
  isUnderTitle(node, name, screen);

/** "In your own tickets": what stands in a card or under a heading that has the word in its title. */
function isUnderTitle(node: ScreenNode, name: string, screen: Screen): boolean {
  const { candidates, among } = ground({ name }, screen, 'neighbour');
  const index = indexOf(screen);
  return candidates
    .slice(0, among)
    .some((one) => isHeadedBy(node, one.node, { item: undefined, directly: false, index }) === true);
}

/** Only the markup calls something so, which is one of its kind, and it stands beside that, above its first line say. */
function isBesideMarked(node: ScreenNode, name: string, screen: Screen): boolean {
  if (indexOf(screen).texts.some(({ folded }) => folded === name)) return false;
  const { node: part } = ground({ name }, screen, 'place');
  if (part?.parent?.parent?.parent === undefined || isRepeated(part)) return false;
  return holds(part.parent, node) && !pathOf(node).some(({ tag }) => /^(?:li|tr|article)$/.test(tag));
}

/** "Filters" heads it. */
function isFormHeaded(form: ScreenNode, name: string, screen: Screen): boolean {
  const heading = indexOf(screen).headings.find((one) => holds(form, one));
  return form.tag === 'form' && heading !== undefined && [name, `${name}s`].includes(fold(heading.text));
}
