/** The options that `casewright serve` and `casewright work` have in common. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import type { ModelsOption } from '../models/index.js';
import { KNOWN_MODELS, faultsOfModels, namedModels, offeredModels } from '../models/options.js';
import { faultsOfPhones, type PhonesOption } from '../phones/options.js';
import { type Environment, messageOf, UsageError, type StopSignal } from './Environment.js';
import { placeInJson } from './files.js';
import { readGrace, readTime } from './values.js';
import { logLines, type LifeEvent, type LogForm, type Tell } from '../service/watch/ServiceEvent.js';

export interface SharedOptions extends TeamChoice, LifeOptions {
  files?: string;
  stepTimeout?: number;
  models?: string;
  judgeByModel?: boolean;
  appium?: string;
  devices?: string;
}

type Around = Pick<Environment, 'cwd' | 'env'>;

/** What sessions are run with. @throws UsageError */
export const readShared = (options: SharedOptions, around: Around) =>
  given({
    stepTimeout: options.stepTimeout,
    judgeByModel: options.judgeByModel,
    files: options.files === undefined ? undefined : [path.resolve(around.cwd, options.files)],
    models: options.models === undefined ? undefined : readModels(options.models, around),
    phones: readPhones(options, around),
  });

/** Without those that aren't set. */
export const given = <Options extends object>(
  options: Options,
): { [Name in keyof Options]?: Exclude<Options[Name], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as typeof options;

/** Of several names the first stands behind the built-in agent. @throws UsageError */
function readModels(text: string, { cwd, env }: Around): ModelsOption {
  const models = text.endsWith('.json')
    ? (readJson('--models', path.resolve(cwd, text)) as ModelsOption)
    : readNames(text);
  const faults = [...faultsOfModels(models), ...withoutKey(models, env)];
  if (faults.length > 0) throw new UsageError([`--models ${text}:`, ...faults].join('\n  '));
  return models;
}

function withoutKey(models: ModelsOption, env: NodeJS.ProcessEnv): string[] {
  const offered = offeredModels(models, env).map(({ id }) => id);
  const missing = namedModels(models).filter((id) => id in KNOWN_MODELS && !offered.includes(id));
  return missing.map((id) => `The model "${id}" has no key: please set ${KNOWN_MODELS[id]?.keyVariable}.`);
}

function readNames(text: string): ModelsOption {
  const [first = '', ...others] = text.split(',').map((name) => name.trim());
  const all = Object.fromEntries([first, ...others].map((name) => [name, true as const]));
  return { ...all, default: first };
}

function readJson(option: string, file: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return JSON.parse(text);
  } catch (error) {
    const why = messageOf(error);
    throw new UsageError(`${option} ${file}${placeInJson(why, text)} can't be read: ${why}`, {
      cause: error,
    });
  }
}

/** Without a file of devices there are those that are attached. @throws UsageError */
function readPhones(
  { appium, devices }: { appium?: string; devices?: string },
  { cwd }: Around,
): PhonesOption | undefined {
  if (appium === undefined && devices === undefined) return undefined;
  if (appium === undefined)
    throw new UsageError('--devices needs the address of a server: --appium <address>.');
  const file = devices === undefined ? undefined : path.resolve(cwd, devices);
  const phones = { appium, ...(file !== undefined && { devices: readJson('--devices', file) }) };
  const faults = faultsOfPhones(phones);
  const where = file === undefined ? '--appium' : file;
  if (faults.length > 0)
    throw new UsageError([`The phones of ${where} can't be used:`, ...faults].join('\n  '));
  return phones as PhonesOption;
}

/** What a service for a team stands on, the same for its API processes and its workers. */
export interface TeamChoice {
  database?: string;
  storage?: string;
}

