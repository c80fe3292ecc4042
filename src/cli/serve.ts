/** `casewright serve`: the local service for as long as nobody stops it, and what it says of itself when it has started. */
import path from 'node:path';
import type { Command } from 'commander';
import type { UserDevice, UserDeviceWrite } from '../contract/index.js';
import type { LocalService } from '../service/index.js';
import { type Environment, messageOf, UsageError, counted } from './Environment.js';
import {
  addLife,
  addSharedOptions,
  given,
  readShared,
  readTeam,
  type SharedOptions,
  type TeamChoice,
  untilStopped,
  placeOf,
} from './serveOptions.js';
import { readCount, readLongTime, readPort, readRegistration } from './values.js';
import { namedModels } from '../models/options.js';

interface ServeOptions extends SharedOptions {
  port: number;
  host: string;
  data?: string;
  concurrency?: number;
  requestsPerSecond: number;
  keep?: number;
  register?: UserDeviceWrite[];
}

/** Its data folder is absolute. */
interface Choices extends ReturnType<typeof readShared>, Pick<ServeOptions, 'port' | 'host' | 'data'> {
  /** From the environment: on the command line, other users of the machine could see it. */
  apiKey?: string;
  team: Required<TeamChoice> | undefined;
}

const ENVIRONMENT = `
Environment:
  CASEWRIGHT_API_KEY  the key that callers must show; without it a random one,
                      which a data folder keeps`;

export function addServe(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('serve')
    .description('Run the local service until Ctrl+C.')
    .option('--port <number>', 'port; 0 for a free one', readPort, 4600)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <folder>', 'keep records and pictures there (default: in memory)');
  addSharedOptions(command)
    .option(
      '--concurrency <number>',
      "sessions at a time in the service's own browser (default: 4)",
      readCount,
    )
    .option(
      '--register <name=address>',
      'a desktop with a Playwright server, such as desk=ws://10.0.0.7:3000/ or, of another system than this one, ' +
        'desk,windows=ws://…; or a phone with an Appium server, such as mine,android,<udid>=http://10.0.0.7:4723; ' +
        'may be repeated',
      readRegistration(environment.platform),
    )
    .option('--requests-per-second <number>', 'that each key may make', readCount, 100)
    .option('--keep <time>', 'delete what has ended longer ago, such as 90d (default: never)', readLongTime);
  addLife(command)
    .addHelpText('after', ENVIRONMENT)
    .action(async (options: ServeOptions) => end(await serve(options, environment)));
}

async function serve(options: ServeOptions, environment: Environment): Promise<number> {
  const { port, host, data, concurrency, requestsPerSecond, keep, register = [] } = options;
  const settings = { ...readShared(options, environment), ...given({ apiKey: readKey(environment.env) }) };
  const team = readTeam(options, environment);
  if (team && data !== undefined)
    throw new UsageError(
      '--data and --database are two places for the same records: please give one of them.',
    );
  const folder = given({ data: data === undefined ? undefined : path.resolve(environment.cwd, data) });
  const choices: Choices = { port, host, ...folder, ...settings, team };
  return untilStopped(options, environment, {
    what: 'service',
    start: (onEvent) => {
      const of = { ...{ port, host, requestsPerSecond, metrics: true }, ...team, ...folder, ...settings };
      return environment.startService({ ...of, ...given({ keep, concurrency, onEvent }) });
    },
    describe: async (service) => {
      const devices = await withRegistered(service, register);
      const about = { service, choices, devices, platform: environment.platform };
      return { event: { event: 'started', address: service.baseURL }, text: await describeService(about) };
    },
  });
}

function readKey({ CASEWRIGHT_API_KEY: key }: NodeJS.ProcessEnv): string | undefined {
  if (!key) return undefined;
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new UsageError(
    'CASEWRIGHT_API_KEY can be no key: it has characters that no HTTP header can carry. ' +
      'Please use letters, digits and signs without spaces.',
  );
}

/** All devices, after those of the command line are among them. */
async function withRegistered(
  { userDevices }: LocalService,
  writes: readonly UserDeviceWrite[],
): Promise<UserDevice[]> {
  for (const write of writes) {
    try {
      await userDevices.ensure(write);
    } catch (error) {
      throw new UsageError(`--register ${write.name}: ${messageOf(error)}.`, { cause: error });
    }
  }
  return userDevices.list();
}

interface ServiceDescription {
  service: LocalService;
  choices: Choices;
  devices: readonly UserDevice[];
  platform: NodeJS.Platform;
}

