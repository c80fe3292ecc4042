/** Runs of plans that are cancelled, archived, listed, or cut off with their service. */
import { describe, expect, test } from 'vitest';
import { isPlanRunOver } from '../../src/contract/index.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';
import { PASSED, ScriptedSessions } from './ScriptedSessions.js';
import { handClock, startPlans, type PlansService } from './plansService.js';

const SCENARIO = { scenario: 'I open "/"', format: 'plain_text' };
const NOBODY = '00000000-0000-4000-8000-000000000000';

async function triggered(service: PlansService, titles: readonly string[], more: object = {}) {
  const project = { project_id: service.projectId };
  const caseIds: string[] = [];
  for (const title of titles) {
    caseIds.push((await service.ask('createCase', project, { ...SCENARIO, title })).id);
  }
  const { id: plan_id } = await service.ask('createPlan', project, { title: 'Nightly', ...more, caseIds });
  const run = await service.ask('triggerPlan', { plan_id });
  return { caseIds, at: { plan_id, plan_run_id: run.id } };
}

const untilOver = (service: PlansService, at: Record<string, string>) =>
  expect
    .poll(async () => isPlanRunOver((await service.ask('getPlanRun', at)).status), { interval: 5 })
    .toBe(true);

describe('cancelling', () => {
  test.each(['parallel', 'sequential'])('ends all that runs or waits in %s mode', async (executionMode) => {
    const sessions = new ScriptedSessions();
    sessions.slots = 2;
    const service = await startPlans({ sessions });
    const { at, caseIds } = await triggered(service, ['A', 'B', 'C'], { executionMode });
    await expect.poll(() => sessions.states, { interval: 5 }).toContain('A: running');
    sessions.end('A', PASSED);
    await expect.poll(() => sessions.states, { interval: 5 }).toContain('B: running');

    const run = await service.ask('cancelPlanRun', at);
    expect(run).toMatchObject({ status: 'cancelled', completedAt: expect.any(String), completedCases: 1 });
    expect(run.cases.map(({ status }) => status)).toEqual(['passed', 'cancelled', 'cancelled']);
    expect(await service.ask('getPlanRun', at)).toEqual(run);
    expect(sessions.states.filter((state) => /running|queued/.test(state))).toEqual([]);
    const stored = await service.ask('getCase', { case_id: caseIds[1]! });
    expect(stored.lastStatus).toBe('cancelled');
  });

  test('is refused once the run is over, or where there is none', async () => {
    const service = await startPlans({ sessions: new ScriptedSessions(() => PASSED) });
    const { at } = await triggered(service, ['A']);
    await untilOver(service, at);
    const refused = await service.refusal('cancelPlanRun', at);
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining('completed') });
    for (const name of ['getPlanRun', 'cancelPlanRun', 'archivePlanRun'] as const) {
      expect(await service.refusal(name, { ...at, plan_run_id: NOBODY })).toMatchObject({ status: 404 });
    }
  });

  test('ends a run that waits for room in the queue', async () => {
    const sessions = new ScriptedSessions();
    Object.assign(sessions, { slots: 0, queueLimit: 0 });
    const service = await startPlans({ sessions });
    const { at } = await triggered(service, ['A']);
    expect(await service.ask('cancelPlanRun', at)).toMatchObject({
      status: 'cancelled',
      cases: [{ status: 'cancelled', startedAt: null }],
    });
  });
});

describe('runs in lists', () => {
  test('come newest first, in pages, each with its plan in the list of the project', async () => {
    const clock = handClock();
    const service = await startPlans({ now: clock.now, sessions: new ScriptedSessions(() => PASSED) });
    const { at } = await triggered(service, ['A']);
    clock.pass(1000);
    const second = await service.ask('triggerPlan', at);
    clock.pass(1000);
    const other = await triggered(service, ['B'], { title: 'Weekly' });

    const ofPlan = await service.ask('listPlanRuns', at, undefined, '?pageSize=1');
    expect(ofPlan).toMatchObject({ totalCount: 2, totalPages: 2, items: [{ id: second.id }] });
    for (const field of ['cases', 'archivedAt', 'planId']) {
      expect(ofPlan.items[0]).not.toHaveProperty(field);
    }
    const ofProject = await service.ask('listProjectPlanRuns', { project_id: service.projectId });
    expect(ofProject.items.map(({ id, plan }) => [id, plan.title])).toEqual([
      [other.at.plan_run_id, 'Weekly'],
      [second.id, 'Nightly'],
      [at.plan_run_id, 'Nightly'],
    ]);
    expect(ofProject.items[0]).toMatchObject({ planId: other.at.plan_id, plan: { id: other.at.plan_id } });
    const foreign = { ...at, plan_run_id: other.at.plan_run_id };
    expect(await service.refusal('getPlanRun', foreign)).toMatchObject({ status: 404 });
  });

  test('are not there once they are archived, which they can be when they are over', async () => {
    const sessions = new ScriptedSessions();
    const service = await startPlans({ sessions });
    const { at } = await triggered(service, ['A']);
    const early = await service.refusal('archivePlanRun', at);
    expect(early).toMatchObject({ status: 409, error: expect.stringContaining('under way') });
    await service.ask('cancelPlanRun', at);
    const { archivedAt } = await service.ask('archivePlanRun', at);
    expect(archivedAt).toEqual(expect.any(String));
    expect((await service.ask('archivePlanRun', at)).archivedAt).toBe(archivedAt);
    expect((await service.ask('listPlanRuns', at)).items).toEqual([]);
    expect((await service.ask('listProjectPlanRuns', { project_id: service.projectId })).items).toEqual([]);
    expect(await service.ask('getPlanRun', at)).toMatchObject({ status: 'cancelled', archivedAt });
  });
});

