/** The options whose value stands by itself: what it may be, which variable comes before it, and what is said of a wrong one. */
import { readDuration, shownValue } from '../../cases/index.js';

interface Rule<Value> {
  /** Undefined for a wrong one. */
  read: (given: unknown) => Value | undefined;
  /** Said of a wrong one: "is …, but 5." */
  fault: string;
  mend?: string;
  /** Of the environment. */
  variable?: string;
  /** What the variable's text stands for, where that is no text. */
  parse?: (text: string) => unknown;
}

const oneOf = <const Value extends string>(...values: readonly Value[]): Rule<Value> => ({
  read: (given) => values.find((one) => one === given),
  fault: `none of ${values.map((one) => `'${one}'`).join(', ')}`.replace(/, ([^,]*)$/, ' and $1'),
});
const FLAG: Rule<boolean> = {
  read: (given) => (typeof given === 'boolean' ? given : undefined),
  fault: 'neither true nor false',
};
const TIME: Rule<number> = {
  ...{ read: readDuration, fault: 'no time' },
  mend: "Write milliseconds above 0, or a text such as '10s'.",
};
const PATH: Rule<string> = {
  read: (given) => (typeof given === 'string' ? given : undefined),
  ...{ fault: 'no path', mend: 'Write it as a text.' },
};
const number = (isRight: (given: number) => boolean): Pick<Rule<number>, 'read' | 'parse'> => ({
  read: (given) => (typeof given === 'number' && isRight(given) ? given : undefined),
  parse: Number,
});

export const COMMON_VALUES = {
  stepTimeout: { ...TIME, variable: 'CASEWRIGHT_STEP_TIMEOUT' },
  pictures: oneOf('each step', 'last step', 'failed step'),
  judgeByModel: FLAG,
  recordings: { ...oneOf('write', 'read', 'off'), variable: 'CASEWRIGHT_RECORDINGS' },
  concurrency: {
    ...number((given) => Number.isInteger(given) && given >= 0),
    ...{ fault: 'no number of cases', mend: 'Write a whole number, or 0 to start no session ahead.' },
    variable: 'CASEWRIGHT_CONCURRENCY',
  },
  maxRequestsPerSecond: {
    ...number((given) => given > 0 && given < Infinity),
    ...{ fault: 'no number of requests', mend: 'Write a number above 0, such as 20.' },
    variable: 'CASEWRIGHT_MAX_REQUESTS_PER_SECOND',
  },
};
export const OBSERVE_VALUES = { accessibility: FLAG, slowAfter: TIME };
export const PATH_VALUES = { root: PATH, importTestFrom: PATH };

type ValuesOf<Rules> = { [Name in keyof Rules]?: Rules[Name] extends Rule<infer Value> ? Value : never };

/** @param within what the options stand in, where that is another option */
export function readValues<Rules extends Record<string, Rule<unknown>>>(
  rules: Rules,
  given: object,
  { env = {}, within = '' }: { env?: NodeJS.ProcessEnv; within?: string },
): { values: ValuesOf<Rules>; faults: string[] } {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  const take = (name: string, called: string, value: unknown, written = value) => {
    const { read, fault, mend } = rules[name] as Rule<unknown>;
    if (value === undefined) return;
    const one = read(value);
    if (one !== undefined) values[name] = one;
    else
      faults.push(
        `${called} is ${fault}, but ${shownValue(written)}.${mend === undefined ? '' : ` ${mend}`}`,
      );
  };
  for (const [name, { variable = '', parse = String }] of Object.entries(rules)) {
    take(name, `\`${name}\`${within}`, (given as Record<string, unknown>)[name]);
    const text = env[variable]?.trim() || undefined;
    take(name, variable, text && parse(text), text);
  }
  return { values: values as ValuesOf<Rules>, faults };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
