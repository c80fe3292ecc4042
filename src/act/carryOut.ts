/** Carries out an action of mouse and keyboard: looks, finds what is meant, makes gestures, and looks what came of it. */
import { groundAll } from '../grounding/ground.js';
import type { ActionOf, Interaction, Target } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import { deselect, select, selectSeveral } from './controls/choose.js';
import { chooseTyped, leavesTyped } from './controls/chooseTyped.js';
import { closeWidget, openWidgetTab } from './controls/closing.js';
import { collapse, expand } from './controls/expand.js';
import { decrease, increase, setToEnd } from './controls/step.js';
import { check, uncheck } from './controls/tick.js';
import { performed, type InteractionKind, type Doing } from './Doing.js';
import { drag, dragBy } from './drag.js';
import { clear, fill, fillForm, fillWith } from './fill.js';
import { findOne, poll } from './find.js';
import { whileGone } from './gesture.js';
import { focus, leave, selectText } from './focus.js';
import { click, clickOutside, doubleClick, hover, longPress, movePointerAway, rightClick } from './point.js';
import { press, type } from './press.js';
import { scroll, scrollTo } from './scroll.js';
import { pickDay, turnCalendar } from './whole/calendar.js';
import { doIf, pass, until, waitFor } from './whole/compound.js';
import { operate } from './whole/operate.js';
import { rate } from './whole/rate.js';
import { signIn, signOut } from './whole/signIn.js';
import { sort } from './whole/sort.js';
import { submit } from './whole/submit.js';
import { upload } from './whole/upload.js';
import type { Driver, Gesture } from '../screen/Driver.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { CaseMemory } from './CaseMemory.js';
import { later } from './nodes.js';

const INTERACTIONS = {
  ...{ click, doubleClick, rightClick, longPress, hover, movePointerAway, clickOutside, drag, dragBy },
  ...{ scrollTo, scroll, focus, leave, selectText, press, type, check, uncheck },
  ...{ fill, fillWith, fillForm, clear, submit, upload, select, selectSeveral, deselect },
  ...{ increase, decrease, setToEnd, expand, collapse, openWidgetTab, closeWidget },
  ...{ sort, rate, turnCalendar, pickDay, signIn, signOut, operate, until, if: doIf, waitFor, pass },
} satisfies { [Kind in InteractionKind]?: (action: ActionOf<Kind>, doing: Doing) => Promise<Performed> };

type Run = (action: PageInteraction, doing: Doing) => Promise<Performed>;
export type PageInteraction = Interaction & { kind: keyof typeof INTERACTIONS };

export const isPageInteraction = (action: { kind: string }): action is PageInteraction =>
  action.kind in INTERACTIONS;

export async function carryOut(action: PageInteraction, given: Doing): Promise<Performed> {
  const typed = given.memory?.typed;
  if (typed !== undefined && leavesTyped(action, typed)) await chooseTyped(given);
  const doing =
    given.turn === undefined ? { ...given, driver: ofLastLook(given.driver, given.memory) } : given;
  const run = INTERACTIONS[action.kind] as Run;
  const target = 'target' in action ? action.target : undefined;
  const isOfEach = target?.each === 'each' && doing.turn === undefined;
  if (isOfEach) return ofEach(target, action, run, doing);
  return REPEATED.has(action.kind) ? whileGone(() => run(action, doing), doing) : run(action, doing);
}

/** To do them once more comes to the same, where a page was on its way out. */
const REPEATED: ReadonlySet<PageInteraction['kind']> = new Set<PageInteraction['kind']>([
  ...(['fill', 'fillForm', 'clear', 'check', 'uncheck', 'select', 'selectSeveral', 'openWidgetTab'] as const),
]);

/** One after the other, as they stood when it began: what is removed makes the others move up. */
async function ofEach(target: Target, action: PageInteraction, run: Run, doing: Doing): Promise<Performed> {
  const { each: _each, ...one } = target;
  const first = await findFirstOf(one, doing);
  const all = groundAll(one, first.screen, 'click', doing.memory?.on(first.screen));
  const done: Performed[] = [];
  for (const { key } of all) {
    if (key === undefined)
      throw new Error('A driver that gives no keys can do nothing to each of several things.');
    const isThere = await poll(doing, (screen) => ({ seen: screen.nodes.some((node) => node.key === key) }));
    // It went with what was done to those before.
    if (isThere) done.push(await run(action, { ...doing, turn: key }));
  }
  const summary = done[0]?.summary.replace(/\.$/, '') ?? 'Did nothing';
  return performed(
    `${summary}: ${done.length} ${done.length === 1 ? 'thing' : 'things'}.`,
    first,
    done.map(({ note }) => note),
  );
}

/** Waits until one is there; several are what is wanted. */
const findFirstOf = (target: Target, doing: Doing) => findOne({ ...target, ordinal: 1 }, 'click', doing);

/** A driver acts on nodes of its last look; an action may have looked since it found its thing, which then is that thing's later node. */
function ofLastLook(driver: Driver, memory?: CaseMemory): Driver {
  let last: Screen | undefined;
  let hasBegun = false;
  const now = (node: ScreenNode): ScreenNode =>
    last === undefined || last.nodes[node.id] === node ? node : (later(node, last) ?? node);
  return {
    look: async (options) => {
      last = await driver.look(options);
      if (!hasBegun) memory?.see(last);
      return last;
    },
    do: async (gesture, options) => {
      if (!hasBegun && memory !== undefined) {
        // A key may be pressed without a look for anything.
        last ??= await driver.look();
        memory.see(last);
        memory.begin(last);
      }
      hasBegun = true;
      return driver.do(renew(gesture, now), options);
    },
  };
}

function renew(gesture: Gesture, now: (node: ScreenNode) => ScreenNode): Gesture {
  const { node, onto, chosen } = gesture as { node?: ScreenNode; onto?: ScreenNode; chosen?: ScreenNode[] };
  return {
    ...gesture,
    ...(node && { node: now(node) }),
    ...(onto && { onto: now(onto) }),
    ...(chosen && { chosen: chosen.map(now) }),
  };
}
