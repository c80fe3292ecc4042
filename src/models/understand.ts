/** A step that the language doesn't read is put to a model, round by round; each sentence is held against the step before it is done. */
import type { ModelMessage, ToolSet } from 'ai';
import { readStep, type StepInWords } from '../language/read.js';
import type { Screen } from '../screen/Screen.js';
import { meantBy, type Sentence } from './answers.js';
import { ask, type Answer, type Call } from './ask.js';
import type { Budget } from './Budget.js';
import { whatIsMissing } from './checks/complete.js';
import { endsMoved, faultOfMove, isTold, movedStep, sentenceAt, type Recorded } from './checks/moved.js';
import { outOfScope } from './checks/scope.js';
import { asksOf, textsOf, valuesOf, type Mood } from './checks/stepWords.js';
import { ModelError } from './ModelError.js';
import type { OfferedModel } from './options.js';
import { firstPrompt, showScreen, SYSTEM, type Hide, type ShownCase } from './prompt.js';
import { CANNOT, DONE, ENDS, TOOLS } from './tools.js';

export interface Told {
  verdict: 'passed' | 'failed' | 'error';
  /** Why it isn't passed. */
  reason?: string | undefined;
  summary: string;
}

export interface Understanding {
  /** With the names of secrets in place of their values. */
  step: StepInWords;
  /** What the step before was. */
  before: Mood | undefined;
  case: ShownCase;
  caseText: string;
  /** Where a recording of the step doesn't fit the page any more: only the sentence that doesn't is asked for. */
  recorded?: Recorded;
  earlier: readonly Screen[];
  hide: Hide;
  /** The opposite of `hide`. */
  reveal: (text: string) => string;
  look: () => Promise<Screen>;
  carryOut: (sentences: readonly Sentence[], onDone: (sentence: Sentence) => void) => Promise<Told>;
  budget: Budget;
  signal: AbortSignal;
}

export interface Understood {
  /** Those that were carried out and passed. */
  sentences: Sentence[];
  /** What came of the last one. */
  told: Told;
}

/** @throws ModelError where no usable answer comes of it */
export async function understand(model: OfferedModel, task: Understanding): Promise<Understood> {
  return new Conversation(model, task).run();
}

class Conversation {
  readonly #sentences: Sentence[] = [];
  #messages: ModelMessage[] = [];
  /** It is asked once more where its answer falls short; then it is refused. */
  #hasFailed = false;

  constructor(
    private readonly model: OfferedModel,
    private readonly task: Understanding,
  ) {}

  async run(): Promise<Understood> {
    const { hide } = this.task;
    let screen = await this.task.look();
    this.#messages = [{ role: 'user', content: firstPrompt(this.task, screen, hide) }];
    for (;;) {
      const answer = await this.#ask();
      const ended = await this.#take(answer, screen);
      if (ended !== undefined) return ended;
      screen = await this.task.look();
      this.#messages.push({ role: 'user', content: hide(showScreen(screen)) });
    }
  }

