/** `casewright work`: a worker of a service for a team, for as long as nobody stops it. */
import type { Command } from 'commander';
import type { WorkerOptions } from '../service/team/index.js';
import { type Environment, UsageError } from './Environment.js';
import {
  addLife,
  addSharedOptions,
  given,
  readShared,
  readTeam,
  type SharedOptions,
  untilStopped,
} from './serveOptions.js';
import { readCount, readPort } from './values.js';

interface WorkOptions extends SharedOptions {
  browsers: number;
  browserServer?: string;
  cdp?: string;
  perProject?: number;
  perModel?: number;
  metricsPort?: number;
}

export function addWork(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('work')
    .description('Run sessions that a service for a team has taken in, until Ctrl+C.');
  addLife(addSharedOptions(command))
    .option('--browsers <number>', 'sessions at a time', readCount, 4)
    .option('--browser-server <address>', 'Playwright server whose browser it uses (default: its own)')
    .option('--cdp <address>', 'browser or grid that speaks the DevTools protocol, in place of its own')
    .option('--per-project <number>', 'sessions of one project at a time, of all workers', readCount)
    .option('--per-model <number>', 'sessions that ask one model at a time, of all workers', readCount)
    .option('--metrics-port <number>', 'says there how it is: /healthz, /readyz, /metrics', readPort)
    .action(async (options: WorkOptions) => end(await work(options, environment)));
}

async function work(options: WorkOptions, environment: Environment): Promise<number> {
  const chosen = workerOptions(options, environment);
  // Only when it is needed: the other commands start faster without.
  const { startWorker } = await import('../service/team/index.js');
  return untilStopped(options, environment, {
    what: 'worker',
    start: (onEvent) => startWorker({ ...chosen, ...given({ onEvent }) }),
    describe: ({ name }) =>
      Promise.resolve({
        event: { event: 'started' },
        text: `The Casewright worker ${name} runs; Ctrl+C stops it.\n`,
      }),
  });
}

function workerOptions(options: WorkOptions, environment: Environment): WorkerOptions {
  const team = readTeam(options, environment);
  if (!team)
    throw new UsageError('A worker needs a database: --database postgres://… or CASEWRIGHT_DATABASE.');
  const { browsers, browserServer, cdp, perProject, perModel, metricsPort } = options;
  if (browserServer !== undefined && cdp !== undefined)
    throw new UsageError(
      '--browser-server and --cdp are two places for one browser: please give one of them.',
    );
  return {
    ...{ ...team, browsers, browserServer, cdp, caps: { perProject, perModel }, metricsPort },
    ...readShared(options, environment),
  };
}
