/** Where a worker runs its sessions: a Playwright server, a browser that speaks DevTools, a phone of an Appium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runMobileFlow, ServiceClient } from '../../src/client/index.js';
import { startService, type ServiceOptions } from '../../src/service/index.js';
import { findBrowser } from '../../src/service/findBrowser.js';
import { APK } from '../support/appium/phoneService.js';
import { FAKE, startAppium } from '../support/appium/startAppium.js';
import { freePort } from '../support/freePort.js';
import { serveHttp } from '../support/httpServer.js';
import { runPlaywrightServer } from '../support/playwrightServer.js';
import { noPostgres } from '../support/postgres.js';
import { useTeamPlace } from '../support/teamPlace.js';
import { runUntilStopped } from './runUntilStopped.js';

const onTeam = useTeamPlace();

/** An API process, and a worker by these words. */
async function team(words: readonly string[], options: ServiceOptions = {}) {
  const database = await onTeam.postgres.another();
  const service = await startService({ ...options, database, storage: onTeam.storage });
  onTestFinished(() => service.close());
  const client = new ServiceClient(service);
  onTestFinished(() => client.close());
  const port = await freePort();
  const fixed = ['work', '--storage', onTeam.storage, '--database', database, '--metrics-port', String(port)];
  const worker = runUntilStopped([...fixed, ...words], onTeam.storage);
  await worker.says(/The Casewright worker \S+ runs/);
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
  return { client, projectId: service.projectId, ready };
}

/** What came of a session, and by which browser it asked for its page. */
async function look({ client, projectId }: Awaited<ReturnType<typeof team>>) {
  const agents = new Set<string | undefined>();
  const { origin } = await serveHttp((request, response) => {
    agents.add(request.headers['user-agent']);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Fresh pears</h1>');
  });
  const prompt = `Start at ${origin}/\n\n1. I see "Fresh pears"`;
  const id = await client.createSession({ title: 'T', prompt, projectId });
  const isOver = async () => (await client.getSession(id)).completedAt != null;
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  const { status, summary } = await client.getSession(id);
  return { status, summary, agents: [...agents] };
}

const PASSED = { status: 'succeeded', agents: ['The browser elsewhere'] };
const ELSEWHERE = '--user-agent=The browser elsewhere';

describe.skipIf(noPostgres)('a worker runs its sessions', () => {
  test('in the browser of a Playwright server, and says when that is gone', async () => {
    const server = await runPlaywrightServer();
    const address = new URL(server.addressWithBrowser);
    const launch = JSON.parse(address.searchParams.get('launch-options')!) as object;
    address.searchParams.set('launch-options', JSON.stringify({ ...launch, args: [ELSEWHERE] }));
    const here = await team(['--browser-server', address.href]);
    expect(await here.ready()).toBe('{"status":"ready"}');
    expect(await look(here)).toMatchObject(PASSED);
    await server.kill();
    await expect.poll(here.ready).toMatch(/a place to run.*ECONNREFUSED/);
    expect(await look(here)).toMatchObject({ status: 'error', agents: [] });
  });

  test('in a browser that speaks DevTools', async () => {
    const { address } = await startDevTools();
    expect(await look(await team(['--cdp', address]))).toMatchObject(PASSED);
  });

  test('on a phone of an Appium', async () => {
    const appium = await startAppium();
    onTestFinished(() => appium.kill());
    const devices = [{ name: 'Pixel 8', platform: 'android' as const, udid: 'of work', capabilities: FAKE }];
    const file = path.join(onTeam.storage, 'phones.json');
    await writeFile(file, JSON.stringify(devices));
    const phones = { appium: appium.address, devices };
    const words = ['--appium', appium.address, '--devices', file];
    const { client, projectId } = await team(words, { phones });
    const session = await runMobileFlow(client, {
      request: { title: 'Look', prompt: '1. I should see "Log in"', projectId, platform: 'android' },
      wish: { device: 'Pixel 8', app: APK },
      pace: { fraction: 0.1, floor: 30, ceiling: 200 },
    });
    expect(session).toMatchObject({ status: 'succeeded', result: 'passed' });
    expect(appium.sessions).toEqual(['begin of work', 'end of work']);
  });
});

async function startDevTools(): Promise<{ address: string }> {
  const playwrightPath = chromium.executablePath();
  const { executablePath = playwrightPath } = findBrowser({ headless: true, playwrightPath });
  const profile = path.join(onTeam.storage, 'profile');
  const words = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...words, ELSEWHERE], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    const gone = once(browser, 'exit');
    if (browser.kill()) await gone;
  });
  let said = '';
  for await (const chunk of browser.stderr) {
    said += String(chunk);
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
    if (port !== undefined) return { address: `http://127.0.0.1:${port}` };
  }
  throw new Error(`The browser ended without an address: ${said}`);
}
