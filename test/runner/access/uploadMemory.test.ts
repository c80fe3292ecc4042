/** The memory that workers share, with real processes: one upload for all, whoever dies on the way. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'tsup';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { uploadMemory } from '../../../src/runner/entries/prepareEntry.js';
import { serveHttp } from '../../support/httpServer.js';
import { root } from '../../support/places.js';
import type { ProgramArguments } from './uploadMemoryProgram.js';

const built = path.join(root, 'test-results', 'upload-memory');
const never = () => Promise.reject(new Error('not to be called'));
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

beforeAll(async () => {
  await build({
    config: false,
    entry: { run: path.join(import.meta.dirname, 'uploadMemoryProgram.ts') },
    outDir: built,
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'node20',
    silent: true,
  });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-memory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function startProgram(...args: ProgramArguments): ChildProcess & { reported: Promise<string> } {
  const child = spawn(process.execPath, [path.join(built, 'run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return Object.assign(child, { reported: text(child.stdout) });
}

/** Counts uploads; each takes a while. */
const uploadServer = () =>
  serveHttp((_, response, count) => {
    setTimeout(() => response.end(`upload-${count}`), 300);
  });

const fileIn = (folder: string) => path.join(folder, '.casewright', 'uploads.json');

describe('several processes', () => {
  test('upload a file once', async () => {
    const server = await uploadServer();
    const folder = await newFolder();
    const programs = Array.from({ length: 3 }, () => startProgram(folder, server.origin));
    const reported = await Promise.all(programs.map((program) => program.reported));
    expect(reported).toEqual(Array(3).fill(JSON.stringify(Array(5).fill('upload-1'))));
    expect(server.requests).toHaveLength(1);
    expect(await readdir(path.dirname(fileIn(folder)))).toEqual(['uploads.json']);
  });

  test('do not wait for ever for one that was killed while it uploaded', async () => {
    const folder = await newFolder();
    const stuck = await serveHttp(() => undefined);
    const dying = startProgram(folder, stuck.origin);
    await expect.poll(() => stuck.requests.length, { timeout: 30_000 }).toBe(1);
    dying.kill('SIGKILL');
    await dying.reported;
    const [left] = await readdir(path.dirname(fileIn(folder)));
    // As if the time were over after which a lock without a sign of life counts as stale.
    const before = new Date(Date.now() - 60_000);
    await utimes(path.join(path.dirname(fileIn(folder)), left ?? ''), before, before);
    const memory = uploadMemory({ folder, origin: 'https://service.example' });
    expect(await memory.once('0123abcd', () => Promise.resolve('b'), never)).toBe('b');
  });

  test('can stop waiting for another one', async () => {
    const folder = await newFolder();
    const stuck = await serveHttp(() => undefined);
    startProgram(folder, stuck.origin);
    await expect.poll(() => stuck.requests.length, { timeout: 30_000 }).toBe(1);
    const stop = new AbortController();
    const memory = uploadMemory({ folder, origin: 'https://service.example' });
    const waiting = memory.once('0123abcd', never, never, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('the file', () => {
  const origin = 'https://service.example';

  test('keeps uploads by service and content, for the next run as well', async () => {
    const folder = await newFolder();
    await uploadMemory({ folder, origin }).once('one', () => Promise.resolve('a'), never);
    expect(await uploadMemory({ folder, origin }).once('one', never, yes)).toBe('a');
    const elsewhere = uploadMemory({ folder, origin: 'https://other.example' });
    expect(await elsewhere.once('one', () => Promise.resolve('b'), never)).toBe('b');
    expect(JSON.parse(await readFile(fileIn(folder), 'utf8'))).toEqual({
      'https://service.example one': 'a',
      'https://other.example one': 'b',
    });
  });

  test('is written anew where an upload is no longer good', async () => {
    const folder = await newFolder();
    await uploadMemory({ folder, origin }).once('one', () => Promise.resolve('a'), never);
    await uploadMemory({ folder, origin }).once('one', () => Promise.resolve('b'), no);
    expect(await uploadMemory({ folder, origin }).once('one', never, yes)).toBe('b');
  });

  test.each(['{ "half', '[1, 2]', '{ "x": 1 }', ''])(
    'is replaced where it is broken: %s',
    async (content) => {
      const folder = await newFolder();
      await mkdir(path.dirname(fileIn(folder)));
      await writeFile(fileIn(folder), content);
      expect(await uploadMemory({ folder, origin }).once('one', () => Promise.resolve('a'), never)).toBe('a');
      expect(await uploadMemory({ folder, origin }).once('one', never, yes)).toBe('a');
    },
  );

  test('keeps nothing of a failure', async () => {
    const folder = await newFolder();
    await expect(uploadMemory({ folder, origin }).once('one', never, never)).rejects.toThrow(
      'not to be called',
    );
    await expect(stat(fileIn(folder))).rejects.toThrow('ENOENT');
    expect(await readdir(path.dirname(fileIn(folder)))).toEqual([]);
  });
});
