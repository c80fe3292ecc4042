/** Small real projects that run `npx playwright test`, with the built package as a user has it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TestRunner, onTestFinished } from 'vitest';
import { projects, root } from './places.js';
import { endProcesses, runningOf } from './processes.js';
import { userEnvironment } from './userEnvironment.js';

export interface Ran {
  exitCode: number;
  /** Standard output and error, without colours. */
  output: string;
}

export interface PlaywrightProject {
  folder: string;
  write(files: Record<string, string>): Promise<void>;
  read(file: string): Promise<string>;
  remove(file: string): Promise<void>;
  /** The files, but those of the user's own making, that hold the text. */
  filesWith(text: string): Promise<string[]>;
  /** Removes the folder. */
  dispose(): Promise<void>;
  /** `npx playwright test` with these arguments. */
  playwright(args?: string[], env?: Record<string, string>): Promise<Ran>;
}

/** The configuration that most projects need; `options` is the text of what `cases()` gets, or each of several. */
export function config(options: string | readonly string[], rest = ''): string {
  return (
    `import { defineConfig } from '@playwright/test';\n` +
    `import { cases } from 'casewright/playwright';\n` +
    `export default defineConfig({ reporter: 'list', ${rest} projects: [${casesCalls(options)}] });\n`
  );
}

/** Either takes a third of the time of a short case; tests that look at what comes of it ask for it. */
const LEAN = {
  pictures: `pictures: 'failed step',`,
  observe: 'observe: { accessibility: false },',
};

export const casesCalls = (options: string | readonly string[]): string =>
  [options]
    .flat()
    .map((one) => `cases(${one.replace(/^\s*\{/, `{ ${leanFor(one)}`)})`)
    .join(', ');

const leanFor = (options: string): string =>
  Object.entries(LEAN)
    .filter(([name]) => !options.includes(`${name}:`))
    .map(([, text]) => text)
    .join(' ');

/** A project for the length of the test that makes it. */
export async function playwrightProject(files: Record<string, string>): Promise<PlaywrightProject> {
  const project = await makeProject(files);
  onTestFinished(() => project.dispose());
  return project;
}

export async function makeProject(files: Record<string, string>): Promise<PlaywrightProject> {
  const folder = await mkdtemp(path.join(projects, 'project-'));
  const project: PlaywrightProject = {
    folder,
    async write(more) {
      for (const [file, text] of Object.entries(more)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
    },
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    remove: (file) => rm(path.join(folder, file)),
    dispose: () => rm(folder, { recursive: true, force: true }),
    filesWith: (text) => filesWith(text, folder),
    playwright: (args = [], env = {}) => runPlaywright(folder, args, env),
  };
  await project.write({ 'package.json': '{ "type": "module" }', ...files });
  return project;
}

async function filesWith(text: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const holding = await Promise.all(
    files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])),
  );
  return holding.flat();
}

export function runPlaywright(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return runNode(folder, [cli, 'test', ...args], env);
}

export function runNode(folder: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return runProgram(folder, [process.execPath, ...args], env);
}

export function runProgram(
  folder: string,
  [program = '', ...args]: string[],
  env: Record<string, string>,
): Promise<Ran> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...userEnvironment(), FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => endIfRunning(child));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode: exitCode ?? -1, output: stripVTControlCharacters(output) }),
    );
  });
}

/** One that hangs is out of its test's time, and what it has started would be in the way of others. */
async function endIfRunning({ pid, exitCode, signalCode }: ChildProcess): Promise<void> {
  if (process.platform !== 'linux' || pid === undefined || exitCode !== null || signalCode !== null) return;
  await endProcesses(() => runningOf([pid]));
}
