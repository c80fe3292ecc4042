/** A hosted service in a process of its own: it knows no time, and is told which sessions have ended. */
import { createServer } from 'node:http';

const over = new Set();
let sessions = 0;
let requests = 0;

const server = createServer((request, response) => {
  requests += 1;
  request.resume();
  request.once('end', () => {
    const isNew = request.method === 'POST';
    response.writeHead(isNew ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isNew ? { id: idOf(++sessions) } : recordOf(request.url.split('/').at(-1))));
  });
});
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', ({ id }) => {
  over.add(id);
  process.send({ over: id, requests, sessions });
});
process.on('disconnect', () => process.exit());

const idOf = (number) => `5e55a000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function recordOf(id) {
  const ended = { status: 'succeeded', result: 'passed', summary: 'It passed.' };
  return {
    ...{ id, title: 'A case', prompt: '1. Open the shop', platform: 'desktop', model: 'default' },
    ...(over.has(id) ? ended : { status: 'running', result: null, summary: null }),
    ...{
      observations: null,
      tags: [],
      screenshotsCount: 0,
      toolCount: 0,
      failedToolCount: 0,
      llmCallCount: 0,
    },
    createdAt: '2026-11-20T10:00:00.000Z',
  };
}
