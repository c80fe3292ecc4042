/** How much asking models may take, as a user says it. */

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

export const DEFAULTS: Record<Scope, Limits> = {
  step: { rounds: 8, tokens: 100_000, time: 90_000, cost: 0.5 },
  case: { rounds: 60, tokens: 500_000, time: 300_000, cost: 2 },
  run: { cost: 20 },
};

export const UNITS: Record<keyof Limits, (limit: number) => string> = {
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
