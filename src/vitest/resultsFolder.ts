/** The folder of a run's outcomes: the test reports of the main process find them there. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { inOwnFolder } from '../runner/index.js';
import { isRunning } from '../service/binaryHome.js';

/** With the machine's name: containers that share a checkout have processes, and so numbers, of their own. */
const PREFIX = `${encodeURIComponent(hostname())}-`;

/** One per process, since an editor and a terminal may run the same suite; those of ended processes are removed. */
export function resultsFolder(root: string): string {
  const home = inOwnFolder(root, (own) => {
    const results = path.join(own, 'results');
    mkdirSync(results, { recursive: true });
    const ignore = path.join(own, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    return results;
  });
  for (const name of readdirSync(home)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return path.join(home, `${PREFIX}${process.pid}`);
}
