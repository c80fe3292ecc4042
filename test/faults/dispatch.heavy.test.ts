/**
 * A run of many entries through the dispatcher, its socket and the journal, under faults that are drawn by chance: workers
 * that go away, retries, and a dispatcher that stops. `CASEWRIGHT_SEED` draws the same again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitFunction } from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/client/index.js';
import { type News, makeAddress } from '../../src/runner/dispatch/line.js';
import { serveDispatch } from '../../src/runner/dispatch/serveDispatch.js';
import { Dispatcher } from '../../src/runner/dispatch/Dispatcher.js';
import { hasFailed } from '../../src/runner/dispatch/RunAhead.js';
import { JournalFile } from '../../src/runner/journal/CaseJournal.js';
import type { Progress } from '../../src/runner/CaseToRun.js';
import { NIGHTLY } from '../support/nightly.js';
import { AheadOfChance, type DrawnEntry } from './AheadOfChance.js';
import { broken } from './chance.js';
import { startElsewhere, type Elsewhere } from './elsewhere.js';
import { startFaultyService, type FaultyService } from './FaultyService.js';
import { HAS_ADDRESSES, takeOverNames } from './HostNames.js';
import { unexplained } from './unexplained.js';

takeOverNames();

const ENTRIES = Number(process.env.CASEWRIGHT_ENTRIES ?? (NIGHTLY ? 300 : 100));
const WORKERS = 6;
const PLACES = 24;
/** Of all entries: those that the dispatcher hears of, and those after which it stops. */
const KNOWN = 0.7;
const STOPS_AFTER = 0.4;
const seed = Number(process.env.CASEWRIGHT_SEED ?? Math.floor(Math.random() * 2 ** 31));

let service: FaultyService;
let elsewhere: Elsewhere;
let folder: string;
beforeAll(async () => {
  service = await startFaultyService();
  elsewhere = await startElsewhere();
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-journal-'));
});
afterAll(async () => {
  await service.close();
  await elsewhere.close();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(!HAS_ADDRESSES)(
  `Of entries begun ahead none is lost or paid twice, whatever goes wrong: CASEWRIGHT_SEED=${seed}`,
  { timeout: 300_000 },
  async () => {
    const address = makeAddress();
    const dispatcher = new Dispatcher<Progress, News>(systemClock, hasFailed);
    const served = await serveDispatch(address, ({ key }) => dispatcher.take(key));
    const journal = new JournalFile(folder);
    const around = {
      service,
      elsewhere: elsewhere.origin,
      seed,
      journal,
      address,
      dispatcher,
      places: PLACES,
    };
    const entries = Array.from({ length: ENTRIES }, (_, number) => new AheadOfChance(number, around));
    dispatcher.add(entries.slice(0, ENTRIES * KNOWN).map(({ job }) => job));
    const work = limitFunction(
      async (entry: AheadOfChance) => {
        if (entry.number === Math.floor(ENTRIES * STOPS_AFTER)) dispatcher.stop('for entries');
        return entry.work();
      },
      { concurrency: WORKERS },
    );
    const ended = await Promise.all(entries.map((entry) => work(entry)));
    await served.close();
    await dispatcher.close();
    address.remove();
    const attempts = ended.flatMap((entry) => entry.attempts.map((attempt) => ({ entry, attempt })));
    const wrong = attempts.flatMap(({ entry, attempt }) =>
      broken(attempt).map((what) => `${entry.number}, ${attempt.flow}: ${what}`),
    );
    expect(wrong, `CASEWRIGHT_SEED=${seed}`).toEqual([]);
    expect(unexplained(attempts, await journal.records())).toEqual([]);
    expect(await service.paidInAll()).toBe(attempts.reduce((sum, { attempt }) => sum + attempt.run.paid, 0));
    expect(service.faults).toEqual([]);
    expect(elsewhere.requests).toEqual([]);
    expectAllKinds(ended);
  },
);

/** What was drawn has all that this is about. */
function expectAllKinds(ended: readonly DrawnEntry[]): void {
  expect(new Set(ended.map(({ how }) => how))).toEqual(new Set(['taken over', 'itself', 'killed']));
  expect(ended.some(({ attempts }) => attempts.length === 2)).toBe(true);
  const verdicts = new Set(ended.map(({ attempts }) => attempts.at(-1)?.run.outcome.verdict));
  expect([...verdicts].sort()).toEqual(['error', 'failed', 'passed']);
}
