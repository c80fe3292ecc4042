/** What is refused for the state of things: models, full queues, endings that have come already; and the service's own faults. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../../src/contract/index.js';
import { BODIES } from './bodies.js';
import { ContractService } from './contractService.js';
import { ScriptedPhones } from './ScriptedPhones.js';
import { onPhone, startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.contract.service.close());

describe('an unknown model', () => {
  test.each(['createSession', 'triggerPlan'] as const)(
    'is refused by %s with those that there are',
    async (name) => {
      const { contract, ids } = world;
      const models = (await contract.ask('listModels')).items.map(({ id }) => id);
      const session = { title: 'T', prompt: '1. Pass', projectId: contract.projectId };
      for (const model of ['gpt-9', 'Haiku', ' ', 'constructor']) {
        const body = { ...(name === 'createSession' && session), model };
        const refused = await contract.refusal(name, { parameters: ids, body });
        expect(refused).toMatchObject({ status: 422, error: expect.stringContaining(model) });
        expect(refused.availableModels).toEqual(models);
      }
    },
  );

  test('is named by no other refusal', async () => {
    const refused = await world.contract.refusal('createSession', { body: {} });
    expect(refused).not.toHaveProperty('availableModels');
  });
});

describe('what a session names and is not there', () => {
  test.each([
    ['projectId', 404],
    ['userDeviceId', 404],
  ])('%s is refused', async (field, status) => {
    const body = {
      title: 'T',
      prompt: '1. Pass',
      projectId: world.contract.projectId,
      [field]: randomUUID(),
    };
    expect((await world.contract.refusal('createSession', { body })).status).toBe(status);
  });

  test('a phone without its token is refused, and one without a back end', async () => {
    const body = { title: 'T', prompt: '1. Pass', projectId: world.contract.projectId, platform: 'ios' };
    const refused = await world.contract.refusal('createSession', { body });
    expect(refused).toMatchObject({ status: 400, error: expect.stringContaining('deviceArn: ') });
    const bare = await ContractService.start();
    onTestFinished(() => bare.service.close());
    const without = { ...body, projectId: bare.projectId, deviceArn: 'x' };
    const none = await bare.refusal('createSession', { body: without });
    expect(none).toMatchObject({ status: 422, error: expect.stringContaining('platform "ios"') });
  });
});

test('a phone of the other platform is refused', async () => {
  const { items } = await world.contract.ask('listDevices', { query: { platform: 'IOS' } });
  const place = { projectId: world.contract.projectId, platform: 'android', deviceArn: items[0]!.arn };
  const body = { title: 'T', prompt: '1. Pass', ...place };
  const { status, error } = await world.contract.refusal('createSession', { body });
  expect({ status, error }).toEqual({ status: 422, error: expect.stringContaining('platform: ') });
});

describe('a conflict', () => {
  test('is to end what has ended, and to archive what has not', async () => {
    const { contract, ids } = world;
    expect((await contract.refusal('terminateSession', { parameters: ids })).status).toBe(409);
    const { id: session_id } = await onPhone(contract, '1. Wait');
    const early = await contract.refusal('archiveSession', { parameters: { session_id } });
    expect(early).toMatchObject({ status: 409, error: expect.stringContaining(session_id) });
    await contract.ask('terminateSession', { parameters: { session_id } });
  });

  test('is to cancel a run that is over, and to archive one that is not', async () => {
    const { contract, ids } = world;
    await contract.finished(ids['plan_id']!, ids['plan_run_id']!);
    expect((await contract.refusal('cancelPlanRun', { parameters: ids })).status).toBe(409);
    const parameters = { ...ids, plan_run_id: await waitingRun() };
    expect((await contract.refusal('archivePlanRun', { parameters })).status).toBe(409);
    expect((await contract.ask('cancelPlanRun', { parameters })).status).toBe('cancelled');
  });

  test('is to run a plan that can’t be run', async () => {
    const { contract, ids } = world;
    for (const more of [{ caseIds: [] }, { apiEnabled: false, caseIds: [ids['case_id']] }]) {
      const { id: plan_id } = await contract.ask('createPlan', {
        parameters: ids,
        body: { title: 'T', ...more },
      });
      const { status, error } = await contract.refusal('triggerPlan', { parameters: { plan_id } });
      expect(status).toBe(409);
      expect(error).toContain(plan_id);
    }
  });

  test('is to change what is archived', async () => {
    const { contract, ids } = world;
    const { id: case_id } = await contract.ask('createCase', { parameters: ids, body: BODIES.createCase });
    const { id: plan_id } = await contract.ask('createPlan', { parameters: ids, body: { title: 'T' } });
    const parameters = { case_id, plan_id };
    await contract.ask('archiveCase', { parameters });
    await contract.ask('archivePlan', { parameters });
    const body = { title: 'New' };
    expect((await contract.refusal('updateCase', { parameters, body })).status).toBe(409);
    expect((await contract.refusal('updatePlan', { parameters, body })).status).toBe(409);
    expect((await contract.refusal('triggerPlan', { parameters })).status).toBe(409);
  });

  test('is to register a device twice', async () => {
    const { contract } = world;
    await contract.ask('registerUserDevice', { body: BODIES.registerUserDevice });
    const again = await contract.refusal('registerUserDevice', { body: BODIES.registerUserDevice });
    expect(again).toMatchObject({ status: 409, error: expect.stringContaining('registered already') });
  });

  test('are cases of a plan that its project doesn’t have: each is named', async () => {
    const body = { title: 'T', caseIds: [world.ids['case_id'], randomUUID()] };
    const refused = await world.contract.refusal('createPlan', { parameters: world.ids, body });
    expect(refused).toMatchObject({ status: 400, error: expect.stringContaining('caseIds.1: ') });
  });

  test('is no way to a run by another plan', async () => {
    const { contract, ids } = world;
    const { id: plan_id } = await contract.ask('createPlan', { parameters: ids, body: { title: 'T' } });
    for (const name of ['getPlanRun', 'cancelPlanRun', 'archivePlanRun'] as const) {
      expect((await contract.refusal(name, { parameters: { ...ids, plan_id } })).status).toBe(404);
    }
  });
});

test('a full queue is refused with the time to wait', async () => {
  const contract = await ContractService.start({
    ...{ deviceBackEnd: new ScriptedPhones(), concurrency: 1, queueLimit: 1 },
  });
  onTestFinished(() => contract.service.close());
  const running = await onPhone(contract, '1. Wait');
  const isRunning = () => contract.ask('getSession', { parameters: { session_id: running.id } });
  await expect.poll(async () => (await isRunning()).status).toBe('running');
  expect((await onPhone(contract, '1. Wait')).status).toBe('queued');
  const { arn: deviceArn } = (await contract.ask('listDevices')).items[0]!;
  const place = { projectId: contract.projectId, platform: 'android', deviceArn };
  const refused = await contract.refusal('createSession', {
    body: { title: 'T', prompt: '1. Wait', ...place },
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a fault of the service’s own is told to its owner, and to the caller only that there is one', async () => {
  const { contract, phones } = world;
  const fault = new Error('secret words at /var/lib/casewright/store');
  phones.fault = fault;
  onTestFinished(() => (phones.fault = undefined));
  const before = contract.faults.length;
  const { status, headers, ...body } = await contract.refusal('listDevices');
  expect({ status, body }).toEqual({ status: 500, body: { error: 'The service has a fault of its own' } });
  expect(JSON.stringify([...headers])).not.toContain('secret words');
  expect(contract.faults.slice(before)).toEqual([fault]);
});

test('the refusals that the table has for conflicts and models are all given', () => {
  const rows = Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][];
  const stated = rows.flatMap(([name, { errors }]) =>
    errors.filter((status) => [409, 422].includes(status)).map((status) => `${name} ${status}`),
  );
  const missing = stated.filter((one) => !world.contract.seen.has(one));
  // Those for the state of an upload are in the file of uploads.
  expect(missing).toEqual(['putUploadBinary 409', 'submitUpload 409', 'createSession 409']);
});

/** A run that waits on a phone. */
async function waitingRun(): Promise<string> {
  const { contract, ids } = world;
  const { arn: deviceArn } = (await contract.ask('listDevices')).items[0]!;
  const apiMobileConfig = { deviceArn, deviceName: 'Pixel 9' };
  const body = { type: 'mobile', scenario: '1. Wait', format: 'plain_text', apiMobileConfig };
  const { id: caseId } = await contract.ask('createCase', { parameters: ids, body });
  const change = { caseIds: [caseId] };
  await contract.ask('updatePlan', { parameters: ids, body: change });
  return (await contract.ask('triggerPlan', { parameters: ids })).id;
}
