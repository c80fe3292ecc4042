/** The local service over the wire: who may ask, what it answers, and what a session leaves behind. */
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { Page } from '@playwright/test';
import {
  ErrorBody,
  Session,
  SessionMessagesPage,
  SessionScreenshotsPage,
  SessionTimeline,
} from '../../src/contract/index.js';
import { startService, type LocalService } from '../../src/service/index.js';
import { useBrowser } from '../support/browser.js';
import { serveHttp } from '../support/httpServer.js';

const OWN_MODEL = {
  provider: 'openai-compatible',
  baseURL: 'http://127.0.0.1:1/v1',
  model: 'small',
} as const;

let service: LocalService;
const browser = useBrowser();

beforeAll(async () => {
  service = await startService({ stepTimeout: 3_000, models: { haiku: { apiKey: 'none' }, own: OWN_MODEL } });
});
afterAll(async () => {
  await service.close();
});

async function ask(path: string, init: RequestInit = {}, key: string | null = service.apiKey) {
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }) };
  const response = await fetch(service.baseURL + path, {
    ...init,
    headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const post = (body: unknown) => ask('/api/sessions', { method: 'POST', body: JSON.stringify(body) });
const create = (prompt: string, more: Record<string, unknown> = {}) =>
  post({ title: 'T', prompt, projectId: service.projectId, ...more });

/** Creates a session and waits until it has ended. */
async function runSession(prompt: string, more: Record<string, unknown> = {}): Promise<Session> {
  const { id } = Session.parse((await create(prompt, more)).body);
  return expect
    .poll(() => sessionOf(id), { timeout: 20_000, interval: 50 })
    .toMatchObject({ completedAt: expect.any(String) })
    .then(() => sessionOf(id));
}

const sessionOf = async (id: string) => Session.parse((await ask(`/api/sessions/${id}`)).body);

async function withPage(
  html: string,
  use: (userDeviceId: string, page: Page) => Promise<void>,
): Promise<void> {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  const page = await browser.newPage({ baseURL: origin });
  const device = service.registerDevice({ page });
  try {
    await use(device.id, page);
  } finally {
    await device.remove(new Error('the test has ended'));
    await page.close();
  }
}

describe('requests', () => {
  test.each([
    ['no key', null],
    ['a wrong key', 'nonsense'],
  ])('with %s get 401 and an error body', async (_, key) => {
    const { status, body } = await ask('/api/sessions/x', {}, key);
    expect(status).toBe(401);
    expect(ErrorBody.parse(body).error).toContain('x-api-key');
  });

  test.each([
    ['an unknown path', '/api/nothing', {}, 404],
    ['an unknown session', '/api/sessions/x', {}, 404],
    ['an unknown screenshot', '/api/screenshots/x', {}, 404],
    ['a body that is no JSON', '/api/sessions', { method: 'POST', body: '{' }, 400],
    [
      'a body of another type',
      '/api/sessions',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    ['a body without fields', '/api/sessions', { method: 'POST', body: '{}' }, 400],
    ['a body that is too large', '/api/sessions', { method: 'POST', body: `"${'x'.repeat(2 ** 21)}"` }, 413],
  ])('for %s get an error body without a stack', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(Object.keys(ErrorBody.parse(answer.body))).toEqual(['error']);
    expect(JSON.stringify(answer.body)).not.toMatch(/\.ts|\.js|node_modules/);
  });

  test('name each wrong field', async () => {
    const { body } = await post({ title: '', prompt: 'P', projectId: 'x', color: 'red' });
    const { error } = ErrorBody.parse(body);
    expect(error).toContain('title: ');
    expect(error).toContain('projectId: ');
    expect(error).toContain('color');
  });

  test.each([
    ['an unknown model', 'gpt-9', 'Unknown model "gpt-9"'],
    ['a model without a key', 'kimi', 'The model "kimi" has no key here'],
  ])('for %s get 422 with the available ones', async (_, model, why) => {
    const { status, body } = await create('Look', { model });
    expect(status).toBe(422);
    const { error, availableModels } = ErrorBody.parse(body);
    expect(error).toContain(why);
    expect(availableModels).toEqual(['own', 'haiku', 'auto']);
    const { items } = (await ask('/api/models')).body as { items: { id: string; provider: string }[] };
    expect(items.map(({ id, provider }) => `${id} ${provider}`)).toEqual([
      'own openai-compatible',
      'haiku anthropic',
      'auto mixed',
    ]);
  });

  test('for a phone are told that the local service has none', async () => {
    const { status, body } = await create('Look', { platform: 'ios' });
    expect(status).toBe(422);
    expect(ErrorBody.parse(body).error).toContain('platform "ios"');
  });

  test.each(['projectId', 'userDeviceId'])('for an unknown %s get 404', async (field) => {
    const { status } = await create('Look', { [field]: '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10' });
    expect(status).toBe(404);
  });
});

describe('a session', () => {
  const html =
    '<title>Shop</title><h1>Hello</h1><button onclick="this.outerHTML=\'<p>Bought</p>\'">Buy</button>';

  test('that passes leaves messages, pictures, a timeline, counts and a summary', async () => {
    await withPage(html, async (userDeviceId) => {
      const prompt = '> Words around\n1. Open "/"\n2. Click "Buy"\n3. I see "Bought"';
      const session = await runSession(prompt, { userDeviceId });
      expect(session).toMatchObject({
        status: 'succeeded',
        result: 'passed',
        summary: 'All 3 steps passed.',
      });
      expect(session).toMatchObject({
        screenshotsCount: 3,
        toolCount: 3,
        failedToolCount: 0,
        llmCallCount: 0,
      });

      const { items } = SessionMessagesPage.parse((await ask(`/api/sessions/${session.id}/messages`)).body);
      expect(items[0]).toMatchObject({ role: 'user', metadata: { rewritten: true, originalPrompt: prompt } });
      expect(items[0]?.content).toBe('1. Open "/"\n2. Click "Buy"\n3. I see "Bought"');
      expect(items.slice(1).map(({ role }) => role)).toEqual([
        'assistant',
        'tool',
        'assistant',
        'tool',
        'assistant',
        'tool',
      ]);

      const shots = SessionScreenshotsPage.parse((await ask(`/api/sessions/${session.id}/screenshots`)).body);
      const picture = await fetch(service.baseURL + (shots.items[0]?.url ?? ''), {
        headers: { 'x-api-key': service.apiKey },
      });
      expect(Buffer.from(await picture.arrayBuffer()).subarray(0, 3)).toEqual(
        Buffer.from([0xff, 0xd8, 0xff]),
      );

      const timeline = SessionTimeline.parse((await ask(`/api/sessions/${session.id}/timeline`)).body);
      expect(timeline.stepCount).toBe(7);
      expect(timeline.steps[2]).toMatchObject({
        toolName: 'open',
        toolOutput: { step: 1, verdict: 'passed' },
      });
      expect(timeline.steps[2]?.screenshots).toHaveLength(1);
    });
  });

  test('that fails stops at the step, with a picture of it', async () => {
    await withPage(html, async (userDeviceId) => {
      const session = await runSession('1. Open "/"\n2. I see "Bought"\n3. Click "Buy"', { userDeviceId });
      expect(session).toMatchObject({ status: 'failed', result: 'failed', toolCount: 2, failedToolCount: 1 });
      expect(session.summary).toContain('Step 2 of 3 failed');
      expect(session.screenshotsCount).toBe(2);
    });
  });

  test('with a step that is not understood is an error before anything is done', async () => {
    await withPage(html, async (userDeviceId, page) => {
      const prompt = '1. Open "/"\n2. Dance the tango\n3. Sing a song';
      const session = await runSession(prompt, { userDeviceId });
      expect(session).toMatchObject({ status: 'error', result: 'error' });
      expect(session.summary).toContain('step 2 "Dance the tango", step 3 "Sing a song"');
      expect(page.url()).toBe('about:blank');
    });
  });

  test('with an ambiguous target is an error, not a failure', async () => {
    await withPage('<button>Buy</button><button>Buy</button>', async (userDeviceId) => {
      const session = await runSession('1. Open "/"\n2. Click "Buy"', { userDeviceId });
      expect(session).toMatchObject({ status: 'error', result: 'error' });
    });
  });

  test('starts at the start address unless it opens a page itself', async () => {
    await withPage(html, async (userDeviceId) => {
      const { origin } = await serveHttp((_, response) => response.end('<h1>Start here</h1>'));
      const session = await runSession(`Start at ${origin}/\n1. I see "Start here"`, { userDeviceId });
      expect(session).toMatchObject({ status: 'succeeded', result: 'passed' });
    });
  });

  test('waits its turn on a device; when the device goes, both end and are forgotten', async () => {
    let sessions: Session[] = [];
    await withPage(html, async (userDeviceId) => {
      const first = Session.parse((await create('1. Open "/"\n2. Wait 200 seconds', { userDeviceId })).body);
      await expect.poll(async () => (await sessionOf(first.id)).status).toBe('running');
      const second = Session.parse((await create('1. Open "/"', { userDeviceId })).body);
      expect(second.status).toBe('queued');
      sessions = [first, second];
    });
    const answers = await Promise.all(sessions.map(({ id }) => ask(`/api/sessions/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('ends as terminated when somebody asks for it, also while it waits', async () => {
    await withPage(html, async (userDeviceId) => {
      const first = Session.parse((await create('1. Wait 200 seconds', { userDeviceId })).body);
      const second = Session.parse((await create('1. Wait 200 seconds', { userDeviceId })).body);
      await expect.poll(async () => (await sessionOf(first.id)).status).toBe('running');
      for (const { id } of [second, first]) {
        const { body } = await ask(`/api/sessions/${id}/terminate`, { method: 'POST' });
        expect(body).toMatchObject({ status: 'terminated', result: null });
        expect(Session.parse(body).summary).toBe('The session was terminated: a request asked for it');
        expect((await ask(`/api/sessions/${id}/terminate`, { method: 'POST' })).status).toBe(409);
      }
      expect((await sessionOf(second.id)).startedAt).toBeNull();
    });
  });

  test('is terminated without waiting for a picture that a page holds up', async () => {
    // Playwright waits for all fonts first.
    const font = "new FontFace('Slow', 'url(/slow-font)')";
    const slow = `<button onclick="document.fonts.add(slow = ${font}); slow.load()">Write</button>`;
    await withPage(slow, async (userDeviceId, page) => {
      await page.route('**/slow-font', () => undefined);
      const prompt = '1. Open "/"\n2. Click "Write"\n3. Click "Write"';
      const { id } = Session.parse((await create(prompt, { userDeviceId })).body);
      await expect.poll(async () => (await sessionOf(id)).toolCount, { timeout: 20_000 }).toBe(2);
      const { body } = await ask(`/api/sessions/${id}/terminate`, { method: 'POST' });
      expect(body).toMatchObject({ status: 'terminated', result: null, screenshotsCount: 1 });
      const description = 'No picture of the page after step 2: the session was terminated';
      expect(body).toMatchObject({ observations: [{ description }] });
    });
  });

  test('does not pass where the runner rejects a step that held', async () => {
    const page = await browser.newPage();
    const aroundStep = async (_: unknown, run: () => Promise<void>) => {
      await run();
      throw new Error('the runner says no');
    };
    const device = service.registerDevice({ page, aroundStep });
    const session = await runSession('1. Wait 1 second', { userDeviceId: device.id });
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    await device.remove(new Error('the test has ended'));
    await page.close();
  });

  test('has ended for whoever looks when its page is left', async () => {
    const page = await browser.newPage();
    const device = service.registerDevice({ page });
    const { id } = Session.parse((await create('1. Wait 1 second', { userDeviceId: device.id })).body);
    expect(device.left.aborted).toBe(false);
    await new Promise((resolve) => device.left.addEventListener('abort', resolve));
    expect(await sessionOf(id)).toMatchObject({ status: 'succeeded', result: 'passed' });
    await device.remove(new Error('the test has ended'));
    await page.close();
  });

  test('runs in a browser of the service’s own where it names no device', async () => {
    const { origin } = await serveHttp((_, response) => response.end('<h1>Hello</h1>'));
    const session = await runSession(`1. Open "${origin}/"\n2. I see "Hello"`);
    expect(session).toMatchObject({ status: 'succeeded', result: 'passed' });
  });
});

test('pages of a list are followed by a cursor, and a foreign cursor is refused', async () => {
  const { body } = await create('1. Dance');
  const path = `/api/sessions/${Session.parse(body).id}/messages`;
  expect((await ask(`${path}?cursor=nonsense`)).status).toBe(400);
  expect(SessionMessagesPage.parse((await ask(`${path}?cursor=50`)).body)).toEqual({
    items: [],
    nextCursor: null,
  });
});
