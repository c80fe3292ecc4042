/**
 * Thousands of entries under faults that are drawn by chance, many in one entry: whatever happens, what must hold, holds.
 * The seed is printed; `CASEWRIGHT_SEED` draws the same again.
 */
import { limitFunction } from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomNumbers } from '../service/store/randomNumbers.js';
import { trustCertificates } from './certificates.js';
import { startElsewhere, type Elsewhere } from './elsewhere.js';
import { FAULTS, type Fault } from './faults.js';
import { startFaultyService, type FaultyService } from './FaultyService.js';
import { FLOWS, runFlow, type FlowName, type FlowRun } from './flows.js';
import { takeOverNames } from './HostNames.js';
import type { Striking } from './FaultProxy.js';

takeOverNames();
trustCertificates();

const ENTRIES = Number(process.env.CASEWRIGHT_ENTRIES ?? 2_000);
const AT_ONCE = 24;
/** How many of all calls are struck, from entry to entry. */
const SHARES = [0, 0.02, 0.1, 0.3, 0.7];
const seed = Number(process.env.CASEWRIGHT_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** These need a proxy of their own, or as much memory as there is. */
const drawn = FAULTS.filter(({ network, name }) => network !== 'tls' && !name.includes('200 MB'));
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

interface Entry {
  number: number;
  flow: FlowName;
  /** Faults that struck, by the name of the call. */
  struck: string[];
  run: FlowRun;
}

async function runEntry(number: number): Promise<Entry> {
  const draw = randomNumbers(seed + number);
  const random = () => draw(2 ** 32) / 2 ** 32;
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const flow = pick(flows);
  const share = pick(SHARES);
  const struck: string[] = [];
  const known = new Map<string, Fault | undefined>();
  const striking: Striking = (asked) => {
    if (known.has(asked.id)) return known.get(asked.id);
    const fault = random() < share ? pick(drawn) : undefined;
    known.set(asked.id, fault);
    if (fault) struck.push(`${asked.name}: ${fault.name}`);
    return fault;
  };
  const around = { service, elsewhere: elsewhere.origin, random, keepsAlive: random() < 0.5 };
  return { number, flow, struck, run: await runFlow(flow, around, () => striking) };
}

const MAY_BE_MORE = /may (still )?be (running|under way)/;

/** What must hold, whatever has happened; in words where it does not. */
function broken(entry: Entry): string[] {
  const { flow, struck, run } = entry;
  const { verdict, sessionId, planRunId, message } = run.outcome;
  const own = flow.startsWith('plan') ? planRunId : sessionId;
  const faults: [isBroken: boolean, what: string][] = [
    [verdict === 'passed' && !isSaidToPass(entry), 'passed, and the service did not say so'],
    [verdict === 'passed' && flow === 'plan that fails', 'passed, and a case failed'],
    [verdict === 'failed' && flow !== 'plan that fails', 'failed, and nothing did'],
    [verdict === 'error' && struck.length === 0, 'an error without a fault'],
    [run.paid > 1, `paid ${run.paid} times`],
    [own !== null && run.paid !== 1, 'known, and not to the service'],
    [run.paid === 1 && own === null && !MAY_BE_MORE.test(message), 'paid, and nobody was told'],
    [Object.values(run.left).some((left) => left > 0), `left behind: ${JSON.stringify(run.left)}`],
    [run.mishaps.length > 0, run.mishaps.map(String).join(', ')],
  ];
  return faults.flatMap(([isBroken, what]) => (isBroken ? [what] : []));
}

function isSaidToPass({ flow, run: { outcome } }: Entry): boolean {
  const { session, planRun } = outcome;
  if (flow.startsWith('plan')) return planRun?.cases.every(({ status }) => status === 'passed') === true;
  return session?.status === 'succeeded' && session.result === 'passed';
}

test(
  `Whatever goes wrong, what must hold, holds: CASEWRIGHT_SEED=${seed}`,
  { timeout: 900_000 },
  async () => {
    const inTurn = limitFunction(runEntry, { concurrency: AT_ONCE });
    const entries = await Promise.all(Array.from({ length: ENTRIES }, (_, number) => inTurn(number)));
    const wrong = entries.flatMap((entry) =>
      broken(entry).map((what) => `${entry.number}, ${entry.flow}: ${what} (${told(entry)})`),
    );
    expect(wrong, `CASEWRIGHT_SEED=${seed}`).toEqual([]);
    const paid = entries.reduce((sum, { run }) => sum + run.paid, 0);
    expect(service.paidInAll()).toBe(paid);
    expect(elsewhere.requests).toEqual([]);
    expect(service.faults).toEqual([]);
    const verdicts = new Set(entries.map(({ run }) => run.outcome.verdict));
    expect([...verdicts].sort()).toEqual(['error', 'failed', 'passed']);
  },
);

const told = ({ run: { outcome }, struck }: Entry) =>
  `${outcome.verdict}, ${outcome.reason}, ${outcome.message}; ${struck.join(', ')}`;
