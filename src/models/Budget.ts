/** How much asking models may take: of one step, of one case, and of all that a service runs. */
import { appendFileSync, readFileSync } from 'node:fs';
import type { Usage } from './ask.js';
import { DEFAULTS, UNITS, type Limits, type ModelLimits, type Scope } from './limits.js';
import type { OfferedModel, Price } from './options.js';

interface Figures {
  rounds: number;
  inputTokens: number;
  outputTokens: number;
  /** Milliseconds. */
  time: number;
  /** US dollars. */
  cost: number;
}

export class Spent implements Figures {
  rounds = 0;
  inputTokens = 0;
  outputTokens = 0;
  time = 0;
  cost = 0;

  add(other: Figures): void {
    this.rounds += other.rounds;
    this.inputTokens += other.inputTokens;
    this.outputTokens += other.outputTokens;
    this.time += other.time;
    this.cost += other.cost;
  }

  get tokens(): number {
    return this.inputTokens + this.outputTokens;
  }
}

/** That of a run; where several processes share one, each notes its questions in their file. */
export class RunSpent {
  readonly #own = new Spent();

  /** @param file need not exist */
  constructor(private readonly file?: string) {}

  /** A line that short is written at once, whoever else is writing. */
  add(figures: Figures): void {
    if (this.file === undefined) this.#own.add(figures);
    else appendFileSync(this.file, `${JSON.stringify(figures)}\n`);
  }

  sum(): Spent {
    if (this.file === undefined) return this.#own;
    const sum = new Spent();
    for (const line of linesOf(this.file)) sum.add(JSON.parse(line) as Figures);
    return sum;
  }
}

/** What one step, its case and their run have spent; each case has a budget of its own within that of the run. */
export class Budget {
  #step = new Spent();
  readonly case = new Spent();

  constructor(
    private readonly limits: ModelLimits,
    private readonly run: RunSpent,
  ) {}

  /** @returns what the step spends */
  beginStep(): Spent {
    this.#step = new Spent();
    return this.#step;
  }

  /** @returns milliseconds that the next question may take */
  next(): number {
    const all = { step: this.#step, case: this.case, run: this.run.sum() };
    const scopes = Object.keys(all) as Scope[];
    for (const scope of scopes) refuseSpent(scope, all[scope], this.#limitsOf(scope));
    const rest = scopes.map((scope) => (this.#limitsOf(scope).time ?? Infinity) - all[scope].time);
    return Math.ceil(Math.min(...rest, LONGEST_TIME));
  }

  add(usage: Usage, model: OfferedModel, time: number): void {
    const figures = { ...usage, rounds: 1, time, cost: costOf(usage, model.price) };
    for (const spent of [this.#step, this.case, this.run]) spent.add(figures);
  }

  #limitsOf = (scope: Scope): Limits => ({ ...DEFAULTS[scope], ...this.limits[scope] });
}

const costOf = ({ inputTokens, outputTokens }: Usage, price: Price = { input: 0, output: 0 }): number =>
  (inputTokens * price.input + outputTokens * price.output) / 1_000_000;

/** Timers take no more. */
const LONGEST_TIME = 2 ** 31 - 1;

function refuseSpent(scope: Scope, spent: Spent, limits: Limits): void {
  for (const [name, inWords] of Object.entries(UNITS) as [keyof Limits, (limit: number) => string][]) {
    const limit = limits[name];
    if (limit === undefined || spent[name] < limit) continue;
    throw new ModelError(
      'model limit reached',
      `Asking models for this ${scope} has reached its limit of ${inWords(limit)}. Please say the step in other words, or raise modelLimits.${scope}.${name}.`,
    );
  }
}

/** One that somebody is just writing has no end yet. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Why a model was of no help: never a verdict about the application. */
type ModelReason = 'model not available' | 'model answer not usable' | 'model limit reached';

export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly reason: ModelReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const unusable = (message: string): ModelError => new ModelError('model answer not usable', message);

export const unavailable = (message: string, cause: unknown): ModelError =>
  new ModelError('model not available', message, { cause });
