/** Brings the test modules of case files up to date below `.casewright/`: unchanged ones untouched, stale ones removed. */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles } from '../../cases/index.js';
import { findPhraseFiles } from '../../phrases/index.js';
import { inOwnFolder, readIfThere } from '../../runner/index.js';
import { contentOf, moduleInputs, type ModuleInputs, moduleOf } from './moduleInputs.js';
import { moduleMakerOfPackage, type LoadMaker } from './loadModuleMaker.js';
import { ModuleMemory, type CachedModule } from './moduleMemory.js';
import type { MakeModule } from '../playwrightModules.js';
import type { ProjectSettings } from '../settings.js';
import { writeIfChanged } from './writeFile.js';

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
  /** Why others could not be written or removed. */
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

/**
 * Leaves stale ones to the process that has listed them.
 * @throws Error where a module could not be written
 */
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
  /** The files of phrases, the same. */
  phrases: readonly string[];
  /** Absolute. */
  fixtures: readonly string[];
  /** What all modules depend on, with these files of phrases; POSIX, relative to the root. */
  commonWith: (phrases: readonly string[]) => string;
  /** Found anew. */
  findPhrases: () => readonly string[];
}

function takeUp(settings: ProjectSettings, folder: string, maker: LoadMaker): Work {
  const { root, steps, importTestFrom } = settings;
  const inputs = moduleInputs(settings, folder);
  const findPhrases = () => findPhraseFiles(steps, root, [settings.files].flat());
  const commonWith = (files: readonly string[]) => {
    const contents = files.map((file) => [file, contentAt(path.join(root, file))]);
    return contentOf(JSON.stringify([maker.version(), inputs, contents]));
  };
  const phrases = findPhrases();
  return {
    ...{ inputs, maker, phrases, findPhrases, commonWith },
    files: findCaseFiles(settings.files, root, new Set(phrases)),
    fixtures: importTestFrom === undefined ? [] : [path.resolve(root, importTestFrom)],
  };
}

/** Null for a file that isn't there. */
function contentAt(file: string): string | null {
  const text = readIfThere(file);
  return text === undefined ? null : contentOf(text);
}

interface FoundFile {
  file: string;
  text: string;
  content: string;
  module: string;
  known: CachedModule | undefined;
}

/** @param read gives undefined for a file that is gone, where that is no fault */
function bringUpToDate(work: Work, read: (source: string) => string | undefined): WriteResult {
  const { inputs, maker } = work;
  const common = work.commonWith(work.phrases);
  const memory = new ModuleMemory(inputs, common);
  const { done: found, faults } = eachOnItsOwn(work.files, (file) => {
    const text = read(path.join(inputs.root, file));
    return text === undefined ? [] : [recall({ file, text }, inputs, memory)];
  });
  // Not among the faults of files: what is wrong with the phrases is wrong for all of them.
  const isAllKnown = found.every(({ known }) => known);
  const make = isAllKnown ? nothingToMake : maker.open(inputs);
  const result = eachOnItsOwn(found, (one) => {
    const made = one.known ?? writeModule(one, make);
    memory.keep(one.file, made);
    return [writtenModule(one, made, work)];
  });
  if (isAllKnown || isStill(common, work)) memory.save();
  return { written: result.done, faults: [...faults, ...result.faults] };
}

/** Phrases that have changed meanwhile may or may not be in what was made. */
function isStill(common: string, { commonWith, findPhrases }: Work): boolean {
  try {
    return commonWith(findPhrases()) === common;
  } catch {
    // They have gone, or can't be read any more: the next call tells.
    return false;
  }
}

const nothingToMake: MakeModule = (file) => {
  throw new TypeError(`${file} is up to date.`);
};

function recall(
  { file, text }: { file: string; text: string },
  { root, modules }: ModuleInputs,
  memory: ModuleMemory,
): FoundFile {
  const content = contentOf(text);
  const module = moduleOf(file, modules);
  const contentIn = (other: string) => contentAt(path.join(root, other));
  return { file, text, content, module, known: memory.recall(file, { content, module, contentIn }) };
}

function writeModule({ file, text, content, module }: FoundFile, make: MakeModule): CachedModule {
  const { text: moduleSource, listed, others } = make(file, text);
  mkdirSync(path.dirname(module), { recursive: true });
  const written = writeIfChanged(module, moduleSource);
  const contents = [...others].map(
    ([other, its]) => [other, its === undefined ? null : contentOf(its)] as const,
  );
  return { content, others: Object.fromEntries(contents), listed, written };
}

function writtenModule({ file, module }: FoundFile, made: CachedModule, work: Work): WrittenModule {
  const { fixtures, inputs } = work;
  const phrases = work.phrases.map((one) => path.join(inputs.root, one));
  const listed = made.listed?.map((one) => path.join(inputs.root, one));
  const dependencies = [...(listed ?? []), ...fixtures, ...phrases];
  return { module, source: path.join(inputs.root, file), listed, phrases, dependencies };
}

/** One that has a fault keeps no other from its turn. */
function eachOnItsOwn<One extends string | { file: string }, Done>(
  all: readonly One[],
  turn: (one: One) => Done[],
): { done: Done[]; faults: string[] } {
  const result: { done: Done[]; faults: string[] } = { done: [], faults: [] };
  for (const one of all) {
    try {
      result.done.push(...turn(one));
    } catch (error) {
      result.faults.push(`${typeof one === 'string' ? one : one.file}: ${messageOf(error)}`);
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
