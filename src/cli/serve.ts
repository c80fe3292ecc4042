/** `casewright serve`: the local service for as long as nobody stops it. */
import path from 'node:path';
import type { Command } from 'commander';
import type { UserDevice, UserDeviceWrite } from '../contract/index.js';
import type { LocalService } from '../service/index.js';
import { describeService } from './describeService.js';
import { type Environment, messageOf, UsageError } from './Environment.js';
import {
  addLife,
  addSharedOptions,
  given,
  readShared,
  readTeam,
  type SharedOptions,
  type TeamChoice,
  untilStopped,
} from './serveOptions.js';
import { readCount, readLongTime, readPort, readRegistration } from './values.js';

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
export interface Choices extends ReturnType<typeof readShared>, Pick<ServeOptions, 'port' | 'host' | 'data'> {
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
