/** Writes one test module per case file below `.casewright/`: unchanged ones untouched, stale ones removed. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles } from '../cases/index.js';
import {
  inOwnFolder,
  namesOfHidden,
  phraseBook,
  readIfThere,
  readWithPlan,
  type HowToRead,
} from '../runner/index.js';
import { isCode } from '../phrases/index.js';
import { moduleText } from './moduleText.js';
import type { ProjectSettings } from './settings.js';

export interface WrittenModule {
  module: string;
  /** The case file, absolute. */
  source: string;
  text: string;
  /** The files whose cases it lists, absolute; undefined for a file that isn't a plan. */
  listed: readonly string[] | undefined;
  /** The files of phrases, absolute. */
  phrases: readonly string[];
  /** Absolute: what the entries depend on beside the case file. */
  dependencies: readonly string[];
}

/** One that can't be written keeps no other from it. */
export interface WriteResult {
  written: WrittenModule[];
  /** Why others could not be written or removed. */
  faults: string[];
}

/**
 * @throws Error where no file matches: a slip in a glob must not look like a suite that passes; and where a module
 * could not be written: what an earlier run left in its place is not what the case file says
 */
export function writeModules(settings: ProjectSettings, folder: string): WrittenModule[] {
  const how = { settings, book: phraseBook(settings) };
  const files = caseFiles(how);
  if (files.length === 0) throw new Error(noCaseFiles(settings));
  inOwnFolder(settings.root, (own) => {
    mkdirSync(folder, { recursive: true });
    writeIfChanged(path.join(own, '.gitignore'), '*\n');
  });
  const result = eachOnItsOwn(files, (file) => [writeModule(file, how, folder)]);
  result.faults.push(...removeStale(files, folder));
  return unlessFaulty(result, settings, folder);
}

interface HowToWrite extends HowToRead {
  settings: ProjectSettings;
}

const caseFiles = ({ settings, book }: HowToWrite): string[] =>
  findCaseFiles(settings.files, settings.root, book.files);

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
): WriteResult {
  const how = { settings, book: phraseBook(settings) };
  const files = caseFiles(how);
  const { written, faults } = bringUpToDate(files, { how, folder, known });
  return { written, faults: [...faults, ...removeStale(files, folder)] };
}

/**
 * Leaves stale ones to the process that has listed them.
 * @throws Error where a module could not be written
 */
export function refreshModules(settings: ProjectSettings, folder: string): WrittenModule[] {
  const how = { settings, book: phraseBook(settings) };
  return unlessFaulty(bringUpToDate(caseFiles(how), { how, folder, known: [] }), settings, folder);
}

interface Around {
  how: HowToWrite;
  folder: string;
  known: readonly WrittenModule[];
}

function bringUpToDate(files: readonly string[], { how, folder, known }: Around): WriteResult {
  const before = new Map(known.map((one) => [one.source, one]));
  return eachOnItsOwn(files, (file) => {
    const source = path.join(how.settings.root, file);
    const text = readIfThere(source);
    if (text === undefined) return [];
    const same = before.get(source);
    // A plan's cases come from other files, too, and what steps mean may come from phrases.
    const isAlone = how.book.isEmpty && same?.phrases.length === 0 && same.listed === undefined;
    if (same?.text === text && isAlone && existsSync(same.module)) return [same];
    return [writeModule(file, how, folder, text)];
  });
}

function eachOnItsOwn(files: readonly string[], write: (file: string) => WrittenModule[]): WriteResult {
  const result: WriteResult = { written: [], faults: [] };
  for (const file of files) {
    try {
      result.written.push(...write(file));
    } catch (error) {
      result.faults.push(`${file}: ${messageOf(error)}`);
    }
  }
  return result;
}

function unlessFaulty({ written, faults }: WriteResult, { name }: ProjectSettings, folder: string) {
  if (faults.length === 0) return written;
  throw new Error(
    `Failed to bring the tests of the project "${name}" up to date with its case files:\n` +
      `${faults.map((fault) => `  - ${fault}`).join('\n')}\n` +
      `Please make these files readable and the folder ${folder} writable; it may be deleted.`,
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function writeModule(file: string, how: HowToWrite, folder: string, given?: string): WrittenModule {
  const { settings, book } = how;
  const source = path.join(settings.root, file);
  const text = given ?? readFileSync(source, 'utf8');
  const { caseFile, planned } = readWithPlan(file, how, text);
  const module = moduleOf(file, folder);
  const { importTestFrom, root, name } = settings;
  const moduleSource = moduleText(
    { caseFile, planned },
    {
      ...{ file, folder: settings.folder },
      source: posixRelative(path.dirname(module), source),
      project: name,
      secrets: namesOfHidden(settings),
      importTestFrom: importTestFrom && specifier(path.dirname(module), path.resolve(root, importTestFrom)),
      // A hosted service gets the words, and no function is called.
      stepFiles: settings.service
        ? []
        : [...book.files].filter(isCode).map((one) => specifier(path.dirname(module), path.join(root, one))),
    },
  );
  mkdirSync(path.dirname(module), { recursive: true });
  writeIfChanged(module, moduleSource);
  const listed = planned && [...new Set(planned.map((one) => path.join(root, one.file)))];
  const fixtures = importTestFrom === undefined ? [] : [path.resolve(root, importTestFrom)];
  const phrases = [...book.files].map((one) => path.join(root, one));
  const dependencies = [...(listed ?? []), ...fixtures, ...phrases];
  return { module, source, text, listed, phrases, dependencies };
}

/** A file above the root must not lead its module out of the folder. */
const moduleOf = (file: string, folder: string) => path.join(folder, `${file.replaceAll('../', '__/')}.js`);

const posixRelative = (from: string, to: string) => path.relative(from, to).split(path.sep).join('/');

function specifier(from: string, to: string): string {
  const relative = posixRelative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** By a file of its own and a rename, so that nobody ever reads half a module. */
function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) === text) return;
  const half = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(half, text);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}

/** Gives what could not be removed. The module of a file that was not written stays as it is. */
function removeStale(files: readonly string[], folder: string): string[] {
  const modules = new Set(files.map((file) => moduleOf(file, folder)));
  const faults: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !entry.name.endsWith('.js') || modules.has(file)) continue;
    try {
      rmSync(file, { force: true });
    } catch (error) {
      faults.push(messageOf(error));
    }
  }
  return faults;
}
