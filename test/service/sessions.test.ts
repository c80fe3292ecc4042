/** Sessions of the local service where secrets, faults and the end of the service meet. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Ending } from '../../src/service/sessions/KeptSession.js';
import type { Progress, Work } from '../../src/service/sessions/Work.js';
import { Sessions } from '../../src/service/sessions/Sessions.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';
import { startService } from '../../src/service/index.js';
import { launchBrowser } from '../support/browser.js';
import { serveHttp } from '../support/httpServer.js';
import { contextOver } from '../support/recordContext.js';
import { PROJECT_ID } from '../support/records.js';

const REQUEST = { title: 'T', prompt: '1. Type "succeeded"', projectId: PROJECT_ID };
const PASSED: Ending = { status: 'succeeded', result: 'passed', summary: 'It succeeded, and passed.' };

async function sessionsOn(run: Work['run'], { store = memoryStore(), queueLimit = 10 } = {}) {
  const faults: unknown[] = [];
  const around = await contextOver(store);
  const dispatch = () => Promise.resolve({ place: 'browser', run });
  const sessions = await Sessions.load({
    ...around,
    dispatch,
    evidence: store,
    queueLimit,
    onFault: (fault) => faults.push(fault),
  });
  return { sessions, faults };
}

async function begin(onStatus: Progress['onStatus']): Promise<void> {
  await onStatus('preparing');
  await onStatus('running');
}

async function pass({ onStatus }: Progress): Promise<Ending> {
  await begin(onStatus);
  return PASSED;
}

describe('a session', () => {
  test.each(['succeeded', 'passed', '1', 'tool', 'desktop'])(
    'whose secret happens to read %s keeps its ids, states and results',
    async (secret) => {
      const { sessions } = await sessionsOn(async ({ log, onStatus }) => {
        await begin(onStatus);
        const toolOutput = { step: 1, verdict: 'passed', summary: `typed ${secret}` };
        log.say('tool', `typed ${secret}`, { toolName: 'fill', toolOutput });
        return PASSED;
      });
      const { id } = await sessions.create(REQUEST, { secrets: { word: secret } });
      const session = await sessions.ended(id);
      expect(session).toMatchObject({ id, status: 'succeeded', result: 'passed', platform: 'desktop' });
      expect((await sessions.get(id)).projectId).toBe(PROJECT_ID);
      const [message] = await sessions.kept.messages(id);
      expect(message).toMatchObject({ role: 'tool', content: 'typed ***' });
      expect(message?.metadata).toMatchObject({ toolOutput: { verdict: 'passed', summary: 'typed ***' } });
    },
  );

  test('ends as an error where the service itself is at fault, and lets the next one run', async () => {
    let runs = 0;
    const { sessions, faults } = await sessionsOn((progress) =>
      ++runs === 1 ? Promise.reject(new Error('a fault')) : pass(progress),
    );
    const [first, second] = [await sessions.create(REQUEST), await sessions.create(REQUEST)];
    expect(await sessions.ended(first.id)).toMatchObject({ status: 'error', result: 'error' });
    expect(await sessions.ended(second.id)).toMatchObject({ status: 'succeeded' });
    expect(faults).toHaveLength(1);
  });

  test('is seen as ended by nobody before it is safely kept', async () => {
    const memory = memoryStore();
    let letFlush = () => {};
    const slow = new Promise<void>((resolve) => (letFlush = resolve));
    let isSlow = false;
    const store: Store = { ...memory, flush: () => (isSlow ? slow : memory.flush()) };
    const { sessions } = await sessionsOn(
      async (progress) => {
        const ending = await pass(progress);
        isSlow = true;
        return ending;
      },
      { store },
    );
    const { id } = await sessions.create(REQUEST);
    let over = false;
    const ended = sessions.ended(id).then(() => (over = true));
    await expect.poll(() => isSlow).toBe(true);
    expect((await sessions.get(id)).shown.status).toBe('running');
    expect(over).toBe(false);
    letFlush();
    await ended;
    expect((await sessions.get(id)).shown.status).toBe('succeeded');
  });

  test('is refused where as many wait at its place as may, and nowhere else', async () => {
    const forever: Work['run'] = async ({ signal, onStatus }) => {
      await begin(onStatus);
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
        if (signal.aborted) resolve();
      });
      return { ...PASSED, status: 'terminated', result: null };
    };
    const { sessions } = await sessionsOn(forever, { queueLimit: 2 });
    const created = [1, 2, 3].map(() => sessions.create(REQUEST));
    const states = (await Promise.all(created)).map(({ status }) => status);
    expect(states).toEqual(['created', 'queued', 'queued']);
    await expect(sessions.create(REQUEST)).rejects.toThrow('2 sessions are waiting there already');
    await sessions.close();
    await expect(sessions.create(REQUEST)).rejects.toThrow('The service is stopping');
    expect((await sessions.kept.all()).map(({ shown }) => shown.status)).toEqual(Array(3).fill('terminated'));
  });
});

test('a later session on the same page begins at its own start address', async () => {
  const { origin } = await serveHttp((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>At ${request.url}</h1>`),
  );
  const service = await startService();
  const browser = await launchBrowser();
  onTestFinished(() => Promise.all([service.close(), browser.close()]).then(() => undefined));
  const device = service.registerDevice({ page: await browser.newPage() });
  const results: unknown[] = [];
  for (const [start, seen] of [
    ['alpha', 'At /alpha'],
    ['beta', 'At /alpha'],
  ]) {
    const answer = await fetch(`${service.baseURL}/api/sessions`, {
      method: 'POST',
      headers: { 'x-api-key': service.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'T',
        prompt: `Start at ${origin}/${start}\n\n1. I see "${seen}"`,
        projectId: service.projectId,
        userDeviceId: device.id,
      }),
    });
    const { id } = (await answer.json()) as { id: string };
    const look = async () => {
      const shown = await fetch(`${service.baseURL}/api/sessions/${id}`, {
        headers: { 'x-api-key': service.apiKey },
      });
      return ((await shown.json()) as { result: unknown }).result;
    };
    await expect.poll(look, { timeout: 20_000 }).not.toBeNull();
    results.push(await look());
  }
  expect(results).toEqual(['passed', 'failed']);
});
