/** Steps that the built-in agent doesn't read are put to the session's models when their turn comes, and what they say is carried out. */
import { driverOf, isExpectation, type Action, type Screen } from '../../agent/index.js';
import { revealSecrets, type Secrets } from '../../cases/secretText.js';
import type { Prompt, PromptStep, StepWords } from '../../cases/readPrompt.js';
import {
  asksOf,
  Budget,
  ModelError,
  understand,
  type Mood,
  type OfferedModel,
  type Sentence,
  type Spent,
  type Told,
} from '../../models/index.js';
import { isOwn, type Job, type ReadStep } from './readSteps.js';
import { inStep, runJob, type StepContext, type StepResult } from './runStep.js';

export interface ModelsGiven {
  models: readonly OfferedModel[];
  /** What all sessions have spent. */
  run: Spent;
}

export class ModelReader {
  readonly #budget: Budget;
  #before: Mood | undefined;
  /** Of what the case has done since it last looked at something: what was to be seen before the first of it. */
  #earlier: Screen | undefined;
  readonly #checked = new Set<number>();

  constructor(
    private readonly prompt: Prompt,
    private readonly context: Omit<StepContext, 'isLast'>,
    private readonly given: ModelsGiven,
  ) {
    this.#budget = new Budget(context.settings.modelLimits, given.run);
  }

  /** Before each step, also of those that need no model. */
  async before(read: ReadStep): Promise<void> {
    const isFirst = this.#does(read) && (this.#earlier === undefined || this.#before === 'check');
    if (isFirst && this.context.scene.page.url() !== 'about:blank') this.#earlier = await this.#look();
  }

  after(read: ReadStep): void {
    this.#before = this.#does(read) ? 'deed' : 'check';
  }

  #does({ step, jobs }: ReadStep): boolean {
    return jobs === undefined ? asksOf(step, this.#before) !== 'expects' : jobs.some(isDone);
  }

  run(step: PromptStep, isLast: boolean): Promise<StepResult> {
    const context = { ...this.context, isLast };
    return inStep(step, context, async (onEnded) => {
      const spent = this.#budget.beginStep();
      const began = performance.now();
      const ended = await this.#ask(step, context, onEnded);
      this.context.log.countModel(spent);
      const duration = Math.round(performance.now() - began);
      if ('refused' in ended) {
        const { reason, message: summary } = ended.refused;
        const which = { step: step.number, action: 1, actions: 1 };
        const result: StepResult = { ...which, verdict: 'error', reason, summary, duration };
        onEnded(result);
        this.#tell(step, spent, { ...ended, result });
        throw ended.refused;
      }
      this.#tell(step, spent, ended);
      if (ended.told.verdict !== 'passed') throw new Error(ended.told.summary);
    });
  }

  /** Whether what models made of the step checks something. */
  hasChecked(step: PromptStep): boolean {
    return this.#checked.has(step.number);
  }

  async #ask(step: PromptStep, context: StepContext, onEnded: (result: StepResult) => void): Promise<Asked> {
    const jobs: Job[] = [];
    const carryOut = async (sentences: readonly Sentence[], onDone: (sentence: Sentence) => void) => {
      let told: Told = { verdict: 'passed', summary: 'Done.' };
      const first = jobs.length;
      const made = sentences.flatMap((sentence) => sentence.actions.map((action) => ({ sentence, action })));
      jobs.push(...made.map(({ sentence, action }) => ({ words: { text: sentence.words }, do: action })));
      for (const [index, { sentence, action }] of made.entries()) {
        const { result } = await runJob({ step, jobs, index: first + index }, context);
        onEnded(result);
        told = result;
        if (isExpectation(action)) this.#checked.add(step.number);
        if (result.verdict !== 'passed') break;
        if (action === sentence.actions.at(-1)) onDone(sentence);
      }
      return told;
    };
    const task = { ...this.#taskOf(step), carryOut };
    let refused: { model: OfferedModel; error: ModelError } | undefined;
    for (const model of this.given.models) {
      try {
        return { model, ...(await understand(model, task)) };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        refused = { model, error };
        // Half of a step that one has done can't be gone on with by another.
        if (jobs.length > 0 || error.reason === 'model limit reached') break;
      }
    }
    if (refused === undefined) throw new Error('There is no model to ask.');
    return { model: refused.model, refused: refused.error };
  }

