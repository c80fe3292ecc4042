/** `casewright serve`: the local service for as long as nobody stops it. */
import path from 'node:path';
import type { Command } from 'commander';
import type { UserDevice, UserDeviceWrite } from '../contract/index.js';
import type { LocalService } from '../service/index.js';
import type { LogForm } from '../service/watch/logLines.js';
import { speaker, stoppingWords } from './speaker.js';
import type { Tell } from '../service/watch/ServiceEvent.js';
import { describeService } from './describeService.js';
import { type Environment, UsageError } from './Environment.js';
import { stopRequest } from './stopRequest.js';
import { addTeamOptions, readTeam, type TeamChoice } from './teamOptions.js';
import type { ModelsOption } from '../models/index.js';
import type { PhonesOption } from '../phones/options.js';
import {
  addOperation,
  GRACE,
  readModels,
  readCount,
  readPhones,
  readPort,
  readTime,
  readRegistration,
} from './serveOptions.js';

interface ServeOptions extends TeamChoice {
  port: number;
  host: string;
  data?: string;
  concurrency?: number;
  requestsPerSecond: number;
  stepTimeout?: number;
  files?: string;
  models?: string;
  judgeByModel?: boolean;
  grace?: number;
  keep?: number;
  log: LogForm | 'off';
  register?: UserDeviceWrite[];
  appium?: string;
  devices?: string;
}

export interface Choices extends ServeOptions {
  /** From the environment: on the command line, other users of the machine could see it. */
  apiKey: string | undefined;
  /** Those that may be asked. */
  asked: ModelsOption | undefined;
  phones: PhonesOption | undefined;
  team: Required<TeamChoice> | undefined;
}

const ENVIRONMENT = `
Environment:
  CASEWRIGHT_API_KEY  the key that callers must show; without it a random one,
                      which a data folder keeps`;

export function addServe(program: Command, environment: Environment, end: (code: number) => void): void {
  const register = readRegistration(environment.platform);
  const command = program
    .command('serve')
    .description('Run the local service until Ctrl+C.')
    .helpOption('--help', 'print this help')
    .option('--port <number>', 'port; 0 for a free one', readPort, 4600)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <folder>', 'keep records and pictures there (default: in memory)');
  addTeamOptions(command)
    .option('--files <folder>', 'files that cases may upload or open are there (default: none)')
    .option(
      '--concurrency <number>',
      "sessions at a time in the service's own browser (default: 4)",
      readCount,
    )
    .option('--step-timeout <time>', 'that one step may take, such as 10s (default: 5s)', readTime)
    .option(
      '--models <names>',
      'models that may be asked, such as haiku,sonnet, or a .json file with them (default: none)',
    )
    .option('--judge-by-model', 'models may judge what no sentence can say')
    .option(
      '--register <name=address>',
      'a desktop with a Playwright server, such as desk=ws://10.0.0.7:3000/ or, of another system than this one, ' +
        'desk,windows=ws://…; or a phone with an Appium server, such as mine,android,<udid>=http://10.0.0.7:4723; ' +
        'may be repeated',
      register,
    )
    .option(
      '--appium <address>',
      'Appium server that drives phones, such as http://127.0.0.1:4723 (default: none)',
    )
    .option('--devices <file>', 'a .json file with its devices: name, platform, udid, app, capabilities');
  addOperation(command)
    .addHelpText('after', ENVIRONMENT)
    .action(async (options: ServeOptions) => end(await serve(options, environment)));
}

async function serve(options: ServeOptions, environment: Environment): Promise<number> {
  const { models } = options;
  const asked = models === undefined ? undefined : readModels(models, environment);
  const apiKey = readKey(environment.env);
  const phones = readPhones(options, environment);
  const team = readTeam(options, environment);
  if (team && options.data !== undefined)
    throw new UsageError(
      '--data and --database are two places for the same records: please give one of them.',
    );
  const choices = { ...options, ...resolved(options, environment), apiKey, asked, phones, team };
  const { grace = GRACE, log } = choices;
  const { tell, say } = speaker(log, environment);
  const stop = stopRequest(environment);
  try {
    const service = await start(choices, environment, tell);
    try {
      const devices = await withRegistered(service, choices.register ?? []);
      const about = { service, choices, devices, platform: environment.platform };
      await say({ event: 'started', address: service.baseURL }, () => describeService(about));
      await stop.asked;
      await say({ event: 'stopping' }, () => stoppingWords(grace));
    } finally {
      await service.close({ grace: stop.isAsked() ? grace : 0 });
    }
    await say({ event: 'stopped' }, () => 'Stopped.\n');
    return 0;
  } finally {
    stop.ignore();
  }
}

function resolved({ data, files }: ServeOptions, { cwd }: Environment): Pick<ServeOptions, 'data' | 'files'> {
  return {
    ...(data !== undefined && { data: path.resolve(cwd, data) }),
    ...(files !== undefined && { files: path.resolve(cwd, files) }),
  };
}

function readKey({ CASEWRIGHT_API_KEY: key }: NodeJS.ProcessEnv): string | undefined {
  if (!key) return undefined;
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new UsageError(
    'CASEWRIGHT_API_KEY can be no key: it has characters that no HTTP header can carry. ' +
      'Please use letters, digits and signs without spaces.',
  );
}

async function start(
  choices: Choices,
  { startService }: Environment,
  tell: Tell | undefined,
): Promise<LocalService> {
  const { port, host, data, concurrency, stepTimeout, files, apiKey, asked, judgeByModel } = choices;
  const { phones, team, requestsPerSecond, keep } = choices;
  try {
    return await startService({
      port,
      host,
      requestsPerSecond,
      metrics: true,
      ...(keep !== undefined && { keep }),
      ...(tell && { onEvent: tell }),
      ...(data !== undefined && { data }),
      ...team,
      ...(concurrency !== undefined && { concurrency }),
      ...(stepTimeout !== undefined && { stepTimeout }),
      ...(files !== undefined && { files: [files] }),
      ...(apiKey !== undefined && { apiKey }),
      ...(asked !== undefined && { models: asked }),
      ...(judgeByModel !== undefined && { judgeByModel }),
      ...(phones && { phones }),
    });
  } catch (error) {
    throw new UsageError(`The service can't start: ${messageOf(error)}`, { cause: error });
  }
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
