/** Makes one gesture; if that fails, tells why in the user's words. */
import { type Gesture, GestureError, type Obstacle } from '../screen/Driver.js';
import type { ScreenNode } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import type { Purpose } from '../grounding/Grounding.js';
import { marksOf } from '../grounding/kinds/marks.js';
import { notesOf } from '../judge/Judgement.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import { performed, type Doing } from './Doing.js';
import { findByTooltip } from './byTooltip.js';
import { findOne, poll, soon, type Found } from './find.js';
import { around, focusedIn, holds, isOf, later, nameOf, sayMarkup } from './nodes.js';

/**
 * Gives a note where it closed the window.
 * @param what as in "Failed to …": `click the "Save" button`
 */
export async function gesture(what: string, made: Gesture, doing: Doing): Promise<string | undefined> {
  const { driver, deadline, signal } = doing;
  const began = performance.now();
  try {
    await deadline.race(driver.do(made, { timeout: deadline.rest(), signal }));
  } catch (error) {
    if (!(error instanceof GestureError) || signal?.aborted === true) throw error;
    if (error.obstacle === 'closed') return error.message;
    const cover = error.cover ?? coverOf(error.obstacle, made);
    const why =
      cover === undefined
        ? (WHY[error.obstacle] ?? `${error.message.replace(/\.$/, '')}. ${READY}`)
        : COVERED;
    throw new StepError('action failed', `Failed to ${what}: ${sayCover(why, cover)}`, {
      cause: error,
    });
  }
  doing.memory?.did(made, began);
  return undefined;
}

/** What lay over a thing when it was seen is why the time was over, where there was too little of it to try long. */
function coverOf(obstacle: Obstacle, made: Gesture): string | undefined {
  const cover = made.kind === 'click' || made.kind === 'hover' ? made.node.coveredBy : undefined;
  return obstacle === 'late' && cover !== undefined ? sayMarkup(cover) : undefined;
}

export const fault = (what: string, why: string): StepError =>
  new StepError('action failed', `Failed to ${what}: ${why}`);

const READY = 'Please check that the page is ready for it.';
const LATE =
  "the step's time was over. Please check that the page is ready for it, or give the step more time.";
const COVERED = 'it is covered by …, which takes the click. Please close or remove that first.';

const WHY: Partial<Record<Obstacle, string>> = {
  disabled: 'it is disabled. Please do first what enables it.',
  'read-only': 'it is read-only. Please fill in another field.',
  covered: COVERED,
  hidden: 'it is not visible any more. Please wait for it first.',
  gone: 'it is not visible any more. Please wait for it first.',
  moving: 'it does not stop moving.',
  outside: 'it lies outside of the page that can be seen.',
  late: LATE,
};

const sayCover = (why: string, cover = 'something else'): string => why.replace('…', cover);

/** Finds a thing and does something to it; what is built anew in between is found anew. */
export async function findAndDo(
  { target, purpose, what }: { target: Target; purpose: Purpose; what: string },
  make: (found: Found) => Gesture,
  doing: Doing,
): Promise<Found> {
  return whileGone(async () => {
    const byTooltip = purpose === 'click' ? await findByTooltip(target, doing) : undefined;
    const found = await leaveSuggestions(byTooltip ?? (await findOne(target, purpose, doing)), doing);
    return { ...found, note: notesOf(found.note, await gesture(what, make(found), doing)) };
  }, doing);
}

/** One gesture at one thing, as in "Failed to hover over …" and "Hovered over …". */
export const deed =
  (verb: string, done: string, make: (node: ScreenNode) => Gesture, purpose: Purpose = 'click') =>
  async ({ target }: { target: Target }, doing: Doing): Promise<Performed> => {
    const words = describeTarget(target);
    const what = { target, purpose, what: `${verb} ${words}` };
    return performed(`${done} ${words}.`, await findAndDo(what, ({ node }) => make(node), doing));
  };

/** What lies under the suggestions for what was just typed: who goes on with it leaves the field, and they close. */
async function leaveSuggestions(found: Found, doing: Doing): Promise<Found> {
  const { node, screen } = found;
  const cover = node.coveredBy;
  const list = cover && [cover, ...around(cover)].find(isOfSuggestions);
  const field = focusedIn(screen);
  if (list === undefined || holds(list, node) || field?.states.editable !== true) return found;
  // As long as the pointer is on them, many stay.
  await gesture(`leave ${sayNode(field)}`, { kind: 'hover', node: field }, doing);
  await gesture(`focus ${sayNode(node)}`, { kind: 'focus', node }, doing);
  await soon(doing, CLOSES, (now) =>
    later(node, now)?.coveredBy === undefined ? { seen: true } : undefined,
  );
  return found;
}

/** By its role, or by what the markup calls a list that comes up below a field. */
const isOfSuggestions = (node: ScreenNode): boolean =>
  isOf(node, 'listbox', 'menu') ||
  (isOf(node, 'list') && /typeahead|auto-?complete|suggest/.test(marksOf(node)));

/** In milliseconds: kits wait whether the list itself is clicked. */
const CLOSES = 1_000;

/** What was built anew before something was done to it is found anew. */
export async function whileGone<T>(attempt: () => Promise<T>, { deadline }: Doing): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasObstacle(error, 'gone') || deadline.isOver()) throw error;
    }
  }
}

export const hasObstacle = (error: unknown, obstacle: Obstacle): boolean =>
  error instanceof StepError && error.cause instanceof GestureError && error.cause.obstacle === obstacle;

/** Scrolls free what is out of view or covered, since a person sees what is written into; waits while something covers it. */
export async function reach(found: Found, what: string, doing: Doing): Promise<Found> {
  const { node } = found;
  if (node.isInView && node.coveredBy === undefined) return found;
  await gesture(what, { kind: 'reveal', node }, doing);
  return poll(doing, (screen) => {
    const now = later(node, screen);
    if (now === undefined) return { missed: () => fault(what, WHY.gone ?? '') };
    if (now.coveredBy === undefined) return { seen: { ...found, node: now, screen } };
    const cover = now.coveredBy;
    return { missed: () => fault(what, sayCover(COVERED, sayMarkup(cover))) };
  });
}

/** For what must not be done to a thing in that state; waits until it is not. */
export async function untilUsable(found: Found, what: string, doing: Doing): Promise<Found> {
  const why = ({ states }: ScreenNode) =>
    states.disabled === true ? WHY.disabled : states.readOnly === true ? WHY['read-only'] : undefined;
  if (why(found.node) === undefined) return found;
  return poll(doing, (screen) => {
    const now = later(found.node, screen);
    const reason = now === undefined ? WHY.gone : why(now);
    if (now !== undefined && reason === undefined) return { seen: { ...found, node: now, screen } };
    return { missed: () => fault(what, reason ?? READY) };
  });
}

export const sayNode = (node: ScreenNode): string =>
  `${node.role === '' ? 'thing' : node.role} "${nameOf(node)}"`;
