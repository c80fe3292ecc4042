/** The options of `casewright serve` that are more than a word. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readDuration } from '../cases/index.js';
import { UserDeviceWrite } from '../contract/index.js';
import type { ModelsOption } from '../models/index.js';
import { KNOWN_MODELS, faultsOfModels, namedModels, offeredModels } from '../models/options.js';
import { faultsOfPhones, type PhonesOption } from '../phones/options.js';
import { readSpan } from './keys/keyOptions.js';
import { type Environment, UsageError } from './Environment.js';

/** Of several names the first stands behind the built-in agent. @throws UsageError */
export function readModels(text: string, { cwd, env }: Pick<Environment, 'cwd' | 'env'>): ModelsOption {
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
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${option} ${file}${placeOf(why, text)} can't be read: ${why}`, { cause: error });
  }
}

/** As `:line:column`, where a message of JSON tells how far it came. */
function placeOf(why: string, text: string): string {
  const position = /at position (\d+)/.exec(why)?.[1] ?? (/end of JSON/.test(why) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** Without a file of devices there are those that are attached. @throws UsageError */
export function readPhones(
  { appium, devices }: { appium?: string; devices?: string },
  { cwd }: Pick<Environment, 'cwd'>,
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

/** Numbers and times on the command line. */
const HIGHEST_PORT = 65_535;

/** @throws InvalidArgumentError */
export function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT) return Number(text);
  throw new InvalidArgumentError(`Please give a number from 0 to ${HIGHEST_PORT}.`);
}

/** @throws InvalidArgumentError */
export function readCount(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError('Please give a whole number from 1.');
}

/** Milliseconds. @throws InvalidArgumentError */
export function readTime(text: string): number {
  const time = readDuration(/^\d+$/.test(text) ? Number(text) : text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError('Please give milliseconds above 0, or a time such as 10s.');
}

/** Milliseconds; 0 for none. @throws InvalidArgumentError */
const readGrace = (text: string): number => (text === '0' ? 0 : readTime(text));

/** Milliseconds, also of many days. @throws InvalidArgumentError */
function readLongTime(text: string): number {
  const time = readSpan(text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError('Please give a time such as 90d or 12h.');
}

/** `--register name=address`, `name,system=address`, or for a phone `name,system,udid=address`. */
const FORM =
  'Please write name=ws://host:port/, or name,windows=… (or macos, linux) for another system; ' +
  'a phone as name,android=http://host:port or name,ios,udid=http://host:port, the address of its Appium server.';

/** Adds one to those before. @throws InvalidArgumentError */
export const readRegistration =
  (platform: NodeJS.Platform) =>
  (text: string, before: readonly UserDeviceWrite[] = []): UserDeviceWrite[] => {
    const [, name, system, udid, address] = /^([^=,]+)(?:,([^=,]*))?(?:,([^=,]+))?=(.*)$/.exec(text) ?? [];
    const write = { name, platform: system ?? systemOf(platform), address, ...(udid && { udid }) };
    const read = UserDeviceWrite.safeParse(write);
    if (!read.success) throw new InvalidArgumentError(FORM);
    return [...before, read.data];
  };

/** Most such servers run on the machine itself. */
function systemOf(platform: NodeJS.Platform): UserDeviceWrite['platform'] {
  if (platform === 'win32') return 'windows';
  return platform === 'darwin' ? 'macos' : 'linux';
}

/** Milliseconds that sessions have to end when nothing else is said. */
export const GRACE = 30_000;

/** What matters for a service that others use, too. */
export const addOperation = (command: Command): Command =>
  addLife(
    command
      .option('--requests-per-second <number>', 'that each key may make', readCount, 100)
      .option(
        '--keep <time>',
        'delete what has ended longer ago, such as 90d (default: never)',
        readLongTime,
      ),
  );

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
