/** `casewright serve` as a real process that is asked to stop while sessions run and wait. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../service/store/stores.js';
import { serveProgram, type ServedProgram } from './servedProgram.js';

async function create({ client, projectId }: ServedProgram, prompt: string): Promise<string> {
  return client.createSession({ title: 'T', prompt, projectId });
}

const untilRunning = ({ client }: ServedProgram, id: string) =>
  expect.poll(async () => (await client.getSession(id)).status, { timeout: 20_000 }).toBe('running');

async function asKept(data: string, ids: string[]) {
  const { client, signal, ended } = await serveProgram(['--data', data]);
  const sessions = await Promise.all(ids.map((id) => client.getSession(id)));
  signal('SIGTERM');
  expect((await ended).how).toBe(0);
  return sessions.map(({ status, summary }) => `${status}: ${summary ?? ''}`);
}

test('what runs is finished, what waits is not begun, and nothing new is taken', async () => {
  const data = await emptyFolder();
  const program = await serveProgram(['--data', data, '--concurrency', '1']);
  const running = await create(program, '1. Wait 4 seconds');
  const waiting = await create(program, '1. Wait 1 second');
  await untilRunning(program, running);
  program.signal('SIGTERM');
  const ready = async () => (await fetch(`${program.baseURL}/readyz`)).json() as Promise<unknown>;
  await expect.poll(ready).toEqual({ status: 'not ready', failed: { service: 'it is stopping' } });
  const refused = await fetch(`${program.baseURL}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': program.apiKey },
    body: JSON.stringify({ title: 'T', prompt: '1. Wait 1 second', projectId: program.projectId }),
  });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ error: 'The service is stopping' });
  expect(await program.ended).toMatchObject({ how: 0 });
  expect(await asKept(data, [running, waiting])).toEqual([
    'succeeded: The one step passed, but nothing was checked.',
    'terminated: The session was terminated: the service was stopped',
  ]);
});

test('what runs longer than it may is ended, and says why', async () => {
  const data = await emptyFolder();
  const program = await serveProgram(['--data', data, '--grace', '500ms']);
  const running = await create(program, '1. Wait 200 seconds');
  await untilRunning(program, running);
  program.signal('SIGINT');
  expect(await program.ended).toMatchObject({ how: 0 });
  expect(await asKept(data, [running])).toEqual([
    'terminated: The session was terminated: the service was stopped',
  ]);
});

test('a second signal ends it at once; the next start says what became of the session', async () => {
  const data = await emptyFolder();
  const program = await serveProgram(['--data', data]);
  const running = await create(program, '1. Wait 200 seconds');
  await untilRunning(program, running);
  program.signal('SIGTERM');
  const ready = async () => (await fetch(`${program.baseURL}/readyz`)).status;
  await expect.poll(ready).toBe(503);
  program.signal('SIGTERM');
  expect((await program.ended).how).toBe(143);
  expect(await asKept(data, [running])).toEqual([
    'error: The service was stopped while the session was running; no result was reached.',
  ]);
});
