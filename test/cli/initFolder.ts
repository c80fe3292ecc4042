/** A folder for the length of a test, and `casewright init` in it. */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runWords, type Ended } from './runWords.js';

export interface InitFolder {
  folder: string;
  /** By their paths, with their texts; those of node_modules are left out. */
  files: () => Promise<Record<string, string>>;
  init: (...argv: string[]) => Promise<Ended>;
  /** Of a run in an environment like this one; else it is empty. */
  next: (env?: NodeJS.ProcessEnv) => Promise<string | undefined>;
}

export async function initFolder(files: Record<string, string>): Promise<InitFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-init-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return {
    folder,
    files: () => textsIn(folder),
    init: (...argv) => runInit(folder, argv),
    next: async (env) => /Next: (.*)/.exec((await runInit(folder, ['--yes'], env)).out)?.[1],
  };
}

export const runInit = (cwd: string, argv: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  runWords(['init', ...argv], { cwd, env });

async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}
