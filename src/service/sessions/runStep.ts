/** Carries out one step: its actions, their messages, and a picture of the page after the last of them. */
import { randomUUID } from 'node:crypto';
import { describeActions, type World } from '../../agent/index.js';
import type { Capture } from '../capture/startCapture.js';
import type { SessionLog as BackEndLog } from '../devices.js';
import type { Observer } from '../observe/Observer.js';
import type { Place } from '../Place.js';
import type { SessionSettings } from '../SessionOptions.js';
import type { PromptStep } from '../../cases/prompt.js';
import { type Attempt, isOwn, type Job } from './jobs.js';
import type { SessionLog } from './SessionLog.js';

/** What a step is carried out with, on a page or on a phone. */
export interface JobContext {
  log: Pick<BackEndLog, 'say' | 'picture' | 'countFailedTool'>;
  place: Pick<Place, 'aroundStep'>;
  settings: SessionSettings;
  isLast: boolean;
  observer: Pick<Observer, 'note' | 'place'>;
  signal: AbortSignal;
  capture: Pick<Capture, 'tell'> | undefined;
  attempt: (job: Job) => Promise<Attempt>;
  show: (shown: { step: PromptStep; messageId: string }) => void | Promise<void>;
}

export interface StepContext extends JobContext {
  log: SessionLog;
  place: Place;
  observer: Observer;
  world: World;
  capture: Capture | undefined;
}

/**
 * What stands in the message's and the timeline's `toolOutput`. The contract leaves its shape to the tool; with
 * `step` and `verdict` in it the runner finds the step's place in the case file.
 */
export interface StepResult {
  /** The step's number in the rewritten prompt, from 1. */
  step: number;
  /** Which of the step's actions it is, from 1, and how many those are. */
  action: number;
  actions: number;
  /** Of a step that means others: which of them, from 1. */
  inner?: number;
  verdict: 'passed' | 'failed' | 'error';
  reason?: string | undefined;
  /** What was done or seen, or why not. */
  summary: string;
  /** What the action was read as, in a sentence of the language; absent for a function of the user's own. */
  readAs?: string;
  locator?: string;
  expected?: string;
  observed?: string;
  /** Milliseconds. */
  duration: number;
}

/** Something to do of a step, and what came of it; it has not been reported yet. */
export interface Tried extends JobToRun {
  job: Job;
  reported: Attempt['reported'];
}

/**
 * Carries out something else in the place of what didn't fit the page. `done`: so many of the jobs, from its own on, have
 * taken its place. `why`: nothing could.
 */
export type Heal = (
  tried: Tried,
  onEnded: (result: StepResult) => void,
) => Promise<{ done: number } | { why: string } | undefined>;

/** @returns what came of the last action that was begun */
export function runStep(
  step: PromptStep,
  given: readonly Job[],
  context: JobContext,
  heal?: Heal,
): Promise<StepResult> {
  const jobs = [...given];
  return inStep(step, context, async (onEnded) => {
    for (let index = 0; index < jobs.length; index++) {
      const job = jobAt(jobs, index);
      const ended = await tryJob({ step, jobs, index }, context);
      const healed = await heal?.({ step, jobs, index, job, reported: ended.reported }, onEnded);
      if (healed && 'done' in healed) {
        index += healed.done - 1;
        continue;
      }
      if (healed) ended.reported.summary += ` ${healed.why}`;
      onEnded(await tellJob({ step, jobs, index: jobs.indexOf(job) }, ended, context));
      if (ended.error !== undefined) throw ended.error;
    }
  });
}

/** Does a step's work where the place wants it done; rejects only for what is no result of the step. */
export async function inStep(
  step: PromptStep,
  { place }: Pick<JobContext, 'place'>,
  work: (onEnded: (result: StepResult) => void) => Promise<void>,
): Promise<StepResult> {
  let result: StepResult | undefined;
  const run = () => work((ended) => (result = ended));
  try {
    await (place.aroundStep ? place.aroundStep(step, run) : run());
  } catch (error) {
    // A step that failed has its result; anything else is for the session to tell.
    if (result === undefined || isPassed(result)) throw error;
  }
  if (result === undefined) throw new Error('The device did not carry out the step.');
  return result;
}

interface JobToRun {
  step: PromptStep;
  jobs: Job[];
  index: number;
}

export async function runJob(job: JobToRun, context: JobContext): Promise<StepResult> {
  return tellJob(job, await tryJob(job, context), context);
}

type Ended = Attempt & { duration: number };

async function tryJob({ step, jobs, index }: JobToRun, context: JobContext): Promise<Ended> {
  const job = jobAt(jobs, index);
  context.signal.throwIfAborted();
  const begun = performance.now();
  const action = nameOf(job);
  context.capture?.tell('action_started', { step: step.number, action });
  const ended = await context.attempt(job);
  context.signal.throwIfAborted();
  const duration = Math.round(performance.now() - begun);
  const { verdict } = ended.reported;
  context.capture?.tell('action_completed', { step: step.number, action, verdict, duration });
  return { ...ended, duration };
}

async function tellJob(
  { step, jobs, index }: JobToRun,
  ended: Ended,
  context: JobContext,
): Promise<StepResult> {
  const { log, observer } = context;
  const job = jobAt(jobs, index);
  const { reported, duration, note, picture } = ended;
  const which = { action: index + 1, actions: jobs.length, ...(job.inner && { inner: job.inner }) };
  const readAs = isOwn(job.do) ? {} : { readAs: describeActions([job.do]) };
  const result = { step: step.number, ...which, ...reported, ...readAs, duration };
  const { text } = job.words;
  const call = { toolName: nameOf(job), toolCallId: randomUUID() };
  const action = isOwn(job.do) ? { kind: 'defineStep', expression: job.do.expression } : job.do;
  const toolInput = { step: step.number, text, action };
  log.say('assistant', text, { ...call, toolInput });
  const { id: messageId } = log.say('tool', result.summary, { ...call, toolInput, toolOutput: result });
  if (!isPassed(result)) log.countFailedTool();
  if (note !== undefined) observer.note(note, messageId);
  observer.place(messageId, { tellsOfPage: TELLING_OF_PAGE.has(call.toolName) });
  if (picture) log.picture(messageId, picture, null);
  else if (isShown(result, context)) await context.show({ step, messageId });
  return result;
}

function jobAt(jobs: readonly Job[], index: number): Job {
  const job = jobs[index];
  if (job === undefined) throw new Error(`The step has nothing to do at ${index}.`);
  return job;
}

const nameOf = ({ do: action }: Job): string => (isOwn(action) ? 'defineStep' : action.kind);

/** A function, so that the compiler doesn't take a variable set in a closure for unset. */
const isPassed = ({ verdict }: StepResult): boolean => verdict === 'passed';

/** Whether there is a picture: after a step's last action, where it is wanted; of a step that failed in any case. */
function isShown(result: StepResult, { settings: { pictures }, isLast }: JobContext): boolean {
  const isWanted = pictures === 'each step' || (pictures === 'last step' && isLast);
  return !isPassed(result) || (isWanted && result.action === result.actions);
}

/** Their own words say what the server answered. */
const TELLING_OF_PAGE: ReadonlySet<string> = new Set(['open', 'goTo', 'goBack', 'goForward', 'reload']);
