/** No more requests than are allowed, and none during a pause that the service asked for. */
import { describe, expect, test } from 'vitest';
import { ServiceClient, ServiceError } from '../../src/client/index.js';
import { Throttle } from '../../src/client/transport/retrying.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { queueClock } from '../support/queueClock.js';
import { PROJECT_ID, SESSION_ID, sessionRecord } from '../support/records.js';
import { virtualClock } from '../support/virtualClock.js';
import { KEY, clientOf, failure } from './clientOf.js';

const BODY = { title: 'x', prompt: '1. Look', projectId: PROJECT_ID };

/** When each of them has its turn. */
function turnsOf(throttle: Throttle, clock: { now: () => number }, count: number): number[] {
  const turns: number[] = [];
  for (let each = 0; each < count; each++) void throttle.turn().then(() => turns.push(clock.now()));
  return turns;
}

describe('a limit of requests per second', () => {
  test('parts requests evenly, however many ask at once', async () => {
    const clock = queueClock();
    const turns = turnsOf(new Throttle(4, clock), clock, 6);
    await clock.pass();
    expect(turns).toEqual([0, 250, 500, 750, 1000, 1250]);
  });

  test('saves nothing up while nobody asks', async () => {
    const clock = queueClock();
    const throttle = new Throttle(2, clock);
    await throttle.turn();
    await clock.pass(60_000);
    const turns = turnsOf(throttle, clock, 3);
    await clock.pass();
    expect(turns).toEqual([60_000, 60_500, 61_000]);
  });

  test.each([0, -1, NaN])('of %d is refused', (maxRequestsPerSecond) => {
    expect(() => clientOf('http://x.example', { maxRequestsPerSecond })).toThrow(
      `\`maxRequestsPerSecond\` is ${maxRequestsPerSecond}. Please give a number above 0`,
    );
  });

  test('holds for all calls of a client together, and for each attempt', async () => {
    const server = await serveHttp((_, response, count) => {
      if (count === 2) response.destroy();
      else sendJson(response, sessionRecord());
    });
    const client = clientOf(server.origin, { maxRequestsPerSecond: 2 });
    for (let call = 0; call < 3; call++) await client.getSession(SESSION_ID);
    expect(server.requests).toHaveLength(4);
    // Four requests are at least three halves of a second apart.
    expect(client.clock.now()).toBe(1500);
  });
});

describe('a pause', () => {
  test('is one for all that wait, and they go on in step with the limit', async () => {
    const clock = queueClock();
    const throttle = new Throttle(10, clock);
    const turns = turnsOf(throttle, clock, 4);
    await clock.pass(150);
    throttle.pause(5_000);
    await clock.pass();
    expect(turns).toHaveLength(4);
    expect(turns.slice(0, 2)).toEqual([0, 100]);
    expect(turns.slice(2).map(Math.round)).toEqual([5150, 5250]);
  });

  test('is never cut short by a shorter one, nor longer than a minute', async () => {
    const clock = virtualClock();
    const throttle = new Throttle(Infinity, clock);
    throttle.pause(10_000);
    throttle.pause(1_000);
    await throttle.turn();
    throttle.pause(86_400_000);
    await throttle.turn();
    expect(clock.sleeps).toEqual([10_000, 60_000]);
  });

  test('without a time of its own grows until a request is answered, and only once for those that were under way', async () => {
    const clock = virtualClock();
    const throttle = new Throttle(Infinity, clock);
    for (let refusals = 0; refusals < 5; refusals++) {
      throttle.pause(undefined);
      throttle.pause(undefined);
      await throttle.turn();
    }
    throttle.worked();
    throttle.pause(undefined);
    await throttle.turn();
    expect(clock.sleeps).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 1_000]);
  });
});

describe('a service that asks for a pause', () => {
  test.each([
    [429, {}, 1_000],
    [429, { 'retry-after': '7' }, 7_000],
    [503, { 'retry-after': '20' }, 20_000],
  ])(
    'by %i %j has it from all calls, not only from the one that was refused',
    async (status, headers, least) => {
      const server = await serveHttp((_, response, count) => {
        if (count === 1) sendJson(response, { error: 'Slowly' }, status, headers);
        else sendJson(response, sessionRecord());
      });
      const clock = queueClock();
      const client = new ServiceClient({ baseURL: server.origin, apiKey: KEY, clock });
      const refused = client.getSession(SESSION_ID);
      await expect.poll(() => clock.waiting()).toBe(1);
      const other = client.getSession(SESSION_ID);
      await expect.poll(() => clock.waiting()).toBe(2);
      await clock.pass(least - 1);
      expect(clock.waiting()).toBe(2);
      expect(server.requests).toHaveLength(1);
      await passUntil(Promise.all([refused, other]), clock);
      await client.close();
      expect(server.requests).toHaveLength(3);
    },
  );

  test('gets a session once it has answered the request with 429, for nothing was carried out', async () => {
    const server = await serveHttp((_, response, count) => {
      if (count < 3) sendJson(response, { error: 'Full' }, 429, { 'retry-after': '3' });
      else sendJson(response, { id: SESSION_ID }, 201);
    });
    const client = clientOf(server.origin);
    await expect(client.createSession(BODY)).resolves.toBe(SESSION_ID);
    expect(server.requests).toHaveLength(3);
    expect(client.clock.now()).toBeGreaterThanOrEqual(6_000);
  });

  test('is not asked for a session again where it has answered with anything else', async () => {
    const server = await serveHttp((_, response) =>
      sendJson(response, { error: 'Busy' }, 503, { 'retry-after': '1' }),
    );
    await failure(clientOf(server.origin).createSession(BODY), ServiceError);
    expect(server.requests).toHaveLength(1);
  });
});

/** Answers of a real server come when they come. */
async function passUntil(done: Promise<unknown>, clock: ReturnType<typeof queueClock>): Promise<void> {
  const state = { isDone: false };
  void done.finally(() => (state.isDone = true));
  while (!state.isDone) await clock.pass();
  await done;
}

test('The limit holds on the real clock, too.', async () => {
  const server = await serveHttp((_, response) => sendJson(response, sessionRecord()));
  const client = new ServiceClient({ baseURL: server.origin, apiKey: KEY, maxRequestsPerSecond: 50 });
  const begun = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => client.getSession(SESSION_ID)));
  await client.close();
  // The least that nine waits of 20 ms can take, whatever the machine does besides.
  expect(performance.now() - begun).toBeGreaterThan(170);
  expect(server.requests).toHaveLength(10);
});
