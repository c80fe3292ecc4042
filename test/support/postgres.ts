/** A PostgreSQL of a test's own: on a free port, in a folder that goes with it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.js';

export interface TestPostgres {
  /** Of an empty database. */
  address: string;
  start(): Promise<void>;
  /** As a machine that is switched off does. */
  stop(): Promise<void>;
  /** An empty database beside it. */
  another(): Promise<string>;
  remove(): Promise<void>;
}

/** Where the server's programs are; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const ofDebian = existsSync(versions)
    ? readdirSync(versions).map((version) => path.join(versions, version, 'bin'))
    : [];
  const folders = [...ofDebian, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** Whether tests have to do without: CI has one, or fails. */
export const noPostgres = findPostgres() === undefined && !process.env['CI'];

export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: `apt-get install postgresql`');
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-postgres-'));
  // It refuses to be run by root.
  const user = process.getuid?.() === 0 ? userOf('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const args = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'];
  execFileSync(path.join(programs, 'initdb'), args, options);
  const port = await freePort();
  let server: ChildProcess | undefined;
  const addressOf = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  const start = async () => {
    server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', '-c', 'max_connections=200'],
      options,
    );
    const until = performance.now() + 30_000;
    while (!(await answers(addressOf('postgres')))) {
      if (performance.now() > until) throw new Error('PostgreSQL was started, and does not answer');
      await sleep(50);
    }
  };
  const stop = async () => {
    const running = server;
    if (!running || running.exitCode !== null) return;
    const over = once(running, 'exit');
    running.kill('SIGQUIT');
    await over;
  };
  await start();
  let count = 0;
  const another = async () => {
    const name = `casewright_${++count}`;
    await withClient(addressOf('postgres'), (client) => client.query(`create database ${name}`));
    return addressOf(name);
  };
  return {
    ...{ address: await another(), start, stop, another },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const answers = (address: string) => withClient(address, () => Promise.resolve(true)).catch(() => false);

async function withClient<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
