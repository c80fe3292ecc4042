/** What is done with the mouse: clicks of all kinds, pointing at things and away from them. */
import { describeTarget } from '../meaning/describeTarget.js';
import { sayTimes } from '../meaning/describeInteraction.js';
import type { ActionOf, Target } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { Gesture } from '../screen/Driver.js';
import type { Box, Screen, ScreenNode } from '../screen/Screen.js';
import { ground } from '../grounding/ground.js';
import { takesValue } from '../grounding/kinds/shapes.js';
import { isTick } from './controls/control.js';
import { expand } from './controls/expand.js';
import { turning } from './controls/tick.js';
import { performed, type Doing } from './Doing.js';
import { findOne, soon, watchForAny, type Found } from './find.js';
import { deed, fault, findAndDo, gesture, sayNode, whileGone } from './gesture.js';
import { around, focusedIn, inside, isAlike, isOf, later, onlyOf } from './nodes.js';
import { senderIn } from './whole/submit.js';

export async function click(
  { target, times = 1, holding }: ActionOf<'click'>,
  doing: Doing,
): Promise<Performed> {
  const words = describeTarget(target);
  const what = `click ${words}`;
  const keysHeld = holding === undefined ? {} : { modifiers: holding.split('+') };
  const make = ({ node, screen }: Found): Gesture =>
    node.box.width <= 1 && isTick(node)
      ? turning(node, screen)
      : { kind: 'click', node: partMeant(node, target), ...keysHeld };
  const once = { target, purpose: 'click', what } as const;
  const menu = await menuToOpen(target, doing);
  if (menu !== undefined) return clickInMenu(menu, target, doing);
  const opener = await openerBefore(target, doing);
  if (opener !== undefined) await gesture('open the menu again', { kind: 'click', node: opener }, doing);
  const sender = await senderInUse(target, doing);
  if (sender !== undefined) {
    await gesture(what, { kind: 'click', node: sender }, doing);
    return performed(`Clicked the ${sayNode(sender)}, which sends the form.`, { node: sender }, [NOT_CALLED]);
  }
  let found = await findAndDo(once, make, doing);
  for (let done = 1; done < times; done++) {
    const again = async (): Promise<Found> => {
      // The click before may have built it anew.
      const isThere = await doing.deadline
        .race(doing.driver.look())
        .then((screen) => later(found.node, screen));
      if (!isThere) return findAndDo(once, make, doing);
      await gesture(what, make({ ...found, node: isThere }), doing);
      return found;
    };
    found = await whileGone(again, doing);
  }
  const keys = holding === undefined ? '' : ` with ${holding} held`;
  return performed(`Clicked ${words}${sayTimes(times)}${keys}.`, found);
}

async function clickInMenu(menu: Target, target: Target, doing: Doing): Promise<Performed> {
  if (menu.role === 'menu' && menu.within === undefined && menu.name !== undefined)
    return doing.perform({ kind: 'select', option: target.name ?? '', from: menu });
  const { summary } = await expand({ target: menu }, doing);
  const { within: _, ...item } = target;
  const group = await groupToUnfold(item, doing);
  const unfolded =
    group === undefined ? '' : ` ${(await click({ kind: 'click', target: group }, doing)).summary}`;
  const clicked = await click({ kind: 'click', target: item }, doing);
  return { ...clicked, summary: `${summary}${unfolded} ${clicked.summary}` };
}

/**
 * What is clicked at the head of a column is the one button or link in it that says all of it, and of an item that is called by the
 * one link in it, that link.
 */
function partMeant(node: ScreenNode, { role, name }: Target): ScreenNode {
  const isHead = node.role === 'columnheader';
  const called = isHead ? node.text : role === 'item' && !node.isUsable ? name : undefined;
  if (called === undefined) return node;
  const kinds = isHead ? ['button', 'link'] : ['link'];
  const parts = inside(node).filter((one) => one.isVisible && isOf(one, ...kinds));
  const only = onlyOf(isHead ? parts : parts.filter(({ text }) => isAlike(text, called)));
  return only !== undefined && isAlike(only.text, called) ? only : node;
}

/** "… and save", "… and go on": where nothing is called so, the button that sends the form in use is meant. */
async function senderInUse({ name = '', ...more }: Target, doing: Doing): Promise<ScreenNode | undefined> {
  if (!SENDING.test(name) || Object.keys(more).length > 0) return undefined;
  const watch = watchForAny({ name }, doing);
  let last: ScreenNode | undefined;
  const isThere = await soon(doing, NAMED_BY_THEN, (screen) => {
    const form = doing.memory?.on(screen).form;
    last = form && senderIn(form, screen);
    return watch(screen);
  });
  return isThere === true ? undefined : last;
}

const SENDING = /^(?:submit|save|confirm|continue|proceed|finish|send|apply|try again|log in|sign in)$/i;
const NAMED_BY_THEN = 600;
const BUILT_BY_THEN = 2_000;
const NOT_CALLED = 'Nothing is called so. Better write the name of the button.';

/**
 * "Delete in the menu of the Milk row", which is still closed, or isn't there before it is opened; "About in the menu",
 * which is behind the button that is called a menu.
 */
