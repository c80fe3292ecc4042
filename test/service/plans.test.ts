/** Projects, models, cases and plans as they are stored and told again. */
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../src/service/store/Store.js';
import { handClock, startPlans, type PlansService } from './plansService.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const SCENARIO = { scenario: 'I open "/"', format: 'plain_text' };

let service: PlansService;
let clock: ReturnType<typeof handClock>;
beforeEach(async () => {
  clock = handClock();
  service = await startPlans({ now: clock.now });
});

const inProject = () => ({ project_id: service.projectId });
const newCase = (more: object = {}) => service.ask('createCase', inProject(), { ...SCENARIO, ...more });
const newPlan = (more: object = {}) => service.ask('createPlan', inProject(), { title: 'Nightly', ...more });

describe('projects', () => {
  test('begin with one named "Default", which stays the default one after a restart and another name', async () => {
    const store = memoryStore();
    const first = await startPlans({ store });
    expect(await first.ask('listProjects')).toMatchObject({
      items: [{ name: 'Default', description: null }],
    });
    await first.ask('createProject', {}, { name: 'Shop', description: 'All of it' });
    await first.ask('updateProject', { project_id: first.projectId }, { name: 'Renamed' });

    const second = await startPlans({ store });
    const { items } = await second.ask('listProjects');
    expect(items.map(({ name }) => name).sort()).toEqual(['Renamed', 'Shop']);
    expect(second.projectId).toBe(first.projectId);
  });

  test('change only in what a change names', async () => {
    const { id } = await service.ask('createProject', {}, { name: 'Shop', description: 'All of it' });
    const at = { project_id: id };
    expect(await service.ask('updateProject', at, { name: 'Store' })).toMatchObject({
      name: 'Store',
      description: 'All of it',
    });
    expect(await service.ask('updateProject', at, { description: null })).toMatchObject({
      name: 'Store',
      description: null,
    });
    expect(Object.keys(await service.ask('updateProject', at, {})).sort()).toEqual(
      ['createdAt', 'description', 'id', 'name'].sort(),
    );
  });

  test('are refused where they are unknown or wrong', async () => {
    expect(await service.refusal('updateProject', { project_id: NOBODY }, {})).toMatchObject({ status: 404 });
    expect(await service.refusal('createProject', {}, { name: ' ' })).toMatchObject({ status: 400 });
    for (const list of ['listCases', 'listPlans', 'listProjectPlanRuns'] as const) {
      expect((await service.refusal(list, { project_id: NOBODY })).error).toBe(`No project ${NOBODY}`);
    }
    for (const [create, body] of [
      ['createCase', SCENARIO],
      ['createPlan', { title: 'P' }],
    ] as const) {
      expect(await service.refusal(create, { project_id: NOBODY }, body)).toMatchObject({ status: 404 });
    }
  });
});

test('models are the seven that can be run, of three vendors and mixed', async () => {
  const { items } = await service.ask('listModels');
  expect(items.map(({ id, provider }) => `${id}: ${provider}`)).toEqual([
    'kimi: moonshot',
    'gpt-5.4-mini: openai',
    'haiku: anthropic',
    'gpt-5.4: openai',
    'sonnet: anthropic',
    'gpt-5.5: openai',
    'auto: mixed',
  ]);
  expect(items.every(({ displayName }) => displayName !== '')).toBe(true);
});

