/** What steps come to: each is read, and then done by the built-in agent or by a function of the user's. */
import {
  perform,
  readCase,
  sayUnread,
  StepError,
  isExpectation,
  rulesInterpreter,
  type Action,
  type Unread,
} from '../../agent/index.js';
import type { OwnDeed, OwnSteps } from '../Place.js';
import type { StepContext, StepResult } from './runStep.js';
import { unlessAborted } from '../waits.js';
import type { PromptStep, StepWords } from '../../cases/prompt.js';

export interface ReadStep {
  step: PromptStep;
  jobs?: Job[];
  unknown: readonly Unknown[];
}

interface Unknown {
  words: StepWords;
  /** Which of the steps that it means, from 1. */
  inner?: number;
  unread: Unread;
}

/** What a step, or one of those that it means, comes to. */
export interface Job {
  words: StepWords;
  inner?: number;
  do: Action | OwnDeed;
}

export const isOwn = (action: Action | OwnDeed): action is OwnDeed => 'run' in action;

/** What a function of the user's own checks isn't known, and a wait for something fails where it doesn't come. */
export const mayCheck = ({ do: action }: Job): boolean =>
  isOwn(action) || isExpectation(action) || action.kind === 'waitFor';

/** A step that means others is those others: its own words are the user's. */
export async function readSteps(
  steps: readonly PromptStep[],
  ownSteps: OwnSteps | undefined,
  asksModel = false,
): Promise<ReadStep[]> {
  const said = steps.flatMap((step) => step.meaning ?? [step]);
  const readings = await readCase(said, asksModel ? rulesInterpreter : undefined);
  let at = 0;
  return steps.map((step) => {
    const jobs: Job[] = [];
    const unknown: Unknown[] = [];
    const parts: readonly StepWords[] = step.meaning ?? [step];
    for (const [index, words] of parts.entries()) {
      const reading = readings[at++];
      const own = ownSteps?.find(words);
      const part = { words, ...(step.meaning && { inner: index + 1 }) };
      if (own) jobs.push({ ...part, do: own });
      else if (reading?.understood) jobs.push(...reading.actions.map((action) => ({ ...part, do: action })));
      else unknown.push({ ...part, unread: reading?.explain() ?? { nearest: [] } });
    }
    return unknown.length > 0 ? { step, unknown } : { step, jobs, unknown };
  });
}

export interface Attempt {
  reported: Omit<StepResult, 'step' | 'action' | 'actions' | 'inner' | 'readAs' | 'duration'>;
  /** Something worth telling that doesn't change the verdict. */
  note?: string | undefined;
  /** One that the step asks for. */
  picture?: Uint8Array | undefined;
  error?: Error;
}

type Acting = Pick<StepContext, 'world' | 'settings' | 'signal'>;

/** No judgement of the application: the step was not clear, or the page was not there. */
const NO_JUDGEMENT: readonly string[] = ['target ambiguous', 'page crashed', 'page unreachable'];

export async function attempt({ do: action }: Job, context: Acting): Promise<Attempt> {
  const { world, settings, signal } = context;
  if (isOwn(action)) return attemptOwn(action, context);
  try {
    const limits = { timeout: settings.stepTimeout, signal, continues: true };
    const { note, picture, ...performed } = await perform(action, { world, ...limits });
    return { reported: { verdict: 'passed', ...performed }, note, picture };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StepError)) throw error;
    return failed(error);
  }
}

export function failed(error: StepError): Attempt {
  const { reason, expected, observed } = error;
  const verdict = NO_JUDGEMENT.includes(reason) ? 'error' : 'failed';
  const seen = { ...(expected !== undefined && { expected }), ...(observed !== undefined && { observed }) };
  return { reported: { verdict, reason, summary: error.message, ...seen }, error };
}

/** Nothing but the session's own time limits a function of the user's. */
async function attemptOwn(action: OwnDeed, context: Acting): Promise<Attempt> {
  const { world, signal } = context;
  const notes: string[] = [];
  const steps = (words: string) => carryOutWords(words, context, notes);
  try {
    await unlessAborted(
      world.withoutListening(() => action.run({ page: world.page, steps })),
      signal,
    );
    const summary = `Carried out by defineStep('${action.expression}').`;
    return { reported: { verdict: 'passed', summary }, note: notes.join(' ') || undefined };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StepError) return failed(error);
    if (error instanceof WordsNotUnderstood) {
      const reported = { verdict: 'error', reason: 'step not understood', summary: error.message } as const;
      return { reported, error };
    }
    const thrown = error instanceof Error ? error : new Error(String(error));
    // What Playwright's `expect` throws.
    const reason = 'matcherResult' in thrown ? 'expectation not met' : 'action failed';
    return { reported: { verdict: 'failed', reason, summary: thrown.message }, error: thrown };
  } finally {
    world.isTouched = true;
  }
}

class WordsNotUnderstood extends Error {
  override readonly name = 'WordsNotUnderstood';
}

async function carryOutWords(words: string, context: Acting, notes: string[]): Promise<void> {
  const { world, settings, signal } = context;
  const lines = words
    .split('\n')
    .map((text) => ({ text: text.trim() }))
    .filter(({ text }) => text !== '');
  const actions = (await readCase(lines, undefined, true)).flatMap((reading, index) => {
    if (reading.understood) return reading.actions;
    const text = lines[index]?.text ?? '';
    const unread = `The function says "${text}", which the built-in agent doesn't understand.`;
    throw new WordsNotUnderstood([unread, ...sayUnread(reading.explain())].join(' '));
  });
  for (const action of actions) {
    const { note } = await perform(action, { world, timeout: settings.stepTimeout, signal });
    if (note !== undefined) notes.push(note);
  }
}
