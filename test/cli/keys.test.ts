/** `casewright keys` on a data folder, with and without the service that has it open. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.js';
import { emptyFolder, levelStore } from '../service/store/stores.js';
import { runWords } from './runWords.js';

const keys = (folder: string, ...words: string[]) => runWords(['keys', ...words, '--data', folder]);

async function serving(data: string, now = () => new Date()) {
  const service = await startService({ data, now });
  onTestFinished(() => service.close());
  const statusFor = async (key: string) => {
    const answer = await fetch(`${service.baseURL}/api/models`, { headers: { 'x-api-key': key } });
    const { error = '' } = (await answer.json()) as { error?: string };
    return `${answer.status} ${error}`.trim();
  };
  return { ...service, statusFor };
}

const INVALID = '401 The key in x-api-key is not valid';

test('a key counts from its making to its revoking, while the service runs', async () => {
  const folder = await emptyFolder();
  const { statusFor, apiKey } = await serving(folder);
  const { code, out, err } = await keys(folder, 'add', 'ci');
  expect({ code, err }).toEqual({
    code: 0,
    err: 'The key "ci", for all projects, without an end. It is shown this once:\n',
  });
  expect(out).toMatch(/^cw_[\w-]{43}\n$/);
  expect(await statusFor(out.trim())).toBe('200');
  expect((await keys(folder, 'list')).out).toBe('ci  all projects, without an end\n');
  expect(await keys(folder, 'add', 'ci')).toMatchObject({
    code: 2,
    out: '',
    err: 'error: There is a key called ci already: revoke it first, or choose another name\n',
  });
  expect((await keys(folder, 'revoke', 'ci')).err).toBe('The key "ci" is revoked.\n');
  expect(await statusFor(out.trim())).toBe(INVALID);
  expect((await keys(folder, 'revoke', 'ci')).err).toBe('error: No key is called ci\n');
  expect(await statusFor(apiKey)).toBe('200');
});

test('a key of a service that is stopped counts when it starts, until it expires', async () => {
  const folder = await emptyFolder();
  const { out } = await keys(folder, 'add', 'ci', '--expires', '2031-01-31', '--projects', 'Default');
  const key = out.trim();
  const time = { now: Date.parse('2031-01-31T23:59:59.998Z') };
  const { statusFor, projectId, close } = await serving(folder, () => new Date(time.now));
  expect(await statusFor(key)).toBe('200');
  time.now += 1;
  expect(await statusFor(key)).toBe('401 The key "ci" in x-api-key expired on 2031-01-31T23:59:59.999Z');
  const listed = JSON.parse((await keys(folder, 'list', '--json')).out) as unknown;
  const { createdAt } = (listed as [{ createdAt: string }])[0];
  expect(listed).toEqual([
    { name: 'ci', projects: [projectId], createdAt, expiresAt: '2031-01-31T23:59:59.999Z' },
  ]);
  await close();
  await expect(readdir(folder)).resolves.not.toContain('running.json');
});

test('nothing that is kept is a key, and what a running service is asked by is its owner’s alone', async () => {
  const folder = await emptyFolder();
  const { out } = await keys(folder, 'add', 'ci');
  const store = await levelStore(folder);
  expect(JSON.stringify(await store.all('keys'))).not.toContain(out.trim().slice(3));
  await store.close();
  await writeFile(path.join(folder, 'running.json'), '{}', { mode: 0o644 });
  await serving(folder);
  expect((await stat(path.join(folder, 'running.json'))).mode & 0o777).toBe(0o600);
});

test('a service that can’t be asked is told of, with what to do', async () => {
  const folder = await emptyFolder();
  const { apiKey } = await serving(folder);
  const file = path.join(folder, 'running.json');
  const running = JSON.parse(await readFile(file, 'utf8')) as object;
  for (const wrong of [{ baseURL: 'http://127.0.0.1:1' }, { token: apiKey }]) {
    await writeFile(file, JSON.stringify({ ...running, ...wrong }));
    const { code, err } = await keys(folder, 'list');
    expect(code).toBe(2);
    expect(err).toContain('is in use, and the service that has it can');
    expect(err).toContain('Please run this on the machine, or in the container, of the service');
  }
});

test.each([
  [['add', 'c i'], 'name: must be of letters'],
  [['add', 'ci', '--projects', 'Nothing'], 'No project is called Nothing. There are: "Default"'],
  [['add', 'ci', '--expires', '2020-01-31'], 'has passed already'],
])('%j is refused', async (words, why) => {
  const folder = await emptyFolder();
  const stopped = await keys(folder, ...words);
  await serving(folder);
  const running = await keys(folder, ...words);
  for (const { code, err } of [stopped, running]) {
    expect(code).toBe(2);
    expect(err).toContain(why);
  }
});
