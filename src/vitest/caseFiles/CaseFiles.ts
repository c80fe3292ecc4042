/** The case files of a plugin, read at most once per text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCaseFiles, type Case } from '../../cases/index.js';
import { phraseBook, readWithPlan, type FileWithPlan } from '../../runner/entries/readWithPlan.js';
import type { Settings } from '../../runner/entries/settings.js';

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
