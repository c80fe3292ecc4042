/** README's case in prose: sent as it stands, and stored for a plan, it is the same steps as the case file. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaseFile } from '../../src/cases/index.js';
import { ServiceClient } from '../../src/client/index.js';
import { startService, type LocalService } from '../../src/service/index.js';
import { startShop, type Shop } from '../shop/startShop.js';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const TEXT = /`cases\/login\.txt`:\s+```text\n([^]*?)```/.exec(README)?.[1] ?? expect.fail('no login.txt');

let shop: Shop;
let service: LocalService;
let client: ServiceClient;
beforeAll(async () => {
  shop = await startShop();
  service = await startService({ observe: { accessibility: false } });
  client = new ServiceClient(service);
});
afterAll(async () => {
  await client.close();
  await service.close();
  await shop.stop();
});

const STEPS = readCaseFile({ path: 'login.txt', text: TEXT }, { variables: {}, secrets: [] }).cases[0]?.steps;

async function stepsOf(session: string): Promise<unknown[]> {
  const texts: unknown[] = [];
  for await (const { role, metadata } of client.listMessages(session)) {
    const input = metadata?.toolInput as { step?: number; text?: string } | undefined;
    if (role === 'tool' && input?.step !== undefined && input.step > 0) texts.push(input.text);
  }
  return texts;
}

test('a session of the text passes by the steps of the file', async () => {
  const prompt = `Start at ${shop.address}\n\n${TEXT}`;
  const id = await client.createSession({ title: 'Prose', prompt, projectId: service.projectId });
  await expect.poll(async () => (await client.getSession(id)).result, { timeout: 30_000 }).not.toBeNull();
  expect((await client.getSession(id)).summary).toBe('All 5 steps passed.');
  expect(await stepsOf(id)).toEqual(STEPS?.map(({ text }) => text));
});

test('a stored case of the text passes by the steps of the file', async () => {
  const { projectId } = service;
  const stored = await client.createCase(projectId, {
    ...{ title: 'Prose', type: 'web', format: 'plain_text', scenario: TEXT, startUrl: shop.address },
  });
  const plan = await client.createPlan(projectId, { title: 'Plan', apiEnabled: true, caseIds: [stored.id] });
  const run = await client.triggerPlan(plan.id);
  await expect
    .poll(async () => (await client.getPlanRun(plan.id, run.planRunId)).status, { timeout: 30_000 })
    .toBe('completed');
  const [only] = (await client.getPlanRun(plan.id, run.planRunId)).cases;
  expect(only?.status).toBe('passed');
  for await (const { id, caseId } of client.listSessions(projectId)) {
    if (caseId === stored.id) expect(await stepsOf(id)).toEqual(STEPS?.map(({ text }) => text));
  }
});
