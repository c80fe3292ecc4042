/** Starts a program of `programs.ts` in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'tsup';
import { onTestFinished } from 'vitest';
import { root } from '../../support/places.js';
import type { ProgramName } from './programs.js';

export interface Program {
  /** What it tells, as it tells it; ends with the program. */
  told: AsyncIterable<unknown>;
  /** Resolves, once it has ended, to its exit code or the signal that ended it. */
  ended: Promise<number | string>;
  kill(): void;
}

/** Below the repository, so that the packages are found. */
const built = path.join(root, 'test-results', 'store');

/** To be called once before the programs are started. */
export async function buildPrograms(): Promise<void> {
  await mkdir(built, { recursive: true });
  const entry = path.join(built, 'run.ts');
  await writeFile(
    entry,
    `import { programs } from ${JSON.stringify(path.join(import.meta.dirname, 'programs.js'))};\n` +
      `const [name, ...args] = process.argv.slice(2);\nawait programs[name](...args);\n`,
  );
  await build({
    config: false,
    entry: [entry],
    outDir: path.join(built, 'out'),
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'node20',
    silent: true,
  });
}

export function startProgram(name: ProgramName, ...args: string[]): Program {
  const child = spawn(process.execPath, [path.join(built, 'out', 'run.mjs'), name, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { told: parsed(createInterface(child.stdout)), ended, kill: () => void child.kill('SIGKILL') };
}

async function* parsed(lines: AsyncIterable<string>): AsyncIterable<unknown> {
  for await (const line of lines) yield JSON.parse(line);
}
