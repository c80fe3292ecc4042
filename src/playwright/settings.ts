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

export interface CasesOptions extends CaseOptions {
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
  const { files, name = 'cases', secrets = {}, service, importTestFrom, root, ...caseOptions } = given;
  const read = readCaseOptions(caseOptions);
  const overrides = caseOptionsFromEnvironment(env);
  const mistakes = [
    ...ownMistakes(given),
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

const OWN_OPTIONS = ['files', 'name', 'secrets', 'service', 'importTestFrom', 'root'];

function ownMistakes({ files, name, secrets = {}, tags }: CasesOptions & { tags?: unknown }): string[] {
  const broken = Object.keys(secrets).filter((secret) => /[\r\n]/.test(secrets[secret] ?? ''));
  const globs = Array.isArray(files) ? files : [files];
  const isGlob = (glob: unknown) => typeof glob === 'string' && glob !== '';
  return [
    globs.length > 0 && globs.every(isGlob)
      ? undefined
      : "`files` is missing. Write the globs of your case files, such as files: 'cases/**/*.{feature,md,txt}'.",
    name === undefined || /^\w[\w .-]*$/.test(name)
      ? undefined
      : `\`name\` may have letters, digits, spaces, ".", "-" and "_"; "${name}" names a folder, too.`,
    broken.length === 0
      ? undefined
      : `The secret ${broken.join(', ')} has a line break, which a step can't hold. Trim it where you read it.`,
    tags === undefined
      ? undefined
      : '`tags` belong into the case files; to select by tag use --grep or `grep`.',
  ].filter((mistake) => mistake !== undefined);
}

/** The cases room doesn't know the plugin's own options: for a slip in one of those it can't name the nearest. */
function withNearestOwn(option: string, message: string): string {
  const near = nearestName(option, OWN_OPTIONS);
  return near === undefined ? message : `There is no option "${option}". Did you mean \`${near}\`?`;
}
