/** The folder of a run's outcomes: the test reports of the main process find them there. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../service/isRunning.js';

/** One per process, since an editor and a terminal may run the same suite; those of ended processes are removed. */
export function resultsFolder(root: string): string {
  const home = path.join(root, '.casewright', 'results');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(root, '.casewright', '.gitignore'), '*\n');
  for (const name of readdirSync(home)) {
    if (/^\d+$/.test(name) && !isRunning(Number(name)))
      rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return path.join(home, String(process.pid));
}