export const addSharedOptions = (command: Command): Command =>
  command
    .option(
      '--database <address>',
      'PostgreSQL of a service for a team, such as postgres://user@host/name (default: CASEWRIGHT_DATABASE)',
    )
    .option(
      '--storage <place>',
      'where all of its processes keep pictures and apps: a folder, or s3://bucket/prefix',
    )
    .option('--files <folder>', 'files that cases may upload or open are there (default: none)')
    .option('--step-timeout <time>', 'that one step may take, such as 10s (default: 5s)', readTime)
    .option(
      '--models <names>',
      'models that may be asked, such as haiku,sonnet, or a .json file with them (default: none)',
    )
    .option('--judge-by-model', 'models may judge what no sentence can say')
    .option(
      '--appium <address>',
      'Appium server that drives phones, such as http://127.0.0.1:4723 (default: none)',
    )
    .option('--devices <file>', 'a .json file with its devices: name, platform, udid, app, capabilities');

/** Undefined where there is none. @throws UsageError for half of it */
export function readTeam(
  { database: given, storage }: TeamChoice,
  { env, cwd }: Around,
): Required<TeamChoice> | undefined {
  const database = given ?? env['CASEWRIGHT_DATABASE'];
  if (!database && storage === undefined) return undefined;
  if (!database)
    throw new UsageError('--storage needs a database: --database postgres://… or CASEWRIGHT_DATABASE.');
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(database))
    throw new UsageError(
      '--database must be the address of a PostgreSQL, such as postgres://user@host/name.',
    );
  if (storage === undefined)
    throw new UsageError(
      '--database needs a place for pictures and apps, too: --storage <folder> or s3://bucket/prefix.',
    );
  return { database, storage: storage.includes('://') ? storage : path.resolve(cwd, storage) };
}

/** Without what lets somebody in. */
export function placeOf(database: string): string {
  const { host, pathname } = new URL(database);
  return host + pathname;
}

/** Of all programs that stay. */
export const addLife = (command: Command): Command =>
  command
    .option(
      '--grace <time>',
      'that running sessions have to end when it is stopped (default: 30s)',
      readGrace,
    )
    .addOption(
      new Option('--log <form>', 'a line to standard error for each request and session')
        .choices(['json', 'text', 'off'])
        .default('off'),
    );

interface LifeOptions {
  /** Milliseconds that sessions have to end. @default 30_000 */
  grace?: number;
  log: LogForm | 'off';
}

interface Staying<Running> {
  what: 'service' | 'worker';
  /** @param tell for the log; undefined where there is none */
  start: (tell: Tell | undefined) => Promise<Running>;
  describe: (running: Running) => Promise<{ event: LifeEvent; text: string }>;
}

/** @returns the exit code @throws UsageError where it can't start */
export async function untilStopped<Running extends { close(options: { grace: number }): Promise<void> }>(
  { grace = 30_000, log }: LifeOptions,
  environment: Environment,
  { what, start, describe }: Staying<Running>,
): Promise<number> {
  const { stdout, stderr } = environment;
  const tell = log === 'off' ? undefined : logLines(log, (line) => stderr.write(line));
  // What machines read has nothing else in it than its lines, and no key.
  const say = (event: LifeEvent, text: string): unknown =>
    log === 'json' ? tell?.(event) : stdout.write(text);
  const stop = stopRequest(environment);
  try {
    const running = await start(tell).catch((error: unknown) => {
      throw new UsageError(`The ${what} can't start: ${messageOf(error)}`, { cause: error });
    });
    try {
      const { event, text } = await describe(running);
      say(event, text);
      await stop.asked;
      say({ event: 'stopping' }, stoppingWords(grace));
    } finally {
      await running.close({ grace: stop.isAsked() ? grace : 0 });
    }
    say({ event: 'stopped' }, 'Stopped.\n');
    return 0;
  } finally {
    stop.ignore();
  }
}

const stoppingWords = (grace: number): string =>
  `\nStopping: sessions that run have ${grace / 1000} s to end. Press Ctrl+C again to end at once.\n`;

/** As shells report a process that a signal has ended. */
const CODES: Record<StopSignal, number> = { SIGINT: 130, SIGTERM: 143 };

/** The first signal asks to stop; the next one doesn't ask. */
function stopRequest({ onStopSignal, exit }: Environment) {
  let ignore: () => void = () => undefined;
  let count = 0;
  const asked = new Promise<void>((resolve) => {
    ignore = onStopSignal((signal) => {
      if (++count > 1) exit(CODES[signal]);
      resolve();
    });
  });
  return { asked, isAsked: () => count > 0, ignore };
}
