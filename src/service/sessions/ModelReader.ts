/** Steps that the built-in agent doesn't read are put to the session's models when their turn comes, and what they say is carried out. */
import { driverOf, isExpectation, type Action, type Screen } from '../../agent/index.js';
import { revealSecrets } from '../../cases/secretText.js';
import type { Prompt, PromptStep } from '../../cases/prompt.js';
import {
  asksOf,
  Budget,
  mayMove,
  ModelError,
  understand,
  type Mood,
  type OfferedModel,
  type Recorded,
  type Sentence,
  type RunSpent,
  type Reported,
} from '../../models/index.js';
import { allTexts, hiddenWords, hiding, tellAsked, tellReading, type Asked } from './tellReading.js';
import { isOwn, type Job, type ReadStep } from './jobs.js';
import { inStep, runJob, type StepContext, type StepResult, type Tried } from './runStep.js';
import { takePicture } from '../observe/lookAround.js';

/** What a model is asked for: all of a step, or what takes the place of a recorded sentence. */
interface Asking {
  step: PromptStep;
  context: StepContext;
  /** What it says goes in here, from `at` on. */
  jobs: Job[];
  at: number;
  inner?: number | undefined;
  recorded?: Recorded;
  onEnded: (result: StepResult) => void;
}

export class ModelReader {
  readonly #budget: Budget;
  #before: Mood | undefined;
  /** Of what the case has done since it last looked at something: what was to be seen before the first of it. */
  #earlier: Screen | undefined;
  readonly #checked = new Set<number>();

  constructor(
    private readonly prompt: Prompt & { title: string },
    private readonly context: Omit<StepContext, 'isLast'>,
    private readonly given: { models: readonly OfferedModel[]; run: RunSpent },
  ) {
    this.#budget = new Budget(context.settings.modelLimits, given.run);
  }

  /** Before each step, also of those that need no model. */
  async before(read: ReadStep): Promise<void> {
    const isFirst = this.#does(read) && (this.#earlier === undefined || this.#before === 'check');
    if (isFirst && this.context.world.page.url() !== 'about:blank') this.#earlier = await this.#look();
  }

  after(read: ReadStep): void {
    this.#before = this.#does(read) ? 'action' : 'check';
  }

  #does({ step, jobs }: ReadStep): boolean {
    return jobs === undefined ? asksOf(step, this.#before) !== 'expects' : jobs.some(isDone);
  }

  run(step: PromptStep, isLast: boolean): Promise<StepResult> {
    const context = { ...this.context, isLast };
    return inStep(step, context, async (onEnded) => {
      const began = performance.now();
      const asking = { step, context, jobs: [], at: 0, onEnded };
      const asked = await this.#ask(asking);
      const duration = Math.round(performance.now() - began);
      await tellAsked({ step, asked, duration }, context, onEnded);
    });
  }

  /** What takes the place of a recorded sentence that doesn't fit the page any more; undefined where none may. */
  async heal(
    tried: Tried,
    onEnded: (result: StepResult) => void,
    isLast: boolean,
  ): Promise<{ done: number } | { why: string } | undefined> {
    const { step, job, jobs, index, reported } = tried;
    const doesNotFit = reported.reason === 'target not found' || reported.reason === 'target ambiguous';
    if (!doesNotFit || step.isRecorded !== true || isOwn(job.do) || !mayMove(job.do)) return undefined;
    const context = { ...this.context, isLast };
    const recorded = this.#recorded(tried);
    jobs.splice(index, 1);
    const asking: Asking = { step, context, jobs, at: index, inner: job.inner, recorded, onEnded };
    const asked = await this.#ask(asking);
    tellReading({ step, asked, inner: job.inner, was: job.words.text }, context);
    if ('refused' in asked) {
      jobs.splice(asking.at, 0, job);
      return { why: asked.refused.message };
    }
    if (asked.reported.verdict !== 'passed') throw new Error(asked.reported.summary);
    return { done: asking.at - index };
  }

