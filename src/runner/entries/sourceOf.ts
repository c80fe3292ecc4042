/** The text of a case file for the report, as it is when the case runs. */
import { readFileSync } from 'node:fs';
import type { Case } from '../../cases/index.js';
import type { SourceText } from '../../report/outcome.js';

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
