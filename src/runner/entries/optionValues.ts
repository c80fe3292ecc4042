/** The options whose value stands by itself: what it may be, which variable comes before it, and what is said of a wrong one. */
import { readDuration, shownValue, nearestName } from '../../cases/index.js';
import { faultOfPage } from '../../phrases/index.js';
import { GATES, REASONS, REASON_NAMES } from '../../report/reasons.js';
import type { CommonOptions } from './settings.js';

interface Rule<Value> {
  /** Undefined for a wrong one. */
  read: (given: unknown) => Value | undefined;
  /** Said of a wrong one: "is …, but 5." */
  fault: string;
  /** Where there are several of it: "are …, but 5." */
  isPlural?: boolean;
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
const PATHS: Rule<string[]> = {
  read(given) {
    const paths = [given].flat();
    return paths.every((one) => typeof one === 'string' && one !== '') ? (paths as string[]) : undefined;
  },
  ...{
    fault: 'no paths of phrases',
    mend: "Write them such as steps: ['./cases/phrases.md'].",
    isPlural: true,
  },
};
const object = (fault: string, mend: string, isPlural = false): Rule<Record<string, unknown>> => ({
  ...{ read: (given) => (isObject(given) ? given : undefined), fault, mend, isPlural },
});
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
  gate: object('no list of reasons', "Write it such as gate: { 'service unreachable': 'warn' }."),
  steps: PATHS,
  pages: object('no names and addresses', "Write them such as pages: { login: '/login' }.", true),
  observe: object('no list of choices', 'Write it such as observe: { accessibility: false }.'),
};
export const OBSERVE_VALUES = { accessibility: FLAG, slowAfter: TIME };
export const PATH_VALUES = { root: PATH, importTestFrom: PATH };

type ValuesOf<Rules> = { [Name in keyof Rules]?: Rules[Name] extends Rule<infer Value> ? Value : never };

export type CommonValues = ValuesOf<typeof COMMON_VALUES>;

/** @param within what the options stand in, where that is another option */
export function readValues<Rules extends Record<string, Rule<unknown>>>(
  rules: Rules,
  given: object,
  { env = {}, within = '' }: { env?: NodeJS.ProcessEnv; within?: string },
): { values: ValuesOf<Rules>; faults: string[] } {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  const take = (name: string, called: string, value: unknown, written = value) => {
    const { read, fault, mend, isPlural } = rules[name] as Rule<unknown>;
    if (value === undefined) return;
    const one = read(value);
    if (one !== undefined) values[name] = one;
    else
      faults.push(
        `${called} ${isPlural ? 'are' : 'is'} ${fault}, but ${shownValue(written)}.${mend === undefined ? '' : ` ${mend}`}`,
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

/** @param values those of the table */
export function faultsOfOptions(
  { files, name, secrets, tags }: CommonOptions & { tags?: unknown },
  { gate = {}, pages = {} }: CommonValues,
): string[] {
  const globs = Array.isArray(files) ? files : [files];
  const isGlob = (glob: unknown) => typeof glob === 'string' && glob !== '';
  return [
    globs.length > 0 && globs.every(isGlob)
      ? undefined
      : `\`files\` ${globs[0] === undefined ? 'is missing' : `can't be ${shownValue(files)}`}. Write the globs of your case files, such as files: 'cases/**/*.{feature,md,txt}'.`,
    name === undefined || /^\w[\w .-]*$/.test(name)
      ? undefined
      : `\`name\` may have letters, digits, spaces, ".", "-" and "_"; "${name}" names a folder, too.`,
    ...faultsOfSecrets(secrets),
    ...Object.entries(gate).map(([reason, given]) => faultOfGate(reason, given)),
    ...Object.entries(pages).map(([page, address]) => faultOfPage(page, address)),
    tags === undefined
      ? undefined
      : '`tags` belong into the case files; to select by tag use --grep (Playwright) or --tags-filter (Vitest).',
  ].filter((mistake) => mistake !== undefined);
}

/** The values are shown nowhere, not even wrong ones. */
function faultsOfSecrets(secrets: unknown = {}): string[] {
  if (!isObject(secrets)) {
    return [
      '`secrets` are no names and values. Write them such as secrets: { password: process.env.PASSWORD }.',
    ];
  }
  const given = Object.entries(secrets).filter(([, value]) => value != null);
  const faultOf = (isWrong: (value: unknown) => boolean, said: string): string[] => {
    const names = given.filter(([, value]) => isWrong(value)).map(([secret]) => secret);
    return names.length === 0 ? [] : [`The secret ${names.join(', ')} ${said}`];
  };
  return [
    ...faultOf((value) => typeof value !== 'string', 'is no text. Write its value in quotes.'),
    ...faultOf(
      (value) => /[\r\n]/.test(String(value)),
      "has a line break, which a step can't hold. Trim it where you read it.",
    ),
  ];
}

function faultOfGate(reason: string, given: unknown): string | undefined {
  if (!Object.hasOwn(REASONS, reason)) {
    const near = nearestName(reason, REASON_NAMES);
    const mend = near ? `Did you mean "${near}"?` : `The reasons are: ${REASON_NAMES.join(', ')}.`;
    return `\`gate\` has "${reason}", which is no reason of an outcome. ${mend}`;
  }
  if (given === undefined || GATES.some((one) => one === given)) return undefined;
  return `\`gate\` of "${reason}" is neither 'fail' nor 'warn', but ${shownValue(given)}.`;
}

/** The cases room doesn't know the options of plugins: for a slip in one of those it can't name the nearest. */
export function faultOfUnknown(option: string, ofPlugin: readonly string[]): string | undefined {
  const near = nearestName(option, ofPlugin);
  return near === undefined ? undefined : `There is no option "${option}". Did you mean \`${near}\`?`;
}
