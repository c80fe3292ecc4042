/** Opens and closes what folds: menus, boxes, sections, accordions, tree items. What is so already stays untouched. */
import { isPopup } from '../../meaning/describeInteraction.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { performed, type Doing } from '../Doing.js';
import { findFirst, poll, soon, watchFor, type Found, type Watch, type Way } from '../find.js';
import { createPatience } from '../../screen/deadline.js';
import { fault, gesture } from '../gesture.js';
import { ground } from '../../grounding/ground.js';
import { whatCalls } from '../../judge/pageName.js';
import { isSigned } from '../../grounding/kinds/shapes.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { later } from '../nodes.js';
import { isInOpener } from '../openers.js';
import { isBareFold, turnBareFold } from './bareFold.js';
import { isTurned, openerOf, readFold, beforeOpening, popupOf } from './popup.js';

const turning =
  (wanted: boolean) =>
  async ({ target }: { target: Target }, doing: Doing): Promise<Performed> => {
    if (wanted && (await isOnPageOfItsOwn(target, doing)))
      return doing.perform({ kind: 'goTo', page: target.name ?? '' });
    const opener = await findExpandable(target, wanted ? 'expand' : 'collapse', doing);
    if (wanted && isBareSign(opener, target)) {
      await gesture(`open ${describeTarget(target)}`, { kind: 'click', node: opener.node }, doing);
      return performed(`Clicked what opens ${describeTarget(target)}.`, opener);
    }
    const changed = await turnFound({ opener, target, wanted }, doing);
    const [opened, closed, open, shut] = isPopup(target)
      ? ['Opened', 'Closed', 'open', 'closed']
      : ['Expanded', 'Collapsed', 'expanded', 'collapsed'];
    const name = describeTarget(target);
    if (changed === 'native list') {
      return performed(`Focused ${name}, whose list the browser shows itself.`, opener);
    }
    const [done, state] = wanted ? [opened, open] : [closed, shut];
    return performed(changed ? `${done} ${name}.` : `Left ${name} ${state}, as it was.`, opener);
  };

export const expand = turning(true);
export const collapse = turning(false);

/** "Open the customers list": nothing unfolds there, but a link or the navigation leads to it. */
async function isOnPageOfItsOwn({ name, role, ...more }: Target, doing: Doing): Promise<boolean> {
  if (role !== 'list' || name === undefined || Object.keys(more).length > 0) return false;
  const screen = await doing.deadline.race(doing.driver.look());
  const memory = doing.memory?.on(screen);
  const unfolds = [{ name, role }, { name }, { name, role: 'button' as const }].some((target) => {
    const { node } = ground(target, screen, 'click', memory);
    return node !== undefined && openerOf(node, screen) !== undefined;
  });
  const { node: way } = ground({ name }, screen, 'click', memory);
  return (
    !unfolds && (way?.role === 'link' || way?.role === 'menuitem' || whatCalls(screen, name) !== undefined)
  );
}

/**
 * Finds the part that is clicked to unfold the thing.
 * @param evenUnmarked Takes at last also a thing of which the page doesn't say that it unfolds anything.
 */
export async function findExpandable(
  target: Target,
  verb: string,
  doing: Doing,
  { evenUnmarked = false } = {},
): Promise<Found> {
  const fits = ({ node, screen }: Found) => openerOf(node, screen) !== undefined;
  const { role, ...unkind } = target;
  const others = (ALSO_BUILT_AS[role ?? 'section'] ?? []).map((built) => ({
    ...unkind,
    ...(built !== 'anything' && { role: built }),
  }));
  const named = target.name === undefined ? [] : others;
  // What is folded away is found no more, so what unfolds it is looked for first.
  const ways: Way[] = [...named, target].map((one) => ({
    ...{ target: one, purpose: 'click' as const, fits },
    tells: one === target,
  }));
  // A page that is being built may say a moment later what a thing is.
  const isSteady = createPatience(doing.deadline);
  if (evenUnmarked && named.length > 0) {
    ways.push({ target: unkind, purpose: 'click', fits: () => isSteady('unmarked') });
  }
  ways.push(...bareWays(target, verb, () => isSteady('bare')));
  const why = 'the page does not say whether it is open (it has no aria-expanded). Please click it instead.';
  const found = await findFirst(ways, doing, () => fault(`${verb} ${describeTarget(target)}`, why));
  return { ...found, node: openerOf(found.node, found.screen) ?? found.node };
}

