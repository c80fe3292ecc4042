/** Writes one test module per case file below `.casewright/`: unchanged ones untouched, stale ones removed. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles } from '../cases/index.js';
import { readWithPlan } from '../runner/index.js';
import { moduleText } from './moduleText.js';
import type { ProjectSettings } from './settings.js';

export interface WrittenModule {
  module: string;
  /** The case file, absolute. */
  source: string;
  text: string;
  /** The files whose cases it lists, absolute; undefined for a file that isn't a plan. */
  listed: readonly string[] | undefined;
  /** Absolute: what the entries depend on beside the case file. */
  dependencies: readonly string[];
}

/** @throws Error where no file matches: a slip in a glob must not look like a suite that passes */
export function writeModules(settings: ProjectSettings, folder: string): WrittenModule[] {
  const files = findCaseFiles(settings.files, settings.root);
  if (files.length === 0) throw new Error(noCaseFiles(settings));
  mkdirSync(folder, { recursive: true });
  writeIfChanged(path.join(settings.root, '.casewright', '.gitignore'), '*\n');
  const written = files.map((file) => writeModule(file, settings, folder));
  removeStale(folder, written);
  return written;
}

export function noCaseFiles({ name, root, files }: ProjectSettings): string {
  return (
    `Failed to find the case files of the project "${name}": no .feature, .md or .txt file below ` +
    `${root} matches ${JSON.stringify(files)}. Please correct \`files\` in cases({ … }).`
  );
}

/**
 * While somebody edits: files may be gone from one moment to the next, and all of them may be.
 * @param known what was written before
 */
export function updateModules(
  settings: ProjectSettings,
  folder: string,
  known: readonly WrittenModule[],
): WrittenModule[] {
  const written = refreshModules(settings, folder, known);
  removeStale(folder, written);
  return written;
}

/** Leaves stale ones to the process that has listed them. */
export function refreshModules(
  settings: ProjectSettings,
  folder: string,
  known: readonly WrittenModule[] = [],
): WrittenModule[] {
  const before = new Map(known.map((one) => [one.source, one]));
  return findCaseFiles(settings.files, settings.root).flatMap((file) => {
    const source = path.join(settings.root, file);
    const text = readIfThere(source);
    if (text === undefined) return [];
    const same = before.get(source);
    // A plan's cases come from other files, too.
    if (same?.text === text && same.listed === undefined && existsSync(same.module)) return [same];
    return [writeModule(file, settings, folder, text)];
  });
}

function writeModule(file: string, settings: ProjectSettings, folder: string, given?: string): WrittenModule {
  const source = path.join(settings.root, file);
  const text = given ?? readFileSync(source, 'utf8');
  const { caseFile, planned } = readWithPlan(file, settings, text);
  // A file above the root must not lead its module out of the folder.
  const module = path.join(folder, `${file.replaceAll('../', '__/')}.js`);
  const { importTestFrom, root, name } = settings;
  const moduleSource = moduleText(
    { caseFile, planned },
    {
      file,
      source: posixRelative(path.dirname(module), source),
      project: name,
      importTestFrom: importTestFrom && specifier(path.dirname(module), path.resolve(root, importTestFrom)),
    },
  );
  mkdirSync(path.dirname(module), { recursive: true });
  writeIfChanged(module, moduleSource);
  const listed = planned && [...new Set(planned.map((one) => path.join(root, one.file)))];
  const fixtures = importTestFrom === undefined ? [] : [path.resolve(root, importTestFrom)];
  return { module, source, text, listed, dependencies: [...(listed ?? []), ...fixtures] };
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

function removeStale(folder: string, written: readonly WrittenModule[]): void {
  const modules = new Set(written.map(({ module }) => module));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.js') && !modules.has(file)) rmSync(file, { force: true });
  }
}
