/** The three flows as entries, and one run of one of them by a real client, through a proxy that may spoil it. */
import { getEventListeners } from 'node:events';
import path from 'node:path';
import { vi } from 'vitest';
import type { Case } from '../../src/cases/index.js';
import { ServiceClient, memoryOfProcess } from '../../src/client/index.js';
import { Outcome } from '../../src/report/outcome.js';
import type { CaseRun, CaseToRun, RunContext } from '../../src/runner/CaseToRun.js';
import { runCase } from '../../src/runner/concludeCase.js';
import { root } from '../support/places.js';
import { EventClock } from './EventClock.js';
import { FaultProxy, type Striking } from './FaultProxy.js';
import type { FaultyService } from './FaultyService.js';

export type FlowName = 'desktop' | 'mobile' | 'plan' | 'plan that fails';

const APK = path.join(root, 'fixtures', 'apps', 'shop.apk');

/** @param key stands in the title and the first step */
export const FLOWS: Record<FlowName, (key: string) => CaseToRun> = {
  desktop: (key) => ({ case: caseOf(key), file: 'cases/buying.feature' }),
  mobile: (key) => ({
    case: { ...caseOf(key), options: { platform: 'android', device: 'Pixel 8' } },
    ...{ file: 'cases/buying.feature', app: APK },
  }),
  plan: (key) => planOf(key, caseOf(key)),
  'plan that fails': (key) => planOf(key, caseOf(key, 'break it')),
};

function caseOf(key: string, second = 'I see "Thanks"'): Case {
  const steps = [`Tap "${key}"`, second];
  return {
    ...{ title: `Buying ${key}`, suites: [], format: 'gherkin', line: 1, column: 1, tags: [], options: {} },
    prompt: steps.map((text, index) => `${index + 1}. ${text}`).join('\n'),
    steps: steps.map((text, index) => ({ text, line: index + 2, column: 5 })),
  };
}

function planOf(key: string, planned: Case): CaseToRun {
  const plan = { cases: [], stopOnFailure: false, variables: {} };
  const listedAt = { line: 1, column: 1 };
  return {
    case: { ...caseOf(key), title: `Nightly ${key}`, prompt: '', steps: [], plan },
    ...{ file: 'cases/nightly.md', planned: [{ case: planned, listedAt }] },
  };
}

/** Milliseconds. */
export const TIME_LIMIT = 100_000;
export const REQUEST_TIMEOUT = 8_000;

export interface FlowRun {
  outcome: Outcome;
  /** Milliseconds, by the client's clock. */
  took: number;
  /** Names of all calls in the order in which they were made. */
  calls: string[];
  /** Sessions and plan runs that the service has of this entry. */
  paid: number;
  requests: FaultProxy['requests'];
  mishaps: unknown[];
  /** What is left of it once it is over: time limits and sleeps, listeners, answers that nobody takes, connections. */
  left: { timers: number; listeners: number; exchanges: number; sockets: number };
}

export interface Around {
  service: FaultyService;
  elsewhere: string;
  random?: () => number;
  isSecure?: boolean;
  /** Without, each request has a connection of its own. @default true */
  keepsAlive?: boolean;
  /** Runs the case. @default `runCase` */
  run?: (toRun: CaseToRun, around: RunContext) => Promise<CaseRun>;
}

let keys = 0;

export async function runFlow(
  flow: FlowName,
  { service, elsewhere, random, isSecure = false, keepsAlive = true, run = runCase }: Around,
  striking: (clock: EventClock) => Striking = () => () => undefined,
): Promise<FlowRun> {
  const key = `case-${++keys}`;
  const clock = new EventClock(random);
  const settings = { key, service, clock, elsewhere, isSecure, keepsAlive, striking: striking(clock) };
  const proxy = await FaultProxy.start(settings);
  const { apiKey, projectId } = service;
  const client = new ServiceClient({ baseURL: proxy.origin, apiKey, clock, requestTimeout: REQUEST_TIMEOUT });
  const interrupting = new AbortController();
  try {
    const { outcome } = await run(FLOWS[flow](key), {
      ...{ client, clock, projectId, apiKey, timeLimit: TIME_LIMIT, secrets: {} },
      ...{ uploads: memoryOfProcess(), signal: interrupting.signal },
      pace: { fraction: 0.1, floor: 1_000, ceiling: 15_000 },
    });
    const listeners = getEventListeners(interrupting.signal, 'abort').length;
    const exchanges = proxy.traffic.open + (await atRest(() => proxy.answering));
    const timers = clock.pending;
    await client.close();
    const left = { timers, listeners, exchanges, sockets: await atRest(() => proxy.sockets) };
    return {
      ...{ outcome: Outcome.parse(outcome), took: clock.now(), paid: await service.paid(key), left },
      ...{ calls: proxy.traffic.all.map(({ name }) => name), requests: proxy.requests },
      mishaps: proxy.mishaps,
    };
  } finally {
    await client.close();
    await proxy.close();
  }
}

/** The other side of a connection hears a little later that it is closed. */
async function atRest(count: () => number): Promise<number> {
  await vi.waitUntil(() => count() === 0, { timeout: 10_000, interval: 5 }).catch(() => undefined);
  return count();
}
