/** Entries that are plans, for servers that play a hosted service. */
import { onTestFinished } from 'vitest';
import type { Case, PlanOfCase } from '../../../src/cases/index.js';
import { ServiceClient, memoryOfProcess } from '../../../src/client/index.js';
import type { PlanRun } from '../../../src/contract/index.js';
import { Outcome } from '../../../src/report/outcome.js';
import type { CaseToRun, RunContext } from '../../../src/runner/CaseToRun.js';
import { runCase } from '../../../src/runner/concludeCase.js';
import { hostedService, type HostedScript } from '../../support/hostedService.js';
import { PLAN_ID, PROJECT_ID, runCaseRecord } from '../../support/records.js';
import { virtualClock } from '../../support/virtualClock.js';

export const COMPLETED = {
  status: 'completed',
  cases: [runCaseRecord(1, 'passed'), runCaseRecord(2, 'passed')],
};
export const FAILED = {
  status: 'completed',
  cases: [runCaseRecord(1, 'passed'), runCaseRecord(2, 'failed')],
};

export const planCase = (plan: PlanOfCase, options: Case['options'] = {}): Case => ({
  ...{ title: 'Nightly', suites: [], format: 'markdown', line: 9, column: 1, prompt: '', steps: [] },
  ...{ tags: [], options, plan },
});
export const BY_ID: CaseToRun = { case: planCase({ id: PLAN_ID }), file: 'cases/nightly.md' };

export async function runPlanEntry(
  entry: CaseToRun,
  script: HostedScript,
  changes: Partial<RunContext> = {},
) {
  const server = await hostedService(script);
  const clock = changes.clock ?? virtualClock();
  const client = new ServiceClient({ baseURL: server.origin, apiKey: 'key-123', clock });
  onTestFinished(() => client.close());
  const seen: PlanRun[] = [];
  const { outcome, pictures } = await runCase(entry, {
    ...{ client, projectId: PROJECT_ID, clock, timeLimit: 60_000, apiKey: 'key-123' },
    ...{ pace: { fraction: 0.1, floor: 1000, ceiling: 15_000 }, uploads: memoryOfProcess() },
    secrets: { password: 'lovelace', unused: 'nobody asks' },
    onPlanRun: (planRun) => seen.push(planRun),
    ...changes,
  });
  return { outcome: Outcome.parse(outcome), pictures, server, seen };
}
