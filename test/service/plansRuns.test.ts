/** Runs of plans: every state of a run and of its cases, in both modes, and what stops a run early. */
import { describe, expect, test } from 'vitest';
import { RUNNABLE_MODELS, isPlanRunOver, type PlanRun } from '../../src/contract/index.js';
import { ApiError } from '../../src/service/ApiError.js';
import { FAILED, PASSED, ScriptedSessions, type Script } from './ScriptedSessions.js';
import { handClock, startPlans, type PlansService } from './plansService.js';

const ABSENT = '33333333-3333-4333-8333-333333333333';
const SCENARIO = { scenario: 'I open "/"', format: 'plain_text' };

/** A plan of cases with these titles. */
async function storePlan(service: PlansService, titles: readonly string[], more: object = {}) {
  const at = { project_id: service.projectId };
  const caseIds: string[] = [];
  for (const title of titles) {
    caseIds.push((await service.ask('createCase', at, { ...SCENARIO, title })).id);
  }
  const plan = await service.ask('createPlan', at, { title: 'Nightly', ...more, caseIds });
  return { plan_id: plan.id, caseIds };
}

const statuses = ({ cases }: PlanRun) => cases.map(({ title, status }) => `${title}: ${status}`);

async function started(given: {
  titles: string[];
  plan?: object;
  script?: Script;
  slots?: number;
  opens?: Promise<void>;
}) {
  const sessions = new ScriptedSessions(given.script);
  sessions.slots = given.slots ?? Infinity;
  sessions.opens = given.opens ?? sessions.opens;
  const service = await startPlans({ sessions });
  const { caseIds, plan_id } = await storePlan(service, given.titles, given.plan);
  const created = await service.ask('triggerPlan', { plan_id });
  const at = { plan_id, plan_run_id: created.id };
  const look = () => service.ask('getPlanRun', at);
  const until = async (isSo: (run: PlanRun) => boolean) => {
    await expect.poll(async () => isSo(await look()), { interval: 5, timeout: 10_000 }).toBe(true);
    return look();
  };
  const over = () => until(({ status }) => isPlanRunOver(status));
  return { service, sessions, caseIds, created, at, look, until, over };
}

const endingOf =
  (endings: Record<string, ReturnType<Script>>): Script =>
  ({ title }) =>
    endings[title];

const SEQUENTIAL = { executionMode: 'sequential' };

