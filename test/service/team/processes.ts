/** The processes of a team: started, killed, frozen, and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ProgramName } from './programs.js';

export interface TeamProcess {
  name: string;
  /** Resolves when it is ready, or has ended. */
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  errors(): string;
}

/** @param program what `buildPrograms` built */
export function teamProcess(
  name: string,
  program: string,
  words: readonly [ProgramName, ...string[]],
): TeamProcess {
  let child: ChildProcess | undefined;
  let errors = '';
  return {
    name,
    async start() {
      const started = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
      await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      await over;
    },
    signal: (signal) => void child?.kill(signal),
    errors: () => errors,
  };
}
