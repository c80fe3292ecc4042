/** The built program in a process of its own, and what the operating system says of its browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { projects } from '../support/places.js';
import { descendantsOf } from '../support/processes.js';

export interface ServedProgram {
  baseURL: string;
  apiKey: string;
  projectId: string;
  client: ServiceClient;
  /** Processes that it has started and they in turn, such as those of its browser. */
  children: () => Promise<number[]>;
  /** To all of its process group, as a terminal sends it. */
  signal: (signal: NodeJS.Signals) => void;
  /** How it ended, and all that it said. */
  ended: Promise<{ how: number | NodeJS.Signals | null; output: string }>;
}

const PROGRAM = path.join(projects, 'node_modules', 'casewright', 'dist', 'cli.js');

/** @param program the file of another copy of the package */
export async function serveProgram(words: string[], program = PROGRAM): Promise<ServedProgram> {
  const { CASEWRIGHT_API_KEY: _, ...env } = process.env;
  // A browser whose program is killed leaves its profile there.
  const temporary = await mkdtemp(path.join(tmpdir(), 'casewright-served-'));
  onTestFinished(() => rm(temporary, { recursive: true, force: true, maxRetries: 5 }));
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...words], {
    env: { ...env, TMPDIR: temporary },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said.output += chunk.toString('utf8')));
  }
  const ended = endOf(child, said);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await expect.poll(() => said.output, { timeout: 30_000, interval: 20 }).toMatch(/playwright test\n|error:/);
  const [baseURL, apiKey, projectId] = ['BASE_URL', 'API_KEY', 'PROJECT_ID'].map((name) =>
    variable(said.output, name),
  ) as [string, string, string];
  const client = new ServiceClient({ baseURL, apiKey, requestTimeout: 10_000 });
  onTestFinished(() => client.close());
  const pid = child.pid ?? 0;
  return {
    ...{ baseURL, apiKey, projectId, client, ended },
    children: async () => (await descendantsOf(pid)).map((one) => one.pid),
    signal: (signal) => process.kill(-pid, signal),
  };
}

function variable(said: string, name: string): string {
  const value = new RegExp(`CASEWRIGHT_${name}=(\\S+)`).exec(said)?.[1];
  if (value === undefined) throw new Error(`The program does not say its ${name}:\n${said}`);
  return value;
}

async function endOf(child: ChildProcess, said: { output: string }): ServedProgram['ended'] {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { how: code ?? signal, output: said.output };
}
