/** What a plugin's `cases({...})` was given, checked once and resolved; the rooms below get nothing optional from here. */
import path from 'node:path';
import {
  caseOptionsFromEnvironment,
  readCaseOptions,
  type CaseOptions,
  nearestName,
} from '../../cases/index.js';
import type { DeclaredSecrets } from '../secrets.js';
import { withLimit, resolveService, type HostedService, type ServiceAccess } from '../serviceAccess.js';
import type { Gates } from '../../report/outcome.js';
import { runOf, type Resume } from '../journal/run.js';
import { repositoryFolder } from '../files.js';
import {
  faultOfUnknown,
  faultsOfOptions,
  COMMON_VALUES,
  PATH_VALUES,
  isObject,
  readValues,
  OBSERVE_VALUES,
  type CommonValues,
} from './optionValues.js';
import { faultsOfLimits, type ModelLimits } from '../../models/limits.js';
import { faultsOfModels, type ModelsOption } from '../../models/options.js';
import { faultsOfPhones, type PhonesOption } from '../../phones/options.js';

interface LocalOptions {
  /**
   * How long one step may take, in milliseconds or as a text such as `'10s'`; a step that says "within 20 seconds" has
   * those. Of the local service. Environment: `CASEWRIGHT_STEP_TIMEOUT`.
   * @default 5 seconds
   */
  stepTimeout?: number | string;
  /**
   * Which steps get a picture of the page: `'each step'`; `'last step'`, the one with which the case ends or fails; or
   * `'failed step'`, only one that did not pass. A picture takes longer than most steps. Vitest copies each to
   * `.vitest-attachments/`: for a long run that is hundreds of files, with `'last step'` one a case. Of the local service.
   * @default 'each step'
   */
  pictures?: 'each step' | 'last step' | 'failed step';
  /**
   * What is reported for a case besides its verdict. Of the local service.
   * @example { accessibility: false, slowAfter: '5s' }
   */
  observe?: {
    /**
     * What axe-core finds on the page that is open when the case has ended.
     * @default true
     */
    accessibility?: boolean;
    /**
     * When a page that has not loaded is slow, in milliseconds or as a text.
     * @default 3 seconds
     */
    slowAfter?: number | string;
  };
  /**
   * Models that are asked what a step means, where the built-in agent doesn't understand it: by the contract's names, or
   * by names of your own. What a model answers becomes sentences, which are carried out and judged as all others are. Of
   * the local service.
   * @default none is asked
   * @example { haiku: true }
   */
  models?: ModelsOption;
  /** How much asking models may take, of a step, a case and a run. Of the local service. */
  modelLimits?: ModelLimits;
  /**
   * Whether a model may judge what a step expects where no sentence can say it, such as "the chart looks plausible". The
   * report, JUnit and the terminal tell each such step. Of the local service.
   * @default false
   */
  judgeByModel?: boolean;
  /**
   * Appium servers, and the phones, emulators and simulators that they drive, for cases with a `platform` or a `device`. Of
   * the local service.
   * @default none
   * @example { appium: 'http://127.0.0.1:4723', devices: [{ name: 'Pixel 8', platform: 'android' }] }
   */
  phones?: PhonesOption;
}

/** As the service takes them; what isn't given is the service's own to say. */
interface LocalSettings extends Omit<LocalOptions, 'stepTimeout' | 'observe'> {
  stepTimeout?: number;
  observe?: { accessibility?: boolean; slowAfter?: number };
}

/** @param values those that stand by themselves */
function readLocalOptions(
  { models, modelLimits, phones }: LocalOptions,
  { stepTimeout, pictures, judgeByModel, observe = {} }: CommonValues,
): { settings: LocalSettings; faults: string[] } {
  const { values, faults } = readValues(OBSERVE_VALUES, observe, { within: ' of `observe`' });
  const observed = Object.keys(values).length > 0 ? values : undefined;
  const settings = { stepTimeout, pictures, judgeByModel, models, modelLimits, phones, observe: observed };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return {
    settings: Object.fromEntries(given),
    faults: [
      ...[...faultsOfObserve(observe), ...faults, ...faultsOfModels(models)],
      ...[...faultsOfLimits(modelLimits), ...faultsOfPhones(phones)],
    ],
  };
}

function faultsOfObserve(observe: object): string[] {
  const known = Object.keys(OBSERVE_VALUES);
  return Object.keys(observe)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      return `\`observe\` has no "${name}". ${near ? `Did you mean "${near}"?` : `It has: ${known.join(', ')}.`}`;
    });
}