describe('cases', () => {
  test('are told with null for whatever was left out', async () => {
    const created = await newCase();
    expect(created).toEqual({
      ...{
        id: expect.any(String),
        projectId: service.projectId,
        type: 'web',
        title: null,
        description: null,
      },
      ...SCENARIO,
      ...{ startUrl: null, apiEnabled: true, lastRunAt: null, lastStatus: null, archivedAt: null },
      ...{ createdAt: clock.now().toISOString(), updatedAt: clock.now().toISOString() },
      ...{ apiMobileConfig: null, apiWebConfig: null, apiDesktopConfig: null, apiMultiDeviceConfig: null },
    });
    expect(await service.ask('getCase', { case_id: created.id })).toEqual(created);
  });

  test('keep their configurations field for field', async () => {
    const app = { uploadArn: 'u', uploadType: 'own_app', appName: null, bundleId: 'b' };
    const given = {
      type: 'multi_device',
      apiMobileConfig: { deviceArn: 'd', deviceName: 'Pixel', platform: 'ANDROID', apps: [app] },
      apiWebConfig: { hostnameOverrideIds: [NOBODY] },
      apiDesktopConfig: { userDeviceId: NOBODY, name: 'Desk', platform: 'linux', os: null },
      apiMultiDeviceConfig: [
        { kind: 'web', name: 'Buyer', startUrl: null },
        { kind: 'mobile', name: 'Seller', mobilePlatform: 'ios', apps: [app, app, app] },
      ],
    };
    expect(await newCase(given)).toMatchObject(given);
  });

  test('change in what a change names, and in their updatedAt', async () => {
    const { id, createdAt } = await newCase({ title: 'Old', startUrl: 'https://shop.test/' });
    clock.pass(1000);
    const changed = await service.ask('updateCase', { case_id: id }, { title: null, description: 'New' });
    expect(changed).toMatchObject({
      ...SCENARIO,
      ...{ title: null, description: 'New', startUrl: 'https://shop.test/', createdAt },
      updatedAt: clock.now().toISOString(),
    });
  });

  test('keep their type when a change does not name it', async () => {
    const { id } = await newCase({ type: 'mobile' });
    expect(await service.ask('updateCase', { case_id: id }, { title: 'T' })).toMatchObject({
      type: 'mobile',
    });
  });

  test('come newest first, in pages, without the archived ones', async () => {
    const ids: string[] = [];
    for (const title of ['1', '2', '3', '4']) {
      ids.push((await newCase({ title })).id);
      clock.pass(1000);
    }
    await service.ask('archiveCase', { case_id: ids[1]! });
    const page = await service.ask('listCases', inProject(), undefined, '?page=2&pageSize=2');
    expect(page).toMatchObject({ totalCount: 3, page: 2, pageSize: 2, totalPages: 2 });
    expect(page.items.map(({ title }) => title)).toEqual(['1']);
    expect(page.items[0]).not.toHaveProperty('scenario');
  });

  test('have their descriptions cut to 200 characters in lists, none in half', async () => {
    const description = `${'a'.repeat(199)}😀😀`;
    const { id } = await newCase({ description });
    await newCase({ description: 'short' });
    const { items } = await service.ask('listCases', inProject());
    expect(items.map((item) => item.description).sort()).toEqual([`${'a'.repeat(199)}😀`, 'short']);
    expect((await service.ask('getCase', { case_id: id })).description).toBe(description);
  });

  test('can be read but not changed once they are archived', async () => {
    const { id } = await newCase();
    const { archivedAt } = await service.ask('archiveCase', { case_id: id });
    expect(archivedAt).toBe(clock.now().toISOString());
    clock.pass(1000);
    expect((await service.ask('archiveCase', { case_id: id })).archivedAt).toBe(archivedAt);
    expect((await service.ask('getCase', { case_id: id })).archivedAt).toBe(archivedAt);
    expect(await service.refusal('updateCase', { case_id: id }, { title: 'T' })).toMatchObject({
      status: 409,
      error: expect.stringContaining('is archived'),
    });
  });

  test('are refused where they are unknown', async () => {
    for (const [name, body] of [['getCase'], ['updateCase', {}], ['archiveCase']] as const) {
      expect(await service.refusal(name, { case_id: NOBODY }, body)).toMatchObject({ status: 404 });
    }
  });
});

