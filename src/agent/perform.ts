/** The acting part: carries an action out on a page, or tells by a StepError why it could not. */
import { carryOut, isHandDeed, type HandDeed } from '../act/carryOut.js';
import type { Act } from './act/act.js';
import { createDeadline } from './act/deadline.js';
import { goTo } from './act/goTo.js';
import { goBack, goForward, open, reload } from './act/navigate.js';
import { asStepError } from './act/pageErrors.js';
import { SCENE_PERFORMERS } from './act/sceneDeeds.js';
import { wait } from './act/wait.js';
import { isExpectation, type Action, type ActionKind, type ActionOf, type Performed } from './action.js';
import { isJudged, type Judged } from '../judge/judge.js';
import { judgeOnPage } from './expect/judgeOnPage.js';
import { sceneExpectations } from './expect/sceneExpectations.js';
import { handsOf } from './scene/handsOf.js';
import { inScene } from './scene/inScene.js';
import type { Scene } from './scene/Scene.js';

export interface PerformContext {
  scene: Scene;
  /** Milliseconds that the whole action may take. */
  timeout: number;
  /** Its reason is what `perform` rejects with. */
  signal?: AbortSignal;
  /** Nobody has touched the page since the action before. */
  continues?: boolean;
}

export async function perform(action: Action, context: PerformContext): Promise<Performed> {
  const { scene, timeout, signal, continues = false } = context;
  signal?.throwIfAborted();
  const { startUrl } = scene;
  const deadline = createDeadline(timeOf(action, timeout), signal);
  const start = { scene, startUrl, signal, deadline, isContinued: continues && !scene.isTouched };
  scene.isTouched = false;
  try {
    return await inScene(action, start, run);
  } catch (error) {
    signal?.throwIfAborted();
    throw asStepError(error);
  }
}

function run(action: Action, act: Act): Promise<Performed> {
  if (isExpectation(action) && isJudged(action)) return judgeOnPage(action, act);
  if (isHandDeed(action))
    return carryOut(
      action,
      handsOf(act, (part, timeout) => runPart(part, act, timeout)),
    );
  const perform = PERFORMERS[action.kind as Rest] as (action: Action, act: Act) => Promise<Performed>;
  act.scene.isTouched = true;
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

type Rest = Exclude<ActionKind, HandDeed['kind'] | Judged['kind'] | 'repeatSteps'>;

const PERFORMERS: { [Kind in Rest]: (action: ActionOf<Kind>, act: Act) => Promise<Performed> } = {
  open,
  goTo,
  goBack,
  goForward,
  reload,
  ...SCENE_PERFORMERS,
  wait,
  ...sceneExpectations,
};
