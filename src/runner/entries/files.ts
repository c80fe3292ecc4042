/** Files and folders of the user's: where they stand, and the text of a case file for the report. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../../cases/index.js';
import type { SourceText } from '../../report/outcome.js';

/** Makes something in the folder that the plugins keep their own files in. @throws Error that says what to do about it */
export function inOwnFolder<Value>(root: string, make: (folder: string) => Value): Value {
  const folder = path.join(root, '.casewright');
  try {
    return make(folder);
  } catch (error) {
    throw new Error(
      `Casewright can't write to ${folder}: ${error instanceof Error ? error.message : String(error)}. ` +
        'It keeps there what it makes of the case files. Please make that folder writable; it may be deleted.',
      { cause: error },
    );
  }
}

/** POSIX; `''` for the repository itself, and where there is none. */
export function repositoryFolder(folder: string): string {
  for (let repository = folder; ; repository = path.dirname(repository)) {
    // A folder, or in a work tree or a submodule a file.
    if (existsSync(path.join(repository, '.git'))) {
      return path.relative(repository, folder).split(path.sep).join('/');
    }
    if (path.dirname(repository) === repository) return '';
  }
}

/** Characters; of a longer file only the part around the case is kept. */
const LONGEST = 32_000;
/** Lines around the case's own. */
const AROUND = 12;

/** Undefined where the file is gone: that costs the report a view, not the case its verdict. */
export function sourceOf(file: string, one: Pick<Case, 'line' | 'steps'>): SourceText | undefined {
  const text = readIfThere(file);
  if (text === undefined || text.length <= LONGEST) return text === undefined ? undefined : { line: 1, text };
  const lines = text.split('\n');
  const own = [one.line, ...one.steps.map(({ line }) => line)];
  const first = Math.max(1, Math.min(...own) - AROUND);
  const last = Math.min(lines.length, Math.max(...own) + AROUND);
  return {
    line: first,
    text: lines
      .slice(first - 1, last)
      .join('\n')
      .slice(0, LONGEST),
  };
}

/** The text of a file that may be gone. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.has(error.code)) return undefined;
    throw error;
  }
}

/** Below a file, or with a name that is too long for one, nothing can be either. */
const GONE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