describe('plans', () => {
  test('are told with their cases in order, counted from 1, and their project', async () => {
    const first = await newCase({ title: 'First' });
    const second = await newCase({ type: 'mobile' });
    const plan = await newPlan({ caseIds: [second.id, first.id, second.id] });
    expect(plan).toMatchObject({
      ...{ title: 'Nightly', description: null, apiEnabled: true, executionMode: 'parallel' },
      ...{ stopOnFailure: false, variables: [], caseCount: 3, archivedAt: null, createdBy: null },
      project: { id: service.projectId, name: 'Default' },
      cases: [
        { id: second.id, order: 1, type: 'mobile', title: null, lastStatus: null },
        { id: first.id, order: 2, type: 'web', title: 'First' },
        { id: second.id, order: 3 },
      ],
    });
    expect(plan).not.toHaveProperty('caseIds');
    expect(await service.ask('getPlan', { plan_id: plan.id })).toEqual(plan);
  });

  test('are listed with the number of their cases, and whether one needs a phone', async () => {
    const web = { kind: 'web', name: 'A' };
    const phone = { kind: 'mobile', name: 'B', mobilePlatform: 'android' };
    const both = (second: object) => ({ type: 'multi_device', apiMultiDeviceConfig: [web, second] });
    const ids = {
      web: (await newCase()).id,
      mobile: (await newCase({ type: 'mobile' })).id,
      webs: (await newCase(both(web))).id,
      mixed: (await newCase(both(phone))).id,
    };
    for (const [title, caseIds] of [
      ['desktops', [ids.web, ids.webs]],
      ['phone', [ids.web, ids.mobile]],
      ['mixed', [ids.mixed]],
      ['gone', []],
    ] as const) {
      const { id } = await newPlan({ title, caseIds });
      if (title === 'gone') await service.ask('archivePlan', { plan_id: id });
    }
    const { items, totalCount } = await service.ask('listPlans', inProject(), undefined, '?pageSize=3');
    expect(totalCount).toBe(3);
    expect(items.map((plan) => [plan.title, plan.caseCount, plan.hasMobileCases])).toEqual([
      ['mixed', 1, true],
      ['phone', 2, true],
      ['desktops', 2, false],
    ]);
    expect(items[0]).not.toHaveProperty('variables');
  });

  test('name each case that is not of their project', async () => {
    const { id } = await newCase();
    const other = await service.ask('createProject', {}, { name: 'Other' });
    const foreign = await service.ask('createCase', { project_id: other.id }, SCENARIO);
    const body = { title: 'P', caseIds: [id, foreign.id, NOBODY] };
    const refused = await service.refusal('createPlan', inProject(), body);
    expect(refused.status).toBe(400);
    expect(refused.error).toContain(`caseIds.1: project ${service.projectId} has no case ${foreign.id}`);
    expect(refused.error).toContain('caseIds.2: ');
    expect(refused.error).not.toContain('caseIds.0');
  });

  test('change only in what a change names', async () => {
    const { id: caseId } = await newCase();
    const variables = [{ name: 'user', value: 'ada', isSecret: false }];
    const given = { executionMode: 'sequential', stopOnFailure: true, apiEnabled: false, variables };
    const { id } = await newPlan({ ...given, caseIds: [caseId] });
    clock.pass(1000);
    const changed = await service.ask('updatePlan', { plan_id: id }, { title: 'Weekly' });
    expect(changed).toMatchObject({ ...given, title: 'Weekly', caseCount: 1 });
    expect(changed.updatedAt).toBe(clock.now().toISOString());
  });

  test('can be read but not changed once they are archived', async () => {
    const { id } = await newPlan();
    await service.ask('archivePlan', { plan_id: id });
    expect((await service.ask('getPlan', { plan_id: id })).archivedAt).toBe(clock.now().toISOString());
    expect(await service.refusal('updatePlan', { plan_id: id }, { title: 'T' })).toMatchObject({
      status: 409,
    });
  });

  test('are refused where they are unknown', async () => {
    for (const [name, body] of [
      ['getPlan'],
      ['updatePlan', {}],
      ['archivePlan'],
      ['triggerPlan'],
      ['listPlanRuns'],
    ] as const) {
      expect(await service.refusal(name, { plan_id: NOBODY }, body)).toMatchObject({ status: 404 });
    }
  });
});

describe('variables of plans', () => {
  const secret = (name: string, value: string) => ({ name, value, isSecret: true });

  test('never tell a secret value again', async () => {
    const shown = { name: 'user', value: 'ada', isSecret: false };
    const plan = await newPlan({ variables: [shown, secret('password', 'sesame')] });
    const reported = [
      plan,
      await service.ask('getPlan', { plan_id: plan.id }),
      await service.ask('updatePlan', { plan_id: plan.id }, { variables: plan.variables }),
      await service.ask('archivePlan', { plan_id: plan.id }),
    ];
    for (const { variables } of reported) expect(variables).toEqual([shown, secret('password', '***')]);
    expect(JSON.stringify([reported, await service.ask('listPlans', inProject())])).not.toContain('sesame');
  });

  test.each<[string, object[], object[], string]>([
    [
      'two of one name',
      [],
      [secret('a', '1'), { name: 'a', value: '2', isSecret: false }],
      'variables.1.name',
    ],
    ['a mask with no value behind it', [], [secret('a', '***')], 'variables.0.value'],
    ['the mask of another secret', [secret('a', '1')], [secret('b', '***')], 'variables.0.value'],
    [
      'a mask for a secret that is to be shown',
      [secret('a', '1')],
      [{ name: 'a', value: '***', isSecret: false }],
      'variables.0.value',
    ],
  ])('are refused with %s', async (_, stored, given, place) => {
    const { id } = await newPlan({ variables: stored });
    const refused = await service.refusal('updatePlan', { plan_id: id }, { variables: given });
    expect(refused).toMatchObject({ status: 400, error: expect.stringContaining(place) });
    expect((await service.ask('getPlan', { plan_id: id })).variables).toHaveLength(stored.length);
  });
});
