/** On a phone of the user's own, in both runners: the built package, a real Appium, its fake driver. */
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APK } from '../support/appium/phoneService.js';
import { freePort } from '../support/freePort.js';
import { FAKE, startAppium, type Appium } from '../support/appium/startAppium.js';
import { root } from '../support/places.js';
import { entriesOf, type JsonReport } from '../support/jsonReport.js';
import { config, playwrightProject, runNode, runPlaywright } from '../support/playwrightProject.js';
import { VITEST, WITH_REPORT, reportedTests, vitestConfig, vitestProject } from '../support/vitestProject.js';

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

const LOG_IN =
  'Feature: Log in\n\n  Scenario: Right\n    When I enter "ada" into the "User" field\n    And I tap "Log in"\n    Then I should see "Milk"\n';
const WRONG = LOG_IN.replace('Right', 'Wrong').replace('see "Milk"', 'see "Rum"');
const milk = (title: string) =>
  `Feature: Milk\n\n  Scenario: ${title}\n    Then I should see the heading "Milk"\n`;
const plan = (title: string, cases: string[]) =>
  `---\ncases:\n${cases.map((one) => `  - "../listed/${one}"\n`).join('')}---\n# ${title}\n`;

const FILES = {
  'listed/right.feature': LOG_IN,
  'listed/wrong.feature': WRONG,
  'listed/milk.md': '---\nstartUrl: shop://milk\n---\n# Milk\n\n- I should see the heading "Milk"\n',
  'installs/passes.md': plan('A plan that passes', ['right.feature', 'milk.md']),
  'installs/fails.md': plan('A plan that fails', ['right.feature', 'wrong.feature']),
  'installed/passes.md': plan('A plan on what is there', ['right.feature', 'milk.md']),
  'begun/milk.feature': milk('At the start address'),
  'not-begun/login.feature': LOG_IN.replace('Right', 'At no address'),
  'elsewhere/milk.feature': milk('On a device that is not there'),
};

/** What `cases()` gets for each folder. */
function optionsOfFolders(): string[] {
  const devices = [{ name: 'Pixel 8', platform: 'android', udid: 'of both runners', capabilities: FAKE }];
  const phones = JSON.stringify({ appium: appium.address, devices });
  const there = `app: 'dev.casewright.shop'`;
  return Object.entries({
    installs: `platform: 'android', device: 'Pixel 8', app: 'shop.apk'`,
    installed: `platform: 'android', device: 'Pixel 8', ${there}`,
    begun: `platform: 'android', ${there}, startUrl: 'shop://milk'`,
    'not-begun': `platform: 'android', ${there}`,
    elsewhere: `device: 'Pixel 9'`,
  }).map(
    ([folder, more]) =>
      `{ name: '${folder}', files: '${folder}/*', pictures: 'each step', stepTimeout: '2s', ${more}, phones: ${phones} }`,
  );
}

type Told = Record<string, { passed: boolean; message: string }>;

/** In Playwright all projects share an address, which is none of the app's. */
async function inPlaywright(): Promise<Told> {
  const shared = `workers: 2, use: { baseURL: 'http://127.0.0.1:9/' },`;
  const configured = { 'playwright.config.ts': config(optionsOfFolders(), shared) };
  const project = await playwrightProject({ ...configured, ...FILES });
  await copyFile(APK, path.join(project.folder, 'shop.apk'));
  await project.playwright(['--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' });
  const entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
  return Object.fromEntries(
    entries.map(({ title, ok, result }) => [title, { passed: ok, message: result.error?.message ?? '' }]),
  );
}

async function inVitest(): Promise<Told> {
  const configured = { 'vitest.config.ts': vitestConfig(optionsOfFolders()) };
  const project = await vitestProject({ ...configured, ...FILES });
  await copyFile(APK, path.join(project.folder, 'shop.apk'));
  await project.vitest(WITH_REPORT);
  return Object.fromEntries(
    (await reportedTests(project)).map(({ title, status, failureMessages }) => [
      title,
      { passed: status === 'passed', message: failureMessages.join('\n') },
    ]),
  );
}

test.each([
  ['Playwright', inPlaywright],
  ['Vitest', inVitest],
])('in %s plans and cases run on the phone, one at a time', async (_runner, run) => {
  const before = appium.sessions.length;
  const told = await run();
  const ends = Object.entries(told).map(([title, { passed }]) => [title, passed]);
  expect(Object.fromEntries(ends), JSON.stringify(told, null, 2)).toEqual({
    // With an app that is installed, and with one that is on the phone.
    'A plan that passes': true,
    'A plan that fails': false,
    'A plan on what is there': true,
    // At the start address that is said of it, and at no other.
    'At the start address': true,
    'At no address': true,
    'On a device that is not there': false,
  });
  expect(told['A plan that fails']?.message).toContain('Rum');
  expect(told['On a device that is not there']?.message).toContain('"Pixel 9". Near ones are: Pixel 8');
  const reported = appium.sessions.slice(before);
  expect(reported).toEqual(
    Array.from(reported, (_, index) => (index % 2 ? 'end' : 'begin') + ' of both runners'),
  );
  // Of the plans two each, and one of each case.
  expect(reported).toHaveLength(16);
});