  /** What stands for the step, one sentence for each of its meaning's steps. */
  #recorded({ jobs, job, reported }: Tried): Recorded {
    const hide = this.#hide();
    const inners = [...new Set(jobs.map(({ inner }) => inner))];
    const sentences = inners.map((inner) => {
      const own = jobs.filter((one) => one.inner === inner);
      const actions = own.flatMap(({ do: action }) => (isOwn(action) ? [] : [action]));
      return { words: hide(own[0]?.words.text ?? ''), actions };
    });
    return { sentences, at: inners.indexOf(job.inner), why: hide(reported.summary) };
  }

  hasChecked(step: PromptStep): boolean {
    return this.#checked.has(step.number);
  }

  async #ask(asking: Asking): Promise<Asked> {
    const spent = this.#budget.beginStep();
    const first = asking.at;
    const task = {
      ...this.#taskOf(asking.step),
      ...(asking.recorded !== undefined && { recorded: asking.recorded }),
      carryOut: (sentences: readonly Sentence[], onDone: (sentence: Sentence) => void) =>
        this.#carryOut(sentences, onDone, asking),
    };
    try {
      for (const [index, model] of this.given.models.entries()) {
        const answered = await understand(model, task).catch(modelError);
        if (!('error' in answered)) return { model, spent, ...answered };
        // Half of a step that one has done can't be gone on with by another.
        const isOver = asking.at > first || answered.error.reason === 'model limit reached';
        if (isOver || index === this.given.models.length - 1)
          return { model, spent, refused: answered.error };
      }
    } finally {
      this.context.log.countModel(spent);
    }
    throw new Error('There is no model to ask.');
  }

  async #carryOut(
    sentences: readonly Sentence[],
    onDone: (sentence: Sentence) => void,
    asking: Asking,
  ): Promise<Reported> {
    const { step, jobs, inner, context, onEnded } = asking;
    let reported: Reported = { verdict: 'passed', summary: 'Done.' };
    const first = asking.at;
    const made = sentences.flatMap((sentence) => sentence.actions.map((action) => ({ sentence, action })));
    const added = made.map(({ sentence, action }) => ({
      ...{ words: { text: sentence.words }, do: action },
      ...(inner !== undefined && { inner }),
    }));
    jobs.splice(first, 0, ...added);
    asking.at += added.length;
    for (const [index, { sentence, action }] of made.entries()) {
      const result = await runJob({ step, jobs, index: first + index }, context);
      onEnded(result);
      reported = result;
      if (isExpectation(action)) this.#checked.add(step.number);
      if (result.verdict !== 'passed') break;
      if (action === sentence.actions.at(-1)) onDone(sentence);
    }
    return reported;
  }

  #taskOf(step: PromptStep) {
    const { world, place, signal, settings } = this.context;
    const { secrets = {} } = place;
    const hide = this.#hide();
    const { title, steps, startUrl = '' } = this.prompt;
    const at = steps.indexOf(step);
    const shown = steps.map(({ text }, index) => ({ text, ...(index < at && { outcome: 'passed' }) }));
    const caseText = [startUrl, world.startUrl ?? '', ...steps.flatMap(allTexts)].join('\n');
    return {
      step: hiddenWords(step, hide),
      before: this.#before,
      case: { title, steps: shown, at },
      caseText,
      earlier: this.#earlier === undefined ? [] : [this.#earlier],
      hide,
      reveal: (text: string) => revealSecrets(text, secrets),
      look: () => this.#look(),
      picture: () => takePicture(world.page, signal),
      mayJudge: settings.judgeByModel,
      budget: this.#budget,
      signal,
    };
  }

  #hide() {
    return hiding(this.context.place.secrets ?? {});
  }

  async #look(): Promise<Screen> {
    const { world } = this.context;
    await world.seen();
    return driverOf(world.page).look({ styles: true });
  }
}

function modelError(error: unknown): { error: ModelError } {
  if (error instanceof ModelError) return { error };
  throw error;
}

const isDone = ({ do: action }: Job): boolean =>
  isOwn(action) || (!isExpectation(action) && !OPENING.has(action.kind));

/** Before it there is nothing to compare with. */
const OPENING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'open',
  'setWindow',
  'emulate',
  'waitFor',
  'wait',
]);
