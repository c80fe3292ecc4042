/** What is in a folder already, and in the nearest package.json, whose text gets what it lacks. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { AGENTS, detect, resolveCommand, type Agent } from 'package-manager-detector';
import { globSync } from 'tinyglobby';
import { RUNNERS, type RunnerName } from './runners.js';
import { messageOf, UsageError } from '../Environment.js';
import { readText, placeInJson } from '../files.js';

export interface Project {
  folder: string;
  /** Undefined where there is none, or where an empty folder is to get its own. */
  packageJson: PackageJson | undefined;
  packages: ReadonlyMap<string, string>;
  manager: PackageManager;
  isTypeScript: boolean;
  /** Is a `.js` file a module, or may it be made one? */
  isModule: boolean;
  /** Their files, relative to the folder. */
  configurations: Partial<Record<RunnerName, { file: string; text: string }>>;
  /** A file that splits Vitest's suite into projects. */
  workspace: string | undefined;
}

/** @throws UsageError for a file that can't be read */
export async function readProject(folder: string, env: NodeJS.ProcessEnv): Promise<Project> {
  const names = (await readdir(folder)).sort();
  const isEmpty = names.every((name) => name.startsWith('.'));
  // A package.json above it belongs to something else.
  const repository = [...foldersUp(folder)].find((one) => existsSync(path.join(one, '.git')));
  const last = isEmpty ? folder : (repository ?? path.parse(folder).root);
  const packageJson = await nearestPackageJson(folder, last);
  const packages = packageJson?.packages ?? new Map<string, string>();
  const top = repository ?? (packageJson ? path.dirname(packageJson.file) : folder);
  return {
    folder,
    packageJson,
    packages,
    manager: packageManager(await usedAgent(folder, top, env)),
    isTypeScript: packageJson === undefined || names.includes('tsconfig.json') || packages.has('typescript'),
    isModule: packageJson?.isModule ?? !hasScripts(folder),
    configurations: {
      ...(await configurationOf('playwright', folder, names)),
      ...(await configurationOf('vitest', folder, names)),
    },
    workspace: names.find((name) => /^vitest\.(workspace|projects)\./.test(name)),
  };
}

function* foldersUp(folder: string): Generator<string> {
  yield folder;
  const above = path.dirname(folder);
  if (above !== folder) yield* foldersUp(above);
}

async function nearestPackageJson(folder: string, last: string): Promise<PackageJson | undefined> {
  for (const one of foldersUp(folder)) {
    const file = path.join(one, 'package.json');
    const text = await readText(file);
    if (text !== undefined) return readPackageJson(text, file);
    if (one === last) break;
  }
  return undefined;
}

/** Without any package.json these are CommonJS, and are to stay so. */
const hasScripts = (folder: string): boolean =>
  globSync('**/*.js', { cwd: folder, ignore: '**/node_modules/**' }).length > 0;

async function configurationOf(runner: RunnerName, folder: string, names: readonly string[]) {
  const file = RUNNERS[runner].configurations.find((name) => names.includes(name));
  const text = file && (await readText(path.join(folder, file)));
  return file && text !== undefined ? { [runner]: { file, text } } : {};
}

interface Installed {
  folder: string;
  /** Undefined for one that doesn't say. */
  version: string | undefined;
}

/** A package that is installed, as Node finds it from a folder. */
export function findInstalled(name: string, from: string): Installed | undefined {
  const places = [...foldersUp(from)].map((one) => path.join(one, 'node_modules', name));
  const folder = places.find((one) => existsSync(path.join(one, 'package.json')));
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Installed>;
  return { folder, version };
}

interface PackageManager {
  install: string;
  add: (names: readonly string[]) => string;
  run: (program: readonly string[]) => string;
}

/** By the nearest lock file or package.json that names one, else the one that has started us. */
async function usedAgent(cwd: string, stopDir: string, env: NodeJS.ProcessEnv): Promise<Agent> {
  const starter = env['npm_config_user_agent']?.split('/')[0];
  return (await detect({ cwd, stopDir }))?.agent ?? AGENTS.find((agent) => agent === starter) ?? 'npm';
}

function packageManager(agent: Agent): PackageManager {
  const say = (command: 'install' | 'add' | 'run' | 'execute-local', args: readonly string[]): string => {
    const resolved = resolveCommand(agent, command, [...args]);
    if (!resolved) throw new Error(`The package manager ${agent} has no command for "${command}".`);
    return [resolved.command, ...resolved.args].join(' ');
  };
  // Yarn takes programs for scripts, too; its `exec` wants a `--` in some versions only.
  const run = agent.startsWith('yarn') ? 'run' : 'execute-local';
  return {
    install: say('install', []),
    add: (names) => say('add', ['-D', ...names]),
    run: (program) => say(run, program),
  };
}

interface PackageJson {
  /** Absolute. */
  file: string;
  text: string;
  /** All that it lists, as a dependency of any kind, with their ranges. */
  packages: ReadonlyMap<string, string>;
  isModule: boolean;
}

/** The last one that has a package says which version is used in the project itself. */
const LISTS = ['peerDependencies', 'optionalDependencies', 'dependencies', 'devDependencies'];

/** @throws UsageError for a text that is no such thing */
function readPackageJson(text: string, file: string): PackageJson {
  const read = parseJson(text, file);
  const lists = LISTS.map((list) => (isObject(read) ? (read[list] ?? {}) : undefined));
  if (!isObject(read) || !lists.every(isObject)) {
    throw new UsageError(
      `Failed to read ${file}: it is no package.json, or one of its lists of dependencies is no object. Please correct it.`,
    );
  }
  const entries = lists.flatMap((list) => Object.entries(list));
  const packages = new Map(entries.map(([name, range]) => [name, String(range)]));
  return { file, text, packages, isModule: read['type'] === 'module' };
}

function parseJson(text: string, file: string): unknown {
  const content = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(content);
  } catch (error) {
    const why = messageOf(error);
    const told = `Failed to read ${file}${placeInJson(why, content)}: ${why}. Please correct it, and run this again.`;
    throw new UsageError(told, { cause: error });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a folder becomes a project. */
export function newPackageJson(packages: List, script: string, isModule: boolean): string {
  const type = isModule ? { type: 'module' } : {};
  const content = { private: true, ...type, scripts: { test: script }, devDependencies: sorted(packages) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

type List = Readonly<Record<string, string>>;

const sorted = (list: List): List =>
  Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));

/** As npm writes it: nothing else of the text changes but where all of it stands in one line. */
export function withDevDependencies(text: string, added: List): string {
  if (Object.keys(added).length === 0) return text;
  const indent = /^[\t ]+/m.exec(text)?.[0] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const content = JSON.parse(text.replace(/^\uFEFF/, '')) as { devDependencies?: List };
  const list = sorted({ ...content.devDependencies, ...added });
  const lines = `${indent}"devDependencies": ${JSON.stringify(list, null, indent).replaceAll('\n', eol + indent)}`;
  const there = new RegExp(`^${indent}"devDependencies": ?\\{[^{}]*\\}`, 'm');
  if (there.test(text)) return text.replace(there, () => lines);
  if (content.devDependencies) {
    return `${JSON.stringify({ ...content, devDependencies: list }, null, indent)}${/\s*$/.exec(text)?.[0]}`;
  }
  const isEmpty = Object.keys(content).length === 0;
  return text.replace(/\s*\}(\s*)$/, (_, end: string) => `${isEmpty ? '' : ','}${eol}${lines}${eol}}${end}`);
}
