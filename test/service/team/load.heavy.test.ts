/** Many sessions at the same time: two plans of many cases, and ends in the middle of it all. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BackEndDevice, BackEndSession, DeviceBackEnd } from '../../../src/service/devices.js';
import { NIGHTLY } from '../../support/nightly.js';
import { noPostgres } from '../../support/postgres.js';
import { useTeamPlace } from '../../support/teamPlace.js';
import { PASSED } from '../contract/ScriptedPhones.js';
import type { ContractService } from '../contract/contractService.js';
import { startApi, startTestWorker, until } from './startTeam.js';

const CASES = NIGHTLY ? 200 : 12;
const WORKERS = 2;
const PLACES = WORKERS * 4;

const onTeam = useTeamPlace();

/** More phones than places, on which each session takes a while. */
class ManyPhones implements DeviceBackEnd {
  readonly began: string[] = [];
  running = 0;
  most = 0;

  constructor(private readonly time: number) {}

  devices(): Promise<BackEndDevice[]> {
    const phone = (index: number) =>
      ({ id: `phone-${index}`, name: `Phone ${index}`, platform: 'ANDROID' }) as const;
    return Promise.resolve(Array.from({ length: 2 * PLACES }, (_, index) => phone(index)));
  }

  async run({ steps, signal }: BackEndSession) {
    const words = steps[0]?.text ?? '';
    this.began.push(words);
    this.most = Math.max(this.most, ++this.running);
    try {
      // However slow the machine is: those of a plan in parallel run at the same time.
      while (words.startsWith('parallel') && this.most < 3) await sleep(10, undefined, { signal });
      await sleep(this.time, undefined, { signal });
    } finally {
      this.running--;
    }
    return PASSED;
  }
}

async function start(phones: ManyPhones) {
  const place = { database: await onTeam.postgres.another(), storage: onTeam.storage };
  const api = await startApi(place, { deviceBackEnd: phones });
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const one = () => startTestWorker(place, phones, { onFault });
  const workers = await Promise.all(Array.from({ length: WORKERS }, one));
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await api.service.close();
    expect([...api.faults, ...faults]).toEqual([]);
  });
  const arns = (await api.ask('listDevices')).items.map(({ arn }) => arn!);
  return { api, arns };
}

async function trigger(api: ContractService, arns: readonly string[], executionMode: string) {
  const parameters = { project_id: api.projectId };
  const caseIds: string[] = [];
  for (let number = 0; number < CASES; number++) {
    const deviceArn = arns[number % arns.length]!;
    const apiMobileConfig = { deviceArn, deviceName: 'Phone', platform: 'ANDROID' };
    const scenario = `1. ${executionMode} ${String(number).padStart(3, '0')}`;
    const body = { title: 'C', scenario, format: 'plain_text', type: 'mobile', apiMobileConfig };
    caseIds.push((await api.ask('createCase', { parameters, body })).id);
  }
  const body = { title: executionMode, caseIds, executionMode };
  const { id: plan_id } = await api.ask('createPlan', { parameters, body });
  return { plan_id, plan_run_id: (await api.ask('triggerPlan', { parameters: { plan_id } })).id };
}

/** The run, when it is over; it may take minutes. */
async function over(api: ContractService, parameters: Awaited<ReturnType<typeof trigger>>) {
  const look = () => api.ask('getPlanRun', { parameters });
  while ((await look()).completedAt == null) await sleep(50);
  return look();
}

describe.skipIf(noPostgres)('a team under load', () => {
  test(`runs two plans of ${CASES} cases at the same time, one in its order`, async () => {
    const phones = new ManyPhones(30);
    const { api, arns } = await start(phones);
    const runs = [await trigger(api, arns, 'sequential'), await trigger(api, arns, 'parallel')];
    for (const run of runs)
      expect(await over(api, run)).toMatchObject({
        ...{ status: 'completed', passedCases: CASES, totalCases: CASES },
      });
    expect(new Set(phones.began).size).toBe(phones.began.length);
    expect(phones.began).toHaveLength(2 * CASES);
    const inOrder = phones.began.filter((words) => words.startsWith('sequential'));
    expect(inOrder).toEqual([...inOrder].sort());
  });

  test('ends a plan, a session that runs and one that waits in the middle of it all', async () => {
    const phones = new ManyPhones(60_000);
    const { api, arns } = await start(phones);
    const one = async () => {
      const body = { title: 'T', prompt: '1. Single', projectId: api.projectId, platform: 'android' };
      return (await api.ask('createSession', { body: { ...body, deviceArn: arns.at(-1) } })).id;
    };
    const running = await one();
    await until(() => phones.running === 1);
    const waiting = await one();
    const parameters = await trigger(api, arns, 'parallel');
    await until(() => phones.running === PLACES);
    for (const session_id of [waiting, running]) {
      const { status } = await api.ask('terminateSession', { parameters: { session_id } });
      expect(status).toBe('terminated');
    }
    await until(() => phones.running === PLACES && phones.began.length === PLACES + 1);
    const run = await api.ask('cancelPlanRun', { parameters });
    expect(run.status).toBe('cancelled');
    expect(run.cases.map(({ status }) => status)).toEqual(Array(CASES).fill('cancelled'));
    expect(phones.running).toBe(0);
    // One that was just being taken may have begun.
    expect(phones.began.length).toBeLessThan(CASES);
  });
});
