/** The processes that a watching Playwright has started. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Descendant {
  pid: number;
  command: string;
}

export async function descendantsOf(pid: number): Promise<Descendant[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    maxBuffer: 2 ** 24,
  });
  const all = stdout.split('\n').flatMap((line) => {
    const [, own, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(own), parent: Number(parent), command }];
  });
  const family = new Set([pid]);
  for (const parent of family) {
    for (const one of all) if (one.parent === parent) family.add(one.pid);
  }
  return all.filter((one) => one.pid !== pid && family.has(one.pid));
}
