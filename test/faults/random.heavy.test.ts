/**
 * Many entries, every night thousands, under faults that are drawn by chance, many in one entry: whatever happens, what must hold, holds.
 * The seed is printed; `CASEWRIGHT_SEED` draws the same again.
 */
import { limitFunction } from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NIGHTLY } from '../support/nightly.js';
import { broken, chanceOf, drawFaults, type Attempt } from './chance.js';
import { trustCertificates } from './certificates.js';
import { startElsewhere, type Elsewhere } from './elsewhere.js';
import { startFaultyService, type FaultyService } from './FaultyService.js';
import { FLOWS, runFlow, type FlowName } from './flows.js';
import { HAS_ADDRESSES, takeOverNames } from './HostNames.js';

takeOverNames();
trustCertificates();

const ENTRIES = Number(process.env.CASEWRIGHT_ENTRIES ?? (NIGHTLY ? 2_000 : 150));
const AT_ONCE = 24;
/** How many of all calls are struck, from entry to entry. */
const SHARES = [0, 0.02, 0.1, 0.3, 0.7];
const seed = Number(process.env.CASEWRIGHT_SEED ?? Math.floor(Math.random() * 2 ** 31));

const flows = Object.keys(FLOWS) as FlowName[];

let service: FaultyService;
let elsewhere: Elsewhere;
beforeAll(async () => {
  service = await startFaultyService();
  elsewhere = await startElsewhere();
});
afterAll(async () => {
  await service.close();
  await elsewhere.close();
});

interface Entry extends Attempt {
  number: number;
}

async function runEntry(number: number): Promise<Entry> {
  const chance = chanceOf(seed + number);
  const { random, pick } = chance;
  const flow = pick(flows);
  const { struck, striking } = drawFaults(chance, pick(SHARES));
  const around = { service, elsewhere: elsewhere.origin, random, keepsAlive: random() < 0.5 };
  return { number, flow, struck, run: await runFlow(flow, around, () => striking) };
}

test.skipIf(!HAS_ADDRESSES)(
  `Whatever goes wrong, what must hold, holds: CASEWRIGHT_SEED=${seed}`,
  { timeout: 900_000 },
  async () => {
    const inTurn = limitFunction(runEntry, { concurrency: AT_ONCE });
    const entries = await Promise.all(Array.from({ length: ENTRIES }, (_, number) => inTurn(number)));
    const wrong = entries.flatMap((entry) =>
      broken(entry).map((what) => `${entry.number}, ${entry.flow}: ${what}`),
    );
    expect(wrong, `CASEWRIGHT_SEED=${seed}`).toEqual([]);
    const paid = entries.reduce((sum, { run }) => sum + run.paid, 0);
    expect(await service.paidInAll()).toBe(paid);
    expect(elsewhere.requests).toEqual([]);
    expect(service.faults).toEqual([]);
    const verdicts = new Set(entries.map(({ run }) => run.outcome.verdict));
    expect([...verdicts].sort()).toEqual(['error', 'failed', 'passed']);
  },
);