  #taskOf(step: PromptStep) {
    const { scene, place, signal } = this.context;
    const { secrets = {} } = place;
    const hide = hiding(secrets);
    const { steps, startUrl = '' } = this.prompt;
    const at = steps.indexOf(step);
    const shown = steps.map(({ text }, index) => ({ text, ...(index < at && { outcome: 'passed' }) }));
    const caseText = [startUrl, scene.startUrl ?? '', ...steps.flatMap(allTexts)].join('\n');
    return {
      step: hiddenWords(step, hide),
      before: this.#before,
      case: { steps: shown, at },
      caseText,
      earlier: this.#earlier === undefined ? [] : [this.#earlier],
      hide,
      reveal: (text: string) => revealSecrets(text, secrets),
      look: () => this.#look(),
      budget: this.#budget,
      signal,
    };
  }

  async #look(): Promise<Screen> {
    const { scene } = this.context;
    await scene.seen();
    return driverOf(scene.page).look();
  }

  /** What the runner records, and the report shows. */
  #tell(step: PromptStep, spent: Spent, asked: Asked & { result?: StepResult }): void {
    const { log, scene } = this.context;
    const { model } = asked;
    const { rounds, inputTokens, outputTokens, cost } = spent;
    const by = { model: model.id, provider: model.provider, providerModel: model.model };
    const usage = { rounds, inputTokens, outputTokens, cost };
    const toolInput = { step: step.number, text: step.text };
    const call = { toolName: 'interpret', toolInput };
    if ('refused' in asked) {
      log.countFailedTool();
      log.say('tool', asked.refused.message, { ...call, toolOutput: { ...asked.result, ...by, usage } });
      return;
    }
    const sentences = asked.sentences.map(({ words }) => words);
    const summary = `The model "${model.id}" read it as: ${sentences.join('; ')}.`;
    const url = scene.page.url();
    const page = URL.canParse(url) ? new URL(url).pathname : '';
    const isPassed = asked.told.verdict === 'passed';
    const verdict = isPassed && { verdict: 'passed', summary, duration: 0 };
    log.say('tool', summary, {
      ...call,
      toolOutput: { step: step.number, ...verdict, ...by, sentences, page, usage },
    });
  }
}

type Asked = { model: OfferedModel } & ({ sentences: Sentence[]; told: Told } | { refused: ModelError });

const isDone = ({ do: deed }: Job): boolean =>
  isOwn(deed) || (!isExpectation(deed) && !OPENING.has(deed.kind));

/** Before it there is nothing to compare with. */
const OPENING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'open',
  'setWindow',
  'emulate',
  'waitFor',
  'wait',
]);

/** Longest first: a secret may contain another one. */
function hiding(secrets: Secrets): (text: string) => string {
  const known = Object.entries(secrets)
    .filter(([, value]) => value !== '')
    .sort(([, one], [, other]) => other.length - one.length);
  return (text) => known.reduce((hidden, [name, value]) => hidden.replaceAll(value, `{{${name}}}`), text);
}

function hiddenWords({ text, table, docString }: StepWords, hide: (text: string) => string): StepWords {
  return {
    text: hide(text),
    ...(table && { table: table.map((row) => row.map(hide)) }),
    ...(docString !== undefined && { docString: hide(docString) }),
  };
}

const allTexts = ({ text, table = [], docString = '' }: StepWords): string[] => [
  text,
  ...table.flat(),
  docString,
];
