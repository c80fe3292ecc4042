/** Who has a device when, and what becomes of a session when the phone, its server or its app goes wrong. */
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { gather } from '../../../src/client/index.js';
import { LOG_IN, phoneService } from '../../support/appium/phoneService.js';
import { NIGHTLY } from '../../support/nightly.js';
import { FAKE, startAppium, type Appium } from '../../support/appium/startAppium.js';
import { root } from '../../support/places.js';
import { startNode } from '../../support/startNode.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

/** With 12 each of the three devices is waited for by several. */
const SESSIONS = NIGHTLY ? 50 : 12;

/** A program that begins a session on the device, and stays. */
async function holding(server: string, name: string): Promise<string> {
  const phone = {
    ...{ id: `${server}#udid of ${name}`, server, name, platform: 'android', udid: `udid of ${name}` },
    capabilities: FAKE,
  };
  const contents = `import { connect } from './src/phones/connect.ts';
    import { takeTurn } from './src/phones/turn.ts';
    const phone = ${JSON.stringify(phone)};
    const turn = await takeTurn(phone, new AbortController().signal);
    await turn.hold(connect(phone, undefined));
    process.stdout.write('held');
    setInterval(() => undefined, 1_000);`;
  const made = await build({
    ...{ stdin: { contents, resolveDir: root }, bundle: true, write: false },
    ...{ platform: 'node', format: 'esm', packages: 'external' },
  });
  return made.outputFiles[0]!.text;
}

/** Each test has a device of its own: the lock of a killed process outlives it by seconds. */
async function hold(name: string) {
  const holder = startNode(root, ['--input-type=module', '-e', await holding(appium.address, name)], {});
  await expect.poll(() => holder.output(), { timeout: 30_000 }).toBe('held');
  return holder;
}

/** What Appium told of the device since then; services rid others of what was left there, too. */
const toldOf = (name: string, before: number) =>
  appium.sessions.slice(before).filter((line) => line.endsWith(` ${name}`));

/** How many sessions each device had at most at a time, by what Appium tells. */
function mostAtOnce(lines: readonly string[]): Record<string, number> {
  const now: Record<string, number> = {};
  const most: Record<string, number> = {};
  for (const line of lines) {
    const [what, device = ''] = line.split(/ (.*)/);
    now[device] = (now[device] ?? 0) + (what === 'begin' ? 1 : -1);
    most[device] = Math.max(most[device] ?? 0, now[device]);
  }
  return most;
}

describe('the devices', () => {
  test('have one session at a time each, of two services, and the others wait', async () => {
    const names = ['Pixel 8', 'Pixel 7', 'Galaxy S24'];
    const services = [
      await phoneService(appium.address, { names, stepTimeout: 30_000 }),
      await phoneService(appium.address, { names, stepTimeout: 30_000 }),
    ];
    const before = appium.sessions.length;
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, (_, index) =>
        services[index % 2]!.flow('1. I should see "Log in"', { device: names[index % names.length]! }),
      ),
    );
    expect(sessions.map(({ result }) => result)).toEqual(sessions.map(() => 'passed'));
    const reported = appium.sessions.slice(before);
    expect(reported.filter((line) => line.startsWith('begin'))).toHaveLength(SESSIONS);
    expect(mostAtOnce(reported)).toEqual(Object.fromEntries(names.map((name) => [`udid of ${name}`, 1])));
  });

  test('are listed with whether they can be had', async () => {
    const { client } = await phoneService(appium.address, { names: ['Pixel 8'] });
    expect(await gather(client.listDevices({ platform: 'ANDROID' }))).toMatchObject([
      { name: 'Pixel 8', platform: 'ANDROID', availability: 'AVAILABLE', arn: expect.any(String) },
    ]);
    expect(await gather(client.listDevices({ platform: 'IOS' }))).toEqual([]);
    expect(JSON.stringify(await gather(client.listDevices({})))).not.toContain('udid of');
    const away = await phoneService('http://127.0.0.1:9', { names: ['Pixel 8'] });
    expect(await gather(away.client.listDevices({}))).toMatchObject([
      { availability: 'TEMPORARY_NOT_AVAILABLE' },
    ]);
  });

  test('are shown as busy while another process has them', async () => {
    const holder = await hold('Busy');
    const { client } = await phoneService(appium.address, { names: ['Busy', 'Pixel 8'] });
    expect(await gather(client.listDevices({}))).toMatchObject([
      { name: 'Busy', availability: 'BUSY' },
      { name: 'Pixel 8', availability: 'AVAILABLE' },
    ]);
    holder.kill('SIGKILL');
    await holder.ended;
  });

  test('are rid of what a killed process left there by the next service, whichever device it uses', async () => {
    const holder = await hold('Left');
    holder.kill('SIGKILL');
    await holder.ended;
    const before = appium.sessions.length;
    await phoneService(appium.address, { names: ['Pixel 8'] });
    await expect.poll(() => toldOf('Left', before), { timeout: 30_000 }).toEqual(['end udid of Left']);
  });

  test('are not rid of what a living process has there', async () => {
    const holder = await hold('Alive');
    const before = appium.sessions.length;
    const { flow } = await phoneService(appium.address, { names: ['Pixel 8'] });
    await flow('1. I should see "Log in"');
    expect(toldOf('Alive', before)).toEqual([]);
    holder.kill('SIGKILL');
    await holder.ended;
  });

  test('are free again after the process that used them was killed, and Appium is told', async () => {
    const holder = await hold('Killed');
    holder.kill('SIGKILL');
    await holder.ended;
    const before = appium.sessions.length;
    const { flow } = await phoneService(appium.address, { names: ['Killed'] });
    const session = await flow('1. I should see "Log in"', { device: 'Killed' });
    expect(session.result).toBe('passed');
    expect(toldOf('Killed', before).slice(0, 2)).toEqual(['end udid of Killed', 'begin udid of Killed']);
  });
});

