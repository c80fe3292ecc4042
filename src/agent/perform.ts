/** The acting part: carries an action out on a page, or tells by a StepError why it could not. */
import { carryOut, isPageInteraction, type PageInteraction } from '../act/carryOut.js';
import { performed, type Doing } from '../act/Doing.js';
import { isJudged, type Judged } from '../judge/judge.js';
import { describeAction } from '../meaning/describe.js';
import { createDeadline } from '../screen/deadline.js';
import { StepError } from '../screen/StepError.js';
import {
  isExpectation,
  type Act,
  type Action,
  type ActionKind,
  type ActionOf,
  type Performed,
} from './Act.js';
import { asStepError } from './around/attempt.js';
import * as device from './around/device.js';
import * as dialogs from './around/dialogs.js';
import * as downloads from './around/downloads.js';
import { judgeOnPage } from './around/holding.js';
import * as navigate from './around/navigate.js';
import { takePicture } from './around/pictures.js';
import { expectAccessible, expectProblem } from './around/problems.js';
import * as remember from './around/remember.js';
import * as stored from './around/stored.js';
import * as tabs from './around/tabs.js';
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
  const why = (ONLY_ON_PHONES as { [Kind in ActionKind]?: string })[action.kind];
  if (why !== undefined) return Promise.reject(refusal(action, why));
  const perform = PERFORMERS[action.kind as Rest] as (action: Action, act: Act) => Promise<Performed>;
  act.world.isTouched = true;
  return perform(action, { ...act, isContinued: false });
}

function runPart(part: Action, act: Act, timeout = act.deadline.rest()): Promise<Performed> {
  return run(part, { ...act, deadline: createDeadline(timeout, act.signal), isContinued: false });
}

/** What must hold for a while may take that much longer. */
export function timeOf(action: Action, timeout: number): number {
  return (action.limit ?? timeout) + ('lasting' in action ? (action.lasting ?? 0) : 0);
}

type Rest = Exclude<
  ActionKind,
  PageInteraction['kind'] | Judged['kind'] | keyof typeof ONLY_ON_PHONES | 'repeatSteps'
>;

/** Each is called as the kind of action that it carries out. */
export const PERFORMERS: { [Kind in Rest]: (action: ActionOf<Kind>, act: Act) => Promise<Performed> } = {
  ...navigate,
  ...tabs,
  ...dialogs,
  ...downloads,
  ...stored,
  ...device,
  ...remember,
  ...{ wait, takePicture, expectProblem, expectAccessible },
};

export async function wait(
  { milliseconds }: ActionOf<'wait'>,
  { signal }: Pick<Doing, 'signal'>,
): Promise<Performed> {
  // The step asks for this time, so its own limit doesn't cut it short.
  await createDeadline(milliseconds, signal).sleep(milliseconds);
  return performed(`Waited ${milliseconds / 1000} s.`);
}

const PERMISSION =
  'A browser asks for it outside of the page. Please set `permissions` of Playwright, or write "Click …", if the page itself asks.';

/** Why a page can't do it. */
const ONLY_ON_PHONES = {
  swipe: 'A page in a browser has no finger on it. Please write "Scroll …" or "Drag …".',
  usePhone: 'The case runs in a browser, not on a phone. Please set its `device`, or leave the step out.',
  zoom: 'A page in a browser has no fingers on it. Please write "Click …", if it has a button for that.',
  allowPermission: PERMISSION,
  denyPermission: PERMISSION,
} satisfies { [Kind in ActionKind]?: string };

function refusal(action: Action, why: string): StepError {
  const words = describeAction(action);
  return new StepError(
    'action failed',
    `Failed to ${words.charAt(0).toLowerCase()}${words.slice(1)}: ${why}`,
  );
}