function menuToOpen(target: Target, doing: Doing): Promise<Target | undefined> {
  const { within: menu } = target;
  if (menu?.role !== 'menu') return Promise.resolve(undefined);
  const button: Target = { ...menu, name: 'menu', role: 'button' };
  const isOfThing = menu.within !== undefined;
  const opensItself = !isOfThing && menu.name !== undefined && isNameAlone(target);
  return soon(doing, isOfThing ? 0 : BUILT_BY_THEN, (screen) => {
    const find = (one: Target) => ground(one, screen, 'click', doing.memory?.on(screen)).node;
    const [found, opener] = [find(target), opensItself ? find({ ...menu, role: 'button' }) : undefined];
    // Its entry may be called as it is itself.
    if (opener?.states.expanded === false && (found ?? opener) === opener) return { seen: menu };
    if (found !== undefined) return { seen: undefined };
    if (isOfThing) return { seen: menu };
    if (menu.name !== undefined) return undefined;
    if (find(button)?.states.expanded === false) return { seen: button };
    return isSignOfMenu(find(menu)) ? { seen: menu } : undefined;
  });
}

const isNameAlone = ({ name, within: _, ...more }: Target): boolean =>
  name !== undefined && Object.keys(more).length === 0;

/** "Open "Preferences" again": an entry of a menu that has closed since. */
async function openerBefore({ name = '', ...more }: Target, doing: Doing): Promise<ScreenNode | undefined> {
  const opener = Object.keys(more).length > 0 ? undefined : doing.memory?.openerOf(name);
  if (opener === undefined || (await isSoonThere(name, doing))) return undefined;
  const { nodes } = await doing.deadline.race(doing.driver.look());
  return nodes.find(({ key, isVisible }) => key === opener && isVisible);
}

/** "Orders under Sales in the menu": where nothing but Sales is there once the menu is open, it is folded. */
async function groupToUnfold({ name = '', beside }: Target, doing: Doing): Promise<Target | undefined> {
  if (beside?.relation !== 'under') return undefined;
  const { node } = await findOne(beside.thing, 'click', doing);
  const mayUnfold = [node, ...around(node).slice(0, 3)].some(({ isUsable }) => isUsable);
  return mayUnfold && !(await isSoonThere(name, doing)) ? beside.thing : undefined;
}

const isSoonThere = (name: string, doing: Doing): Promise<true | undefined> =>
  soon(doing, NAMED_BY_THEN, watchForAny({ name }, doing));

/** Nothing says whether it is open; what has opened over it would cover it. */
const isSignOfMenu = (node: ScreenNode | undefined): boolean =>
  node?.isUsable === true &&
  node.text === '' &&
  node.coveredBy === undefined &&
  node.states.expanded === undefined;

export const doubleClick = deed('double-click', 'Double-clicked', (node) => ({
  ...{ kind: 'click', node, times: 2 },
}));
export const rightClick = deed('right-click', 'Right-clicked', (node) => ({
  ...{ kind: 'click', node: isOf(node, 'row') ? bareCellOf(node) : node, button: 'right' },
}));
/** A link in a row has a menu of its own. */
const bareCellOf = (row: ScreenNode): ScreenNode =>
  row.children.find(
    (cell) => cell.isVisible && cell.text !== '' && !inside(cell).some((one) => isOf(one, 'link', 'button')),
  ) ?? row;

/** Longer than any page waits for it. */
const LONG = 1_200;
export const longPress = deed('press and hold', 'Pressed and held', (node) => ({
  ...{ kind: 'click', node, hold: LONG },
}));
export const hover = deed('hover over', 'Hovered over', (node) => ({ kind: 'hover', node }), 'hover');

export async function movePointerAway(
  _action: ActionOf<'movePointerAway'>,
  doing: Doing,
): Promise<Performed> {
  const screen = await doing.deadline.race(doing.driver.look());
  const spot = freeSpot(screen) ?? { x: 0, y: 0 };
  await gesture('move the pointer away', { kind: 'pointAt', ...spot }, doing);
  return performed('Moved the pointer away.');
}

export async function clickOutside({ target }: ActionOf<'clickOutside'>, doing: Doing): Promise<Performed> {
  const words = describeTarget(target);
  const what = `click outside of ${words}`;
  const found = (await fieldInUse(target, doing)) ?? (await findOne(target, 'place', doing));
  const spot = freeSpot(found.screen, found.node);
  if (spot === undefined) throw fault(what, 'nothing else can be seen. Please click what closes it.');
  await gesture(what, { kind: 'clickAt', ...spot }, doing);
  return performed(`Clicked outside of ${words}.`, found);
}

/** "Outside the field" is outside the one that is written into, of however many. */
async function fieldInUse({ role, ...more }: Target, doing: Doing): Promise<Found | undefined> {
  if (role !== 'field' || Object.keys(more).length > 0) return undefined;
  const screen = await doing.deadline.race(doing.driver.look());
  const node = focusedIn(screen);
  return node !== undefined && takesValue(node) ? { node, screen } : undefined;
}

const GRID = [0.01, 0.99, 0.25, 0.75, 0.5];

/** A place in the view where nothing can be used, first at the edges. */
export function freeSpot(screen: Screen, outsideOf?: ScreenNode): { x: number; y: number } | undefined {
  const { width, height } = screen;
  const used = screen.nodes.filter(({ isUsable, isVisible }) => isUsable && isVisible);
  const taken = [...used, ...(outsideOf ? [outsideOf] : [])]
    .filter((node) => outsideOf === undefined || !around(outsideOf).includes(node))
    .map(({ box }) => box);
  const spots = GRID.flatMap((y) =>
    GRID.map((x) => ({ x: Math.round(x * width), y: Math.round(y * height) })),
  );
  return spots.find((spot) => !taken.some((box) => isIn(spot, box)));
}

const isIn = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x >= box.x - 2 && x <= box.x + box.width + 2 && y >= box.y - 2 && y <= box.y + box.height + 2;
