/** Carries out one step: its actions, their messages, and a picture of the page after the last of them. */
import { randomUUID } from 'node:crypto';
import { StepError, perform, type Action, type Scene } from '../../agent/index.js';
import type { Capture } from '../capture/index.js';
import type { Place } from '../Place.js';
import type { PromptStep } from '../readPrompt.js';
import type { SessionLog } from './SessionLog.js';
import { takePicture } from './takePicture.js';
import { unlessAborted } from './unlessAborted.js';

export interface StepContext {
  log: SessionLog;
  place: Place;
  /** Milliseconds that one step may take. */
  stepTimeout: number;
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

/** No judgement of the application: the step was not clear, or the page was not there. */
const NO_JUDGEMENT: readonly string[] = ['target ambiguous', 'page crashed', 'page unreachable'];

/** @returns what came of the last action that was begun */
export async function runStep(
  step: PromptStep,
  actions: readonly Action[],
  context: StepContext,
): Promise<StepResult> {
  const { place } = context;
  let result: StepResult | undefined;
  const run = async () => {
    for (const index of actions.keys()) {
      const ended = await runAction({ step, actions, index }, context);
      result = ended.result;
      if (ended.error !== undefined) throw ended.error;
    }
  };
  try {
    await (place.aroundStep ? place.aroundStep(step, run) : run());
  } catch (error) {
    // A step that failed has its result; anything else is for the session to tell.
    if (result === undefined || isPassed(result)) throw error;
  }
  if (result === undefined) throw new Error('The device did not carry out the step.');
  return result;
}

interface ActionToRun {
  step: PromptStep;
  actions: readonly Action[];
  index: number;
}

async function runAction(
  { step, actions, index }: ActionToRun,
  context: StepContext,
): Promise<{ result: StepResult; error?: StepError | undefined }> {
  const action = actions[index];
  if (action === undefined) throw new Error(`The step has no action ${index}.`);
  context.signal.throwIfAborted();
  const begun = performance.now();
  context.capture?.tell('action_started', { step: step.number, action: action.kind });
  const { told, note, error } = await attempt(action, context);
  context.signal.throwIfAborted();
  const duration = Math.round(performance.now() - begun);
  const { verdict } = told;
  const result = { step: step.number, action: index + 1, actions: actions.length, ...told, duration };
  context.capture?.tell('action_completed', { step: step.number, action: action.kind, verdict, duration });
  await record({ step, action, result, note }, context);
  return { result, error };
}

/** A function, so that the compiler doesn't take a variable set in a closure for unset. */
const isPassed = ({ verdict }: StepResult): boolean => verdict === 'passed';

interface Attempt {
  told: Omit<StepResult, 'step' | 'action' | 'actions' | 'duration'>;
  /** Something worth telling that doesn't change the verdict. */
  note?: string | undefined;
  error?: StepError;
}

async function attempt(action: Action, context: StepContext): Promise<Attempt> {
  const { scene, stepTimeout, signal } = context;
  try {
    const { note, ...performed } = await perform(action, { scene, timeout: stepTimeout, signal });
    return { told: { verdict: 'passed', ...performed }, note };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StepError)) throw error;
    const { reason, expected, observed } = error;
    const verdict = NO_JUDGEMENT.includes(reason) ? 'error' : 'failed';
    const seen = { ...(expected !== undefined && { expected }), ...(observed !== undefined && { observed }) };
    return { told: { verdict, reason, summary: error.message, ...seen }, error };
  }
}

interface Done {
  step: PromptStep;
  action: Action;
  result: StepResult;
  note: string | undefined;
}

async function record({ step, action, result, note }: Done, context: StepContext): Promise<void> {
  const { log, signal } = context;
  const { page } = context.scene;
  const call = { toolName: action.kind, toolCallId: randomUUID() };
  const toolInput = { step: step.number, text: step.text, action };
  log.say('assistant', step.text, { ...call, toolInput });
  const message = log.say('tool', result.summary, { ...call, toolInput, toolOutput: result });
  if (result.verdict !== 'passed') log.countFailedTool();
  if (note !== undefined) log.observe(note, message.id);
  if (isPassed(result) && result.action < result.actions) return;
  try {
    const bytes = await unlessAborted(takePicture(page, signal), signal);
    log.picture(message.id, bytes, page.viewportSize());
  } catch (error) {
    log.observe(`No picture of the page after step ${step.number}: ${causeOf(error, signal)}`, message.id);
    return;
  }
  if (context.capture) await unlessAborted(context.capture.snapshot(message.id), signal);
}

function causeOf(error: unknown, signal: AbortSignal): string {
  if (error === signal.reason) return 'the session was terminated';
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
