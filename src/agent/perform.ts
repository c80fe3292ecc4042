/** The acting part: carries an action out on a page, or tells by a StepError why it could not. */
import { carryOut, isPageInteraction, type PageInteraction } from '../act/carryOut.js';
import type { Act } from './act/act.js';
import { createDeadline } from './act/deadline.js';
import { goTo } from './act/goTo.js';
import { goBack, goForward, open, reload } from './act/navigate.js';
import { asStepError } from './act/pageErrors.js';
import { SCENE_PERFORMERS } from './act/worldActions.js';
import { wait } from './act/wait.js';
import { isExpectation, type Action, type ActionKind, type ActionOf, type Performed } from './action.js';
import { isJudged, type Judged } from '../judge/judge.js';
import { judgeOnPage } from './expect/judgeOnPage.js';
import { worldExpectations } from './expect/worldExpectations.js';
import { doingOf } from './world/doingOf.js';
import { inWorld } from './world/inWorld.js';
import type { World } from './world/World.js';

export interface PerformContext {
  world: World;
  /** Milliseconds that the whole action may take. */
  timeout: number;
  /** Its reason is what `perform` rejects with. */
  signal?: AbortSignal;
  /** Nobody has touched the page since the action before. */
  continues?: boolean;
}

export async function perform(action: Action, context: PerformContext): Promise<Performed> {
  const { world, timeout, signal, continues = false } = context;
  signal?.throwIfAborted();
  const { startUrl } = world;
  const deadline = createDeadline(timeOf(action, timeout), signal);
  const start = { world, startUrl, signal, deadline, isContinued: continues && !world.isTouched };
  world.isTouched = false;
  try {
    return await inWorld(action, start, run);
  } catch (error) {
    signal?.throwIfAborted();
    throw asStepError(error);
  }
}

function run(action: Action, act: Act): Promise<Performed> {
  if (isExpectation(action) && isJudged(action)) return judgeOnPage(action, act);
  if (isPageInteraction(action))
    return carryOut(
      action,
      doingOf(act, (part, timeout) => runPart(part, act, timeout)),
    );
  const perform = PERFORMERS[action.kind as Rest] as (action: Action, act: Act) => Promise<Performed>;
  act.world.isTouched = true;
  return perform(action, { ...act, isContinued: false });
}

/** An action that is a part of another one. */
function runPart(part: Action, act: Act, timeout = act.deadline.rest()): Promise<Performed> {
  return run(part, { ...act, deadline: createDeadline(timeout, act.signal), isContinued: false });
}

/** What must hold for a while may take that much longer. */
function timeOf(action: Action, timeout: number): number {
  return (action.limit ?? timeout) + ('lasting' in action ? (action.lasting ?? 0) : 0);
}

type Rest = Exclude<ActionKind, PageInteraction['kind'] | Judged['kind'] | 'repeatSteps'>;

const PERFORMERS: { [Kind in Rest]: (action: ActionOf<Kind>, act: Act) => Promise<Performed> } = {
  open,
  goTo,
  goBack,
  goForward,
  reload,
  ...SCENE_PERFORMERS,
  wait,
  ...worldExpectations,
};
