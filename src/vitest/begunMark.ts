/**
 * The mark that an entry leaves when it begins. Vitest's worker holds back the news of it until something else happens, and
 * a run that is ended from outside never gets it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param results the folder of the run's outcomes */
export function markBegun(results: string, taskId: string): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(markOf(results, taskId), String(Date.now()));
}

/** When the entry has begun, in milliseconds since 1970. */
export function begunAt(results: string, taskId: string): number | undefined {
  const mark = markOf(results, taskId);
  // One that was cut off while it was written is empty, and says that the entry has begun all the same.
  return existsSync(mark) ? Number(readFileSync(mark, 'utf8')) || Date.now() : undefined;
}

const markOf = (results: string, taskId: string) => path.join(results, `${taskId}.begun`);