export interface CommonOptions extends Omit<CaseOptions, 'timeout'>, LocalOptions {
  /**
   * Globs of the case files, relative to `root`.
   * @example 'cases/**\/*.{feature,md,txt}'
   */
  files: string | readonly string[];
  /**
   * Each `cases()` of a configuration needs its own.
   * @default 'cases'
   */
  name?: string;
  /**
   * Of a case, in milliseconds or as a text such as `'90s'`. Environment: `CASEWRIGHT_TIMEOUT`.
   * @default 5 minutes, on a hosted service 30
   */
  timeout?: number | string;
  /** For `{{name}}` in case files; those of a file's front matter come first. */
  variables?: Readonly<Record<string, string | number | boolean>>;
  /** As variables, but shown as `***` everywhere, and never written to disk. */
  secrets?: DeclaredSecrets;
  /**
   * What an outcome that isn't passed means to the run, by its reason: `'warn'` skips the entry with a warning in place of
   * failing it, once its retries are used up.
   * @default every reason fails the run
   * @example { 'service unreachable': 'warn' }
   */
  gate?: Gates;
  /**
   * Phrases of your own: paths or globs of Markdown and Gherkin files that say in words what they mean, and of modules that
   * call `defineStep()`. Relative to `root`; none of them is a case file.
   * @example ['./cases/phrases.md', './cases/steps.ts']
   */
  steps?: string | readonly string[];
  /**
   * Addresses by the names of pages, for steps such as "I am on the login page".
   * @example { login: '/login' }
   */
  pages?: Readonly<Record<string, string>>;
  /**
   * Whether what a model made of a step is written beside its case file, as `login.recorded.md` beside `login.feature`, and
   * carried out from there in later runs. `'read'`: only carried out. `'off'`: neither. Environment: `CASEWRIGHT_RECORDINGS`.
   * @default 'write', and 'read' where the environment variable CI is set
   */
  recordings?: 'write' | 'read' | 'off';
  /**
   * Cases at the same time. On a hosted service sessions are started ahead of the workers, so many of them at a time, where
   * Casewright's reporter is configured; 0 switches that off. Environment: `CASEWRIGHT_CONCURRENCY`.
   * @default 10 on a hosted service
   */
  concurrency?: number;
  /**
   * Of a hosted service: how many requests the whole run may send to it in a second. Environment:
   * `CASEWRIGHT_MAX_REQUESTS_PER_SECOND`.
   * @default no limit but what the service asks for
   */
  maxRequestsPerSecond?: number;
  /**
   * A hosted service, by its address, key and project.
   * @default the local service
   */
  service?: ServiceAccess | undefined;
}

/** Plain data: it is handed from process to process. */
export interface Settings {
  name: string;
  /** Absolute. */
  root: string;
  /** From the repository to `root`, POSIX. */
  folder: string;
  files: string | readonly string[];
  gates: Gates;
  variables: Record<string, string>;
  secrets: DeclaredSecrets;
  steps: readonly string[];
  pages: Readonly<Record<string, string>>;
  recordings: NonNullable<CommonOptions['recordings']>;
  /** Undefined stands for the local service. */
  service: HostedService | undefined;
  /** Of the runner: what the journal knows this run by. */
  run: string;
  /** Whether sessions that an earlier run has left are taken over. */
  resume: Resume;
  local: LocalSettings;
  /** Cases at the same time; undefined where it isn't given. */
  concurrency: number | undefined;
  /** Those of the plugin; files and scenarios come before them. */
  options: CaseOptions;
  /** Those of the environment; they come before everything. */
  overrides: CaseOptions;
}

/**
 * @param own the names of options that the plugin at hand has beside the common ones
 * @param root what the option `root` is relative to
 * @throws Error that lists all that is wrong with the options, and how to mend it
 */
export function resolveSettings(
  options: unknown,
  own: readonly (keyof typeof PATH_VALUES)[],
  { root, env }: { root: string; env: NodeJS.ProcessEnv },
): Settings {
  const given = optionsGiven(options);
  const { files, name = 'cases', secrets = {}, gate = {}, service, pages = {} } = given;
  const { values, faults } = readValues(COMMON_VALUES, given, { env });
  const local = readLocalOptions(given, values);
  const paths = readValues(PATH_VALUES, Object.fromEntries(own.map((option) => [option, given[option]])), {});
  const known: readonly string[] = [...COMMON, ...own];
  const read = readCaseOptions(
    Object.fromEntries(Object.entries(given).filter(([option]) => !known.includes(option))),
  );
  const overrides = caseOptionsFromEnvironment(env);
  const mistakes = [
    ...[...faultsOfOptions(given, values), ...faults, ...local.faults, ...paths.faults],
    ...read.mistakes.map(({ name: option, message }) => faultOfUnknown(option, known) ?? message),
    ...overrides.mistakes.map(({ message }) => message),
  ];
  if (mistakes.length > 0) {
    const list = mistakes.join('\n  - ');
    throw new Error(`The options of Casewright's cases({ … }) can't be used:\n  - ${list}`);
  }
  const folder = path.resolve(root, paths.values.root ?? '');
  return {
    ...{ name, files, root: folder, folder: repositoryFolder(folder), pages },
    gates: gate,
    variables: read.variables,
    secrets,
    steps: values.steps ?? [],
    recordings: values.recordings ?? (env['CI'] ? 'read' : 'write'),
    service: withLimit(resolveService(service, env), values.maxRequestsPerSecond),
    ...runOf(env),
    local: local.settings,
    concurrency: values.concurrency,
    options: read.options,
    overrides: overrides.options,
  };
}

/** All but those of cases, whose names the room of cases knows, and those of one plugin. */
const COMMON = [
  ...['files', 'name', 'secrets', 'service', 'models', 'modelLimits', 'phones'],
  ...Object.keys(COMMON_VALUES),
];

const HOSTED_CONCURRENCY = 10;

/** How many cases may be under way ahead of the workers; 0 for none. */
export const placesAhead = ({ service, concurrency }: Pick<Settings, 'service' | 'concurrency'>): number =>
  service === undefined ? 0 : (concurrency ?? HOSTED_CONCURRENCY);

/**
 * A configuration in JavaScript may give anything; nothing at all lacks its `files` like any other.
 * @throws Error for what are no options
 */
function optionsGiven(
  given: unknown = {},
): CommonOptions & Partial<Record<keyof typeof PATH_VALUES, unknown>> {
  if (isObject(given)) return given as unknown as CommonOptions;
  const kind = given === null ? 'null' : Array.isArray(given) ? 'a list' : `a ${typeof given}`;
  throw new Error(
    `Casewright's cases() takes its options as an object, and was given ${kind}. ` +
      "Write cases({ files: 'cases/**/*.{feature,md,txt}' }).",
  );
}
