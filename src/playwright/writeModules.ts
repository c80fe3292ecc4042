/** Writes one test module per case file below `.casewright/`: unchanged ones untouched, stale ones removed. */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles } from '../cases/index.js';
import { moduleText } from './moduleText.js';
import { readWithPlan } from './readWithPlan.js';
import type { Settings } from './settings.js';

/** @throws Error where no file matches: a slip in a glob must not look like a suite that passes */
export function writeModules(settings: Settings, folder: string): void {
  const files = findCaseFiles(settings.files, settings.root);
  if (files.length === 0) {
    throw new Error(
      `Failed to find the case files of the project "${settings.name}": no .feature, .md or .txt file below ` +
        `${settings.root} matches ${JSON.stringify(settings.files)}. Please correct \`files\` in cases({ … }).`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeIfChanged(path.join(settings.root, '.casewright', '.gitignore'), '*\n');
  const modules = new Set(files.map((file) => writeModule(file, settings, folder)));
  removeStale(folder, modules);
}

/** Gives the module's path. */
function writeModule(file: string, settings: Settings, folder: string): string {
  const source = path.join(settings.root, file);
  const { caseFile, planned } = readWithPlan(file, settings);
  // A file above the root must not lead its module out of the folder.
  const module = path.join(folder, `${file.replaceAll('../', '__/')}.js`);
  const { importTestFrom, root, name } = settings;
  const text = moduleText(caseFile, {
    file,
    planned,
    source: posixRelative(path.dirname(module), source),
    project: name,
    importTestFrom: importTestFrom && specifier(path.dirname(module), path.resolve(root, importTestFrom)),
  });
  mkdirSync(path.dirname(module), { recursive: true });
  writeIfChanged(module, text);
  return module;
}

const posixRelative = (from: string, to: string) => path.relative(from, to).split(path.sep).join('/');

function specifier(from: string, to: string): string {
  const relative = posixRelative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** By a file of its own and a rename, so that nobody ever reads half a module. */
function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) === text) return;
  const half = `${file}.${process.pid}.tmp`;
  writeFileSync(half, text);
  renameSync(half, file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function removeStale(folder: string, modules: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.js') && !modules.has(file)) rmSync(file, { force: true });
  }
}
