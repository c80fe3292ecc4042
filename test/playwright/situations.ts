/** A suite with a case, or a test that is none, in every situation that a report tells of. */
import { config } from '../support/playwrightProject.js';

export const SECRET = 'eels/of 4711';

const FEATURE = `Feature: Situations

  Scenario: Passes
    Given I look around

  Scenario: Fails
    Given I look around

  Scenario: Breaks
    Given I look around

  @skip
  Scenario: Skipped by tag
    Given I look around

  @fixme
  Scenario: To be mended
    Given I look around

  @fail
  Scenario: Fails as expected
    Given I look around

  @fail
  Scenario: Passes unexpectedly
    Given I look around

  Scenario: Skipped by hook
    Given I look around

  Scenario: Setup throws
    Given I look around

  Scenario: Teardown throws
    Given I look around

  Scenario: Teardown hangs
    Given I look around

  Scenario: Needs a secret
    Given I type "{{unset}}"

  @timeout:1s
  Scenario: Endless
    Given I look around
`;

export const scenario = (title: string, tag = '') =>
  `${tag}\n  Scenario: ${title}\n    Given I look around\n`;

const FIXTURES = `import { test as base } from '@playwright/test';
export const test = base.extend({
  around: [async ({}, use, testInfo) => {
    const { title } = testInfo;
    if (title === 'Skipped by hook') testInfo.skip(true, 'Only on Mondays');
    const secret = process.env.WORD;
    const forms = [secret, encodeURIComponent(secret), btoa('ada:' + secret), JSON.stringify({ secret })];
    if (title === 'Setup throws') throw new Error('No database: ' + forms.join(' '));
    await use();
    if (title === 'Teardown throws') throw new Error('The database is gone');
    if (title === 'Teardown hangs') { testInfo.setTimeout(1); await new Promise((done) => setTimeout(done, 2_000)); }
  }, { auto: true }],
});
`;

const OTHERS = `import { expect, test } from '@playwright/test';
test.describe('The shop', () => {
  test('opens', () => {});
  test('sells', () => { expect(1, process.env.WORD).toBe(2); });
  test('closes', () => { test.skip(true, 'Never'); }); // skipped so that the report has one to tell of
});
`;

/** Two projects of cases without retries, one with a retry, one that runs everything twice, and one of other tests. */
export function situations(): Record<string, string> {
  const options = (name: string) =>
    `{ name: '${name}', files: '${name}/*', startUrl: 'http://shop.test', importTestFrom: './fixtures.ts', ` +
    `gate: { 'service refused': 'warn' }, secrets: { word: process.env.WORD, unset: undefined } }`;
  const spread = (name: string, more: string) => `{ ...cases(${options(name)}), ${more} }`;
  return {
    '.git': '',
    'playwright.config.ts': config([options('cases'), options('phone')], 'workers: 2,').replace(
      'projects: [',
      `projects: [${spread('retried', 'retries: 1')}, ${spread('twice', 'repeatEach: 2')}, { name: 'e2e', testDir: 'e2e' }, `,
    ),
    'fixtures.ts': FIXTURES,
    'cases/situations.feature': FEATURE,
    'cases/broken.feature': 'Feature: Broken\n\n  Scenario: One\n    Given I see "{{nobody}}"\n',
    'phone/situations.feature': `Feature: Situations\n${scenario('Passes')}`,
    'retried/again.feature': `Feature: Again\n${scenario('Flaky')}${scenario('Fails')}${scenario('Refused')}`,
    'twice/twice.feature': `Feature: Twice\n${scenario('Passes')}`,
    'e2e/shop.spec.ts': OTHERS,
  };
}

/** A few cases of one hosted project, one worker, and the reporter with the options that are given as text. */
export function fewCases(titles: readonly string[], options = '{}'): Record<string, string> {
  const reporter = `reporter: [['list'], ['casewright/playwright/reporter', ${options}]],`;
  const one = `{ files: 'cases/*', startUrl: 'http://shop.test', gate: { 'service refused': 'warn' } }`;
  return {
    '.git': '',
    'playwright.config.ts': config(one, 'workers: 1,').replace("reporter: 'list',", reporter),
    'cases/few.feature': `Feature: Few\n${titles.map((title) => scenario(title)).join('')}`,
  };
}
