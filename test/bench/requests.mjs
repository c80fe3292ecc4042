/**
 * `node test/bench/requests.mjs [requests]`: what the client adds to a request, against undici alone that asks for the same
 * record and parses it. One after the other, in turns of a hundred; the ratio is the median of those of the turns.
 */
import { createServer } from 'node:http';
import { Agent, request } from 'undici';
import { loadProduct } from './flow/loadProduct.mjs';
import { median, tellTable } from './tellTable.mjs';

const REQUESTS = Number(process.argv[2] ?? 3_000);
const TURN = 100;
const ID = '6f1f7a52-6d5c-4a2e-9a63-0a3f6b0c1d11';
const RECORD = JSON.stringify({
  ...{ id: ID, title: 'A case', prompt: '1. Open the shop\n'.repeat(20), platform: 'desktop' },
  ...{ model: 'default', status: 'running', result: null, summary: null, observations: null, tags: [] },
  ...{ screenshotsCount: 3, toolCount: 9, failedToolCount: 0, llmCallCount: 4 },
  createdAt: '2026-11-20T10:00:00.000Z',
});

const { ServiceClient } = await loadProduct();
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(RECORD);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}`;
const client = new ServiceClient({ baseURL, apiKey: 'key' });
const agent = new Agent();

const WAYS = {
  'undici alone': async () => {
    const answer = await request(`${baseURL}/api/sessions/${ID}`, {
      ...{ dispatcher: agent, headers: { 'x-api-key': 'key' } },
    });
    return answer.body.json();
  },
  'the client': () => client.getSession(ID),
};

try {
  const turns = [];
  // The first ones warm up.
  for (let done = -5 * TURN; done < REQUESTS; done += TURN) {
    const times = {};
    for (const [name, ask] of Object.entries(WAYS)) times[name] = await turn(ask);
    if (done >= 0) turns.push(times);
  }
  tell(turns);
} finally {
  await client.close();
  await agent.destroy();
  server.close();
}

/** Milliseconds of one request. */
async function turn(ask) {
  const begun = performance.now();
  for (let index = 0; index < TURN; index++) await ask();
  return (performance.now() - begun) / TURN;
}

function tell(turns) {
  const rows = Object.keys(WAYS).map((name) => ({
    ...{ name, requests: REQUESTS },
    milliseconds: median(turns.map((times) => times[name])),
    ratio: median(turns.map((times) => times[name] / times['undici alone'])),
  }));
  tellTable({
    name: 'requests',
    rows,
    columns: {
      'asked by': ({ name }) => name,
      'one request (ms)': ({ milliseconds }) => milliseconds.toFixed(3),
      ratio: ({ ratio }) => ratio.toFixed(2),
    },
  });
}
