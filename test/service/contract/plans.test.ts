/** Cases, plans and runs over the wire: every operation, every way a run can end, and secrets that nobody is told. */
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ENDPOINTS,
  PLAN_RUN_STATUSES,
  type CaseDetail,
  type Endpoint,
  type EndpointName,
  type PlanDetail,
} from '../../../src/contract/index.js';
import { BODIES } from './bodies.js';
import { ground, type ContractService } from './contractService.js';
import { startWithBrowser } from './startWithBrowser.js';
import { visitShop } from './visit.js';

let contract: ContractService;
let browser: Browser;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ contract, browser, close } = await startWithBrowser());
});
afterAll(() => close());

const ofProject = () => ({ parameters: { project_id: contract.projectId } });

describe('cases', () => {
  test('keep all that they are given, and are changed and archived', async () => {
    const stored = await contract.ask('createCase', { ...ofProject(), body: BODIES.createCase });
    expect(stored).toMatchObject(BODIES.createCase);
    const asked = { parameters: { case_id: stored.id } };
    expect(await contract.ask('getCase', asked)).toEqual(stored);
    const changed = await contract.ask('updateCase', { ...asked, body: { title: null } });
    expect(changed).toEqual({ ...stored, title: null, updatedAt: expect.any(String) });
    const archived = await contract.ask('archiveCase', asked);
    expect(archived.archivedAt).toEqual(expect.any(String));
    expect((await contract.ask('listCases', ofProject())).items).toEqual([]);
  });

  test.each(['web', 'mobile', 'desktop', 'multi_device'])('of type %s are listed', async (type) => {
    const stored = await contract.ask('createCase', { ...ofProject(), body: { ...BODIES.createCase, type } });
    const { items } = await contract.ask('listCases', ofProject());
    expect(items.find(({ id }) => id === stored.id)).toMatchObject({ type, lastRunAt: null });
  });
});

describe('plans', () => {
  test('keep all that they are given, and are changed and archived', async () => {
    const { id: caseId } = await newCase('Pass');
    const body = { ...BODIES.createPlan, caseIds: [caseId, caseId] };
    const { caseIds: _, ...given } = body;
    const plan = await contract.ask('createPlan', { ...ofProject(), body });
    expect(plan).toMatchObject({ ...given, caseCount: 2 });
    expect(plan.cases.map(({ id, order }) => [id, order])).toEqual([
      [caseId, 1],
      [caseId, 2],
    ]);
    const asked = { parameters: { plan_id: plan.id } };
    expect(await contract.ask('getPlan', asked)).toEqual(plan);
    const listed = await contract.ask('listPlans', ofProject());
    expect(listed.items[0]).toMatchObject({ id: plan.id, hasMobileCases: true, caseCount: 2 });
    const changed = await contract.ask('updatePlan', { ...asked, body: { title: 'Morning' } });
    expect(changed).toEqual({ ...plan, title: 'Morning', updatedAt: expect.any(String) });
    await contract.ask('archivePlan', asked);
    expect((await contract.ask('listPlans', ofProject())).totalCount).toBe(0);
  });
});