describe('a run', () => {
  test('is created, runs, and is completed when every case has ended', async () => {
    const { service, sessions, created, until, over, at } = await started({ titles: ['A', 'B'] });
    expect(created).toMatchObject({
      ...{ status: 'created', triggerSource: 'api', executionMode: 'parallel', totalCases: 2 },
      ...{ completedCases: 0, passedCases: 0, failedCases: 0, startedAt: null, completedAt: null },
      archivedAt: null,
    });
    const running = await until((run) => run.cases.every(({ status }) => status === 'running'));
    expect(running).toMatchObject({ status: 'running', startedAt: expect.any(String), completedAt: null });

    sessions.end('B', FAILED);
    const half = await until(({ completedCases }) => completedCases === 1);
    expect(half).toMatchObject({ status: 'running', failedCases: 1, passedCases: 0 });
    expect(statuses(half)).toEqual(['A: running', 'B: failed']);

    sessions.end('A', PASSED);
    const ended = await over();
    expect(ended).toMatchObject({ status: 'completed', completedCases: 2, passedCases: 1, failedCases: 1 });
    expect(await service.ask('listPlanRuns', at)).toMatchObject({ totalCount: 1, items: [{ id: ended.id }] });
    expect(service.faults).toEqual([]);
  });

  test.each<[string, ReturnType<Script>, string]>([
    ['passes', PASSED, 'passed'],
    ['fails', FAILED, 'failed'],
    ['succeeds without a result', { status: 'succeeded', result: null }, 'failed'],
    ['succeeds with a result that failed', { status: 'succeeded', result: 'failed' }, 'failed'],
    ['fails with a result that passed', { status: 'failed', result: 'passed' }, 'failed'],
    ['breaks', { status: 'error', result: 'error' }, 'failed'],
    ['is terminated by somebody', { status: 'terminated', result: null }, 'failed'],
    ['ends in a state of tomorrow', { status: 'dissolved', result: 'passed' }, 'failed'],
  ])('has the case of a session that %s as it is', async (_, ending, expected) => {
    const { over, service, caseIds } = await started({ titles: ['A'], script: () => ending });
    const run = await over();
    expect(run).toMatchObject({ status: 'completed', cases: [{ status: expected }] });
    const stored = await service.ask('getCase', { case_id: caseIds[0]! });
    expect(stored).toMatchObject({ lastStatus: expected, lastRunAt: run.cases[0]!.startedAt });
  });

  test('shows a case as pending while its session waits for a free slot', async () => {
    const { sessions, until, over } = await started({ titles: ['A', 'B'], slots: 1 });
    const first = await until(({ cases }) => cases[0]?.status === 'running');
    expect(first.cases[1]).toMatchObject({ status: 'pending', startedAt: null, completedAt: null });
    sessions.end('A', PASSED);
    await until(({ cases }) => cases[1]?.status === 'running');
    sessions.end('B', PASSED);
    expect(await over()).toMatchObject({ status: 'completed', passedCases: 2 });
  });

  test('tells the times at which the run and its cases began and ended', async () => {
    const clock = handClock();
    const sessions = new ScriptedSessions();
    sessions.now = clock.now;
    const service = await startPlans({ sessions, now: clock.now });
    const { plan_id } = await storePlan(service, ['A', 'B'], SEQUENTIAL);
    const { id, createdAt } = await service.ask('triggerPlan', { plan_id });
    const times: string[] = [];
    for (const title of ['A', 'B']) {
      await expect.poll(() => sessions.states.at(-1), { interval: 5 }).toBe(`${title}: running`);
      times.push(clock.now().toISOString());
      clock.pass(60_000);
      sessions.end(title, PASSED);
    }
    const look = () => service.ask('getPlanRun', { plan_id, plan_run_id: id });
    await expect.poll(async () => (await look()).status, { interval: 5 }).toBe('completed');
    const [first, second] = times;
    const end = clock.now().toISOString();
    expect(await look()).toMatchObject({
      ...{ createdAt: first, startedAt: createdAt, completedAt: end },
      cases: [
        { startedAt: first, completedAt: second },
        { startedAt: second, completedAt: end },
      ],
    });
  });

  test('goes one after the other in sequential mode', async () => {
    const { sessions, over } = await started({ titles: ['A', 'B'], plan: SEQUENTIAL });
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: running']);
    sessions.end('A', FAILED);
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: failed', 'B: running']);
    sessions.end('B', PASSED);
    expect(await over()).toMatchObject({ status: 'completed', executionMode: 'sequential', failedCases: 1 });
  });

  test('takes the mode of its trigger before that of the plan, and keeps it', async () => {
    const service = await startPlans({ sessions: new ScriptedSessions(() => PASSED) });
    const { plan_id } = await storePlan(service, ['A'], SEQUENTIAL);
    const run = await service.ask('triggerPlan', { plan_id }, { executionMode: 'parallel' });
    expect(run.executionMode).toBe('parallel');
    const found = await service.ask('getPlanRun', { plan_id, plan_run_id: run.id });
    expect(found.executionMode).toBe('parallel');
    expect((await service.ask('triggerPlan', { plan_id }, {})).executionMode).toBe('sequential');
  });

  test('skips a case that is archived, and is completed all the same', async () => {
    const service = await startPlans({ sessions: new ScriptedSessions(() => PASSED) });
    const { plan_id, caseIds } = await storePlan(service, ['A', 'B'], { stopOnFailure: true });
    await service.ask('archiveCase', { case_id: caseIds[0]! });
    expect((await service.ask('getPlan', { plan_id })).caseCount).toBe(2);
    const { id } = await service.ask('triggerPlan', { plan_id });
    const look = () => service.ask('getPlanRun', { plan_id, plan_run_id: id });
    await expect.poll(async () => (await look()).status, { interval: 5 }).toBe('completed');
    const run = await look();
    expect(statuses(run)).toEqual(['A: skipped', 'B: passed']);
    expect(run).toMatchObject({ totalCases: 2, completedCases: 1 });
    expect((await service.ask('getCase', { case_id: caseIds[0]! })).lastRunAt).toBeNull();
  });
});

describe('a run that stops on a failure', () => {
  test('skips the rest in sequential mode, and has failed', async () => {
    const { over, sessions, service, caseIds } = await started({
      titles: ['A', 'B', 'C'],
      plan: { ...SEQUENTIAL, stopOnFailure: true },
      script: endingOf({ A: PASSED, B: FAILED }),
    });
    const run = await over();
    expect(run).toMatchObject({ status: 'failed', completedCases: 2, completedAt: expect.any(String) });
    expect(statuses(run)).toEqual(['A: passed', 'B: failed', 'C: skipped']);
    expect(sessions.all).toHaveLength(2);
    expect((await service.ask('getCase', { case_id: caseIds[2]! })).lastStatus).toBeNull();
  });

  test('skips what waits in parallel mode, and lets what runs end', async () => {
    const { over, sessions, until } = await started({
      titles: ['A', 'B', 'C', 'D'],
      plan: { stopOnFailure: true },
      slots: 2,
    });
    await until(({ cases }) => cases[1]?.status === 'running');
    sessions.end('A', FAILED);
    await until(({ cases }) => cases[3]?.status === 'skipped');
    sessions.end('C', PASSED);
    sessions.end('B', PASSED);
    const run = await over();
    expect(statuses(run)).toEqual(['A: failed', 'B: passed', 'C: passed', 'D: skipped']);
    expect(run.status).toBe('failed');
    expect(sessions.states).toContain('D: terminated');
  });

  test('is completed where the failure left nothing to skip', async () => {
    const { over } = await started({
      titles: ['A', 'B'],
      plan: { ...SEQUENTIAL, stopOnFailure: true },
      script: endingOf({ A: PASSED, B: FAILED }),
    });
    expect(await over()).toMatchObject({ status: 'completed', failedCases: 1 });
  });
});

