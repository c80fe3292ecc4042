/** Carries an action out on a phone, or tells by a StepError why it could not. */
import { carryOut, isPageInteraction } from '../../act/carryOut.js';
import { hold } from '../../judge/hold.js';
import { isJudged, type Judged } from '../../judge/judge.js';
import { createDeadline, type Deadline } from '../../screen/deadline.js';
import { isExpectation, type Action, type Expectation, type Performed } from '../Act.js';
import { timeOf } from '../perform.js';
import { fillIn, shownByDialog } from '../world/actionHere.js';
import { StepError } from '../../screen/StepError.js';
import { alertText, expectDialog, ofAnyAlert } from './alerts.js';
import { notOnPhone } from './notOnPhone.js';
import { isPhoneInteraction, PHONE_INTERACTIONS } from './phoneActions.js';
import { doingOf, type OnPhone, type PhoneWorld } from './PhoneWorld.js';
import { firstLine } from '../../screen/phone/Phone.js';

/** @param timeout milliseconds that the whole action may take */
export async function performOnPhone(
  said: Action,
  { world, timeout, signal }: { world: PhoneWorld; timeout: number; signal: AbortSignal },
): Promise<Performed> {
  signal.throwIfAborted();
  const action = fillIn(said, world.remembered);
  const deadline = createDeadline(timeOf(action, timeout), signal, noAnswer);
  if (!isExpectation(action)) world.memory.prepare();
  try {
    return await run(action, onPhone(world, deadline, signal));
  } catch (error) {
    signal.throwIfAborted();
    throw asPhoneError(error);
  } finally {
    world.memory.end();
  }
}

function onPhone(world: PhoneWorld, deadline: Deadline, signal: AbortSignal): OnPhone {
  const perform: OnPhone['perform'] = (part, time = deadline.rest()) =>
    run(part, onPhone(world, createDeadline(time, signal, noAnswer), signal));
  return { world, deadline, signal, perform };
}

async function run(action: Action, on: OnPhone): Promise<Performed> {
  const why = notOnPhone(action, on.world.platform);
  if (why !== undefined) throw new StepError('action failed', why);
  if (isPhoneInteraction(action)) {
    const perform = PHONE_INTERACTIONS[action.kind as keyof typeof PHONE_INTERACTIONS] as (
      action: Action,
      on: OnPhone,
    ) => Promise<Performed>;
    return perform(action, on);
  }
  if (isExpectation(action) && isJudged(action)) return judgeOnPhone(action, on);
  if (isPageInteraction(action)) return carryOut(action, doingOf(on));
  throw new StepError('action failed', `A phone can't do this yet: ${action.kind}.`);
}

async function judgeOnPhone(expectation: Expectation & Judged, on: OnPhone): Promise<Performed> {
  const { world, deadline } = on;
  const { memory, driver } = world;
  const before = { startUrl: undefined, memory, screen: memory.before, earlier: memory.earlier };
  const ofAlert = ofAnyAlert(expectation);
  const isOpen = async () => ofAlert !== undefined && (await alertText(world.phone)) !== undefined;
  if (ofAlert && (await deadline.race(isOpen()))) return expectDialog(ofAlert, on);
  const look = driver.look.bind(driver);
  const done = await hold(expectation, { look, deadline, before }).catch(async (error: unknown) => {
    // It may have opened meanwhile.
    if (ofAlert && (await isOpen())) return expectDialog(ofAlert, on);
    throw error;
  });
  // An alert of the system's is in no app's source.
  const alert = isDenial(expectation) ? await deadline.race(alertText(world.phone)) : undefined;
  const shown = alert === undefined ? undefined : { type: () => 'alert', message: () => alert };
  const denied = shown && shownByDialog(expectation, [shown]);
  if (denied !== undefined) throw denied;
  return done;
}

const isDenial = (expectation: Expectation): boolean => 'negated' in expectation && expectation.negated;

const noAnswer = (timeout: number): StepError =>
  new StepError(
    'page unreachable',
    `The phone gave no answer for ${Math.round(timeout / 100) / 10} s. Please look at the log of the Appium server, or give the steps more time (stepTimeout).`,
  );

/** Errors of WebDriver by which a session, its device or its server is no more. */
const LOST: ReadonlySet<string> = new Set(['invalid session id', 'no such driver', 'no such window']);

/** Anything but a StepError came from the server, or from the way to it. */
function asPhoneError(error: unknown): unknown {
  if (error instanceof StepError || !(error instanceof Error)) return error;
  const words = firstLine(error);
  if (isServerAway(error)) return lost(`The Appium server does not answer: ${words}`, error);
  if (LOST.has(error.name)) return lost(`The session on the phone was lost: ${words}`, error);
  return lost(`Appium refused it: ${words}`, error);
}

const MEND = 'Please look at the log of the Appium server.';

const lost = (what: string, cause: Error): StepError =>
  new StepError('page unreachable', `${what.replace(/\.$/, '')}. ${MEND}`, { cause });

export function isServerAway(error: Error): boolean {
  return AWAY.test(`${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`);
}

const AWAY =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|UND_ERR|fail(?:ed)? to fetch|fetch failed|socket hang up|other side closed|aborted due to timeout/i;
