/** One case file on a phone of the user's own, in both runners: the built package, a real Appium, its fake driver. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APK } from '../support/appium/phoneService.js';
import { FAKE, startAppium, type Appium } from '../support/appium/startAppium.js';
import { config, playwrightProject, type Ran } from '../support/playwrightProject.js';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

const CASES = {
  'cases/shop.feature': `Feature: Shop

  Scenario: The list after logging in
    When I enter "ada" into the "User" field
    And I tap "Log in"
    Then I should see "Milk"

  Scenario: A wrong expectation
    When I enter "ada" into the "User" field
    And I tap "Log in"
    Then the list should have 4 items
`,
};

const optionsOf = (device: string, app: string): string => {
  const devices = [{ name: 'Pixel 8', platform: 'android', udid: 'of both runners', capabilities: FAKE }];
  const phones = { appium: appium.address, devices };
  return `{ files: 'cases/*', platform: 'android', device: '${device}', app: '${app}', stepTimeout: '2s', phones: ${JSON.stringify(phones)} }`;
};

async function run(runner: string, device = 'Pixel 8', app = 'shop.apk'): Promise<Ran> {
  const options = optionsOf(device, app);
  if (runner === 'Playwright') {
    const project = await playwrightProject({
      'playwright.config.ts': config(options, 'workers: 2,'),
      ...CASES,
    });
    await copyFile(APK, path.join(project.folder, 'shop.apk'));
    return project.playwright();
  }
  const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options), ...CASES });
  await copyFile(APK, path.join(project.folder, 'shop.apk'));
  return project.vitest();
}

test.each(['Playwright', 'Vitest'])(
  '%s runs the cases on the phone, and tells the wrong one',
  async (runner) => {
    const { output, exitCode } = await run(runner);
    expect(output).toMatch(/1 passed/);
    expect(output).toMatch(/1 failed/);
    expect(output).toContain('Observed: 3 items in the list');
    expect(exitCode).toBe(1);
  },
);

test('a device that is not there is told with the near ones, and an app by its identifier is begun', async () => {
  expect((await run('Playwright', 'Pixel 9')).output).toContain('"Pixel 9". Near ones are: Pixel 8');
  expect((await run('Playwright', 'Pixel 8', 'dev.casewright.shop')).output).toMatch(/1 passed/);
});
