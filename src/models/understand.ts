/** A step that the language doesn't read is put to a model, round by round; each sentence is held against the step before it is done. */
import type { ModelMessage } from 'ai';
import { readStep } from '../language/read.js';
import type { Screen } from '../screen/Screen.js';
import { describeScreen } from '../screen/screenText.js';
import type { Sentence } from './answers.js';
import { ask, type Answer, type Call } from './ask.js';
import { type Budget, type ModelError, unusable } from './limits.js';
import { summaryOf, type Judged, readAnswer, type Refused, type StepAsked } from './readAnswer.js';
import { lookAtRest } from './looksOf.js';
import type { OfferedModel } from './options.js';
import { firstPrompt, resultsOf, screenMessage, showScreen, SYSTEM, type ShownCase } from './prompt.js';
import { CANNOT, LOOK, toolsFor } from './tools.js';

export interface Reported {
  verdict: 'passed' | 'failed' | 'error';
  /** Why it isn't passed. */
  reason?: string | undefined;
  summary: string;
}

interface Understanding extends StepAsked {
  case: ShownCase;
  /** The opposite of `hide`. */
  reveal: (text: string) => string;
  look: () => Promise<Screen>;
  /** A picture of the page, JPEG. */
  picture: () => Promise<Uint8Array>;
  carryOut: (sentences: readonly Sentence[], onDone: (sentence: Sentence) => void) => Promise<Reported>;
  budget: Budget;
  signal: AbortSignal;
}

export interface Understood {
  /** Those that were carried out and passed. */
  sentences: Sentence[];
  /** What came of the last one. */
  reported: Reported;
  /** What it comes to by the model's own opinion; the step is reported as such. */
  judged?: Judged;
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
  #picture: Uint8Array | undefined;

  constructor(
    private readonly model: OfferedModel,
    private readonly task: Understanding,
  ) {}

  async run(): Promise<Understood> {
    const { hide, look, signal } = this.task;
    let screen = await lookAtRest(look, signal);
    this.#messages = [{ role: 'user', content: firstPrompt(this.task, screen, hide) }];
    for (;;) {
      const answer = await this.#ask();
      const ended = await this.#take(answer, screen);
      if (ended !== undefined) return ended;
      screen = await lookAtRest(look, signal);
      this.#messages.push(screenMessage(hide(showScreen(screen)), this.#picture));
      this.#picture = undefined;
    }
  }

  async #ask(): Promise<Answer> {
    const { budget, signal, mayJudge } = this.task;
    const time = budget.next();
    const began = performance.now();
    const messages = this.#messages;
    const tools = toolsFor({ sees: this.model.sees, mayJudge });
    const answer = await ask(this.model, { system: SYSTEM, messages, tools, signal, time });
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
    if (this.model.sees && calls.some(({ name }) => name === LOOK)) return this.#show(calls, screen);
    const read = readAnswer(calls, this.task, { before: this.#sentences, screen });
    if ('faults' in read) {
      this.#again(calls, read);
      return undefined;
    }
    const { next, judged, isOver } = read;
    if (judged !== undefined) return this.#judge(next, judged);
    const reported = await this.#carryOut(next);
    if (reported.verdict !== 'passed' || isOver) return { sentences: this.#sentences, reported };
    this.#answer(calls, reported.summary);
    return undefined;
  }

  /** What sentences can say of the step is seen on the page before. */
  async #judge(next: readonly Sentence[], judged: Judged): Promise<Understood> {
    const reported = next.length === 0 ? undefined : await this.#carryOut(next);
    const sentences = this.#sentences;
    if (reported !== undefined && reported.verdict !== 'passed') return { sentences, reported };
    const summary = summaryOf(judged, this.model);
    return judged.holds
      ? { sentences, judged, reported: { verdict: 'passed', summary } }
      : { sentences, judged, reported: { verdict: 'failed', reason: 'expectation not met', summary } };
  }

  /** With the next screen. */
  async #show(calls: readonly Call[], screen: Screen): Promise<undefined> {
    const text = describeScreen(screen);
    const isSecret = this.task.hide(text) !== text;
    if (!isSecret) this.#picture = await this.task.picture();
    this.#answer(calls, isSecret ? NO_PICTURE : 'The picture follows. Nothing else was carried out.');
  }

  #carryOut(next: readonly Sentence[]): Promise<Reported> {
    const { reveal, carryOut } = this.task;
    const inTheOpen = next.map(({ words }) => opened(words, reveal));
    return carryOut(inTheOpen, (done) => {
      const at = inTheOpen.indexOf(done);
      this.#sentences.push(...next.slice(at, at + 1));
    });
  }

  #again(calls: readonly Call[], { faults, missing }: Refused): void {
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
    const results = calls.map((call, at) => ({
      call,
      text: at === calls.length - 1 ? this.task.hide(summary) : 'Carried out.',
    }));
    this.#messages.push(...resultsOf(results));
  }

  #gaveUp({ input }: Call): ModelError {
    const why = (input as { why?: unknown } | undefined)?.why;
    const said = typeof why === 'string' ? `: ${why}` : '';
    return unusable(`The model "${this.model.id}" could not carry the step out${said}.`);
  }

  #refused(why: string): ModelError {
    const { id } = this.model;
    return unusable(`What the model "${id}" made of the step was refused, also when asked again: ${why}`);
  }
}

const NO_PICTURE =
  'There is no picture: the page shows what is secret. Answer by its text. Nothing was carried out.';

function opened(words: string, reveal: (text: string) => string): Sentence {
  const text = reveal(words);
  const reading = readStep({ text });
  if (!reading.understood) throw unusable(`No step can be made of: ${words}`);
  return { words, actions: reading.actions };
}
