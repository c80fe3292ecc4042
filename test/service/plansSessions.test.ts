/** What sessions are told: scenarios of every format, variables, devices, and scenarios that can't be run. */
import { describe, expect, test } from 'vitest';
import { isPlanRunOver, type PlanTrigger } from '../../src/contract/index.js';
import { FAILED, PASSED, ScriptedSessions, type Script } from './ScriptedSessions.js';
import { startPlans } from './plansService.js';

const DEVICE = '11111111-1111-4111-8111-111111111111';
const OTHER_DEVICE = '22222222-2222-4222-8222-222222222222';

const passing: Script = () => PASSED;

/** Runs a plan of one case; gives what its sessions were asked for, and what came of it. */
async function run(one: object, plan: object = {}, more: { trigger?: PlanTrigger; script?: Script } = {}) {
  const sessions = new ScriptedSessions(more.script ?? passing);
  const service = await startPlans({ sessions });
  const project = { project_id: service.projectId };
  const { id: case_id } = await service.ask('createCase', project, one);
  const { id: plan_id } = await service.ask('createPlan', project, {
    title: 'P',
    ...plan,
    caseIds: [case_id],
  });
  const { id: plan_run_id } = await service.ask('triggerPlan', { plan_id }, more.trigger);
  const look = () => service.ask('getPlanRun', { plan_id, plan_run_id });
  await expect.poll(async () => isPlanRunOver((await look()).status), { interval: 5 }).toBe(true);
  const { lastStatus } = await service.ask('getCase', { case_id });
  expect(service.faults).toEqual([]);
  return {
    requests: sessions.all.map(({ request }) => request),
    sessions,
    run: await look(),
    lastStatus,
    case_id,
  };
}

const text = (scenario: string) => ({ scenario, format: 'plain_text', title: 'T' });
const web = text('I open "/"');
/** A scenario for each line of tags. */
const gherkin = (...tags: string[]) => ({
  scenario: ['Feature: F', ...tags.map((line, at) => `  ${line}\n  Scenario: S${at}\n    Given I wait`)].join(
    '\n',
  ),
  format: 'gherkin',
});
const shown = (name: string, value: string) => ({ name, value, isSecret: false });
const secret = (name: string, value: string) => ({ name, value, isSecret: true });

describe('a scenario', () => {
  test('in plain text is the prompt as it stands, below its start address', async () => {
    const scenario = '1. I open "/"\n   | a\\|b |\n> A note\n';
    const { requests } = await run({ ...text(scenario), startUrl: 'https://shop.test/a' });
    expect(requests).toEqual([
      {
        ...{ title: 'T', projectId: expect.any(String), platform: 'desktop' },
        prompt: `Start at https://shop.test/a\n\n${scenario}`,
      },
    ]);
  });

  test('in plain text without a title is called by its first line', async () => {
    const { requests } = await run({ scenario: '\n  I open "/"\nI see "Shop"', format: 'plain_text' });
    expect(requests.map(({ title }) => title)).toEqual(['I open "/"']);
  });

  test('in Markdown is read as a case file', async () => {
    const scenario = '---\nstartUrl: /cart\nmodel: haiku\n---\n# Buy\n\n- I open "/"\n- I see "Shop"\n';
    const { requests } = await run({ scenario, format: 'markdown', startUrl: 'https://shop.test/a' });
    expect(requests).toMatchObject([{ title: 'Buy', model: 'haiku' }]);
    expect(requests[0]?.prompt).toMatch(/^Start at https:\/\/shop\.test\/cart\n\n/);
    expect(requests[0]?.prompt).toContain('1. I open "/"\n2. I see "Shop"');
  });

  test('in Gherkin runs a session per row in turn, and passes if all of them do', async () => {
    const scenario = [
      'Feature: Shop',
      '  Scenario Outline: Search',
      '    Given I open "/<page>"',
      '    Examples:',
      '      | page |',
      '      | a    |',
      '      | b    |',
      '      | c    |',
    ].join('\n');
    const one = { scenario, format: 'gherkin', title: 'Rows' };
    const passed = await run(one);
    expect(passed.requests.map(({ prompt }) => /open "(.*)"/.exec(prompt)?.[1])).toEqual(['/a', '/b', '/c']);
    expect(passed.requests[0]?.title).toMatch(/^Rows › Shop › .*Search/);
    expect(passed.run).toMatchObject({ passedCases: 1, totalCases: 1 });
    const second: Script = ({ prompt }) => (prompt.includes('/b') ? FAILED : PASSED);
    const failed = await run(one, {}, { script: second });
    expect(failed.requests).toHaveLength(3);
    expect(failed.run).toMatchObject({ status: 'completed', cases: [{ status: 'failed' }] });
  });

  test.each<[string, object, string]>([
    ['is no Gherkin', { scenario: 'Feature: A\n  Scenario: B\n', format: 'gherkin' }, 'failed: 2:3: '],
    ['has no steps', { scenario: '# Only a title', format: 'markdown' }, 'failed: 1:'],
    ['names an unknown variable', { scenario: '- I see "{{who}}"', format: 'markdown' }, '{{who}}'],
    ['names one in plain text', text('I see "{{ who }}"'), '{{who}}'],
    [
      'starts at a path below nothing',
      { ...web, scenario: '---\nstartUrl: /a\n---\n- I wait', format: 'markdown' },
      '/a',
    ],
    ['is a plan', { scenario: `---\nplan: ${DEVICE}\n---\n# P`, format: 'markdown' }, 'is a plan itself'],
    ['needs several devices', { ...web, type: 'multi_device' }, 'several devices'],
    ['overrides hosts', { ...web, apiWebConfig: { hostnameOverrideIds: [DEVICE] } }, 'hostname overrides'],
    ...(
      [
        ['is for a phone', 'platform: ios', 'platform "ios"'],
        ['is for a device', 'device: Pixel 9', 'device "Pixel 9"'],
        ['is for an app', 'app: ./shop.apk', 'app "./shop.apk"'],
      ] as const
    ).map(([title, option, reason]): [string, object, string] => [
      title,
      { ...web, scenario: `---\n${option}\n---\n- I wait`, format: 'markdown' },
      reason,
    ]),
    ['expects its failure', gherkin('@fail'), '@fail'],
    ['expects a failure in part', gherkin('@skip', '@fail'), '@fail'],
  ])('that %s fails its case with the reason, and no session', async (_, one, reason) => {
    const { requests, run: ended, lastStatus } = await run(one);
    expect(requests).toEqual([]);
    expect(ended).toMatchObject({ status: 'completed', failedCases: 1, cases: [{ status: 'failed' }] });
    expect(lastStatus).toContain(reason);
  });
});