describe('the end of the service', () => {
  test('leaves a run that was under way as failed after a restart', async () => {
    const store = memoryStore();
    const sessions = new ScriptedSessions();
    const first = await startPlans({ store, sessions });
    const { at, caseIds } = await triggered(first, ['A', 'B'], { executionMode: 'sequential' });
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: running']);
    sessions.end('A', PASSED);
    await expect.poll(() => sessions.states, { interval: 5 }).toContain('B: running');

    const second = await startPlans({ store });
    const run = await second.ask('getPlanRun', at);
    expect(run).toMatchObject({ status: 'failed', completedAt: expect.any(String), completedCases: 1 });
    expect(run.cases.map(({ status }) => status)).toEqual(['passed', 'cancelled']);
    const third = await startPlans({ store });
    expect(await third.ask('getPlanRun', at)).toEqual(run);
    expect(await third.ask('getCase', { case_id: caseIds[0]! })).toMatchObject({ lastStatus: 'passed' });
    expect((await third.ask('listPlanRuns', at)).totalCount).toBe(1);
  });

  test('ends what runs as failed, waits for it, and starts nothing more', async () => {
    const sessions = new ScriptedSessions();
    const service = await startPlans({ sessions });
    const { at } = await triggered(service, ['A', 'B'], { executionMode: 'sequential' });
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: running']);
    await service.runs.close();
    expect(await service.ask('getPlanRun', at)).toMatchObject({
      status: 'failed',
      cases: [{ status: 'cancelled' }, { status: 'cancelled' }],
    });
    expect(sessions.states).toEqual(['A: terminated']);
    expect(await service.refusal('triggerPlan', at)).toMatchObject({ status: 409 });
  });

  test('finds every finished run on disk that an answer has shown', async () => {
    const { store, unsafe } = heldStore();
    const sessions = new ScriptedSessions();
    const service = await startPlans({ store, sessions });
    const { at } = await triggered(service, ['A']);
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: running']);
    unsafe.hold();
    sessions.end('A', PASSED);
    await expect.poll(() => unsafe.isAsked(), { interval: 5 }).toBe(true);
    expect(await service.ask('getPlanRun', at)).toMatchObject({ status: 'running', passedCases: 0 });
    expect((await service.ask('listPlanRuns', at)).items[0]).toMatchObject({ status: 'running' });
    unsafe.release();
    await untilOver(service, at);
  });

  test.each(['parallel', 'sequential'])(
    'finds every case on disk that an answer has shown as over, also of a large %s run',
    async (executionMode) => {
      const store = memoryStore();
      const isPassed = (one: unknown) => (one as { status: string }).status === 'passed';
      const passedIn = (run: unknown) =>
        (run as { cases: unknown[] } | undefined)?.cases.filter(isPassed) ?? [];
      /** As after `kill -9`. */
      let safe: unknown;
      const flush = async () => {
        const [written] = await store.all('planRuns');
        await new Promise((resolve) => setImmediate(resolve));
        await store.flush();
        safe = written;
      };
      const sessions = new ScriptedSessions(({ title }) => (title === 'Last' ? undefined : PASSED));
      const service = await startPlans({ store: { ...store, flush }, sessions });
      const titles = [...Array.from({ length: 149 }, (_, at) => `Case ${at}`), 'Last'];
      const { at } = await triggered(service, titles, { executionMode });
      const look = async () => {
        const { passedCases } = await service.ask('getPlanRun', at);
        expect(passedCases).toBeLessThanOrEqual(passedIn(safe).length);
        return passedCases;
      };
      await expect.poll(look, { interval: 5, timeout: 10_000 }).toBe(149);
      await service.ask('cancelPlanRun', at);
      expect(service.faults).toEqual([]);
    },
  );

  test('is not waited for in vain where the disk is full: the end is told, and the fault', async () => {
    const { store, unsafe } = heldStore();
    const sessions = new ScriptedSessions();
    const service = await startPlans({ store, sessions });
    const { at } = await triggered(service, ['A']);
    await expect.poll(() => sessions.states, { interval: 5 }).toEqual(['A: running']);
    unsafe.fail(new Error('The disk is full'));
    sessions.end('A', PASSED);
    await untilOver(service, at);
    // One at the end of the case, one at that of the run.
    expect(service.faults).toEqual([new Error('The disk is full'), new Error('The disk is full')]);
  });
});

/** A store whose flushes can be held back, or fail. */
function heldStore() {
  const store = memoryStore();
  let held: Promise<void> = Promise.resolve();
  let release = () => {};
  let isAsked = false;
  const slow: Store = {
    ...store,
    flush: async () => {
      isAsked = true;
      await held;
      await store.flush();
    },
  };
  const unsafe = {
    hold: () => {
      isAsked = false;
      held = new Promise((resolve) => (release = resolve));
    },
    isAsked: () => isAsked,
    release: () => release(),
    fail: (why: Error) => {
      held = Promise.reject(why);
      held.catch(() => undefined);
    },
  };
  return { store: slow, unsafe };
}