describe('a run that is cancelled', () => {
  test('ends the session that was just being created', async () => {
    let open: () => void = () => undefined;
    const { over, sessions, service, at, until } = await started({
      titles: ['A'],
      opens: new Promise((resolve) => (open = resolve)),
    });
    await until(() => sessions.asked === 1);
    const cancelling = service.ask('cancelPlanRun', at);
    await until(() => true);
    open();
    await cancelling;
    expect(await over()).toMatchObject({ status: 'cancelled' });
    expect(sessions.states).toEqual(['A: terminated']);
  });
});

describe('sessions that are refused', () => {
  test('fail their case with the reason, and the run in the end', async () => {
    const offline = new ApiError(409, 'The device is offline');
    const { over, service, caseIds } = await started({
      titles: ['A', 'B'],
      plan: SEQUENTIAL,
      script: endingOf({ A: offline, B: PASSED }),
    });
    const run = await over();
    expect(statuses(run)).toEqual(['A: failed', 'B: passed']);
    expect(run.status).toBe('failed');
    expect(run.cases[0]).toMatchObject({ startedAt: null, completedAt: expect.any(String) });
    const { lastStatus } = await service.ask('getCase', { case_id: caseIds[0]! });
    expect(lastStatus).toBe('failed: The session could not be created: The device is offline');
    expect(service.faults).toEqual([]);
  });

  test('are asked for again, in order, when the queue was full', async () => {
    const sessions = new ScriptedSessions();
    Object.assign(sessions, { slots: 1, queueLimit: 1 });
    const pauses: number[] = [];
    const pause = (milliseconds: number, signal: AbortSignal) => {
      pauses.push(milliseconds);
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    const service = await startPlans({ sessions, pause });
    const { plan_id } = await storePlan(service, ['A', 'B', 'C', 'D']);
    await service.ask('triggerPlan', { plan_id });
    for (const title of ['A', 'B', 'C', 'D']) {
      await expect.poll(() => sessions.states, { interval: 5 }).toContain(`${title}: running`);
      sessions.end(title, PASSED);
    }
    expect(sessions.states).toEqual(['A', 'B', 'C', 'D'].map((title) => `${title}: succeeded`));
    expect(pauses[0]).toBe(5000);
  });
});

describe('triggering', () => {
  const refusedWith = async (plan: object, body?: object, titles = ['A']) => {
    const service = await startPlans();
    service.sessions.absent.add(ABSENT);
    const { plan_id } = await storePlan(service, titles, plan);
    const refused = await service.refusal('triggerPlan', { plan_id }, body);
    expect((await service.ask('listPlanRuns', { plan_id })).totalCount).toBe(0);
    return refused;
  };

  test('is refused for a plan that the API may not trigger', async () => {
    const refused = await refusedWith({ apiEnabled: false });
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining('apiEnabled') });
  });

  test('is refused for a plan without cases', async () => {
    const refused = await refusedWith({}, undefined, []);
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining('no cases') });
  });

  test('is refused for a plan that is archived', async () => {
    const service = await startPlans();
    const { plan_id } = await storePlan(service, ['A']);
    await service.ask('archivePlan', { plan_id });
    expect(await service.refusal('triggerPlan', { plan_id })).toMatchObject({ status: 409 });
  });

  test('is refused for an unknown model, with those that there are', async () => {
    const refused = await refusedWith({}, { model: 'gpt-1' });
    expect(refused).toMatchObject({ status: 422, availableModels: expect.arrayContaining(RUNNABLE_MODELS) });
  });

  test.each([
    ['a user device', { userDeviceId: ABSENT }],
    ['a device', { mobileConfig: { deviceArn: ABSENT } }],
    ['an app', { mobileConfig: { deviceArn: 'here', uploadArn: ABSENT } }],
  ])('is refused for %s that the service does not have', async (_, body) => {
    expect(await refusedWith({}, body)).toMatchObject({
      status: 404,
      error: expect.stringContaining(ABSENT),
    });
  });

  test('is refused for a body that is not the contract’s', async () => {
    expect(await refusedWith({}, { executionMode: 'random' })).toMatchObject({ status: 400 });
  });
});