  async #ask(): Promise<Answer> {
    const { budget, signal } = this.task;
    const time = budget.next();
    const began = performance.now();
    const messages = this.#messages;
    const answer = await ask(this.model, {
      ...{ system: SYSTEM, messages, tools: TOOL_SET },
      ...{ signal, time },
    });
    // What can't be used has cost as much.
    budget.add(answer.usage, this.model, performance.now() - began);
    if (answer.broken !== undefined) throw answer.broken;
    this.#messages = [...messages, ...answer.messages];
    return answer;
  }

  /** @returns undefined where it is to be asked again */
  async #take({ calls }: Answer, screen: Screen): Promise<Understood | undefined> {
    const cannot = calls.find(({ name }) => name === CANNOT);
    if (cannot !== undefined) throw this.#gaveUp(cannot);
    const asked = calls.filter(({ name }) => name !== DONE);
    const isDone = calls.length > asked.length;
    const meant = asked.map((call) => ({ call, ...this.#meantBy(call, screen) }));
    const faults = meant.flatMap(({ call, fault }) => (fault === undefined ? [] : [{ call, fault }]));
    const next = meant.flatMap(({ sentence }) => sentence ?? []);
    const isOver = faults.length === 0 && (isDone || this.#isWhole(next));
    const missing = calls.length === 0 ? NO_CALL : isOver ? this.#missing(next) : undefined;
    if (faults.length > 0 || missing !== undefined) {
      this.#again(calls, faults, missing);
      return undefined;
    }
    const told = await this.#carryOut(next);
    if (told.verdict !== 'passed' || isDone || this.#isWhole([])) return { sentences: this.#sentences, told };
    this.#answer(calls, told.summary);
    return undefined;
  }

  /** A step that only expects something is over with what it expects, a sentence that has moved with what it says. */
  #isWhole(next: readonly Sentence[]): boolean {
    const { step, before, recorded } = this.task;
    const all = [...this.#sentences, ...next];
    if (recorded !== undefined) return isTold(recorded) && endsMoved(all, recorded);
    return (
      asksOf(step, before) === 'expects' &&
      all.some(({ actions }) => actions.at(-1)?.kind.startsWith('expect'))
    );
  }

  #meantBy(call: Call, screen: Screen): { sentence?: Sentence; fault?: string } {
    const { step, before, caseText, recorded, hide } = this.task;
    const meant = meantBy(call, { screen, values: valuesOf(step) });
    if ('fault' in meant) return meant;
    const words = hide(meant.sentence.words);
    const reading = readStep({ text: words });
    if (!reading.understood) return { fault: `There is no sentence for it: ${words}` };
    const sentence = { words, actions: reading.actions };
    const fault =
      outOfScope(sentence, { step, before, caseText: caseText + textsOf(step), screen }) ??
      (recorded && faultOfMove(sentence, recorded));
    return fault === undefined ? { sentence } : { fault };
  }

  #missing(next: readonly Sentence[]): string | undefined {
    const { step, before, earlier, recorded } = this.task;
    const all = [...this.#sentences, ...next];
    if (recorded === undefined) return whatIsMissing(all, { step, before, earlier });
    if (!endsMoved(all, recorded)) return `Nothing takes the place of "${sentenceAt(recorded).words}".`;
    const held = { step, before, earlier };
    const missing = whatIsMissing(movedStep(recorded, all), held);
    // Who has changed a recording by hand may have meant it to say less than its step.
    return missing === whatIsMissing(recorded.sentences, held) ? undefined : missing;
  }

  #carryOut(next: readonly Sentence[]): Promise<Told> {
    const { reveal, carryOut } = this.task;
    const inTheOpen = next.map(({ words }) => opened(words, reveal));
    return carryOut(inTheOpen, (done) => {
      const at = inTheOpen.indexOf(done);
      this.#sentences.push(...next.slice(at, at + 1));
    });
  }

  #again(calls: readonly Call[], faults: readonly { call: Call; fault: string }[], missing?: string): void {
    const why = [
      ...faults.map(({ call, fault }) => `${call.name}: ${fault}`),
      ...(missing === undefined ? [] : [missing]),
    ];
    if (this.#hasFailed) throw this.#refused(why.join(' '));
    this.#hasFailed = true;
    const results = calls.map((call) => ({
      call,
      text: `Nothing of this answer was carried out. ${faults.find((one) => one.call === call)?.fault ?? missing ?? 'Say it again.'}`,
    }));
    this.#messages.push(...resultsOf(results));
  }

  #answer(calls: readonly Call[], summary: string): void {
    this.#messages.push(...resultsOf(calls.map((call) => ({ call, text: this.task.hide(summary) }))));
  }

  #gaveUp({ input }: Call): ModelError {
    const why = (input as { why?: unknown } | undefined)?.why;
    const said = typeof why === 'string' ? `: ${why}` : '';
    return new ModelError(
      'model answer not usable',
      `The model "${this.model.id}" could not carry the step out${said}.`,
    );
  }

  #refused(why: string): ModelError {
    const { id } = this.model;
    return new ModelError(
      'model answer not usable',
      `What the model "${id}" made of the step was refused, also when asked again: ${why}`,
    );
  }
}

const NO_CALL = 'It calls no tool.';

function opened(words: string, reveal: (text: string) => string): Sentence {
  const text = reveal(words);
  const reading = readStep({ text });
  if (!reading.understood)
    throw new ModelError('model answer not usable', `No step can be made of: ${words}`);
  return { words, actions: reading.actions };
}

function resultsOf(results: readonly { call: Call; text: string }[]): ModelMessage[] {
  if (results.length === 0) return [];
  const content = results.map(({ call, text }) => ({
    ...{ type: 'tool-result' as const, toolCallId: call.id, toolName: call.name },
    output: { type: 'text' as const, value: text },
  }));
  return [{ role: 'tool', content }];
}

const TOOL_SET: ToolSet = Object.fromEntries(
  Object.entries({ ...TOOLS, ...ENDS }).map(([name, { description, schema }]) => [
    name,
    { description, inputSchema: schema },
  ]),
);
