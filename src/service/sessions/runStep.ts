/** Carries out one step: its actions, their messages, and a picture of the page after the last of them. */
import { randomUUID } from 'node:crypto';
import type { Scene } from '../../agent/index.js';
import type { Capture } from '../capture/index.js';
import type { Observer } from '../observe/Observer.js';
import type { Place } from '../Place.js';
import type { PromptStep } from '../../cases/readPrompt.js';
import type { SessionSettings } from '../SessionOptions.js';
import { attempt, type Attempt } from './attempt.js';
import { isOwn, type Job } from './readSteps.js';
import type { SessionLog } from './SessionLog.js';
import { showPage } from './showPage.js';

export interface StepContext {
  log: SessionLog;
  place: Place;
  settings: SessionSettings;
  /** No other step comes after this one. */
  isLast: boolean;
  observer: Observer;
  signal: AbortSignal;
  scene: Scene;
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
  reason?: string;
  /** What was done or seen, or why not. */
  summary: string;
  locator?: string;
  expected?: string;
  observed?: string;
  /** Milliseconds. */
  duration: number;
}

/** @returns what came of the last action that was begun */
export function runStep(step: PromptStep, jobs: readonly Job[], context: StepContext): Promise<StepResult> {
  return inStep(step, context, async (onEnded) => {
    for (const index of jobs.keys()) {
      const ended = await runJob({ step, jobs, index }, context);
      onEnded(ended.result);
      if (ended.error !== undefined) throw ended.error;
    }
  });
}

/** Does a step's work where the place wants it done; rejects only for what is no result of the step. */
export async function inStep(
  step: PromptStep,
  { place }: Pick<StepContext, 'place'>,
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
  jobs: readonly Job[];
  index: number;
}

export async function runJob(
  { step, jobs, index }: JobToRun,
  context: StepContext,
): Promise<{ result: StepResult; error?: Error | undefined }> {
  const job = jobs[index];
  if (job === undefined) throw new Error(`The step has nothing to do at ${index}.`);
  context.signal.throwIfAborted();
  const begun = performance.now();
  const action = nameOf(job);
  context.capture?.tell('action_started', { step: step.number, action });
  const { told, error, ...more } = await attempt(job, context);
  context.signal.throwIfAborted();
  const duration = Math.round(performance.now() - begun);
  const { verdict } = told;
  const which = { action: index + 1, actions: jobs.length, ...(job.inner && { inner: job.inner }) };
  const result = { step: step.number, ...which, ...told, duration };
  context.capture?.tell('action_completed', { step: step.number, action, verdict, duration });
  record({ step, job, result, ...more }, context);
  return { result, error };
}

/** As messages call it. */
const nameOf = ({ do: deed }: Job): string => (isOwn(deed) ? 'defineStep' : deed.kind);

/** A function, so that the compiler doesn't take a variable set in a closure for unset. */
const isPassed = ({ verdict }: StepResult): boolean => verdict === 'passed';

interface Done extends Pick<Attempt, 'note' | 'picture'> {
  step: PromptStep;
  job: Job;
  result: StepResult;
}

function record({ step, job, result, note, picture }: Done, context: StepContext): void {
  const { log, observer } = context;
  const { text } = job.words;
  const call = { toolName: nameOf(job), toolCallId: randomUUID() };
  const action = isOwn(job.do) ? { kind: 'defineStep', expression: job.do.expression } : job.do;
  const toolInput = { step: step.number, text, action };
  log.say('assistant', text, { ...call, toolInput });
  const message = log.say('tool', result.summary, { ...call, toolInput, toolOutput: result });
  if (result.verdict !== 'passed') log.countFailedTool();
  if (note !== undefined) observer.note(note, message.id);
  observer.place(message.id, { tellsOfPage: TELLING_OF_PAGE.has(call.toolName) });
  if (picture) log.picture(message.id, picture, null);
  else if (!isPassed(result) || (result.action === result.actions && isWanted(context))) {
    context.scene.keepStill(showPage({ step, messageId: message.id }, context));
  }
}

/** Of a step that failed there is a picture in any case. */
const isWanted = ({ settings: { pictures }, isLast }: StepContext): boolean =>
  pictures === 'each step' || (pictures === 'last step' && isLast);

/** Their own words say what the server answered. */
const TELLING_OF_PAGE: ReadonlySet<string> = new Set(['open', 'goTo', 'goBack', 'goForward', 'reload']);