async function describeService(description: ServiceDescription): Promise<string> {
  const { service, choices } = description;
  const rows: [string, string[]][] = [
    ['Address', [service.baseURL, ...openness(choices)]],
    ['Key', [keyOrigin(choices)]],
    ['Project', [service.projectId]],
    ['Data', await dataLines(description)],
    ['Devices', deviceLines(description.devices)],
    ...phoneRows(choices),
    ['Models', [modelsLine(choices)]],
    ['API', [`${service.baseURL}/openapi.json`]],
  ];
  const table = rows.flatMap(([name, lines]) =>
    lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(9)}${line}`),
  );
  const parts = ['The Casewright service runs; Ctrl+C stops it.', table.join('\n'), 'Run your cases on it:'];
  return `${[...parts, commandLine(description)].join('\n\n')}\n`;
}

function openness({ host, port }: Choices): string[] {
  if (isLoopback(host)) return [];
  const where = port === 0 ? 'it' : `port ${port}`;
  return [`Open to the network: whoever reaches ${where} and has the key can use it.`];
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The key itself stands in the line to copy, and nowhere else; one that was given is not shown at all. */
function keyOrigin({ apiKey, data, team }: Choices): string {
  if (apiKey !== undefined) return 'the one of CASEWRIGHT_API_KEY';
  if (team) return 'in the line below; random, kept in the database';
  return data === undefined ? 'in the line below; random, until the service stops' : KEPT;
}

const KEPT = 'in the line below; random, kept in the data folder';

async function dataLines({ service, choices }: ServiceDescription): Promise<string[]> {
  if (choices.team) return teamLines(choices.team);
  if (choices.data === undefined) return ['in memory; --data <folder> would keep it'];
  const { sessions, cases, plans } = await service.counts();
  const found = [counted(sessions, 'session'), counted(cases, 'case'), counted(plans, 'plan')];
  return [choices.data, found.join(', ')];
}

const teamLines = ({ database, storage }: Required<TeamChoice>) => [
  `PostgreSQL at ${placeOf(database)}`,
  `pictures and apps in ${storage}`,
  'sessions are run by `casewright work` with the same two options',
];

function modelsLine({ models }: Choices): string {
  if (models === undefined) return 'none; --models <names> lets them read what the agent does not';
  const names = namedModels(models).join(', ');
  return typeof models.default === 'string' ? `${names}; ${models.default} by default` : names;
}

/** Only where some are asked for: most services have none. */
function phoneRows({ phones }: Choices): [string, string[]][] {
  if (phones === undefined) return [];
  const listed = phones.devices?.map(({ name, platform }) => `${shortName(name)}  ${platform}`);
  return [['Phones', listed ?? ['those that are attached when they are asked for']]];
}

const NAME_WIDTH = 30;

function deviceLines(devices: readonly UserDevice[]): string[] {
  if (devices.length === 0) return ['none; --register name=ws://host:port/ adds a desktop'];
  const names = devices.map(({ name }) => shortName(name));
  const width = Math.max(...names.map((name) => name.length));
  return devices.flatMap((device, index) => [
    `${(names[index] ?? '').padEnd(width)}  ${statusOf(device)}`,
    `  userDeviceId: ${device.id}`,
  ]);
}

/** Names come over the network, too: nothing that a terminal would obey. */
function shortName(name: string): string {
  const letters = Array.from(name.replace(/\p{C}/gu, '?'));
  return letters.length > NAME_WIDTH ? `${letters.slice(0, NAME_WIDTH - 1).join('')}…` : letters.join('');
}

function statusOf({ status, lastSeenAt }: UserDevice): string {
  if (status === 'online') return status;
  return lastSeenAt == null ? `${status}, never seen` : `${status}, seen ${lastSeenAt}`;
}

/** For the shell that people have there. */
function commandLine({ service, choices, platform }: ServiceDescription): string {
  const { baseURL, apiKey, projectId } = service;
  const variables = Object.entries({
    CASEWRIGHT_BASE_URL: baseURL,
    ...(choices.apiKey === undefined && { CASEWRIGHT_API_KEY: apiKey }),
    CASEWRIGHT_PROJECT_ID: projectId,
  });
  const command = 'npx playwright test';
  if (platform === 'win32')
    return [...variables.map(([name, value]) => `$env:${name}='${value}'`), command].join('; ');
  return [...variables.map(([name, value]) => `${name}=${value}`), command].join(' ');
}
