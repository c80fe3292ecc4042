/** Starts a program of `programs.ts` in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'tsup';
import { onTestFinished } from 'vitest';
import { lookerDefine } from '../../../scripts/lookerScript.mjs';
import { root } from '../../support/places.js';
import type { ProgramName } from './programs.js';

export interface Program {
  /** What it tells, as it tells it; ends with the program. */
  reported: AsyncIterable<unknown>;
  /** Resolves, once it has ended, to its exit code or the signal that ended it. */
  ended: Promise<number | string>;
  kill(): void;
}

/** Below the repository, so that the packages are found. */
const folderOf = (name: string) => path.join(root, 'test-results', name);

/**
 * To be called once before the programs are started.
 * @param file the module that has them, as `programs`
 * @returns what runs them
 */
export async function buildPrograms(
  name = 'store',
  file = path.join(import.meta.dirname, 'programs.js'),
): Promise<string> {
  const built = folderOf(name);
  await mkdir(built, { recursive: true });
  const entry = path.join(built, 'run.ts');
  await writeFile(
    entry,
    `import { programs } from ${JSON.stringify(file)};\n` +
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
    define: lookerDefine(root),
  });
  return path.join(built, 'out', 'run.mjs');
}

export function startProgram(name: ProgramName, ...args: string[]): Program {
  const child = spawn(process.execPath, [path.join(folderOf('store'), 'out', 'run.mjs'), name, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { reported: parsed(createInterface(child.stdout)), ended, kill: () => void child.kill('SIGKILL') };
}

async function* parsed(lines: AsyncIterable<string>): AsyncIterable<unknown> {
  for await (const line of lines) yield JSON.parse(line);
}
