/** What the operating system says of processes: which a run has started, and where they listen. */
import { readFile, readdir, readlink } from 'node:fs/promises';
import { isRunning } from '../../src/service/binaryHome.js';

export interface FoundProcess {
  pid: number;
  command: string;
}

/** Those that have this text in their environment or command line, and all that they have started, eldest first. */
export const processesOf = (mark: string): Promise<FoundProcess[]> =>
  familyOf(({ texts }) => texts.includes(mark));

/** Those of these that still run, and all that they have started. */
export const runningOf = (pids: readonly number[]): Promise<FoundProcess[]> =>
  familyOf(({ pid }) => pids.includes(pid));

/** All that a process has started, and what those have. */
export async function descendantsOf(pid: number): Promise<FoundProcess[]> {
  const family = await familyOf((one) => one.pid === pid);
  return family.filter((one) => one.pid !== pid);
}

async function familyOf(isElder: (one: Looked) => boolean): Promise<FoundProcess[]> {
  const names = await readdir('/proc');
  const all = (await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(look))).flat();
  const family = new Set(all.filter(isElder).map(({ pid }) => pid));
  for (const pid of family) {
    for (const one of all) if (one.parent === pid) family.add(one.pid);
  }
  return all.filter(({ pid, state }) => family.has(pid) && state !== 'Z').sort((a, b) => a.pid - b.pid);
}

interface Looked extends FoundProcess {
  parent: number;
  state: string;
  texts: string;
}

/** Nothing for one that is gone meanwhile, or is another user's. */
async function look(name: string): Promise<Looked[]> {
  const parts = await Promise.allSettled(
    ['stat', 'cmdline', 'environ'].map((part) => readFile(`/proc/${name}/${part}`, 'utf8')),
  );
  const [stat, cmdline = '', environ = ''] = parts.map((part) =>
    part.status === 'fulfilled' ? part.value : undefined,
  );
  if (stat === undefined) return [];
  // The program's name, which may hold anything, stands in brackets.
  const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = cmdline.split('\0').join(' ').trim();
  return [{ pid: Number(name), parent: Number(parent), state, command, texts: cmdline + environ }];
}

/** Each browser has a profile, which its program and whatever wraps that are called with. */
export function browsersOf(processes: readonly FoundProcess[]): string[] {
  const profiles = processes.flatMap(({ command }) => /--user-data-dir=(\S+)/.exec(command)?.[1] ?? []);
  return [...new Set(profiles)];
}

/** The TCP ports of this machine that a process listens on. */
export async function portsOf({ pid }: FoundProcess): Promise<number[]> {
  const files = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.allSettled(files.map((file) => readlink(`/proc/${pid}/fd/${file}`)));
  const sockets = new Set(
    links.flatMap((link) =>
      link.status === 'fulfilled' ? [/^socket:\[(\d+)\]$/.exec(link.value)?.[1]] : [],
    ),
  );
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8')),
  );
  return tables.flatMap((table) =>
    table.split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      return state === LISTENING && sockets.has(inode) ? [parseInt(local.split(':')[1] ?? '', 16)] : [];
    }),
  );
}

const LISTENING = '0A';

/** By their ids, until there are none. */
export async function endProcesses(processes: () => Promise<FoundProcess[]>): Promise<void> {
  for (let left = await processes(); left.length > 0; left = await processes()) left.forEach(endProcess);
}

function endProcess({ pid }: FoundProcess): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It may have ended by itself meanwhile.
    if (isRunning(pid)) throw error;
  }
}
