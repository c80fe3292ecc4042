/** What a key that is for some projects alone may do, by every endpoint that there is. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, fillPath, type Endpoint } from '../../../src/contract/index.js';
import { ServiceClient } from '../../../src/client/index.js';
import { startService, type LocalService } from '../../../src/service/index.js';
import { runWords } from '../../cli/runWords.js';

/** One of each of the other project's things. */
interface Foreign {
  project_id: string;
  case_id: string;
  plan_id: string;
  session_id: string;
}

let service: LocalService;
let folder: string;
let limited: string;
let foreign: Foreign;

async function ask(method: string, address: string, key: string, body?: object) {
  const headers = { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(service.baseURL + address, sent);
  return { status: answer.status, body: (await answer.json().catch(() => null)) as never };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-keys-'));
  service = await startService({ data: folder });
  const { out } = await runWords(['keys', 'add', 'ci', '--projects', 'Default', '--data', folder]);
  limited = out.trim();
  const own = new ServiceClient({ baseURL: service.baseURL, apiKey: service.apiKey });
  const { id: project_id } = (
    await ask('POST', '/api/organizations/projects', service.apiKey, { name: 'Other' })
  ).body as { id: string };
  const one = await own.createCase(project_id, {
    type: 'web',
    scenario: '1. Wait 1 s',
    format: 'plain_text',
  });
  const plan = await own.createPlan(project_id, { title: 'P', caseIds: [one.id] });
  const session_id = await own.createSession({ title: 'T', prompt: '1. Dance', projectId: project_id });
  foreign = { project_id, case_id: one.id, plan_id: plan.id, session_id };
  await own.close();
}, 30_000);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const rows = Object.entries<Endpoint>(ENDPOINTS).filter(([, { path }]) =>
  ['project_id', 'case_id', 'plan_id', 'session_id'].some((name) => path.includes(`{${name}}`)),
);

describe('a key for one project', () => {
  test.each(rows)('is told by %s that a thing of another one is not there', async (_, { method, path }) => {
    const parameters = { ...foreign, plan_run_id: foreign.plan_id };
    const name =
      ['plan_id', 'case_id', 'session_id', 'project_id'].find((one) => path.includes(`{${one}}`)) ?? '';
    const id = foreign[name as keyof Foreign];
    const body = method === 'PATCH' || method === 'POST' ? BODIES[path] : undefined;
    const answer = await ask(method, fillPath(path, parameters), limited, body);
    expect(answer).toEqual({ status: 404, body: { error: `No ${name.replace('_id', '')} ${id}` } });
  });

  test('may not create a session there', async () => {
    const body = { title: 'T', prompt: '1. Dance', projectId: foreign.project_id };
    const { status } = await ask('POST', '/api/sessions', limited, body);
    expect(status).toBe(404);
    const { body: listed } = await ask('GET', `/api/projects/${foreign.project_id}/sessions`, service.apiKey);
    expect(listed).toMatchObject({ totalCount: 1 });
  });

  test('sees and uses its own', async () => {
    const { body } = await ask('GET', '/api/organizations/projects', limited);
    expect(body).toMatchObject({ items: [{ id: service.projectId, name: 'Default' }] });
    expect((body as { items: [] }).items).toHaveLength(1);
    const session = { title: 'T', prompt: '1. Dance', projectId: service.projectId };
    const created = await ask('POST', '/api/sessions', limited, session);
    expect(created.status).toBe(201);
    const { id } = created.body as { id: string };
    expect((await ask('GET', `/api/sessions/${id}`, limited)).status).toBe(200);
  });

  test.each([
    ['POST', '/api/organizations/projects', { name: 'More' }],
    ['POST', '/api/user-devices', { name: 'desk', platform: 'linux', address: 'ws://127.0.0.1:1/' }],
    ['DELETE', '/api/user-devices/0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10', undefined],
    ['GET', '/api/screenshots/0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10', undefined],
  ])('may not %s %s', async (method, address, body) => {
    expect((await ask(method, address, limited, body)).status).toBe(403);
  });

  test('and no key but that of the data folder may make keys', async () => {
    for (const key of [limited, service.apiKey, ''])
      expect((await ask('POST', '/admin/keys', key, { name: 'mine' })).status).toBe(401);
  });
});

/** What the endpoints take, so that nothing but the project is wrong. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/organizations/projects/{project_id}': { name: 'Mine' },
  '/api/projects/{project_id}/cases': { type: 'web', scenario: '1. Wait 1 s', format: 'plain_text' },
  '/api/projects/{project_id}/plans': { title: 'P', caseIds: ['0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10'] },
  '/api/cases/{case_id}': { title: 'Mine' },
  '/api/plans/{plan_id}': { title: 'Mine' },
};
