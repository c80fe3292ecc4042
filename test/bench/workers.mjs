/**
 * `node test/bench/workers.mjs [rounds]`: how many sessions a service for a team runs in a second by 1, 2 and 4 workers, each a
 * process with 4 places, on sessions that wait for most of their time. PostgreSQL, the API process and the workers are
 * real; the phones are a program. A round gives each place 5 sessions; the ratio is the median of those of the rounds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadProduct } from './flow/loadProduct.mjs';
import { median, tellTable } from './tellTable.mjs';

const WORKERS = [1, 2, 4];
const PLACES = 4;
const EACH = 5;
/** Milliseconds. */
const TAKES = [4_000, 800];

const { programs, startPostgres, connect } = await loadProduct(`
export { programs } from './test/service/team/programs.ts';
export { startPostgres } from './test/support/postgres.ts';
export { connect } from './src/service/team/connect.ts';
`);
const [name, ...args] = process.argv.slice(2);
if (name === 'api' || name === 'worker') await programs[name](...args);
else await measure(Number(name ?? 3));

async function measure(rounds) {
  const storage = mkdtempSync(path.join(tmpdir(), 'casewright-bench-'));
  const server = await startPostgres();
  try {
    const rows = [];
    for (const takes of TAKES) rows.push(...(await measureSessions({ takes, rounds, storage, server })));
    tell(rows);
  } finally {
    await server.remove();
    rmSync(storage, { recursive: true });
  }
}

async function measureSessions({ takes, rounds, storage, server }) {
  const turns = [];
  for (let round = 0; round < rounds; round++) {
    const rates = {};
    for (const workers of WORKERS) rates[workers] = await rate({ takes, workers, storage, server });
    turns.push(rates);
  }
  return WORKERS.map((workers) => ({
    ...{ takes, workers, rounds },
    rate: median(turns.map((rates) => rates[workers])),
    ratio: median(turns.map((rates) => rates[workers] / rates[1])),
  }));
}

/** Sessions in a second, from the first that begins to the last that ends. */
async function rate({ takes, workers, storage, server }) {
  const database = await server.another();
  const port = 20_000 + (process.pid % 20_000);
  const running = [await start('api', database, storage, String(port))];
  const postgres = await connect(database);
  try {
    const count = workers * PLACES * EACH;
    await createSessions(`http://127.0.0.1:${port}`, count);
    const parts = ['worker', database, storage, '/dev/null', String(takes / 4)];
    running.push(...(await Promise.all(Array.from({ length: workers }, () => start(...parts)))));
    const look = `select count(*) filter (where status = 'succeeded')::int as passed, count(*) filter (where status = 'error')::int as broken,
      extract(epoch from max((document->'shown'->>'completedAt')::timestamptz) - min((document->'shown'->>'startedAt')::timestamptz))::float as seconds
      from documents where kind = 'sessions'`;
    for (;;) {
      const [{ passed, broken, seconds }] = (await postgres.query(look)).rows;
      if (broken > 0) throw new Error(`${broken} sessions have no result`);
      if (passed === count) return count / seconds;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await postgres.close();
    for (const child of running) child.kill('SIGKILL');
  }
}

/** A process of its own, when it is ready. */
async function start(...words) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

async function createSessions(baseURL, count) {
  const headers = { 'x-api-key': 'the key of the team', 'content-type': 'application/json' };
  const ask = async (address, body) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(baseURL + address, { headers, ...sent });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const projectId = (await ask('/api/organizations/projects')).items[0].id;
  const arns = (await ask('/api/devices')).items.map(({ arn }) => arn);
  for (let number = 0; number < count; number++) {
    const about = { title: 'T', prompt: `1. Session ${number}`, projectId, platform: 'android' };
    await ask('/api/sessions', { ...about, deviceArn: arns[number % arns.length] });
  }
}

function tell(rows) {
  tellTable({
    name: 'workers',
    rows,
    columns: {
      'sessions of (s)': ({ takes }) => (takes / 1_000).toFixed(1),
      workers: (row) => row.workers,
      'sessions a second': (row) => row.rate.toFixed(2),
      'at most': ({ takes, workers }) => ((workers * PLACES * 1_000) / takes).toFixed(2),
      'times that of one': ({ ratio }) => ratio.toFixed(2),
    },
  });
}
