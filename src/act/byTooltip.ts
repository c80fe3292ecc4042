/** What shows its name only while the pointer is on it: a button that is but an icon, with a tooltip that comes and goes. */
import { groundAll } from '../grounding/ground.js';
import { fold } from '../grounding/names/compareNames.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Kind } from '../meaning/kinds.js';
import type { Target } from '../meaning/meaning.js';
import { type Gesture, GestureError } from '../screen/Driver.js';
import { OF_MARKUP, type Box, type Screen, type ScreenNode } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import type { Doing } from './Doing.js';
import { soon, watchForAny, type Found } from './find.js';
import { inside, holds, later, onlyOf, outermost, plain } from './nodes.js';

/** Undefined where the page calls something so, and where no tooltip does. */
export async function findByTooltip(target: Target, doing: Doing): Promise<Found | undefined> {
  if (target.name === undefined || target.ordinal !== undefined || !ICONS.has(target.role)) return undefined;
  const watchNames = watchForAny(target, doing);
  if (await soon(doing, NAMED_BY_THEN, watchNames)) return undefined;
  const called = await pointAtAll(target, doing, (screen) => 'seen' in watchNames(screen));
  const [only, another] = called;
  if (only === undefined) return undefined;
  const what = describeTarget(target);
  if (another !== undefined)
    throw new StepError(
      'target ambiguous',
      `${called.length} things have the tooltip of ${what}. Please say which one is meant: where it stands, or beside what.`,
    );
  const screen = await doing.deadline.race(doing.driver.look());
  const node = later(only, screen);
  return node && { node, screen, note: `Nothing shows the name of ${what} but its tooltip.` };
}

const NAMED_BY_THEN = 1_000;
const SHOWN_BY_THEN = 900;
const ICONS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  undefined,
  'button',
  'link',
  'image',
]);

/** Those whose tooltip is the name; none as soon as the page calls something so itself. */
async function pointAtAll(
  target: Target,
  doing: Doing,
  isNamed: (screen: Screen) => boolean,
): Promise<ScreenNode[]> {
  const screen = await doing.deadline.race(doing.driver.look());
  const called: ScreenNode[] = [];
  let hasTooltips = false;
  for (const [index, icon] of iconsFor(target, screen, doing).entries()) {
    // A page whose first icons have none has none.
    if (doing.deadline.isOver() || (index === TRIED && !hasTooltips)) return [];
    const said = await tooltipOf(icon, doing);
    hasTooltips ||= said !== undefined;
    if (said !== undefined && fold(said) === fold(target.name ?? '')) called.push(icon);
    if (isNamed(await pointAway(doing))) return [];
  }
  return called;
}

/** What is shown as long as a thing is pointed at covers nothing then, and is not taken for the tooltip of the next one. */
async function pointAway(doing: Doing): Promise<Screen> {
  await pointTo({ kind: 'pointAt', x: 0, y: 0 }, doing);
  return doing.deadline.race(doing.driver.look());
}

const TRIED = 3;
const MOST = 25;

/** Of the place that is said, all that can be used and shows no word. */
function iconsFor({ name: _, role, ...where }: Target, screen: Screen, doing: Doing): ScreenNode[] {
  const roles: Kind[] = role === 'link' ? ['link'] : ['button', 'link'];
  const all = roles.flatMap((one) =>
    groundAll({ ...where, role: one }, screen, 'click', doing.memory?.on(screen)),
  );
  const icons = [...new Set(all)].filter((node) => node.states.disabled !== true && isNameless(node));
  // One of those that would be left out may be called so, too. A phone has no pointer.
  return icons.length > MOST || screen.url === undefined ? [] : icons;
}

const isNameless = ({ names }: ScreenNode): boolean =>
  names.every(({ from, text }) => OF_MARKUP.has(from) || !/\p{L}{2}/u.test(text));

/** What appears beside it as long as it is pointed at, and is nothing to use. */
async function tooltipOf(icon: ScreenNode, doing: Doing): Promise<string | undefined> {
  const before = await doing.deadline.race(doing.driver.look());
  const node = later(icon, before);
  if (node === undefined || node.coveredBy !== undefined) return undefined;
  const known = new Set(before.nodes.filter(({ isVisible }) => isVisible).map(identityOf));
  if (!(await pointTo({ kind: 'hover', node }, doing))) return undefined;
  return soon(doing, SHOWN_BY_THEN, (screen) => {
    // To be pointed at it may have been scrolled into view.
    const now = later(icon, screen) ?? node;
    const tips = screen.nodes.filter(
      (one) => one.isVisible && !known.has(identityOf(one)) && isTip(one, now),
    );
    const only = onlyOf(outermost(tips));
    return only && { seen: plain(only.text) };
  });
}

/** What can't be pointed at shows nothing. */
async function pointTo(gesture: Gesture, { driver, deadline, signal }: Doing): Promise<boolean> {
  try {
    await deadline.race(driver.do(gesture, { timeout: Math.min(SHOWN_BY_THEN, deadline.rest()), signal }));
    return true;
  } catch (error) {
    if (!(error instanceof GestureError) || signal?.aborted === true) throw error;
    return false;
  }
}

const identityOf = ({ key, id, text }: ScreenNode): string => `${key ?? id} ${text}`;

const isTip = (one: ScreenNode, icon: ScreenNode): boolean =>
  one.box.width > 0 &&
  one.text.trim() !== '' &&
  !holds(one, icon) &&
  !inside(one).some(({ isUsable }) => isUsable) &&
  isNear(one.box, icon.box);

const NEAR = 48;

const isNear = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + NEAR &&
  other.x < one.x + one.width + NEAR &&
  one.y < other.y + other.height + NEAR &&
  other.y < one.y + one.height + NEAR;
