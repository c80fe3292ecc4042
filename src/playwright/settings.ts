/** What `cases({...})` was given, checked once and resolved; the rooms below get nothing optional from here. */
import path from 'node:path';
import {
  caseOptionsFromEnvironment,
  nearestName,
  readCaseOptions,
  type CaseOptions,
} from '../cases/index.js';
import {
  resolveService,
  type DeclaredSecrets,
  type HostedService,
  type ServiceAccess,
} from '../runner/index.js';

export interface CasesOptions extends Omit<CaseOptions, 'timeout'> {
  /**
   * Of a case, in milliseconds or as a text such as `'90s'`.
   * @default 5 minutes, on a hosted service 30
   */
  timeout?: number | string;
  /**
   * Globs of the case files, relative to the folder of the configuration.
   * @example 'cases/**\/*.{feature,md,txt}'
   */
  files: string | readonly string[];
  /**
   * The project's name in Playwright; each `cases()` of a configuration needs its own.
   * @default 'cases'
   */
  name?: string;
  /** For `{{name}}` in case files; those of a file's front matter come first. */
  variables?: Readonly<Record<string, string | number | boolean>>;
  /** As variables, but shown as `***` everywhere, and never written to disk. */
  secrets?: DeclaredSecrets;
  /** A hosted service. @default the local service, in the test's own browser */
  service?: ServiceAccess | undefined;
  /**
   * A module, relative to the folder of the configuration, that exports a `test` extended by your own fixtures.
   * @example './fixtures.ts'
   */
  importTestFrom?: string;
  /**
   * The folder that `files` and `importTestFrom` are relative to, and that gets the working folder `.casewright`.
   * @default the folder of the file that calls `cases()`
   */
  root?: string;
}

export interface Settings {
  name: string;
  /** Absolute. */
  root: string;
  files: string | readonly string[];
  importTestFrom: string | undefined;
  variables: Record<string, string>;
  secrets: DeclaredSecrets;
  /** Undefined stands for the local service. */
  service: HostedService | undefined;
  /** Those of the plugin; files and scenarios come before them. */
  options: CaseOptions;
  /** Those of the environment; they come before everything. */
  overrides: CaseOptions;
}

/** @throws Error that lists all that is wrong with the options, and how to mend it */
export function resolveSettings(given: CasesOptions, callerFolder: string, env: NodeJS.ProcessEnv): Settings {
  const options = optionsGiven(given);
  const { files, name = 'cases', secrets = {}, service, importTestFrom, root, ...caseOptions } = options;
  const read = readCaseOptions(caseOptions);
  const overrides = caseOptionsFromEnvironment(env);
  const mistakes = [
    ...ownMistakes(options),
    ...read.mistakes.map(({ name: option, message }) => withNearestOwn(option, message)),
    ...overrides.mistakes.map(({ message }) => message),
  ];
  if (mistakes.length > 0) {
    throw new Error(
      `The options of Casewright's cases({ … }) can't be used:\n  - ${mistakes.join('\n  - ')}`,
    );
  }
  return {
    name,
    root: path.resolve(callerFolder, root ?? '.'),
    files,
    importTestFrom,
    variables: read.variables,
    secrets,
    service: resolveService(service, env),
    options: read.options,
    overrides: overrides.options,
  };
}

/** A configuration in JavaScript may give anything; nothing at all lacks its `files` like any other. */
function optionsGiven(given: unknown = {}): CasesOptions {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as CasesOptions;
  const kind = given === null ? 'null' : Array.isArray(given) ? 'a list' : `a ${typeof given}`;
  throw new Error(
    `Casewright's cases() takes its options as an object, and was given ${kind}. ` +
      "Write cases({ files: 'cases/**/*.{feature,md,txt}' }).",
  );
}

const OWN_OPTIONS = ['files', 'name', 'secrets', 'service', 'importTestFrom', 'root'];

function ownMistakes(given: CasesOptions & { tags?: unknown }): string[] {
  const { files, name, secrets, tags } = given;
  const globs = Array.isArray(files) ? files : [files];
  const isGlob = (glob: unknown) => typeof glob === 'string' && glob !== '';
  return [
    globs.length > 0 && globs.every(isGlob)
      ? undefined
      : "`files` is missing. Write the globs of your case files, such as files: 'cases/**/*.{feature,md,txt}'.",
    name === undefined || /^\w[\w .-]*$/.test(name)
      ? undefined
      : `\`name\` may have letters, digits, spaces, ".", "-" and "_"; "${name}" names a folder, too.`,
    ...(['root', 'importTestFrom'] as const).map((path) => faultOfPath(path, given[path])),
    ...faultsOfSecrets(secrets),
    tags === undefined
      ? undefined
      : '`tags` belong into the case files; to select by tag use --grep or `grep`.',
  ].filter((mistake) => mistake !== undefined);
}

const faultOfPath = (option: string, given: unknown): string | undefined =>
  given === undefined || typeof given === 'string'
    ? undefined
    : `\`${option}\` is no path. Write it as a text.`;

/** The values are shown nowhere, not even wrong ones. */
function faultsOfSecrets(secrets: unknown = {}): string[] {
  if (typeof secrets !== 'object' || secrets === null || Array.isArray(secrets)) {
    return [
      '`secrets` are no names and values. Write them such as secrets: { password: process.env.PASSWORD }.',
    ];
  }
  const given = Object.entries(secrets as Record<string, unknown>).filter(([, value]) => value != null);
  const noTexts = given.filter(([, value]) => typeof value !== 'string').map(([secret]) => secret);
  const broken = given.filter(([, value]) => /[\r\n]/.test(String(value))).map(([secret]) => secret);
  return [
    ...(noTexts.length === 0
      ? []
      : [`The secret ${noTexts.join(', ')} is no text. Write its value in quotes.`]),
    ...(broken.length === 0
      ? []
      : [
          `The secret ${broken.join(', ')} has a line break, which a step can't hold. Trim it where you read it.`,
        ]),
  ];
}

/** The cases room doesn't know the plugin's own options: for a slip in one of those it can't name the nearest. */
function withNearestOwn(option: string, message: string): string {
  const near = nearestName(option, OWN_OPTIONS);
  return near === undefined ? message : `There is no option "${option}". Did you mean \`${near}\`?`;
}
