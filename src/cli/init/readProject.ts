/** What is in a folder already, and in the nearest package.json; nothing is changed here. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readPackageJson, type PackageJson } from './packageJson.js';
import { readText } from './readText.js';
import { RUNNERS, type RunnerName } from './Runner.js';

export interface Project {
  folder: string;
  /** Undefined where there is none, or where an empty folder is to get its own. */
  packageJson: PackageJson | undefined;
  /** The names of all packages that package.json lists. */
  packages: ReadonlySet<string>;
  isTypeScript: boolean;
  configurations: Partial<Record<RunnerName, Configuration>>;
  /** A file that splits Vitest's suite into projects. */
  workspace: string | undefined;
}

export interface Configuration {
  /** Relative to the folder. */
  file: string;
  text: string;
  /** The file's name and text. */
  signs: string;
}

/** @throws UsageError for a file that can't be read */
export async function readProject(folder: string): Promise<Project> {
  const names = (await readdir(folder)).sort();
  const isEmpty = names.every((name) => name.startsWith('.'));
  const packageJson = await nearestPackageJson(folder, isEmpty ? folder : path.parse(folder).root);
  const packages = packageJson?.packages ?? new Set<string>();
  return {
    folder,
    packageJson,
    packages,
    isTypeScript: packageJson === undefined || names.includes('tsconfig.json') || packages.has('typescript'),
    configurations: {
      ...(await configurationOf('playwright', folder, names)),
      ...(await configurationOf('vitest', folder, names)),
    },
    workspace: names.find((name) => /^vitest\.(workspace|projects)\./.test(name)),
  };
}

async function nearestPackageJson(folder: string, last: string): Promise<PackageJson | undefined> {
  const file = path.join(folder, 'package.json');
  const text = await readText(file);
  if (text !== undefined) return readPackageJson(text, file);
  return folder === last ? undefined : nearestPackageJson(path.dirname(folder), last);
}

async function configurationOf(runner: RunnerName, folder: string, names: readonly string[]) {
  const file = RUNNERS[runner].configurations.find((name) => names.includes(name));
  const text = file && (await readText(path.join(folder, file)));
  return file && text !== undefined ? { [runner]: { file, text, signs: `${file}\n${text}` } } : {};
}
