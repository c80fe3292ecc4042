/** The folder that a report is written to. Every file appears whole or not at all. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Holds pictures and evidence, named by their content. */
export const DATA_FOLDER = 'data';

export class ReportFolder {
  readonly path: string;
  /** What was not possible, in words; the same once, however many files it costs. */
  readonly faults = new Set<string>();
  readonly #kept = new Map<string, Promise<string>>();

  /** @param folder absolute */
  constructor(folder: string) {
    this.path = folder;
  }

  /**
   * Keeps a file that is named by its content, once; gives its path within the report.
   * @throws Error where it can't be written
   */
  keep(name: string, content: Uint8Array | string): Promise<string> {
    const file = path.posix.join(DATA_FOLDER, name);
    const known = this.#kept.get(file);
    if (known) return known;
    const absolute = path.join(this.path, file);
    const kept = existsSync(absolute)
      ? Promise.resolve(file)
      : writeWhole(absolute, content).then(() => file);
    this.#kept.set(file, kept);
    return kept;
  }

  /** The same, but null and a fault where it can't be written. */
  async keepIfPossible(name: string, content: Uint8Array | string): Promise<string | null> {
    try {
      return await this.keep(name, content);
    } catch (error) {
      const folder = path.join(this.path, DATA_FOLDER);
      this.faults.add(
        `Pictures and evidence can't be written to ${folder} (${codeOf(error)}), so the report has none of what is ` +
          'missing there. Please make the folder writable, or choose another `outputDir`.',
      );
      return null;
    }
  }

  /**
   * Removes what an earlier report has left, and this one does not name.
   * @param written the files of this report, absolute: another one that stands beside them would be of an earlier run
   */
  async sweep(written: readonly (string | false)[]): Promise<void> {
    for (const [name, mark] of Object.entries(MARKS)) {
      const file = path.join(this.path, name);
      if (!written.includes(file) && (await isMarked(file, mark))) await rm(file, { force: true });
    }
    const data = path.join(this.path, DATA_FOLDER);
    if (!existsSync(data)) return;
    const stale = (await readdir(data)).filter(
      (name) => isOurs(name) && !this.#kept.has(`${DATA_FOLDER}/${name}`),
    );
    await Promise.all(stale.map((name) => rm(path.join(data, name), { force: true })));
  }
}

/** The runner whose report stands there; undefined for none, and for what is no report. */
export async function runnerOfReport(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const head = (await readFile(file, 'utf8')).slice(0, HEAD);
  return head.includes(MARKS['report.json']) ? /"runner": \{\s*"name": "(\w+)"/.exec(head)?.[1] : undefined;
}

/** Characters; the runner stands near the beginning. */
const HEAD = 4_000;

/** What stands in a report's own files, so that nobody else's of the same name is taken for one. */
const MARKS = {
  'report.json': '"schema": "casewright-report/',
  'junit.xml': '<property name="casewright"',
  'index.html': '<meta name="generator" content="Casewright">',
};

const isMarked = async (file: string, mark: string): Promise<boolean> =>
  existsSync(file) && (await readFile(file, 'utf8')).includes(mark);

/** A folder that a user shares with us keeps what is theirs. Drafts are what a killed run has left. */
const isOurs = (name: string) => /^[0-9a-f]{32}\.[a-z0-9]+(?:\.[0-9a-f-]{36}\.tmp)?$/.test(name);

/** Its message names a draft, and so differs from file to file. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
