/** The case files of a plugin, read at most once per text. */
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject, Vitest } from 'vitest/node';
import { findCaseFiles, type Case, RECORDING } from '../../cases/index.js';
import { phraseBook, readWithPlan, type FileWithPlan } from '../../runner/entries/readWithPlan.js';
import type { Settings } from '../../runner/entries/settings.js';
import { declareTags, type WithTags } from '../compat.js';

export interface ReadFile extends FileWithPlan {
  text: string;
}

export class CaseFiles {
  readonly #settings: Settings;
  readonly #read = new Map<string, ReadFile>();
  #known = new Set<string>();
  #book: ReturnType<typeof phraseBook>;

  /** @throws Error that lists all that is wrong with the phrases */
  constructor(settings: Settings) {
    this.#settings = settings;
    this.#book = phraseBook(settings);
  }

  /** POSIX, relative to the root: files of phrases, which are no case files. */
  get phraseFiles(): ReadonlySet<string> {
    return this.#book.files;
  }

  /** Reads the phrases anew. @throws Error that lists all that is wrong with them; then the old ones stay */
  readPhrases(): void {
    this.#book = phraseBook(this.#settings);
    this.#read.clear();
  }

  /** POSIX, absolute. */
  absolute(): string[] {
    return this.find().map((file) => toPosix(path.join(this.#settings.root, file)));
  }

  /** POSIX, relative to the root. */
  find(): string[] {
    const files = findCaseFiles(this.#settings.files, this.#settings.root, this.#book.files);
    this.#known = new Set(files);
    return files;
  }

  /** The case file that a module id of Vite stands for, if it does. */
  fileOf(id: string): string | undefined {
    if (!/\.(?:feature|md|txt)$/i.test(id)) return undefined;
    const file = toPosix(path.relative(this.#settings.root, id));
    // One that was added while Vitest watches isn't known yet.
    return this.#known.has(file) || this.find().includes(file) ? file : undefined;
  }

  read(file: string): ReadFile {
    const text = readFileSync(path.join(this.#settings.root, file), 'utf8');
    const before = this.#read.get(file);
    // A plan's cases come from other files, too.
    if (before?.text === text && before.planned === undefined) return before;
    const read = { ...readWithPlan(file, { settings: this.#settings, book: this.#book }, text), text };
    this.#read.set(file, read);
    return read;
  }

  /** Of a file as Vitest names them: without `@`, and none that reads like a part of its filters. */
  tagsOf(file: string): string[] {
    const { cases, tags } = this.read(file).caseFile;
    const names = [...tags, ...cases.flatMap((one) => one.tags)].map((tag) => tag.slice(1));
    return [...new Set(names)].filter((name) => !/[\s!()*|&]|^(?:and|or|not)$/i.test(name));
  }

  /** The lines of entries that somebody means by a line: those of its rows by an outline's, else itself. */
  linesMeant(file: string, line: number): number[] {
    const isInOutline = ({ suites }: Case) =>
      suites.some((suite) => suite.title === '' && suite.line === line);
    const rows = this.read(file).caseFile.cases.filter(isInOutline);
    return rows.length === 0 ? [line] : rows.map((row) => row.line);
  }

  /** The files of plans that list the file, be it there or not. */
  plansWith(file: string): string[] {
    return this.find().filter((plan) => this.#listedIn(plan).includes(file));
  }

  #listedIn(plan: string): string[] {
    return this.read(plan)
      .caseFile.cases.flatMap((one) => (one.plan && 'cases' in one.plan ? one.plan.cases : []))
      .map((listed) => path.posix.join(path.posix.dirname(plan), listed.path));
  }
}

/** In globs a backslash of Windows is an escape. */
export const toPosix = (file: string, { sep }: Pick<typeof path, 'sep'> = path): string =>
  sep === '/' ? file : file.replaceAll(sep, '/');

interface Followed {
  files: CaseFiles;
  root: string;
  /** The tags that Vitest knows; new ones are added. */
  knownTags: Set<string>;
}

export function followEdits(
  { vitest, project }: { vitest: Vitest; project: TestProject },
  of: Followed,
): void {
  if (!vitest.config.watch) return;
  const { watcher } = vitest.vite;
  watcher.add(foldersElsewhere(of, vitest.config.root));
  watcher.add([...of.files.phraseFiles].map((file) => path.join(of.root, file)));
  const attempt = (what: string, act: () => void, advice: string) => {
    try {
      act();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const where = `in the project "${project.name}"`;
      vitest.logger.error(`Failed to follow the change of ${what} ${where}: ${why}${advice}`);
    }
  };
  // To Vitest these are files like any other. This reaches whoever listens to changes, and not this listener again.
  const changed = (files: readonly string[]) => files.forEach((file) => watcher.emit('change', file));
  watcher.on('all', (event, id) => {
    const file = toPosix(path.relative(of.root, id));
    // A recording may be a new one. Every case file may speak in phrases, so all of them have changed.
    if (RECORDING.test(id) || of.files.phraseFiles.has(file)) {
      const follow = () => {
        of.files.readPhrases();
        changed(of.files.absolute());
      };
      attempt('phrases', follow, '\nThe ones before are used until the file is saved again.');
    } else if (/\.(?:feature|md|txt)$/i.test(id) && !event.endsWith('Dir')) {
      const follow = () => {
        learnTags(id, [vitest.config, ...vitest.projects.map(({ config }) => config)], of);
        // A plan changes with the files that it lists.
        changed(of.files.plansWith(file).map((plan) => path.join(of.root, plan)));
      };
      attempt(id, follow, '. Save the file again, or start Vitest anew.');
    }
  });
}

/** Vite watches its own root; new files beside case files elsewhere are seen, too. */
function foldersElsewhere({ files, root }: Followed, viteRoot: string): string[] {
  const folders = files.find().map((file) => path.dirname(path.join(root, file)));
  return [...new Set(folders)].filter((folder) => {
    const from = toPosix(path.relative(viteRoot, folder));
    return from === '..' || from.startsWith('../') || path.isAbsolute(from);
  });
}

function learnTags(id: string, configs: readonly WithTags[], { files, knownTags }: Followed): void {
  const file = existsSync(id) ? files.fileOf(id) : undefined;
  const names = file === undefined ? [] : files.tagsOf(file);
  for (const name of names) knownTags.add(name);
  declareTags(names, configs);
}
