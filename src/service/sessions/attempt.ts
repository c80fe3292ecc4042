/** One thing that a step comes to is done, by the built-in agent or by a function of the user's, and reported. */
import { perform, readCase, sayUnread, StepError } from '../../agent/index.js';
import type { OwnDeed } from '../Place.js';
import { isOwn, type Job } from './readSteps.js';
import type { StepContext, StepResult } from './runStep.js';
import { unlessAborted } from '../waits.js';

export interface Attempt {
  reported: Omit<StepResult, 'step' | 'action' | 'actions' | 'inner' | 'duration'>;
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
  const actions = (await readCase(lines)).flatMap((reading, index) => {
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
