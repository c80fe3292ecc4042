/** A body that hardly arrives: how long the service holds the connection for it. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/service/http/createApp.js';
import type { Handlers } from '../../src/service/http/handlers.js';
import { listen } from '../../src/service/http/listen.js';

const BODY_TIME = 400;

async function serve() {
  const faults: unknown[] = [];
  const handlers = { createSession: ({ body }: { body: unknown }) => ({ id: JSON.stringify(body) }) };
  const app = createApp({
    handlers: handlers as unknown as Handlers,
    apiKey: 'key',
    bodyTime: BODY_TIME,
    onFault: (fault) => faults.push(fault),
  });
  const server = await listen(app, {});
  onTestFinished(() => server.close());
  return { port: Number(new URL(server.baseURL).port), faults };
}

const BODY = JSON.stringify({ title: 'T', prompt: 'P', projectId: 'd1b4a1a5-4e1c-4a7e-8d9e-0a4c0f6f7b11' });

/** Sends the head at once and then a byte every `pause` milliseconds; gives all that was answered, once it is over. */
async function drip(port: number, head: string[], pause: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const lines = ['host: localhost', 'content-type: application/json', `content-length: ${BODY.length}`];
  socket.write([...head, ...lines, '', ''].join('\r\n'));
  let sent = 0;
  const timer = setInterval(() => sent < BODY.length && socket.write(BODY.charAt(sent++)), pause);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

const CREATE = ['POST /api/sessions HTTP/1.1', 'x-api-key: key'];

test('a body that drips is given up, and so is its connection', async () => {
  const { port, faults } = await serve();
  const answer = await drip(port, CREATE, 50);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"error":"The body did not arrive within 0.4 s"}');
  expect(faults).toEqual([]);
});

test.each([
  ['an unknown path', ['POST /api/nothing HTTP/1.1', 'x-api-key: key'], 404],
  ['a wrong key', ['POST /api/sessions HTTP/1.1', 'x-api-key: wrong'], 401],
  ['a wrong method', ['PUT /api/sessions HTTP/1.1', 'x-api-key: key'], 405],
])('a body that nobody reads keeps no connection: %s', async (_title, head, status) => {
  const { port } = await serve();
  expect(await drip(port, head, 50)).toContain(`HTTP/1.1 ${status} `);
});

test('a body that is slow but in time is read, and its connection stays open', async () => {
  const { port } = await serve();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = [
    ...CREATE,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${BODY.length}`,
  ];
  socket.write([...head, '', BODY.slice(0, 5)].join('\r\n'));
  setTimeout(() => socket.write(BODY.slice(5)), 50);
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 201 /);
  expect(data.toString().toLowerCase()).not.toContain('connection: close');
});
