/** What one process carries out, another one may conclude: what goes between them is plain data. */
import { expect, onTestFinished, test } from 'vitest';
import { ServiceClient, memoryOfProcess } from '../../src/client/index.js';
import type { CaseToRun, RunContext } from '../../src/runner/CaseToRun.js';
import { carryOutCase } from '../../src/runner/carryOutCase.js';
import { concludeCase } from '../../src/runner/concludeCase.js';
import { hostedService, type HostedScript } from '../support/hostedService.js';
import { PROJECT_ID } from '../support/records.js';
import { virtualClock } from '../support/virtualClock.js';
import { BY_ID, FAILED, planCase } from './plans/planEntries.js';

const { plan: _plan, ...session } = planCase({ id: '' });
const ONE: CaseToRun = {
  case: { ...session, prompt: '1. Log in', title: 'good login' },
  file: 'cases/login.md',
};

async function surroundings(script: HostedScript, timeLimit = 60_000): Promise<RunContext> {
  const server = await hostedService(script);
  const clock = virtualClock();
  const client = new ServiceClient({ baseURL: server.origin, apiKey: 'key-123', clock });
  onTestFinished(() => client.close());
  return {
    ...{ client, projectId: PROJECT_ID, clock, timeLimit, apiKey: 'key-123', secrets: {} },
    ...{ pace: { fraction: 0.1, floor: 1000, ceiling: 15_000 }, uploads: memoryOfProcess() },
  };
}

test.each([
  [
    'a session that passed',
    ONE,
    { looks: [{ status: 'running' }, { status: 'succeeded', result: 'passed' }] },
  ],
  ['a session that is out of time', ONE, { looks: [{ status: 'running' }] }],
  ['a service that is of another kind', ONE, { instead: { '/api/sessions': undefined } }],
  ['a plan run with a case that failed', BY_ID, { runLooks: [FAILED] }],
] satisfies [string, CaseToRun, HostedScript][])(
  '%s is concluded from its progress as text',
  async (_, entry, script) => {
    const around = await surroundings(script);
    const progress = await carryOutCase(entry, around);
    const text = JSON.stringify(progress);
    const here = await concludeCase(entry, progress, around);
    const elsewhere = await concludeCase(entry, JSON.parse(text) as typeof progress, around);
    expect(elsewhere).toEqual(here);
    expect(here.outcome.startedAt).toBe(progress.startedAt);
    expect(here.outcome.duration).toBeGreaterThanOrEqual(Math.floor(progress.took));
  },
);
