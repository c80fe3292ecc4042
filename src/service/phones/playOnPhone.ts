/** The steps of a case on a phone, one after the other, until one doesn't hold; each reported and shown. */
import { randomUUID } from 'node:crypto';
import { createDeadline, isExpectation, StepError } from '../../agent/index.js';
import { appArgument, performOnPhone, screenshotOf, type PhoneWorld } from '../../agent/phone/index.js';
import type { PromptStep } from '../../cases/readPrompt.js';
import type { BackEndSession } from '../devices/DeviceBackEnd.js';
import { failed, type Attempt } from '../sessions/attempt.js';
import { NOTHING_CHECKED, stepEnding } from '../sessions/carryOut.js';
import { PhoneObserver } from '../observe/PhoneObserver.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isOwn, type Job, type ReadStep } from '../sessions/readSteps.js';
import type { StepResult } from '../sessions/runStep.js';

interface PhonePlay extends BackEndSession {
  world: PhoneWorld;
}

interface Observed extends PhonePlay {
  observer: PhoneObserver;
}

/** Something to do of a step. */
interface Part {
  step: PromptStep;
  job: Job;
  action: number;
  actions: number;
  isLast: boolean;
}

export async function playOnPhone(steps: readonly ReadStep[], given: PhonePlay): Promise<Ending> {
  const observer = new PhoneObserver(given.log, given.settings);
  const play = { ...given, observer, world: observed(given.world, observer) };
  try {
    return await playAll(steps, play);
  } finally {
    observer.tellRest(given.world.notes);
  }
}

async function playAll(steps: readonly ReadStep[], play: Observed): Promise<Ending> {
  let messageId = '';
  for (const part of partsOf(steps)) {
    const { result, ...reported } = await carryOut(part, play);
    messageId = reported.messageId;
    const { verdict, summary } = result;
    if (verdict !== 'passed') return stepEnding(verdict, part.step, play, summary);
  }
  const jobs = steps.flatMap((step) => step.jobs ?? []);
  if (!jobs.some(isCheck)) play.log.observe(NOTHING_CHECKED, messageId);
  if (!jobs.some(leavesApp) && (await hasCrashed(play))) play.log.observe(GONE, messageId);
  const all = steps.length === 1 ? 'The one step' : `All ${steps.length} steps`;
  return { status: 'succeeded', result: 'passed', summary: `${all} passed.` };
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

function partsOf(steps: readonly ReadStep[]): Part[] {
  return steps.flatMap(({ step, jobs = [] }, number) =>
    jobs.map((job, index) => ({
      ...{ step, job, action: index + 1, actions: jobs.length },
      isLast: number === steps.length - 1 && index === jobs.length - 1,
    })),
  );
}

const isCheck = ({ do: action }: Job): boolean =>
  !isOwn(action) && (isExpectation(action) || action.kind === 'waitFor');

async function carryOut(part: Part, play: Observed): Promise<{ result: StepResult; messageId: string }> {
  const { step, job, action, actions } = part;
  const begun = performance.now();
  const { reported, note, picture } = await attempt(job, play);
  play.signal.throwIfAborted();
  const duration = Math.round(performance.now() - begun);
  const inner = job.inner === undefined ? {} : { inner: job.inner };
  const result: StepResult = { step: step.number, action, actions, ...inner, ...reported, duration };
  const messageId = tell(part, result, play);
  if (note !== undefined) play.log.observe(note, messageId);
  play.observer.place(messageId);
  if (picture) play.log.picture(messageId, picture, null);
  else if (isShown(part, result, play)) await show(step, messageId, play);
  return { result, messageId };
}

async function attempt({ do: action }: Job, play: PhonePlay): Promise<Attempt> {
  if (isOwn(action))
    throw new TypeError('A function of the user was to be refused when the steps were read.');
  const { world, settings, signal } = play;
  try {
    // Locators are written for Playwright.
    const {
      note,
      picture,
      locator: _,
      ...reported
    } = await performOnPhone(action, {
      ...{ world, signal, timeout: settings.stepTimeout },
    });
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
  return state === NOT_INSTALLED || state === NOT_RUNNING;
}

/** As Appium numbers them. */
const NOT_INSTALLED = 0;
const NOT_RUNNING = 1;

const crashed = ({ message }: StepError, { app = '' }: PhoneWorld): StepError =>
  new StepError(
    'page crashed',
    `The app ${app} is not running any more: it has crashed, or was closed. ${message}`,
  );

function tell({ step, job }: Part, result: StepResult, { log }: PhonePlay): string {
  const { text } = job.words;
  const call = { toolName: isOwn(job.do) ? 'defineStep' : job.do.kind, toolCallId: randomUUID() };
  const toolInput = { step: step.number, text, action: job.do };
  log.say('assistant', text, { ...call, toolInput });
  const { id } = log.say('tool', result.summary, { ...call, toolInput, toolOutput: result });
  if (result.verdict !== 'passed') log.countFailedTool();
  return id;
}

/** Of a step that failed there is a picture in any case. */
function isShown(
  { action, actions, isLast }: Part,
  { verdict }: StepResult,
  { settings: { pictures } }: PhonePlay,
): boolean {
  if (verdict !== 'passed') return true;
  return action === actions && (pictures === 'each step' || (pictures === 'last step' && isLast));
}

async function show({ number }: PromptStep, messageId: string, play: PhonePlay): Promise<void> {
  const { log, world, signal } = play;
  try {
    const { bytes, size } = await createDeadline(PATIENCE, signal).race(screenshotOf(world.phone));
    log.picture(messageId, bytes, size);
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    log.observe(`No picture of the screen after step ${number}: ${why ?? ''}`, messageId);
  }
}
