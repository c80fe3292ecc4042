/** On a phone of the user's own, in both runners: the built package, a real Appium, its fake driver. */
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APK } from '../support/appium/phoneService.js';
import { freePort } from '../support/freePort.js';
import { FAKE, startAppium, type Appium } from '../support/appium/startAppium.js';
import { root } from '../support/places.js';
import { config, playwrightProject, runNode, runPlaywright, type Ran } from '../support/playwrightProject.js';
import { VITEST, vitestConfig, vitestProject } from '../support/vitestProject.js';

const RUNNERS = ['Playwright', 'Vitest'];

describe('examples/phones', () => {
  const example = path.join(root, 'examples', 'phones');

  test.each([
    ['Playwright', 'casewright-report', (env: Record<string, string>) => runPlaywright(example, [], env)],
    [
      'Vitest',
      'casewright-report/vitest',
      (env: Record<string, string>) => runNode(example, [VITEST, 'run'], env),
    ],
  ])('passes in %s, with an Appium of its own', async (_runner, report, run) => {
    const { output, exitCode } = await run({ APPIUM_PORT: String(await freePort()) });
    expect(output).toContain('3 passed');
    expect(exitCode).toBe(0);
    // The one that is expected to fail has failed for its reason.
    const reported = await readFile(path.join(example, report, 'report.json'), 'utf8');
    expect(reported).toMatch(/have 4 items[^]*"observed": "3 items in the list"/);
  });
});

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

const optionsOf = (more: string, startUrl = ''): string => {
  const devices = [{ name: 'Pixel 8', platform: 'android', udid: 'of both runners', capabilities: FAKE }];
  const phones = { appium: appium.address, devices };
  return `{ files: 'cases/*', stepTimeout: '2s', ${startUrl} ${more}, phones: ${JSON.stringify(phones)} }`;
};

/** In Playwright all projects share an address, which is none of the app's. */
async function run(runner: string, options: string, cases: Record<string, string>): Promise<Ran> {
  const shared = `workers: 2, use: { baseURL: 'http://127.0.0.1:9/' },`;
  if (runner === 'Playwright') {
    const project = await playwrightProject({ 'playwright.config.ts': config(options, shared), ...cases });
    await copyFile(APK, path.join(project.folder, 'shop.apk'));
    return project.playwright();
  }
  const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options), ...cases });
  await copyFile(APK, path.join(project.folder, 'shop.apk'));
  return project.vitest();
}

const MILK = 'Feature: Milk\n\n  Scenario: Its price\n    Then I should see the heading "Milk"\n';
const LOG_IN =
  'Feature: Log in\n\n  Scenario: Right\n    When I enter "ada" into the "User" field\n    And I tap "Log in"\n    Then I should see "Milk"\n';
const WRONG = LOG_IN.replace('Right', 'Wrong').replace('see "Milk"', 'see "Rum"');

describe.each(RUNNERS)('in %s', (runner) => {
  test('a plan runs its cases on the phone, with the app that is on it or one that is installed', async () => {
    const plan = (title: string, cases: string[]) =>
      `---\ncases:\n${cases.map((one) => `  - "${one}"\n`).join('')}---\n# ${title}\n`;
    const cases = {
      'listed/right.feature': LOG_IN,
      'listed/wrong.feature': WRONG,
      'listed/milk.md': '---\nstartUrl: shop://milk\n---\n# Milk\n\n- I should see the heading "Milk"\n',
      'cases/passes.md': plan('Passes', ['../listed/right.feature', '../listed/milk.md']),
      'cases/fails.md': plan('Fails', ['../listed/right.feature', '../listed/wrong.feature']),
    };
    const onPixel = `platform: 'android', device: 'Pixel 8'`;
    const before = appium.sessions.length;
    const { output, exitCode } = await run(runner, optionsOf(`${onPixel}, app: 'shop.apk'`), cases);
    expect(output).toMatch(/1 passed/);
    expect(output).toMatch(/1 failed/);
    expect(output).toContain('Rum');
    expect(exitCode).toBe(1);
    const reported = appium.sessions.slice(before);
    expect(reported).toEqual(
      Array.from(reported, (_, index) => (index % 2 ? 'end' : 'begin') + ' of both runners'),
    );
    expect(reported).toHaveLength(8);
    delete (cases as Partial<typeof cases>)['cases/fails.md'];
    const installed = await run(runner, optionsOf(`${onPixel}, app: 'dev.casewright.shop'`), cases);
    expect(installed.output).toMatch(/1 passed/);
  });

  test('a case begins at the start address that is said of it, and at no other', async () => {
    const options = optionsOf(`platform: 'android', app: 'dev.casewright.shop'`, `startUrl: 'shop://milk',`);
    expect((await run(runner, options, { 'cases/milk.feature': MILK })).output).toMatch(/1 passed/);
    const none = optionsOf(`platform: 'android', app: 'dev.casewright.shop'`);
    expect((await run(runner, none, { 'cases/login.feature': LOG_IN })).output).toMatch(/1 passed/);
  });
});

test('a device that is not there is told with the near ones', async () => {
  const { output } = await run('Playwright', optionsOf(`device: 'Pixel 9'`), { 'cases/milk.feature': MILK });
  expect(output).toContain('"Pixel 9". Near ones are: Pixel 8');
});