describe('runs', () => {
  test.each(['parallel', 'sequential'])('%s pass and fail case by case', async (executionMode) => {
    const plan = await newPlan(['Pass', 'Fail', 'Pass'], { executionMode });
    const run = await finished(plan);
    expect(run).toMatchObject({ status: 'completed', triggerSource: 'api', executionMode });
    expect(run).toMatchObject({ totalCases: 3, completedCases: 3, passedCases: 2, failedCases: 1 });
    expect(run.cases.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
    expect(run.cases.map(({ caseId }) => caseId)).toEqual(plan.cases.map(({ id }) => id));
    const [first] = plan.cases;
    const seen = await contract.ask('getCase', { parameters: { case_id: first!.id } });
    expect(seen).toMatchObject({ lastStatus: 'passed', lastRunAt: expect.any(String) });
  });

  test('stop at a failure where the plan says so', async () => {
    const settings = { executionMode: 'sequential', stopOnFailure: true };
    const run = await finished(await newPlan(['Pass', 'Fail', 'Pass'], settings));
    expect(run).toMatchObject({ status: 'failed', totalCases: 3, completedCases: 2, failedCases: 1 });
    expect(run.cases.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped']);
  });

  test('count a session that broke off as a failed case', async () => {
    const run = await finished(await newPlan(['Break', 'Pass']));
    expect(run.cases.map(({ status }) => status)).toEqual(['failed', 'passed']);
  });

  test('are cancelled while they go on, and seen in every list', async () => {
    const plan = await newPlan(['Wait', 'Pass'], { executionMode: 'sequential' });
    const parameters = { plan_id: plan.id };
    const begun = await contract.ask('triggerPlan', { parameters });
    expect(begun.cases.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const asked = { parameters: { ...parameters, plan_run_id: begun.id } };
    const isRunning = async () => (await contract.ask('getPlanRun', asked)).cases[0]?.status;
    await expect.poll(isRunning).toBe('running');
    const cancelled = await contract.ask('cancelPlanRun', asked);
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.cases.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(await contract.ask('getPlanRun', asked)).toEqual(cancelled);
    const { cases: _, archivedAt: __, ...summary } = cancelled;
    expect((await contract.ask('listPlanRuns', { parameters })).items).toEqual([summary]);
    const { items } = await contract.ask('listProjectPlanRuns', ofProject());
    const named = { planId: plan.id, plan: { id: plan.id, title: plan.title } };
    expect(items[0]).toEqual({ ...summary, ...named });
    for (const { status } of items) expect(PLAN_RUN_STATUSES).toContain(status);
  });

  test('take the overrides of their trigger, and echo the effective mode', async () => {
    const plan = await newPlan(['Pass'], { executionMode: 'parallel' });
    const { items } = await contract.ask('listDevices');
    const mobileConfig = { deviceArn: items[0]!.arn, deviceName: 'Another phone' };
    const body = { model: 'opus', executionMode: 'sequential', mobileConfig };
    const run = await finished(plan, body);
    expect(run).toMatchObject({ executionMode: 'sequential', passedCases: 1 });
    const [session] = (await contract.ask('listSessions', ofProject())).items;
    expect(session).toMatchObject({ caseId: plan.cases[0]?.id, platform: 'android', result: 'passed' });
    const shown = await contract.ask('getSession', { parameters: { session_id: session!.id } });
    expect(shown).toMatchObject({ model: 'opus', mobileSession: mobileConfig });
  });

  test('are archived once they are over', async () => {
    const plan = await newPlan(['Pass']);
    const { id } = await finished(plan);
    const parameters = { plan_id: plan.id, plan_run_id: id };
    const archived = await contract.ask('archivePlanRun', { parameters });
    expect(archived.archivedAt).toEqual(expect.any(String));
    expect(await contract.ask('getPlanRun', { parameters })).toEqual(archived);
    expect((await contract.ask('listPlanRuns', { parameters })).items).toEqual([]);
  });
});

describe.skipIf(!ground.hasPages)('a secret variable', () => {
  test.each(['pear-4711', 'p w&ü\\=?'])('%j is typed into a page and told nobody', async (secret) => {
    const { userDeviceId, page, shop } = await visitShop(contract, browser);
    const scenario =
      '1. Open "/"\n2. Fill "Password" with "{{word}}"\n3. Click "Log in"\n4. I see "{{word}} is wrong" within 0.5 seconds';
    const { id: caseId } = await newCase('Log in', { type: 'web', scenario });
    const variables = [{ name: 'word', value: secret, isSecret: true }];
    const body = { title: 'Log in', caseIds: [caseId], variables };
    const plan = await contract.ask('createPlan', { ...ofProject(), body });
    const run = await finished(plan, { userDeviceId });
    expect(run.cases.map(({ status }) => status)).toEqual(['failed']);
    // It has arrived in the page, so it could have been recorded.
    expect(new URL(page.url()).searchParams.get('word')).toBe(secret);
    expect(shop.requests.length).toBeGreaterThan(1);

    const reported = await allOf(plan, run.id, caseId);
    for (const form of formsOf(secret)) expect(JSON.parse(reported)).not.toSatisfy(holding(form));
    expect(reported).toContain('***');
  });

  test('is masked in the plan, also after a change', async () => {
    const variables = [
      { name: 'word', value: 'pear-4711', isSecret: true },
      { name: 'user', value: 'ada', isSecret: false },
    ];
    const plan = await contract.ask('createPlan', { ...ofProject(), body: { title: 'Log in', variables } });
    const masked = [{ ...variables[0]!, value: '***' }, variables[1]];
    expect(plan.variables).toEqual(masked);
    const asked = { parameters: { plan_id: plan.id } };
    const changed = await contract.ask('updatePlan', { ...asked, body: { variables: masked } });
    expect(changed.variables).toEqual(masked);
    expect((await contract.ask('archivePlan', asked)).variables).toEqual(masked);
  });
});

test('every operation on cases and plans was asked', () => {
  const here = Object.entries<Endpoint>(ENDPOINTS).filter(([, { path }]) => /cases|plan/.test(path));
  expect(
    here.map(([name, { status }]) => `${name} ${status}`).filter((one) => !contract.seen.has(one)),
  ).toEqual([]);
});

/** A mobile one, whose prompt says how it ends. */
async function newCase(word: string, more: Record<string, unknown> = {}): Promise<CaseDetail> {
  const { arn: deviceArn } = (await contract.ask('listDevices')).items[0]!;
  const scenario = `1. ${word}`;
  const apiMobileConfig = { deviceArn, deviceName: 'Pixel 9', platform: 'ANDROID' };
  const body = { type: 'mobile', title: word, scenario, format: 'plain_text', apiMobileConfig, ...more };
  return contract.ask('createCase', { ...ofProject(), body });
}

async function newPlan(words: string[], more: Record<string, unknown> = {}): Promise<PlanDetail> {
  const cases = await Promise.all(words.map((word) => newCase(word)));
  const body = { title: words.join(', '), caseIds: cases.map(({ id }) => id), ...more };
  return contract.ask('createPlan', { ...ofProject(), body });
}

async function finished({ id: plan_id }: PlanDetail, body?: Record<string, unknown>) {
  const { id } = await contract.ask('triggerPlan', { parameters: { plan_id }, ...(body && { body }) });
  return contract.finished(plan_id, id);
}

/** Everything that can be read of a run and its session. */
async function allOf({ id: plan_id }: PlanDetail, plan_run_id: string, case_id: string): Promise<string> {
  const { items } = await contract.ask('listSessions', ofProject());
  const session = items.find(({ caseId }) => caseId === case_id)!;
  const parameters = { plan_id, plan_run_id, case_id, session_id: session.id };
  const names = ['getPlan', 'getPlanRun', 'getCase', 'getSession', 'listMessages', 'getTimeline'] as const;
  const more: EndpointName[] = [...names, 'listScreenshots', 'getCapture'];
  const reported = await Promise.all(more.map((name) => contract.ask(name, { parameters })));
  return JSON.stringify([session, ...reported]);
}

/** As it stands in words, in addresses and in forms. */
const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ x: secret }).toString().slice(2),
  JSON.stringify(secret).slice(1, -1),
];

const holding =
  (form: string) =>
  (value: unknown): boolean =>
    typeof value === 'string'
      ? value.includes(form)
      : typeof value === 'object' && value !== null && Object.values(value).some(holding(form));
