/** What stands in the database of sessions and runs that wait: their secrets are not to be read there. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { Sealer } from '../../../src/service/Sealer.js';
import { connect, migrate } from '../../../src/service/team/connect.js';
import { Queue } from '../../../src/service/team/Queue.js';
import { noPostgres } from '../../support/postgres.js';
import { useTeamPlace } from '../../support/teamPlace.js';
import type { ContractService } from '../contract/contractService.js';
import { PASSED, ScriptedPhones, type Script } from '../contract/ScriptedPhones.js';
import { startApi, startTestWorker, until } from './startTeam.js';

const PASSWORD = 'correct horse battery';

const onTeam = useTeamPlace();

describe.skipIf(noPostgres)('the secrets of a case', () => {
  test('are sealed in the queue, of a plan that waits as of its session, and reach the session', async () => {
    const place = { database: await onTeam.postgres.another(), storage: onTeam.storage };
    const phones = new ScriptedPhones();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const began: string[] = [];
    phones.script = async ({ steps }: Parameters<Script>[0]) => {
      began.push(steps[0]?.text ?? '');
      await held;
      return PASSED;
    };
    const api = await startApi(place, { deviceBackEnd: phones });
    onTestFinished(() => api.service.close());
    const { plan, run } = await triggerPlan(api);

    const rows = await rowsOf(place.database);
    expect(await rows()).toEqual([expect.stringContaining('planRun')]);
    expect((await rows()).join()).not.toContain(PASSWORD);
    const worker = await startTestWorker(place, phones);
    onTestFinished(() => worker.close());
    await until(() => began.length === 1);
    expect(began).toEqual([`Type ${PASSWORD}`]);
    expect(await rows()).toHaveLength(2);
    expect((await rows()).join()).not.toContain(PASSWORD);
    letGo();
    expect(await api.finished(plan.id, run.id)).toMatchObject({ status: 'completed' });
  });

  test('are read as they stood before they were sealed, and not with the secret of another service', async () => {
    const postgres = await connect(await onTeam.postgres.another());
    onTestFinished(() => postgres.close());
    await migrate(postgres);
    const queue = (filling: number) => new Queue(postgres, 10_000, new Sealer(Buffer.alloc(32, filling)));
    const waiting = { kind: 'session', project: 'p', place: 'browser', model: 'default' } as const;
    const work = { secrets: { password: PASSWORD } };
    await postgres.query(
      `insert into queue (id, kind, project, place, model, work)
      values ('open', 'session', 'p', 'browser', 'default', $1)`,
      [JSON.stringify(work)],
    );
    await queue(1).add({ ...waiting, id: 'sealed', work }, []);
    await queue(2).add({ ...waiting, id: 'foreign', work }, []);
    const take = async () => queue(1).open((await queue(1).takeSession('w', ['browser'], {}))!);
    expect(await take()).toEqual(work);
    expect(await take()).toEqual(work);
    await expect(take()).rejects.toThrow(/foreign was sealed with another secret/);
  });

  test('end a session and a run at once, with the reason, where another service sealed them', async () => {
    const place = { database: await onTeam.postgres.another(), storage: onTeam.storage };
    const api = await startApi(place, { deviceBackEnd: new ScriptedPhones() });
    onTestFinished(() => api.service.close());
    const body = { title: 'T', prompt: '1. Open "about:blank"', projectId: api.projectId };
    const session = await api.ask('createSession', { body });
    const { plan, run } = await triggerPlan(api);
    const postgres = await connect(place.database);
    onTestFinished(() => postgres.close());
    await postgres.query(`update queue set work = '{"sealed": "of another service"}'`, []);
    const faults: unknown[] = [];
    const worker = await startTestWorker(place, new ScriptedPhones(), {
      onFault: (error) => faults.push(error),
    });
    onTestFinished(() => worker.close());
    const shown = () => api.ask('getSession', { parameters: { session_id: session.id } });
    await until(async () => (await shown()).status === 'error');
    expect((await shown()).summary).toContain('was sealed with another secret');
    expect(await api.finished(plan.id, run.id)).toMatchObject({ status: 'failed' });
    expect(faults).toHaveLength(2);
  });
});

/** Of one case on a phone, with a secret variable. */
async function triggerPlan(api: ContractService) {
  const { arn: deviceArn } = (await api.ask('listDevices')).items[0]!;
  const parameters = { project_id: api.projectId };
  const apiMobileConfig = { deviceArn, deviceName: 'Pixel 9', platform: 'ANDROID' };
  const scenario = '1. Type {{password}}';
  const { id } = await api.ask('createCase', {
    ...{
      parameters,
      body: { title: 'C', scenario, format: 'plain_text', type: 'mobile', apiMobileConfig },
    },
  });
  const variables = [{ name: 'password', value: PASSWORD, isSecret: true }];
  const plan = await api.ask('createPlan', { parameters, body: { title: 'P', caseIds: [id], variables } });
  const run = await api.ask('triggerPlan', { parameters: { plan_id: plan.id } });
  return { plan, run };
}

/** Each row of the table, as whoever may read it sees it. */
async function rowsOf(address: string): Promise<() => Promise<string[]>> {
  const postgres = await connect(address);
  onTestFinished(() => postgres.close());
  return async () => {
    const { rows } = await postgres.query<{ row: string }>(
      'select queue::text as row from queue order by seq',
    );
    return rows.map(({ row }) => row);
  };
}
