/** The acting part: carries an action out on a page, or tells by a StepError why it could not. */
import type { Act } from './act/act.js';
import { select } from './act/choose.js';
import { createDeadline } from './act/deadline.js';
import { goBack, goForward, open, reload } from './act/navigate.js';
import { asStepError } from './act/pageErrors.js';
import { check, click, doubleClick, hover, uncheck } from './act/pointer.js';
import { wait } from './act/wait.js';
import { clear, fill, fillForm, press } from './act/write.js';
import type { Action, ActionKind, ActionOf, Performed } from './action.js';
import { expectContent, expectEmpty } from './expect/content.js';
import { expectCount } from './expect/count.js';
import { expectPage, expectTitle, expectUrl } from './expect/location.js';
import { expectState } from './expect/state.js';
import { expectVisible, waitFor } from './expect/visible.js';
import type { Scene } from './scene/Scene.js';

export interface PerformContext {
  scene: Scene;
  /** Milliseconds that the whole action may take. */
  timeout: number;
  /** Its reason is what `perform` rejects with. */
  signal?: AbortSignal;
}

export async function perform(action: Action, context: PerformContext): Promise<Performed> {
  const { scene, timeout, signal } = context;
  signal?.throwIfAborted();
  const act: Act = {
    scene,
    page: scene.page,
    startUrl: scene.startUrl,
    signal,
    deadline: createDeadline(timeout, signal),
  };
  const run = PERFORMERS[action.kind] as (action: Action, act: Act) => Promise<Performed>;
  try {
    return await run(action, act);
  } catch (error) {
    signal?.throwIfAborted();
    throw asStepError(error);
  }
}

const PERFORMERS: { [Kind in ActionKind]: (action: ActionOf<Kind>, act: Act) => Promise<Performed> } = {
  open,
  goBack,
  goForward,
  reload,
  click,
  doubleClick,
  hover,
  check,
  uncheck,
  fill,
  fillForm,
  clear,
  select,
  press,
  wait,
  waitFor,
  expectVisible,
  expectContent,
  expectEmpty,
  expectState,
  expectCount,
  expectTitle,
  expectUrl,
  expectPage,
};
