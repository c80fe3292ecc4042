/** Every fault at every call of the three flows: the real client, the real service, and a proxy between them. */
import { limitFunction } from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trustCertificates } from './certificates.js';
import { NIGHTLY } from '../support/nightly.js';
import { startElsewhere, type Elsewhere } from './elsewhere.js';
import { FAULTS, type Fault } from './faults.js';
import { startFaultyService, type FaultyService } from './FaultyService.js';
import { FLOWS, runFlow, type FlowName, type FlowRun } from './flows.js';
import { HAS_ADDRESSES, takeOverNames } from './HostNames.js';
import { UPLOAD_LOOK, expected, type Call, type Mode, type Strike } from './rules.js';
import { strikingAt } from './strikes.js';

takeOverNames();
trustCertificates();

let service: FaultyService;
let elsewhere: Elsewhere;
const clean = new Map<FlowName, FlowRun>();
const flows = Object.keys(FLOWS) as FlowName[];

beforeAll(async () => {
  service = await startFaultyService();
  elsewhere = await startElsewhere();
  for (const flow of flows) clean.set(flow, await runFlow(flow, { service, elsewhere: elsewhere.origin }));
});

afterAll(async () => {
  await service.close();
  await elsewhere.close();
});

const cleanRun = (flow: FlowName): FlowRun => clean.get(flow) ?? expect.fail(`No clean run of ${flow}`);

/** The calls of the clean run, each with how often it had been made. */
function callsOf(flow: FlowName): Call[] {
  const { calls } = cleanRun(flow);
  return calls.map((name, index) => ({
    name,
    count: calls.slice(0, index + 1).filter((one) => one === name).length,
  }));
}

function strikesOf(flow: FlowName, fault: Fault): Strike[] {
  const modes: Mode[] = isOneKind(fault) ? ['once'] : ['once', 'lasting'];
  const strikes = callsOf(flow).flatMap((call) => modes.map((mode) => ({ flow, fault, call, mode })));
  return strikes
    .filter(({ mode, call }) =>
      mode === 'once' ? isTried(flow, call) : call.count === 1 || call.name === UPLOAD_LOOK,
    )
    .filter(({ call, mode }) => NIGHTLY || (flowInTurn(fault, call) === flow && isInTurn(fault, call, mode)));
}

/** Of calls that are made again and again the first one and the last one, every night all of them. */
const isTried = (flow: FlowName, { name, count }: Call): boolean =>
  NIGHTLY || count === 1 || count === callsOf(flow).filter((call) => call.name === name).length;

/** Each fault strikes each call in one of the flows that make it, another one from call to call; every night in all. */
function flowInTurn(fault: Fault, call: Call): FlowName | undefined {
  const making = flows.filter((flow) => cleanRun(flow).calls.includes(call.name));
  return making[turnOf(fault, call) % making.length];
}

/** One that can strike once and for good does the one or the other, from call to call; every night both. A huge body takes seconds. */
function isInTurn(fault: Fault, call: Call, mode: Mode): boolean {
  if (fault.lasts !== undefined) return true;
  return mode === (Math.floor(turnOf(fault, call) / flows.length) % 2 === 0 ? 'once' : 'lasting');
}

function turnOf(fault: Fault, { name }: Call): number {
  const names = [...new Set(flows.flatMap((flow) => cleanRun(flow).calls))];
  return FAULTS.indexOf(fault) + names.indexOf(name);
}

/** Where it makes no difference how long it lasts. */
const isOneKind = ({ lasts, name }: Fault) => lasts !== undefined || name.includes('200 MB');

async function check(strike: Strike): Promise<void> {
  const { flow, fault, call, mode } = strike;
  const how = { isSecure: fault.network === 'tls', keepsAlive: fault.network === undefined };
  const around = { service, elsewhere: elsewhere.origin, ...how };
  const run = await runFlow(flow, around, (clock) => strikingAt(strike, clock));
  const rule = expected(strike, cleanRun(flow));
  const { outcome, paid, took, left, mishaps } = run;
  const name = `${fault.name}, ${mode}, at ${call.name} (${call.count}) of the flow "${flow}"`;
  const facts = `${name}: ${outcome.verdict}, ${outcome.reason}, ${outcome.message} ${outcome.remarks.join(' ')}`;
  expect(mishaps, name).toEqual([]);
  expect({ verdict: outcome.verdict, paid }, facts).toEqual({ verdict: rule.verdict, paid: rule.paid });
  if (rule.reason) expect(outcome.reason, facts).toBe(rule.reason);
  if (rule.message) expect(outcome.message, facts).toMatch(rule.message);
  if (rule.notSaid) expect(outcome.message, facts).not.toMatch(rule.notSaid);
  if (rule.remark) expect(outcome.remarks.join('\n'), facts).toMatch(rule.remark);
  expect(took, facts).toBeLessThanOrEqual(rule.atMost);
  expect(left, facts).toEqual({ timers: 0, listeners: 0, exchanges: 0, sockets: 0 });
  expect(keysAstray(run), facts).toEqual([]);
}

/** Presigned addresses get no key, and all else gets it from the service's own client. */
const keysAstray = ({ requests }: FlowRun) =>
  requests.filter(({ name, headers }) => {
    const hasKey = JSON.stringify(headers).includes(service.apiKey);
    return hasKey === name.startsWith('PUT');
  });

describe.skipIf(!HAS_ADDRESSES)('without a fault', () => {
  test.each(flows)('the flow "%s" ends well, and leaves nothing behind', (flow) => {
    const { outcome, paid, left, mishaps, calls } = cleanRun(flow);
    const verdict = flow === 'plan that fails' ? 'failed' : 'passed';
    expect(outcome.verdict, outcome.message).toBe(verdict);
    expect({ paid, left, mishaps }).toEqual({
      ...{ paid: 1, mishaps: [] },
      left: { timers: 0, listeners: 0, exchanges: 0, sockets: 0 },
    });
    expect(calls).toMatchSnapshot();
  });
});

describe.skipIf(!HAS_ADDRESSES).each(flows)('in the flow "%s"', (flow) => {
  test.each(FAULTS.map((fault) => ({ fault, name: fault.name })))('$name', async ({ fault }) => {
    const atOnce = fault.name.includes('200 MB') ? 2 : 24;
    const checkInTurn = limitFunction(check, { concurrency: atOnce });
    const strikes = strikesOf(flow, fault);
    expect(strikes).not.toEqual([]);
    const ends = await Promise.allSettled(strikes.map((strike) => checkInTurn(strike)));
    const wrong = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(wrong).toEqual([]);
  });
});

test.skipIf(!HAS_ADDRESSES)(
  'nothing was sent to another host, and the service found no fault in itself',
  () => {
    expect(elsewhere.requests).toEqual([]);
    expect(service.faults).toEqual([]);
  },
);
