/** The folder of a run's outcomes: the test reports of the main process find them there. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { inOwnFolder } from '../runner/files.js';
import { isRunning } from '../service/binaryHome.js';

/** One per process, since an editor and a terminal may run the same suite; those of ended processes are removed. */
export function resultsFolder(root: string): string {
  // Containers that share a checkout have processes, and so numbers, of their own.
  const prefix = `${encodeURIComponent(hostname())}-`;
  const home = inOwnFolder(root, (own) => {
    const results = path.join(own, 'results');
    mkdirSync(results, { recursive: true });
    const ignore = path.join(own, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    return results;
  });
  for (const name of readdirSync(home)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return path.join(home, `${prefix}${process.pid}`);
}

/**
 * Vitest's worker holds back the news that an entry has begun until something else happens, and a run that is ended from outside
 * never gets it. So the entry leaves a mark.
 * @param results the folder of the run's outcomes
 */
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
