/** How much asking models may take: of one step, of one case, and of all that a service runs. */
import { z } from 'zod';
import type { Usage } from './ask.js';
import { ModelError } from './ModelError.js';
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
  /** @default 20 dollars; of the whole service, or of one worker of Playwright */
  run?: Limits | undefined;
}

type Scope = keyof ModelLimits;

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

export class Spent {
  rounds = 0;
  inputTokens = 0;
  outputTokens = 0;
  time = 0;
  cost = 0;

  add(usage: Usage, { price }: Pick<OfferedModel, 'price'>, time: number): void {
    this.rounds += 1;
    this.inputTokens += usage.inputTokens;
    this.outputTokens += usage.outputTokens;
    this.time += time;
    this.cost += costOf(usage, price);
  }

  get tokens(): number {
    return this.inputTokens + this.outputTokens;
  }
}

const costOf = ({ inputTokens, outputTokens }: Usage, price: Price = { input: 0, output: 0 }): number =>
  (inputTokens * price.input + outputTokens * price.output) / 1_000_000;

/** What one step, its case and their run have spent; each case has a budget of its own within that of the run. */
export class Budget {
  #step = new Spent();
  readonly case = new Spent();

  constructor(
    private readonly limits: ModelLimits,
    private readonly run: Spent,
  ) {}

  /** @returns what the step spends */
  beginStep(): Spent {
    this.#step = new Spent();
    return this.#step;
  }

  /** @returns milliseconds that the next question may take */
  next(): number {
    const all = { step: this.#step, case: this.case, run: this.run };
    const scopes = Object.keys(all) as Scope[];
    for (const scope of scopes) refuseSpent(scope, all[scope], this.#limitsOf(scope));
    const rest = scopes.map((scope) => (this.#limitsOf(scope).time ?? Infinity) - all[scope].time);
    return Math.ceil(Math.min(...rest, LONGEST_TIME));
  }

  add(usage: Usage, model: OfferedModel, time: number): void {
    for (const spent of [this.#step, this.case, this.run]) spent.add(usage, model, time);
  }

  #limitsOf = (scope: Scope): Limits => ({ ...DEFAULTS[scope], ...this.limits[scope] });
}

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

const LIMITS = z.strictObject({
  rounds: z.int().min(1).optional(),
  tokens: z.int().min(1).optional(),
  time: z.int().min(1).optional(),
  cost: z.number().min(0).optional(),
});
const MODEL_LIMITS = z.strictObject({
  step: LIMITS.optional(),
  case: LIMITS.optional(),
  run: LIMITS.optional(),
});

/** What is wrong with the option, each told with how to mend it. */
export function faultsOfLimits(given: unknown): string[] {
  if (given === undefined) return [];
  const read = MODEL_LIMITS.safeParse(given);
  return read.success
    ? []
    : read.error.issues.map(
        ({ path, message }) =>
          `\`${['modelLimits', ...path].join('.')}\` can't be used: ${message}. Write it such as modelLimits: { case: { cost: 0.5 } }.`,
      );
}
