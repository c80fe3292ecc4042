/** Checks and unchecks: checkboxes, radio buttons, switches and buttons that stay pressed. Of a group of radio buttons one is chosen so. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Gesture } from '../../screen/Driver.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { isInLane, isOnLine } from '../../grounding/places/measure.js';
import { performed, type Doing } from '../Doing.js';
import { createPatience } from '../../screen/deadline.js';
import { findOne, follow, poll, type Found } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { around, holds, inside, isOf, labelsOf } from '../nodes.js';
import { isTickedItem, tickOf } from './control.js';
import { saySetting, type Filling } from './fillText.js';

const ticking =
  (checked: boolean) =>
  async ({ target }: { target: Target }, doing: Doing): Promise<Performed> => {
    const found = await findOne(target, 'check', doing);
    const changed = await setTick({ target, found, checked }, doing);
    const [name, state] = [describeTarget(target), checked ? 'checked' : 'unchecked'];
    const done = changed
      ? `${checked ? 'Checked' : 'Unchecked'} ${name}.`
      : `Left ${name} ${state}, as it was.`;
    return performed(done, found);
  };

export const check = ticking(true);
export const uncheck = ticking(false);

export interface Ticking {
  target: Target;
  found: Found;
  checked: boolean;
}

type Tick = boolean | 'mixed';

/** Whether it had to be changed. What is partly checked may need two clicks. */
export async function setTick({ target, found, checked }: Ticking, doing: Doing): Promise<boolean> {
  const what = `${checked ? 'check' : 'uncheck'} ${describeTarget(target)}`;
  const node = tickOf(found.node, found.screen);
  const before = node && readTick(node);
  if (node === undefined || before === undefined)
    throw fault(what, 'it has no tick. Please click it instead.');
  if (before === checked) return false;
  if (isOf(node, 'radio', 'menuitemradio') && !checked) {
    throw fault(what, 'a radio button stays checked. Please choose another of its group.');
  }
  let now: Ticked = { state: before, node, screen: found.screen };
  for (let clicks = 0; clicks < 2; clicks++) {
    await gesture(what, turning(now.node, now.screen), doing);
    const after = await changedFrom(now.state, { node, what, target }, doing);
    if (after === 'gone' || after.state === checked) return true;
    now = after;
  }
  throw fault(what, `it was clicked, but it is not ${checked ? 'checked' : 'unchecked'}.`);
}

interface Ticked {
  state: Tick;
  node: ScreenNode;
  screen: Screen;
}

function readTick({ states: { checked, pressed, selected }, role }: ScreenNode): Tick | undefined {
  const state = checked ?? pressed ?? (role === 'radio' ? selected : undefined);
  return (
    state ?? (/^(?:checkbox|switch|menuitemcheckbox|menuitemradio|radio)$/.test(role) ? false : undefined)
  );
}

interface Changing {
  node: ScreenNode;
  what: string;
  target: Target;
}

/** Waits for the change, which may need an answer of the server; the tick may be built anew, or go away with it. */
function changedFrom(before: Tick, { node, what, target }: Changing, doing: Doing): Promise<'gone' | Ticked> {
  const followed = follow({ node }, [target, 'check'], doing);
  const isSteady = createPatience(doing.deadline);
  return poll<'gone' | Ticked>(doing, (screen) => {
    const there = followed(screen);
    const now = there && tickOf(there, screen);
    const state = now && readTick(now);
    if (now !== undefined && state !== undefined && state !== before)
      return { seen: { state, node: now, screen } };
    if (isSteady(`${there === undefined} ${screen.ready}`) && there === undefined) return { seen: 'gone' };
    const stays = before === true ? 'checked' : before === false ? 'unchecked' : 'partly checked';
    return { missed: () => fault(what, `it was clicked, but it stays ${stays}.`) };
  });
}

/** A box that is hidden behind a picture of one is set by its label, at a place where nothing else takes the click. */
export function turning(node: ScreenNode, screen: Screen): Gesture {
  if (isTickedItem(node)) return { kind: 'click', node: boxOfItem(node) };
  const all = labelsOf(node, screen).filter(({ isVisible }) => isVisible);
  // A switch may be drawn by its label over the box itself.
  const isOverIt = all.some((one) => !holds(one, node) && isInLane(one, node) && isOnLine(one, node));
  const isDrawn = !isOverIt && node.isVisible && node.box.width > 1 && node.box.height > 1;
  const labels = isDrawn ? [] : all;
  if (isDrawn) return { kind: 'click', node };
  const picture = pictureOf(node);
  // A label elsewhere may not do what a click on the picture does.
  const isPictured = picture !== node && !labels.some((label) => holds(label, node));
  if (isPictured || labels.length === 0) return { kind: 'click', node: picture };
  const free = labels.flatMap((label) => [label, ...inside(label)].filter((one) => isFree(one, label, node)));
  const spot = free.find(({ tag }) => tag === '#text') ?? free.find(({ children }) => children.length === 0);
  // All of the label is taken by links and the like; the keyboard still sets it.
  return spot ? { kind: 'click', node: spot } : { kind: 'press', key: ' ', node };
}

/** A click on the text of an item may do something else; the items below it have boxes of their own. */
function boxOfItem(item: ScreenNode): ScreenNode {
  const isOwn = (one: ScreenNode) => around(one).find(({ role }) => role === 'treeitem') === item;
  const isBox = (one: ScreenNode) =>
    isOf(one, 'checkbox') || (one.text === '' && /(?:^|[ -])checkbox(?= |$)/.test(marksOf(one)));
  return inside(item).find((one) => one.isVisible && isBox(one) && isOwn(one)) ?? item;
}

/** Without a label, what stands with it alone and is drawn in its place. */
function pictureOf(node: ScreenNode): ScreenNode {
  const parts = node.parent?.children ?? [];
  const picture = parts.find((one) => one !== node);
  if (parts.length !== 2 || picture?.isVisible !== true || picture.text !== '') return node;
  const { x, y, width, height } = picture.box;
  const isInPlace = Math.abs(x - node.box.x) <= width && Math.abs(y - node.box.y) <= height;
  return isInPlace && width <= LARGEST && height <= LARGEST && picture.attributes.href === undefined
    ? picture
    : node;
}

const LARGEST = 60;

function isFree(one: ScreenNode, label: ScreenNode, tick: ScreenNode): boolean {
  const { width, height } = one.box;
  if (one === tick || !one.isVisible || width <= 1 || height <= 1) return false;
  const places = [one, ...around(one)];
  return !places
    .slice(0, places.indexOf(label))
    .some(({ tag, isUsable, role }) => isUsable && tag !== '#text' && role !== '');
}

const TICKS = new Map<string, boolean>([
  ...['yes', 'true', 'on', 'checked', 'ticked', 'selected', 'x'].map((word) => [word, true] as const),
  ...['no', 'false', 'off', 'unchecked', 'unticked', ''].map((word) => [word, false] as const),
]);

/** What a form's table says of a tick. */
export function tickFor(value: string, target: Target): boolean {
  const tick = TICKS.get(value.trim().toLowerCase());
  if (tick !== undefined) return tick;
  const why = 'it can only be checked or not. Please write "yes" or "no".';
  throw fault(saySetting({ target, value }), why);
}

export async function chooseRadio(
  { value, target }: Omit<Filling, 'found'>,
  doing: Doing,
): Promise<string | undefined> {
  const radio = { name: value, role: 'radio button', within: target } as const;
  const found = await findOne(radio, 'check', doing);
  await setTick({ target: radio, found, checked: true }, doing);
  return found.note;
}