/** Each with an Appium of its own, for it goes wrong. */
describe('a session ends with its reason', () => {
  test('where the server is away when it begins', async () => {
    const { flow } = await phoneService('http://127.0.0.1:9');
    const session = await flow('1. I should see "Log in"');
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toBe(
      'The Appium server at http://127.0.0.1:9 does not answer, so there was no session on "Pixel 8". Please start it: npx appium',
    );
  });

  test('where the server goes away in the middle', async () => {
    const other = await startAppium();
    const { flow, client, projectId } = await phoneService(other.address, { stepTimeout: 20_000 });
    const running = flow('1. I should see "Log in"\n2. I should see "Never" within 60 seconds');
    await expect
      .poll(async () => (await gather(client.listSessions(projectId)))[0]?.status, { timeout: 20_000 })
      .toBe('running');
    const { id } = (await gather(client.listSessions(projectId)))[0]!;
    await expect.poll(async () => (await client.getSession(id)).toolCount, { timeout: 20_000 }).toBe(1);
    await other.kill();
    const session = await running;
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toContain('The Appium server does not answer');
  });

  test('where the app is refused', async () => {
    const { flow } = await phoneService(appium.address, { more: { 'appium:app': '/nowhere/shop.apk' } });
    const session = await flow('1. I should see "Log in"', { app: undefined });
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toMatch(/^The session on "Pixel 8" could not be started: .*shop\.apk/);
  });

  test.each([
    ['the app crashes', 'Crash', 'page crashed', 'The app dev.casewright.shop is not running any more'],
    ['the session is lost', 'Lose', 'page unreachable', 'The session on the phone was lost'],
    ['the phone hangs', 'Hang', 'page unreachable', 'The phone gave no answer'],
  ])('where %s', async (_what, button, reason, words) => {
    const { flow, toolsOf } = await phoneService(appium.address);
    const session = await flow(`1. Tap "${button}"\n2. I should see "Groceries"`);
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toContain(words);
    expect((await toolsOf(session)).at(-1)?.metadata?.toolOutput).toMatchObject({ step: 2, reason });
  });

  test('not where its source only comes slowly', async () => {
    const { flow } = await phoneService(appium.address, { stepTimeout: 20_000 });
    const session = await flow(
      `1. Tap "Slow"\n${LOG_IN.replace(/^\d/gm, (digit) => `${Number(digit) + 1}`)}`,
    );
    expect(session).toMatchObject({
      summary: 'All 4 steps passed, but nothing was checked.',
      result: 'passed',
    });
  });

  test('where the server stops answering; then the next one is told why, until the old one has ended', async () => {
    const other = await startAppium();
    onTestFinished(() => other.kill());
    const { flow, client, projectId } = await phoneService(other.address, { endedIn: 5_000 });
    const running = flow('1. I should see "Log in"\n2. Wait 2 seconds\n3. I should see "Log in"');
    await expect
      .poll(async () => (await gather(client.listSessions(projectId)))[0]?.status, { timeout: 20_000 })
      .toBe('running');
    await expect.poll(() => other.sessions.length, { timeout: 20_000 }).toBe(1);
    const { id } = (await gather(client.listSessions(projectId)))[0]!;
    await expect.poll(async () => (await client.getSession(id)).toolCount, { timeout: 20_000 }).toBe(1);
    other.freeze('SIGSTOP');
    expect((await running).summary).toContain('The phone gave no answer');
    const next = await flow('1. I should see "Log in"');
    expect(next).toMatchObject({ status: 'error' });
    expect(next.summary).toContain('An earlier session on "Pixel 8" does not end');
    other.freeze('SIGCONT');
    expect(await flow('1. I should see "Log in"')).toMatchObject({ result: 'passed' });
    expect(other.sessions.map((line) => line.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
  });

  test('where it is terminated, and the device is free again', async () => {
    const { client, flow, projectId } = await phoneService(appium.address, { stepTimeout: 60_000 });
    const running = flow('1. Tap "Hang"\n2. I should see "Groceries"');
    const first = async () => (await gather(client.listSessions(projectId)))[0];
    await expect.poll(async () => (await first())?.status, { timeout: 20_000 }).toBe('running');
    await client.terminateSession((await first())!.id);
    expect(await running).toMatchObject({ status: 'terminated', result: null });
    expect(await flow('1. I should see "Log in"')).toMatchObject({ result: 'passed' });
  });
});
