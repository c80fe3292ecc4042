/** Opens and closes what folds: menus, boxes, sections, accordions, tree items. What is so already stays untouched. */
import type { Performed, Target } from '../../action.js';
import { isPopup } from '../../describeHandDeed.js';
import { describeTarget } from '../../describeTarget.js';
import { steadyTime, type Found } from '../../find/findOne.js';
import type { HandDeedOf } from '../../handDeed.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { createDeadline } from '../deadline.js';
import { findFirst, type Way } from '../findFirst.js';
import { performed } from '../performed.js';
import { poll } from '../poll.js';
import { OPENER, readFold, wayToOpener, type Fold } from './fold.js';

export function expand({ target }: HandDeedOf<'expand'>, act: Act): Promise<Performed> {
  return turn({ target, wanted: true }, act);
}

export function collapse({ target }: HandDeedOf<'collapse'>, act: Act): Promise<Performed> {
  return turn({ target, wanted: false }, act);
}

async function turn({ target, wanted }: { target: Target; wanted: boolean }, act: Act): Promise<Performed> {
  const opener = await findExpandable(target, wanted ? 'expand' : 'collapse', act);
  const changed = await expandFound({ opener, target, wanted }, act);
  const words = isPopup(target)
    ? ['Opened', 'Closed', 'open', 'closed']
    : ['Expanded', 'Collapsed', 'expanded', 'collapsed'];
  const [done = '', state = ''] = wanted ? [words[0], words[2]] : [words[1], words[3]];
  if (changed === 'native list') {
    return performed(`Focused ${describeTarget(target)}, whose list the browser shows itself.`, opener);
  }
  const name = describeTarget(target);
  return performed(changed ? `${done} ${name}.` : `Left ${name} ${state}, as it was.`, opener);
}

/**
 * Finds the part that is clicked to unfold the thing.
 * @param evenUnmarked Takes at last also a thing of which the page doesn't say that it unfolds anything.
 */
export async function findExpandable(
  target: Target,
  verb: string,
  act: Act,
  { evenUnmarked = false } = {},
): Promise<Found> {
  const fits = async (found: Found) => (await wayOf(found, act)) !== undefined;
  const roles = ALSO_BUILT_AS[target.role ?? 'section'] ?? [];
  const { role: _role, ...unkind } = target;
  const others = roles.map((role) => ({ ...unkind, ...(role !== 'anything' && { role }) }));
  const named = target.name === undefined ? [] : others;
  // What is folded away is found no more, so what unfolds it is looked for first.
  const ways: Way[] = [...named, target].map((one) => ({
    ...{ target: one, purpose: 'click' as const, fits },
    tells: one === target,
  }));
  if (evenUnmarked && named.length > 0) {
    ways.push({ target: unkind, purpose: 'click', fits: createSteadiness(act) });
  }
  const why = 'the page does not say whether it is open (it has no aria-expanded). Please click it instead.';
  const unfit = () => new StepError('action failed', `Failed to ${verb} ${describeTarget(target)}: ${why}`);
  const found = await findFirst(ways, act, unfit);
  const way = await wayOf(found, act);
  return way === undefined || way === '' ? found : { ...found, locator: found.locator.locator(way) };
}

/** Whether the page says of it that it unfolds something. */
export async function isExpandable(found: Found, act: Act): Promise<boolean> {
  return (await wayOf(found, act)) !== undefined;
}

function wayOf({ locator }: Found, act: Act): Promise<string | undefined> {
  return locator.evaluate(wayToOpener, OPENER, { timeout: act.deadline.glance() });
}

/** A page that is being built may say a moment later what a thing is. */
function createSteadiness(act: Act): () => Promise<boolean> {
  const enough = steadyTime(act);
  let since: number | undefined;
  return () => {
    since ??= performance.now();
    return Promise.resolve(performance.now() - since >= enough);
  };
}

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

/** Whether it had to be changed. */
export async function expandFound(
  { opener, target, wanted }: Turn,
  act: Act,
): Promise<boolean | 'native list'> {
  const { locator } = opener;
  const what = { what: `${wanted ? 'open' : 'close'} ${describeTarget(target)}`, locator };
  const read = () => locator.evaluate(readFold, undefined, { timeout: act.deadline.glance() });
  const before = await attempt(what, act, read);
  if (before.kind === 'native list') {
    await attempt(what, act, () => locator.focus({ timeout: act.deadline.rest() }));
    return 'native list';
  }
  if (before.isOpen === wanted) return false;
  if (before.kind === 'item' && (await turnByKey({ opener, target, wanted }, act))) return true;
  await attempt(what, act, () => locator.hover({ timeout: act.deadline.rest() }));
  // A menu may open as soon as the mouse is over it; a click would close it again.
  const hovered = await attempt(what, act, read);
  if (isTurned(hovered, before, wanted)) return true;
  const position = before.kind === 'item' ? { position: { x: 6, y: 6 } } : {};
  await attempt(what, act, () => locator.click({ ...position, timeout: act.deadline.rest() }));
  await poll(act.deadline, async () => {
    const now = await locator.evaluate(readFold, undefined, { timeout: act.deadline.glance() });
    if (isTurned(now, before, wanted)) return { seen: true };
    const why = `it was clicked, but it is not ${wanted ? 'open' : 'closed'}.`;
    return {
      missed: () => Promise.resolve(new StepError('action failed', `Failed to ${what.what}: ${why}`)),
    };
  });
  return true;
}

/** One that doesn't say whether it is open is judged by what can be seen of menus and lists. */
function isTurned(now: Fold, before: Fold, wanted: boolean): boolean {
  if (now.isOpen !== undefined) return now.isOpen === wanted;
  return wanted ? now.popups > before.popups : now.popups < before.popups;
}

/** Items of a tree unfold by the arrow keys; a click on their text may do something else. */
async function turnByKey({ opener: { locator }, wanted }: Turn, act: Act): Promise<boolean> {
  await locator.focus({ timeout: act.deadline.rest() });
  await locator.press(wanted ? 'ArrowRight' : 'ArrowLeft', { timeout: act.deadline.rest() });
  const soon = createDeadline(act.deadline.glance(), act.signal);
  const unturned = new Error('The key did not turn it.');
  try {
    return await poll(soon, async () => {
      const { isOpen } = await locator.evaluate(readFold, undefined, { timeout: act.deadline.glance() });
      return isOpen === wanted ? { seen: true } : { missed: () => Promise.resolve(unturned) };
    });
  } catch (error) {
    if (error === unturned) return false;
    throw error;
  }
}
