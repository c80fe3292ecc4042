/** Carries an action out on a phone, or tells by a StepError why it could not. */
import { carryOut, isHandDeed } from '../../act/carryOut.js';
import { hold } from '../../judge/hold.js';
import { isJudged, type Judged } from '../../judge/judge.js';
import { createDeadline, type Deadline } from '../../screen/deadline.js';
import { isExpectation, type Action, type Expectation, type Performed } from '../action.js';
import { fillIn } from '../scene/fillIn.js';
import { shownByDialog } from '../scene/shownByDialog.js';
import { StepError } from '../StepError.js';
import { alertText, expectDialog, ofAnyAlert } from './alerts.js';
import { notOnPhone } from './notOnPhone.js';
import { isPhoneDeed, PHONE_DEEDS } from './phoneDeeds.js';
import { asPhoneError } from './phoneErrors.js';
import { handsOf, type OnPhone, type PhoneScene } from './PhoneScene.js';

/** @param timeout milliseconds that the whole action may take */
export async function performOnPhone(
  said: Action,
  { scene, timeout, signal }: { scene: PhoneScene; timeout: number; signal: AbortSignal },
): Promise<Performed> {
  signal.throwIfAborted();
  const action = fillIn(said, scene.remembered);
  const deadline = createDeadline(timeOf(action, timeout), signal, noAnswer);
  if (!isExpectation(action)) scene.memory.prepare();
  try {
    return await run(action, onPhone(scene, deadline, signal));
  } catch (error) {
    signal.throwIfAborted();
    throw asPhoneError(error);
  } finally {
    scene.memory.end();
  }
}

function onPhone(scene: PhoneScene, deadline: Deadline, signal: AbortSignal): OnPhone {
  const perform: OnPhone['perform'] = (part, time = deadline.rest()) =>
    run(part, onPhone(scene, createDeadline(time, signal, noAnswer), signal));
  return { scene, deadline, signal, perform };
}

async function run(action: Action, on: OnPhone): Promise<Performed> {
  const why = notOnPhone(action, on.scene.platform);
  if (why !== undefined) throw new StepError('action failed', why);
  if (isPhoneDeed(action)) {
    const perform = PHONE_DEEDS[action.kind as keyof typeof PHONE_DEEDS] as (
      action: Action,
      on: OnPhone,
    ) => Promise<Performed>;
    return perform(action, on);
  }
  if (isExpectation(action) && isJudged(action)) return judgeOnPhone(action, on);
  if (isHandDeed(action)) return carryOut(action, handsOf(on));
  throw new StepError('action failed', `A phone can't do this yet: ${action.kind}.`);
}

async function judgeOnPhone(expectation: Expectation & Judged, on: OnPhone): Promise<Performed> {
  const { scene, deadline } = on;
  const { memory, driver } = scene;
  const before = { startUrl: undefined, memory, screen: memory.before };
  const ofAlert = ofAnyAlert(expectation);
  const isOpen = async () => ofAlert !== undefined && (await alertText(scene.phone)) !== undefined;
  if (ofAlert && (await deadline.race(isOpen()))) return expectDialog(ofAlert, on);
  const look = driver.look.bind(driver);
  const done = await hold(expectation, { look, deadline, before }).catch(async (error: unknown) => {
    // It may have opened meanwhile.
    if (ofAlert && (await isOpen())) return expectDialog(ofAlert, on);
    throw error;
  });
  // An alert of the system's is in no app's source.
  const alert = isDenial(expectation) ? await deadline.race(alertText(scene.phone)) : undefined;
  const shown = alert === undefined ? undefined : { type: () => 'alert', message: () => alert };
  const denied = shown && shownByDialog(expectation, [shown]);
  if (denied !== undefined) throw denied;
  return done;
}

const isDenial = (expectation: Expectation): boolean => 'negated' in expectation && expectation.negated;

/** What must hold for a while may take that much longer. */
const timeOf = (action: Action, timeout: number): number =>
  (action.limit ?? timeout) + ('lasting' in action ? (action.lasting ?? 0) : 0);

const noAnswer = (timeout: number): StepError =>
  new StepError(
    'page unreachable',
    `The phone gave no answer for ${Math.round(timeout / 100) / 10} s. Please look at the log of the Appium server, or give the steps more time (stepTimeout).`,
  );
