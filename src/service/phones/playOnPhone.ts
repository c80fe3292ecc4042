/** The steps of a case on a phone, one after the other, until one doesn't hold; each reported and shown. */
import { firstLineOf } from '../ApiError.js';
import { createDeadline, StepError } from '../../agent/index.js';
import { appArgument, performOnPhone, screenshotOf, type PhoneWorld } from '../../agent/phone/index.js';
import type { BackEndSession } from '../devices.js';
import { failed, type Attempt, isOwn, mayCheck, type Job, type ReadStep } from '../sessions/jobs.js';
import { NOTHING_CHECKED, allPassed, playSteps } from '../sessions/carryOut.js';
import { PhoneObserver } from '../observe/Observer.js';
import type { Ending } from '../sessions/KeptSession.js';
import type { Shown } from '../observe/lookAround.js';

interface PhonePlay extends BackEndSession {
  world: PhoneWorld;
}

export async function playOnPhone(steps: readonly ReadStep[], session: PhonePlay): Promise<Ending> {
  const { log, settings, signal } = session;
  const observer = new PhoneObserver(log, settings);
  const play = { ...session, world: observed(session.world, observer) };
  const context = {
    ...{ log, settings, signal, observer, place: {}, capture: undefined },
    attempt: (job: Job) => attempt(job, play),
    show: (shown: Shown) => show(shown, play),
  };
  const notes: string[] = [];
  try {
    const stopped = await playSteps(steps, session, context);
    if (stopped) return stopped;
    const jobs = steps.flatMap((step) => step.jobs ?? []);
    const isChecked = jobs.some(mayCheck);
    if (!isChecked) notes.push(NOTHING_CHECKED);
    if (!jobs.some(leavesApp) && (await hasCrashed(play))) notes.push(GONE);
    return allPassed(steps, isChecked);
  } finally {
    for (const note of [...notes, ...session.world.notes]) observer.note(note, observer.lastMessageId);
    observer.tell(observer.lastMessageId);
  }
}

const GONE = 'App crash: the app was not running any more when the case had ended';

const leavesApp = ({ do: action }: Job): boolean => !isOwn(action) && action.kind === 'usePhone';

/** Nothing is looked at for it alone, since a look at a phone takes a second or two. */
function observed(world: PhoneWorld, observer: PhoneObserver): PhoneWorld {
  const { driver } = world;
  const look: typeof driver.look = async (options) => {
    const screen = await driver.look(options);
    observer.see(screen);
    return screen;
  };
  return { ...world, driver: { look, do: driver.do.bind(driver) } };
}

async function attempt({ do: action }: Job, play: PhonePlay): Promise<Attempt> {
  if (isOwn(action))
    throw new TypeError('A function of the user was to be refused when the steps were read.');
  const { world, settings, signal } = play;
  try {
    // Locators are written for Playwright.
    const done = await performOnPhone(action, { world, signal, timeout: settings.stepTimeout });
    const { note, picture, locator: _, ...reported } = done;
    return { reported: { verdict: 'passed', ...reported }, note, picture };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StepError)) throw error;
    return failed((await hasCrashed(play)) ? crashed(error, world) : error);
  }
}

/** Milliseconds, for what is asked beside the steps. */
const PATIENCE = 10_000;

/** Drivers that can't tell say nothing. */
async function hasCrashed({ world: { phone, app, platform }, signal }: PhonePlay): Promise<boolean> {
  if (app === undefined) return false;
  const asking = phone.executeScript('mobile: queryAppState', [appArgument(app, platform)]);
  const state = await createDeadline(PATIENCE, signal)
    .race(asking)
    .catch(() => undefined);
  // As Appium numbers them: not installed, and not running.
  return state === 0 || state === 1;
}

const crashed = ({ message }: StepError, { app = '' }: PhoneWorld): StepError =>
  new StepError(
    'page crashed',
    `The app ${app} is not running any more: it has crashed, or was closed. ${message}`,
  );

async function show({ step, messageId }: Shown, { log, world, signal }: PhonePlay): Promise<void> {
  try {
    const { bytes, size } = await createDeadline(PATIENCE, signal).race(screenshotOf(world.phone));
    log.picture(messageId, bytes, size);
  } catch (error) {
    signal.throwIfAborted();
    log.observe(`No picture of the screen after step ${step.number}: ${firstLineOf(error)}`, messageId);
  }
}