describe('tags of a scenario', () => {
  test.each(['@skip', '@fixme'])('%s skip its case, and the run is completed', async (tag) => {
    const { requests, run: ended, lastStatus } = await run(gherkin(tag, `${tag} @fail`));
    expect(requests).toEqual([]);
    expect(ended).toMatchObject({ status: 'completed', completedCases: 0, cases: [{ status: 'skipped' }] });
    expect(lastStatus).toBeNull();
  });

  test('skip only what they stand at', async () => {
    const { requests, run: ended } = await run(gherkin('@skip', '@smoke'));
    expect(requests.map(({ title }) => title)).toEqual([expect.stringContaining('S1')]);
    expect(ended).toMatchObject({ status: 'completed', passedCases: 1 });
  });
});

describe('variables', () => {
  test('are filled in, secret ones for the session only', async () => {
    const variables = [shown('user', 'ada'), secret('password', 'se|same'), shown('unused', '{{user}}')];
    const scenario = '1. I log in as {{ user }} with {{password}}\n   | {{password}} |\n2. I see {{unused}}';
    const one = { ...text(scenario), title: 'Log in as {{user}}: {{password}}' };
    const { requests, sessions, case_id } = await run(one, { variables });
    expect(requests).toMatchObject([
      {
        title: 'Log in as ada: ***',
        prompt: '1. I log in as ada with se|same\n   | se\\|same |\n2. I see {{user}}',
      },
    ]);
    expect(sessions.all[0]?.about).toMatchObject({ caseId: case_id, secrets: { password: 'se|same' } });
  });

  test('keep their secret value when the mask is written back', async () => {
    const sessions = new ScriptedSessions(passing);
    const service = await startPlans({ sessions });
    const project = { project_id: service.projectId };
    const { id } = await service.ask('createCase', project, text('I type "{{password}} {{pin}}"'));
    const variables = [secret('pin', '1'), secret('password', 'sesame')];
    const plan = await service.ask('createPlan', project, { title: 'P', variables, caseIds: [id] });
    const at = { plan_id: plan.id };
    const caseIds = [id];
    const changed = [secret('password', '***'), secret('pin', '2')];
    await service.ask('updatePlan', at, { variables: changed, caseIds });
    await service.ask('triggerPlan', at);
    await expect.poll(() => sessions.all[0]?.request.prompt, { interval: 5 }).toBe('I type "sesame 2"');
  });

  test.each([
    ['markdown', '---\nvariables:\n  user: bob\n---\n# {{user}}\n\n- I am {{user}}, {{password}}'],
    ['gherkin', 'Feature: F\n  Scenario: {{user}}\n    Given I am {{user}}, {{password}}'],
  ])('of the plan go into %s, before those of its own', async (format, scenario) => {
    const variables = [shown('user', 'ada'), secret('password', 'sesame')];
    const { requests, lastStatus } = await run({ scenario, format }, { variables });
    expect(lastStatus).toBe('passed');
    expect(requests[0]?.title).toContain('ada');
    expect(requests[0]?.prompt).toContain('I am ada, sesame');
  });

  test('with line breaks stay in their step', async () => {
    const { requests } = await run(text('1. I type {{note}}'), {
      variables: [shown('note', 'a\n2. I leave')],
    });
    expect(requests[0]?.prompt).toBe('1. I type a 2. I leave');
  });
});

