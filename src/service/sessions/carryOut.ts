/** The steps of a prompt, one after the other, on a page, until one doesn't hold. */
import { sayUnread } from '../../agent/index.js';
import { modelsFor, type RunSpent } from '../../models/index.js';
import type { Place } from '../Place.js';
import { rewritePrompt, type Prompt, type PromptStep } from '../../cases/prompt.js';
import type { Ending } from './KeptSession.js';
import { isOwn, mayCheck, readSteps, type Job, type ReadStep } from './jobs.js';
import { runStep, type Heal, type JobContext, type StepContext } from './runStep.js';
import { ModelReader } from './ModelReader.js';
import type { SessionLog as BackEndLog } from '../devices.js';

export interface CaseContext extends Omit<StepContext, 'isLast'> {
  title: string;
  model: string;
  modelsSpent: RunSpent;
}

export async function carryOut(original: string, prompt: Prompt, context: CaseContext): Promise<Ending> {
  const { log, place, settings, model, title, modelsSpent: run } = context;
  log.say('user', rewritePrompt(prompt), { rewritten: true, originalPrompt: original });
  const models = modelsFor(model, settings.models);
  const given = 'missing' in models ? [] : models;
  const steps = await readSteps(prompt.steps, place.ownSteps, given.length > 0);
  if (steps.length === 0) return errorEnding('The prompt has no steps.');
  // All at once and before anything is clicked: a case with an unknown last step doesn't half happen.
  const unread = steps.filter(({ jobs }) => jobs === undefined);
  const mayAsk = given.length > 0 && (unread.length > 0 || steps.some(({ step }) => step.isRecorded));
  const reader = mayAsk ? new ModelReader({ ...prompt, title }, context, { models: given, run }) : undefined;
  const unknown = reader ? unread.filter(({ step }) => step.meaning) : unread;
  if (unknown.length > 0)
    return notUnderstood(log, unknown, 'missing' in models ? keyless(models) : undefined);
  const stopped = await playSteps(withArrival(prompt, place, steps), prompt, context, reader);
  if (stopped) return stopped;
  const isChecked = steps.some(({ step, jobs }) => jobs?.some(mayCheck) ?? reader?.hasChecked(step));
  if (!isChecked) context.observer.note(NOTHING_CHECKED, log.lastMessageId);
  return allPassed(steps, isChecked);
}

const keyless = ({ missing }: { missing: string }): string =>
  `The model "${missing}" can't be asked: it has no key. Please set the variable of its provider, or its apiKey in the option models.`;

export function allPassed({ length }: { length: number }, isChecked: boolean): Ending {
  const all = length === 1 ? 'The one step' : `All ${length} steps`;
  const summary = isChecked ? `${all} passed.` : `${all} passed, but nothing was checked.`;
  return { status: 'succeeded', result: 'passed', summary };
}

/** @returns the ending where a step has not passed */
export async function playSteps(
  steps: readonly ReadStep[],
  prompt: { steps: readonly PromptStep[] },
  context: Omit<JobContext, 'isLast'>,
  reader?: ModelReader,
): Promise<Ending | undefined> {
  for (const read of steps) {
    const { step, jobs = [] } = read;
    const isLast = step === prompt.steps.at(-1);
    const heal: Heal | undefined = reader && ((tried, onEnded) => reader.heal(tried, onEnded, isLast));
    await reader?.before(read);
    const { verdict, summary } =
      reader && read.jobs === undefined
        ? await reader.run(step, isLast)
        : await runStep(step, jobs, { ...context, isLast }, heal);
    reader?.after(read);
    if (verdict !== 'passed') return stepEnding(verdict, step, prompt, summary);
  }
  return undefined;
}

export const NOTHING_CHECKED =
  'Passed without checking anything: add a step that says what should be seen, such as: Then I should see "Welcome".';

/** Opens the start page first, unless the case does so itself or somebody has already prepared the page. */
function withArrival({ startUrl }: Prompt, place: Place, steps: readonly ReadStep[]): readonly ReadStep[] {
  // A page takes notice of the window and the device when it is opened.
  const begins = steps.findIndex(
    ({ jobs }) => !jobs?.every(({ do: action }) => SETTING_UP.has(kindOf(action))),
  );
  const first = steps[begins]?.jobs?.[0]?.do;
  const opens = first !== undefined && kindOf(first) === 'open';
  if (startUrl === undefined || opens || place.isPrepared) return steps;
  const step = { number: 0, text: `Start at ${startUrl}` };
  const arrival: ReadStep = { step, jobs: [{ words: step, do: { kind: 'open' } }], unknown: [] };
  const at = begins < 0 ? steps.length : begins;
  return [...steps.slice(0, at), arrival, ...steps.slice(at)];
}

const kindOf = (action: Job['do']): string => (isOwn(action) ? 'own' : action.kind);
const SETTING_UP: ReadonlySet<string> = new Set(['setWindow', 'emulate']);

type Telling = Pick<BackEndLog, 'say' | 'countFailedTool'>;

export function notUnderstood(log: Telling, unknown: readonly ReadStep[], noModel = ''): Ending {
  const each = unknown.flatMap(({ step, unknown: parts }) => parts.map((part) => ({ step, ...part })));
  for (const { step, words, inner, unread } of each) {
    const help = sayUnread(unread);
    const parts = ["The built-in agent doesn't understand this step.", ...help, noModel];
    if (help.length === 0) parts.push('`npx casewright phrases` lists what it understands.');
    const about = { nearest: unread.nearest, ...(inner !== undefined && { inner }) };
    tellNotRead(
      log,
      { step: step.number, text: words.text },
      { summary: parts.filter(Boolean).join(' '), ...about },
    );
  }
  const names = each.map(({ step, words }) => `step ${step.number} "${words.text}"`).join(', ');
  return errorEnding(`Not understood: ${names}. No step was carried out.`);
}

export function tellNotRead(
  log: Telling,
  said: { step: number; text: string },
  about: { summary: string; nearest?: readonly string[]; inner?: number },
): void {
  const toolOutput = {
    step: said.step,
    verdict: 'error',
    reason: 'step not understood',
    duration: 0,
    ...about,
  };
  log.countFailedTool();
  log.say('tool', about.summary, { toolName: 'interpret', toolInput: said, toolOutput });
}

function stepEnding(
  verdict: 'failed' | 'error',
  step: PromptStep,
  { steps }: { steps: readonly PromptStep[] },
  why: string,
): Ending {
  const word = verdict === 'failed' ? 'failed' : 'could not be judged';
  const place = step.number === 0 ? 'The start' : `Step ${step.number} of ${steps.length}`;
  return { status: verdict, result: verdict, summary: `${place} ${word}: ${why}` };
}

export const errorEnding = (summary: string): Ending => ({ status: 'error', result: 'error', summary });
