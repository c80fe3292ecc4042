/** `casewright work`: a worker of a service for a team, for as long as nobody stops it. */
import path from 'node:path';
import type { Command } from 'commander';
import type { RunningWorker, WorkerOptions } from '../service/team/index.js';
import { type Environment, UsageError } from './Environment.js';
import type { LogForm } from '../service/watch/logLines.js';
import { speaker, stoppingWords } from './speaker.js';
import { stopRequest } from './stopRequest.js';
import { addTeamOptions, readTeam, type TeamChoice } from './teamOptions.js';
import { addLife, GRACE, readCount, readModels, readPhones, readPort, readTime } from './serveOptions.js';

interface WorkOptions extends TeamChoice {
  browsers: number;
  browserServer?: string;
  cdp?: string;
  perProject?: number;
  perModel?: number;
  stepTimeout?: number;
  files?: string;
  models?: string;
  judgeByModel?: boolean;
  appium?: string;
  devices?: string;
  grace?: number;
  metricsPort?: number;
  log: LogForm | 'off';
}

export function addWork(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('work')
    .description('Run sessions that a service for a team has taken in, until Ctrl+C.')
    .helpOption('--help', 'print this help');
  addLife(addTeamOptions(command))
    .option('--browsers <number>', 'sessions at a time', readCount, 4)
    .option('--browser-server <address>', 'Playwright server whose browser it uses (default: its own)')
    .option('--cdp <address>', 'browser or grid that speaks the DevTools protocol, in place of its own')
    .option('--per-project <number>', 'sessions of one project at a time, of all workers', readCount)
    .option('--per-model <number>', 'sessions that ask one model at a time, of all workers', readCount)
    .option('--files <folder>', 'files that cases may upload or open are there (default: none)')
    .option('--step-timeout <time>', 'that one step may take, such as 10s (default: 5s)', readTime)
    .option('--models <names>', 'models that may be asked, as for serve (default: none)')
    .option('--judge-by-model', 'models may judge what no sentence can say')
    .option('--appium <address>', 'Appium server that drives phones (default: none)')
    .option('--devices <file>', 'a .json file with its devices, as for serve')
    .option('--metrics-port <number>', 'says there how it is: /healthz, /readyz, /metrics', readPort)
    .action(async (options: WorkOptions) => end(await work(options, environment)));
}

async function work(options: WorkOptions, environment: Environment): Promise<number> {
  const chosen = workerOptions(options, environment);
  const { grace = GRACE, log } = options;
  const { tell, say } = speaker(log, environment);
  const stop = stopRequest(environment);
  try {
    const worker = await start({
      ...chosen,
      metricsPort: options.metricsPort,
      ...(tell && { onEvent: tell }),
    });
    await say({ event: 'started' }, () => `The Casewright worker ${worker.name} runs; Ctrl+C stops it.\n`);
    await stop.asked;
    await say({ event: 'stopping' }, () => stoppingWords(grace));
    await worker.close({ grace });
    await say({ event: 'stopped' }, () => 'Stopped.\n');
    return 0;
  } finally {
    stop.ignore();
  }
}

function workerOptions(options: WorkOptions, environment: Environment): WorkerOptions {
  const team = readTeam(options, environment);
  if (!team)
    throw new UsageError('A worker needs a database: --database postgres://… or CASEWRIGHT_DATABASE.');
  const { browsers, browserServer, cdp, perProject, perModel, stepTimeout, judgeByModel, files } = options;
  if (browserServer !== undefined && cdp !== undefined)
    throw new UsageError(
      '--browser-server and --cdp are two places for one browser: please give one of them.',
    );
  const models = options.models === undefined ? undefined : readModels(options.models, environment);
  const phones = readPhones(options, environment);
  return {
    ...{ ...team, browsers, browserServer, cdp, caps: { perProject, perModel } },
    ...(stepTimeout !== undefined && { stepTimeout }),
    ...(files !== undefined && { files: [path.resolve(environment.cwd, files)] }),
    ...(models !== undefined && { models }),
    ...(judgeByModel !== undefined && { judgeByModel }),
    ...(phones && { phones }),
  };
}

async function start(options: WorkerOptions): Promise<RunningWorker> {
  // Only when it is needed: the other commands start faster without.
  const { startWorker } = await import('../service/team/index.js');
  try {
    return await startWorker(options);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The worker can't start: ${why}`, { cause: error });
  }
}