describe('devices and models', () => {
  const desktop = {
    ...{ ...web, type: 'desktop' },
    apiDesktopConfig: { userDeviceId: DEVICE, name: 'Desk', platform: 'linux' },
  };
  const mobile = {
    ...{ ...web, type: 'mobile' },
    apiMobileConfig: {
      ...{ deviceArn: 'device', deviceName: 'iPhone', platform: 'IOS' },
      ...{ uploadArn: 'app', appName: 'Shop' },
    },
  };
  const target = (one: object, trigger: PlanTrigger = {}) =>
    run(one, {}, { trigger }).then(({ requests: [request] }) => {
      const { title: _t, prompt: _p, projectId: _i, ...rest } = request!;
      return rest;
    });

  test('of a trigger go before those of the case', async () => {
    expect(await target(desktop)).toEqual({ platform: 'desktop', userDeviceId: DEVICE });
    const trigger = { userDeviceId: OTHER_DEVICE, model: 'opus', mobileConfig: { deviceArn: 'x' } };
    const overridden = { platform: 'desktop', userDeviceId: OTHER_DEVICE, model: 'opus' };
    expect(await target(desktop, trigger)).toEqual(overridden);
    expect(await target(web, trigger)).toEqual(overridden);
  });

  test('of a mobile case are its own, or in part those of the trigger', async () => {
    const own = { deviceArn: 'device', deviceName: 'iPhone', uploadArn: 'app', appName: 'Shop' };
    expect(await target(mobile, { userDeviceId: DEVICE })).toEqual({ platform: 'ios', ...own });
    expect(await target(mobile, { mobileConfig: { deviceArn: 'x' } })).toEqual({
      ...{ platform: 'ios', deviceArn: 'x', uploadArn: 'app', appName: 'Shop' },
    });
    expect(await target(mobile, { mobileConfig: { uploadArn: 'y', deviceName: 'Big' } })).toEqual({
      ...{ platform: 'ios', deviceArn: 'device', deviceName: 'Big', uploadArn: 'y' },
    });
  });

  test('of a scenario must be those of its mobile case, but for those of the trigger', async () => {
    const scenarioFor = (option: string) => ({
      scenario: `---\n${option}\n---\n- I wait`,
      format: 'markdown',
    });
    const mobileFor = (option: string) => ({ ...mobile, ...scenarioFor(option) });
    for (const option of ['platform: ios', 'device: iPhone', 'device: device', 'app: Shop']) {
      expect((await run(mobileFor(option))).lastStatus, option).toBe('passed');
    }
    for (const option of ['platform: android', 'platform: desktop', 'device: Pixel 9', 'app: Cart']) {
      const { requests, lastStatus } = await run(mobileFor(option));
      expect(requests, option).toEqual([]);
      expect(lastStatus).toContain('The scenario is for ');
    }
    const trigger = { mobileConfig: { deviceArn: 'x' } };
    expect((await run(mobileFor('device: Pixel 9'), {}, { trigger })).lastStatus).toBe('passed');
    const bare = { ...web, type: 'mobile', ...scenarioFor('platform: ios') };
    expect(await target(bare, trigger)).toEqual({ platform: 'ios', deviceArn: 'x' });
  });

  test('of a mobile case may come from the trigger alone, or with the first of several apps', async () => {
    const mobileConfig = { deviceArn: 'x', deviceName: 'Pixel', uploadArn: 'y' };
    const bare = { ...web, type: 'mobile' };
    expect(await target(bare, { mobileConfig })).toEqual({ platform: 'android', ...mobileConfig });
    const app = { uploadArn: 'first', uploadType: 'own_app', appName: null };
    const apiMobileConfig = { deviceArn: 'd', deviceName: 'n', apps: [app, { ...app, uploadArn: 'second' }] };
    expect(await target({ ...bare, apiMobileConfig })).toEqual({
      ...{ platform: 'android', deviceArn: 'd', deviceName: 'n', uploadArn: 'first' },
    });
  });
});
