/** A Vitest in a process of its own that goes on until it is ended, such as one that watches. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { endProcesses, processesOf, type FoundProcess } from './processes.js';
import { userEnvironment } from './userEnvironment.js';
import { VITEST } from './vitestProject.js';

export interface LongVitest {
  /** The main process. */
  main: () => Promise<FoundProcess>;
  /** All that it said so far, without colours. */
  output: () => string;
  /** What it said since the last call. */
  news: () => string;
  /** Types keys, where there is a terminal. */
  type: (keys: string) => void;
  /** Every process of the run, main process first. */
  processes: () => Promise<FoundProcess[]>;
  /** Once the main process is gone: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Where the run keeps temporary files. */
  temporary: string;
}

export interface LongRun {
  folder: string;
  /** Behind `vitest`. */
  args: string[];
  env?: Record<string, string>;
  /** Whether it has a terminal, which it reads keys from. */
  terminal?: boolean;
  /**
   * The program of Node and the one of Vitest.
   * @default those of this run
   */
  programs?: readonly [string, string];
}

/** For the configuration of projects that are edited: Vite watches no folder of this name, and they are in one. */
export const WATCHED = `server: { watch: { ignored: ['!**/test-results/**'] } }`;

/** For whatever a run does within a machine's bad minute. */
export const SOON = { timeout: 60_000, interval: 100 };

/** Until the test that starts it is over, if it doesn't end before. */
export async function startVitest({
  folder,
  args,
  env = {},
  terminal = false,
  programs = [process.execPath, VITEST],
}: LongRun): Promise<LongVitest> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'casewright-vitest-'));
  const words = [...programs, ...args];
  const [program = '', ...rest] = terminal ? inTerminal(words) : words;
  const child = spawn(program, rest, {
    cwd: folder,
    // The processes of the run are known by their temporary folder.
    env: { ...userEnvironment(), NO_COLOR: '1', TMPDIR: temporary, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { all: '', reported: 0 };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said.all += stripVTControlCharacters(chunk.toString('utf8'))));
  }
  const ended = endOf(once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>);
  const processes = () => processesOf(temporary);
  onTestFinished(async () => {
    await endProcesses(processes);
    await ended;
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  });
  // Vitest 3 gives itself a title.
  const isMain = ({ command }: FoundProcess) =>
    command === 'node (vitest)' || command.startsWith(`${programs.join(' ')} `);
  return {
    async main() {
      await expect.poll(async () => (await processes()).find(isMain), SOON).toBeDefined();
      return (await processes()).find(isMain)!;
    },
    output: () => said.all,
    news() {
      const news = said.all.slice(said.reported);
      said.reported = said.all.length;
      return news;
    },
    type: (keys) => child.stdin.write(keys),
    ...{ processes, ended, temporary },
  };
}

const inTerminal = (words: readonly string[]) => ['script', '-qefc', words.join(' '), '/dev/null'];

async function endOf(
  closed: Promise<[number | null, NodeJS.Signals | null]>,
): Promise<number | NodeJS.Signals> {
  const [code, signal] = await closed;
  return code ?? signal ?? 'SIGKILL';
}
