#!/usr/bin/env node
/** The program `casewright` in this process. */
import type { Environment, StopSignal } from './Environment.js';
import { runProgram } from './program.js';

const STOP_SIGNALS: StopSignal[] = ['SIGINT', 'SIGTERM'];

const environment: Environment = {
  argv: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  platform: process.platform,
  stdout: process.stdout,
  stderr: process.stderr,
  onStopSignal(listener) {
    for (const signal of STOP_SIGNALS) process.on(signal, listener);
    return () => STOP_SIGNALS.forEach((signal) => process.off(signal, listener));
  },
  exit: (code) => process.exit(code),
  // Only when it is needed: the other commands start faster without.
  startService: async (options) => (await import('../service/index.js')).startService(options),
};

for (const stream of [process.stdout, process.stderr]) stream.on('error', outliveReader);

void runProgram(environment).then(leave);

/** A service goes on where nobody reads its output any more, as behind `| head`. */
function outliveReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** Not before all is written, and whatever is still open then. */
function leave(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