/** What opens it, though nothing says so but a sign, or the name of the list. */
function bareWays(target: Target, verb: string, isSteady: () => boolean): Way[] {
  const { role, ...unkind } = target;
  const click = (one: Target, fits?: Way['fits']): Way => ({
    target: one,
    purpose: 'click',
    ...(fits && { fits }),
  });
  const signed = click({ ...target, role: 'drop-down' }, ({ node }) => isSigned(node));
  if (role === 'drop-down') return [signed];
  if (role === 'menu') {
    // Dots tell no name: they don't open a menu that is called otherwise.
    const dots =
      target.name === undefined || OF_DOTS.test(target.name) ? [click({ ...unkind, name: DOTS })] : [];
    return [
      ...dots,
      click(target, ({ node }) => node.isUsable),
      click(unkind, ({ node }) => isInOpener(node)),
    ];
  }
  const bare = click(unkind, (found) => isBareFold(found) && isSteady());
  if (role === undefined || FOLDED.has(role)) return [bare];
  if (role !== 'list' || verb !== 'expand') return [];
  if (!OF_SEVERAL.test(target.name ?? '')) return [signed];
  return [signed, click({ ...unkind, role: 'button' }, (found) => isButton(found) && isSteady())];
}

const FOLDED: ReadonlySet<Target['role']> = new Set([
  'section',
  'heading',
  'group',
  'disclosure',
  'form',
] as const);

/** "Queries" lists them; "Archive" may do something else than to show what was archived. */
const OF_SEVERAL = /[^s]s$/i;

/** What a menu is called whose button shows nothing else. */
const DOTS = 'three dots';
const OF_DOTS = /\b(?:dots?|kebab|ellipsis|overflow|more|options?|actions?|context)\b|[⋮⋯…]/i;

/** Nothing says what it does but its sign, or its name. */
const isBareSign = (found: Found, { role }: Target): boolean =>
  (role === 'menu' ||
    (role === 'list' && isButton(found)) ||
    ((role === 'drop-down' || role === 'list') && isSigned(found.node))) &&
  openerOf(found.node, found.screen) === undefined;

const isButton = ({ node }: Found): boolean => node.role === 'button' && node.isUsable;

/** Whether the page says of it that it unfolds something. */
export const isExpandable = ({ node, screen }: Found): boolean => openerOf(node, screen) !== undefined;

type Built = NonNullable<Target['role']> | 'anything';

/** What a thing of the kind is named by where it is folded: the section itself may not be there. */
const ALSO_BUILT_AS: Partial<Record<NonNullable<Target['role']>, readonly Built[]>> = {
  section: ['button', 'disclosure', 'anything'],
  disclosure: ['button', 'anything'],
  heading: ['button'],
  group: ['button', 'anything'],
  item: ['tree item', 'button', 'anything'],
  menu: ['button', 'menu item', 'link'],
  'drop-down': ['button'],
  'combo box': ['button'],
  'list box': ['button'],
  list: ['button'],
};

interface Turn {
  opener: Found;
  target: Target;
  wanted: boolean;
}

const turnFound = (turn: Turn, doing: Doing): ReturnType<typeof expandFound> =>
  !isExpandable(turn.opener) && isBareFold(turn.opener)
    ? turnBareFold(turn, doing)
    : expandFound(turn, doing);

/** Whether it had to be changed. */
export async function expandFound(
  { opener, target, wanted }: Turn,
  doing: Doing,
): Promise<boolean | 'native list'> {
  const { node, screen } = opener;
  const what = `${wanted ? 'open' : 'close'} ${describeTarget(target)}`;
  const before = readFold(node, screen);
  const opening = beforeOpening(node, screen);
  const again = watchFor(target, 'click', doing);
  const builtAnew = (on: typeof screen) => {
    const lookup = again(on);
    return 'seen' in lookup ? openerOf(lookup.seen.node, on) : undefined;
  };
  const watch: Watch<true> = (on) => {
    const now = later(node, on) ?? builtAnew(on);
    if (now && isTurned(readFold(now, on), before, wanted)) return { seen: true };
    return { missed: () => fault(what, `it was clicked, but it is not ${wanted ? 'open' : 'closed'}.`) };
  };
  if (before.kind === 'native list') {
    await gesture(what, { kind: 'focus', node }, doing);
    return 'native list';
  }
  if (before.isOpen === wanted) return false;
  if (before.kind === 'item') {
    // Items of a tree unfold by the arrow keys; a click on their text may do something else.
    await gesture(what, { kind: 'press', key: wanted ? 'ArrowRight' : 'ArrowLeft', node }, doing);
    if (await soon(doing, KEYED, watch)) return true;
  } else {
    await gesture(what, { kind: 'hover', node }, doing);
  }
  // A menu may open as soon as the mouse is over it; a click would close it again.
  if (await soon(doing, 0, watch)) return true;
  const at = before.kind === 'item' ? { at: { x: 6, y: 6 } } : {};
  await gesture(what, { kind: 'click', node, ...at }, doing);
  await poll(doing, watch);
  // A box may say that it is open before its list is drawn, and what comes next is looked for in that.
  if (wanted && hasPopup(node))
    await soon(doing, DRAWN, (on) => (popupOf(opening, on)?.text ? { seen: true } : undefined));
  return true;
}

const hasPopup = ({ role, attributes: { popup = 'false' } }: ScreenNode): boolean =>
  role === 'combobox' || /^(?:true|menu|listbox|tree|grid)$/.test(popup);

const DRAWN = 600;

const KEYED = 600;
