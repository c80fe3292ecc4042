/** Brings the test modules of case files up to date below `.casewright/`: unchanged ones untouched, stale ones removed. */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles } from '../../cases/index.js';
import { findPhraseFiles } from '../../phrases/index.js';
import { inOwnFolder, readIfThere } from '../../runner/files.js';
import {
  contentOf,
  moduleInputs,
  type ModuleInputs,
  moduleOf,
  moduleMakerOfPackage,
  type LoadMaker,
} from './loadModuleMaker.js';
import { contentAt, ModuleMemory, type CachedModule, writeIfChanged } from './moduleMemory.js';
import type { MakeModule } from '../playwrightModules.js';
import type { ProjectSettings } from '../settings.js';

export interface WrittenModule {
  module: string;
  /** The case file, absolute. */
  source: string;
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
  faults: string[];
}

/**
 * @throws Error where no file matches: a slip in a glob must not look like a suite that passes; and where a module
 * could not be written: what an earlier run left in its place is not what the case file says
 */
export function writeModules(
  settings: ProjectSettings,
  folder: string,
  maker: LoadMaker = moduleMakerOfPackage,
): WrittenModule[] {
  const work = takeUp(settings, folder, maker);
  if (work.files.length === 0) throw new Error(noCaseFiles(settings));
  inOwnFolder(settings.root, (own) => {
    mkdirSync(folder, { recursive: true });
    writeIfChanged(path.join(own, '.gitignore'), '*\n');
  });
  const result = bringUpToDate(work, (source) => readFileSync(source, 'utf8'));
  result.faults.push(...removeStale(work));
  return unlessFaulty(result, settings, folder);
}

export function noCaseFiles({ name, root, files }: ProjectSettings): string {
  return (
    `Failed to find the case files of the project "${name}": no .feature, .md or .txt file below ` +
    `${root} matches ${JSON.stringify(files)}. Please correct \`files\` in cases({ … }).`
  );
}

/** While somebody edits: files may be gone from one moment to the next, and all of them may be. */
export function updateModules(
  settings: ProjectSettings,
  folder: string,
  maker: LoadMaker = moduleMakerOfPackage,
): WriteResult {
  const work = takeUp(settings, folder, maker);
  const { written, faults } = bringUpToDate(work, readIfThere);
  return { written, faults: [...faults, ...removeStale(work)] };
}

/** Leaves stale ones to the process that has listed them. @throws Error where a module could not be written */
export function refreshModules(
  settings: ProjectSettings,
  folder: string,
  maker: LoadMaker = moduleMakerOfPackage,
): WrittenModule[] {
  return unlessFaulty(bringUpToDate(takeUp(settings, folder, maker), readIfThere), settings, folder);
}

interface Work {
  inputs: ModuleInputs;
  maker: LoadMaker;
  /** Case files, POSIX, relative to the root. */
  files: readonly string[];
  /** Absolute. */
  fixtures: readonly string[];
  phrases: Phrases;
  findPhrases: () => Phrases;
}

interface Phrases {
  /** Their files, POSIX, relative to the root. */
  files: readonly string[];
  common: string;
}

function takeUp(settings: ProjectSettings, folder: string, maker: LoadMaker): Work {
  const { root, steps, importTestFrom } = settings;
  const inputs = moduleInputs(settings, folder);
  const findPhrases = () => {
    const files = findPhraseFiles(steps, root, [settings.files].flat());
    const contents = files.map((file) => [file, contentAt(path.join(root, file))]);
    return { files, common: contentOf(JSON.stringify([maker.version(), inputs, contents])) };
  };
  const phrases = findPhrases();
  return {
    ...{ inputs, maker, phrases, findPhrases },
    files: findCaseFiles(settings.files, root, new Set(phrases.files)),
    fixtures: importTestFrom === undefined ? [] : [path.resolve(root, importTestFrom)],
  };
}

/** @param read gives undefined for a file that is gone, where that is no fault */
function bringUpToDate(work: Work, read: (source: string) => string | undefined): WriteResult {
  const { inputs, phrases } = work;
  const memory = new ModuleMemory(inputs, phrases.common);
  const result: WriteResult = { written: [], faults: [] };
  // One that has a fault keeps no other from its turn.
  const attempt = <Done>(file: string, act: () => Done): Done | undefined => {
    try {
      return act();
    } catch (error) {
      result.faults.push(`${file}: ${messageOf(error)}`);
      return undefined;
    }
  };
  const found = work.files.flatMap((file) => {
    const text = attempt(file, () => read(path.join(inputs.root, file)));
    return text === undefined ? [] : (attempt(file, () => recall(file, text, inputs, memory)) ?? []);
  });
  // Not among the faults of files: what is wrong with the phrases is wrong for all of them.
  const make = found.every(({ known }) => known) ? undefined : work.maker.open(inputs);
  for (const one of found) {
    const made = one.known ?? attempt(one.file, () => make && writeModule(one, make));
    if (!made) continue;
    memory.keep(one.file, made);
    result.written.push(writtenModule(one, made, work));
  }
  if (make === undefined || isStill(work)) memory.save();
  return result;
}

/** Phrases that have changed meanwhile may or may not be in what was made. */
function isStill({ findPhrases, phrases }: Work): boolean {
  try {
    return findPhrases().common === phrases.common;
  } catch {
    // They have gone, or can't be read any more: the next call tells.
    return false;
  }
}

interface FoundFile {
  file: string;
  text: string;
  content: string;
  module: string;
  known: CachedModule | undefined;
}

function recall(file: string, text: string, { modules }: ModuleInputs, memory: ModuleMemory): FoundFile {
  const content = contentOf(text);
  const module = moduleOf(file, modules);
  return { file, text, content, module, known: memory.recall(file, content, module) };
}

function writeModule({ file, text, content, module }: FoundFile, make: MakeModule): CachedModule {
  const { text: moduleSource, listed, others } = make(file, text);
  mkdirSync(path.dirname(module), { recursive: true });
  const written = writeIfChanged(module, moduleSource);
  const contents = [...others].map(([other, its]) => [other, its === undefined ? null : contentOf(its)]);
  return { content, others: Object.fromEntries(contents) as CachedModule['others'], listed, written };
}

function writtenModule(
  { file, module }: FoundFile,
  made: CachedModule,
  { fixtures, inputs: { root }, phrases: { files } }: Work,
): WrittenModule {
  const phrases = files.map((one) => path.join(root, one));
  const listed = made.listed?.map((one) => path.join(root, one));
  const dependencies = [...(listed ?? []), ...fixtures, ...phrases];
  return { module, source: path.join(root, file), listed, phrases, dependencies };
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

/** Gives what could not be removed. The module of a file that was not written stays as it is. */
function removeStale({ files, inputs: { modules: folder } }: Work): string[] {
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
