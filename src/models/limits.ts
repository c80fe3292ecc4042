/** How much asking models may take, as a user says it. */
import { appendFileSync, readFileSync } from 'node:fs';
import type { Usage } from './ask.js';
import type { OfferedModel, Price } from './options.js';

export interface Limits {
  /** Questions. */
  rounds?: number | undefined;
  /** Sent and answered together. */
  tokens?: number | undefined;
  /** Milliseconds of asking. */
  time?: number | undefined;
  /** US dollars, as far as prices are known. */
  cost?: number | undefined;
}

export interface ModelLimits {
  /** @default 8 rounds, 100_000 tokens, 90 seconds, 0.5 dollars */
  step?: Limits | undefined;
  /** @default 60 rounds, 500_000 tokens, 5 minutes, 2 dollars */
  case?: Limits | undefined;
  /** @default 20 dollars; of all that a service does, in Playwright of all workers of a run */
  run?: Limits | undefined;
}

export type Scope = keyof ModelLimits;

const DEFAULTS: Record<Scope, Limits> = {
  step: { rounds: 8, tokens: 100_000, time: 90_000, cost: 0.5 },
  case: { rounds: 60, tokens: 500_000, time: 300_000, cost: 2 },
  run: { cost: 20 },
};

const UNITS: Record<keyof Limits, (limit: number) => string> = {
  rounds: (limit) => `${limit} ${limit === 1 ? 'question' : 'questions'}`,
  tokens: (limit) => `${limit} tokens`,
  time: (limit) => `${limit / 1000} s of asking`,
  cost: (limit) => `${limit} US dollars`,
};

/** What is wrong with the option, each reported with how to mend it. */
export function faultsOfLimits(given: unknown): string[] {
  if (given === undefined) return [];
  if (!isObject(given)) return [`\`modelLimits\` are no limits. ${EXAMPLE}`];
  return Object.entries(given).flatMap(([scope, limits]) => {
    if (!Object.hasOwn(DEFAULTS, scope))
      return [`\`modelLimits\` has no "${scope}": it has step, case and run. ${EXAMPLE}`];
    if (limits === undefined) return [];
    if (!isObject(limits)) return [`\`modelLimits.${scope}\` is no limit. ${EXAMPLE}`];
    return Object.entries(limits).flatMap(([name, limit]) => {
      if (!Object.hasOwn(UNITS, name))
        return [
          `\`modelLimits.${scope}\` has no "${name}": it has ${Object.keys(UNITS).join(', ')}. ${EXAMPLE}`,
        ];
      const isLimit = limit === undefined || (typeof limit === 'number' && limit > 0);
      return isLimit ? [] : [`\`modelLimits.${scope}.${name}\` is no number above 0. ${EXAMPLE}`];
    });
  });
}

const EXAMPLE = 'Write them such as modelLimits: { case: { cost: 0.5 } }.';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIGURES = ['rounds', 'inputTokens', 'outputTokens', 'time', 'cost'] as const;

type Figures = Record<(typeof FIGURES)[number], number>;

export class Spent implements Figures {
  rounds = 0;
  inputTokens = 0;
  outputTokens = 0;
  /** Milliseconds. */
  time = 0;
  /** US dollars. */
  cost = 0;

  add(other: Figures): void {
    for (const figure of FIGURES) this[figure] += other[figure];
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
