/** A run of the dispatcher in virtual time: what it takes, and how late it hears that sessions have ended. */
import { fork } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadProduct } from '../flow/loadProduct.mjs';
import { median } from '../tellTable.mjs';

/** Milliseconds of a session, and of what a worker itself does for an entry. */
export const TAKES = 30_000;
const OWN = 200;
const WORKERS = 2;
const PROJECT = '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10';

const ENTRY = `
export { ServiceClient, memoryOfProcess, DEFAULT_PACE } from './src/client/index.js';
export { carryOutCase } from './src/runner/carryOutCase.js';
export { Dispatcher } from './src/runner/dispatch/Dispatcher.js';
export { hasFailed } from './src/runner/dispatch/RunAhead.js';
export { CaseJournal } from './src/runner/journal/CaseJournal.js';
export { JournalFile } from './src/runner/journal/CaseJournal.js';
export { EventClock } from './test/faults/EventClock.js';
export { randomNumbers } from './test/service/store/randomNumbers.js';
`;

export async function virtualRun(sessions, places) {
  const product = await loadProduct(ENTRY);
  const service = fork(path.join(import.meta.dirname, 'service.mjs'));
  const folder = mkdtempSync(path.join(tmpdir(), 'casewright-bench-'));
  try {
    const [{ port }] = await once(service, 'message');
    const draw = product.randomNumbers(7);
    const clock = new product.EventClock(() => draw(2 ** 32) / 2 ** 32);
    const client = new product.ServiceClient({ baseURL: `http://127.0.0.1:${port}`, apiKey: 'key', clock });
    const bench = { product, clock, client, folder, work: countWork(clock), ...endings(service) };
    const before = { memory: process.memoryUsage().rss, cpu: process.cpuUsage() };
    const { wall, late } = await dispatchAll(sessions, places, bench);
    const { user, system } = process.cpuUsage(before.cpu);
    const memory = process.resourceUsage().maxRSS * 1024 - before.memory;
    const requests = bench.counts().requests / sessions;
    if (bench.counts().sessions !== sessions)
      throw new Error(`${bench.counts().sessions} sessions were paid.`);
    await client.close();
    return {
      ...{ wall, requests, memory, cpu: (user + system) / 1_000 / sessions },
      oneByOne: (sessions / WORKERS) * (TAKES + OWN),
      late: { median: median(late), most: Math.max(...late) },
    };
  } finally {
    service.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Time stands still while a request, the journal or the service is at work. */
function countWork(clock) {
  const work = { open: 0 };
  clock.isBusy = () => work.open > 0;
  work.begin = () => void work.open++;
  work.end = () => {
    work.open--;
    clock.stir();
  };
  subscribe('undici:request:create', work.begin);
  subscribe('undici:request:trailers', work.end);
  return work;
}

/** Tells the service that a session has ended, and waits until it knows. */
function endings(service) {
  const waiting = new Map();
  let latest = {};
  service.on('message', ({ over, ...counts }) => {
    latest = counts;
    waiting.get(over)?.();
  });
  const end = (id) =>
    new Promise((resolve) => {
      waiting.set(id, resolve);
      service.send({ id });
    });
  return { end, counts: () => latest };
}

async function dispatchAll(sessions, places, bench) {
  const { product, clock, work } = bench;
  const dispatcher = new product.Dispatcher(clock, product.hasFailed);
  const late = [];
  const keys = Array.from({ length: sessions }, (_, index) => `case ${index}`);
  const begun = clock.now();
  dispatcher.add(keys.map((key) => jobOf({ key, places, late }, bench)));
  const left = [...keys];
  const worker = async () => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      const taken = dispatcher.take(key);
      const { session } = await taken.end;
      taken.arrived();
      if (session?.result !== 'passed') throw new Error(`${key} did not pass.`);
      await clock.sleep(OWN);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  // What the service has counted.
  work.begin();
  await bench.end('none');
  work.end();
  return { wall: clock.now() - begun, late };
}

function jobOf({ key, places, late }, bench) {
  const { product, clock, client } = bench;
  const journal = new product.CaseJournal(fileOf(bench), {
    ...{ runner: 'playwright', project: 'cases', file: 'a.feature', titles: [key], repeat: 0, retry: 0 },
    ...{ run: 'bench', resume: false, origin: 'http://127.0.0.1', projectId: PROJECT },
  });
  return {
    ...{ key, where: key, lane: 'cases', places },
    async carryOut(tell, signal) {
      let over = Infinity;
      const onCreated = async (created) => {
        tell({ type: 'created', created });
        await clock.sleep(TAKES);
        over = clock.now();
        bench.work.begin();
        await bench.end(created.sessionId);
        bench.work.end();
      };
      const progress = await product.carryOutCase(
        { case: caseOf(key), file: 'a.feature' },
        {
          ...{ client, clock, signal, journal, projectId: PROJECT, apiKey: 'key', secrets: {} },
          ...{ pace: product.DEFAULT_PACE, timeLimit: 1_800_000, uploads: product.memoryOfProcess() },
          onCreated: (created) => void onCreated(created),
        },
      );
      late.push(clock.now() - over);
      return progress;
    },
  };
}

/** One for all, as in a run; time waits for what it writes. */
function fileOf(bench) {
  const { product, folder, work } = bench;
  bench.file ??= new (class extends product.JournalFile {
    async append(record) {
      work.begin();
      await super.append(record).finally(work.end);
    }
  })(folder);
  return bench.file;
}

const caseOf = (title) => ({
  ...{ title, suites: [], format: 'gherkin', line: 1, column: 1, tags: [], options: {} },
  ...{ prompt: '1. Open the shop', steps: [{ text: 'Open the shop', line: 2, column: 5 }] },
});
