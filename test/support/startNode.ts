/** A program that a test ends by a signal. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import type { Ran } from './playwrightProject.js';
import { userEnvironment } from './userEnvironment.js';

export interface Started {
  pid: number;
  /** What it has said so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ran>;
}

export function startNode(folder: string, args: string[], env: Record<string, string>): Started {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...userEnvironment(), FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const plain = () => stripVTControlCharacters(output);
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = new Promise<Ran>((resolve) => {
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, output: plain() }));
  });
  return { pid: child.pid ?? 0, output: plain, kill: (signal) => void child.kill(signal), ended };
}
