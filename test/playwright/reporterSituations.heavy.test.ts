/** The reporter in a real run: what `report.json` says of every situation that a case can be in. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Evidence, type ReportedCase } from '../../src/report/report.js';
import { makeProject, type PlaywrightProject } from '../support/playwrightProject.js';
import { came, runReported, type Reported } from './reported.js';
import { SERVICE_KEY, serviceByTitle, type ServiceByTitle } from './serviceByTitle.js';
import { SECRET, situations } from './situations.js';

let service: ServiceByTitle;
let project: PlaywrightProject;
let ran: Reported;

beforeAll(async () => {
  service = await serviceByTitle();
  project = await makeProject(situations());
  ran = await runReported(project, { env: service.env });
});

afterAll(async () => {
  await project.dispose();
  await service.close();
});

function caseOf(title: string, name = 'cases'): ReportedCase {
  const one = ran.report.cases.find((each) => each.title === title && each.project === name);
  if (!one) throw new Error(`No case "${title}" in ${ran.output}`);
  return one;
}

describe('a case', () => {
  test.each([
    ['Passes', 'passed', null, 'passes', 'Bread.', 3],
    ['Fails', 'failed', 'expectation not met', 'fails', 'No bread.', 7],
    ['Breaks', 'error', 'session error', 'fails', 'The agent gave up.', 10],
    ['Skipped by tag', 'skipped', 'skipped by tag', 'none', 'Skipped by its tag.', 13],
    ['To be mended', 'skipped', 'skipped by tag', 'none', 'Skipped by its tag.', 17],
    ['Fails as expected', 'failed', 'expectation not met', 'passes', 'No bread.', 22],
    ['Passes unexpectedly', 'failed', 'passed unexpectedly', 'fails', 'tagged @fail, but it passed', 25],
    ['Skipped by hook', 'skipped', 'skipped by the suite', 'none', 'Only on Mondays', 28],
    ['Setup throws', 'error', 'hook or fixture failed', 'fails', 'not judged: Error: No database', 31],
    ['Teardown throws', 'error', 'hook or fixture failed', 'fails', 'passed, but what is around', 34],
    ['Teardown hangs', 'error', 'out of time', 'fails', 'Tearing down "around" exceeded', 37],
    ['Needs a secret', 'error', 'option not usable', 'fails', 'The secret "unset" has no value.', 41],
    ['Endless', 'error', 'out of time', 'fails', 'The session did not end within 1 s.', 44],
    ['One', 'error', 'case file broken', 'fails', 'cases/broken.feature has a mistake', 4],
  ])('"%s" is %s (%s) and %s', (title, ...expected) => {
    const [verdict, reason, effect, message, line] = expected;
    const one = caseOf(title);
    expect(came(one)).toEqual([verdict, reason, effect]);
    expect(one.attempts).toHaveLength(1);
    expect(one.attempts[0]?.message).toContain(message);
    expect(one.attempts[0]?.line).toBe(line);
  });

  test('has its titles, its place, its tags, its command and the text of its file', () => {
    const one = caseOf('Fails as expected');
    expect(one).toMatchObject({
      ...{ file: 'cases/situations.feature', line: 21, column: 3, suites: ['Situations'], tags: ['@fail'] },
      ...{ isExpectedToFail: true, format: 'gherkin' },
      command: 'npx playwright test cases/situations.feature:21 --project=cases',
    });
    expect(ran.report.sources[one.source ?? -1]).toMatchObject({ file: one.file, line: 1 });
    const broken = caseOf('One');
    expect(ran.report.sources[broken.source ?? -1]?.text).toContain('Given I see "{{nobody}}"');
  });

  test('has its pictures and its evidence in files of the report', async () => {
    const [attempt] = caseOf('Fails').attempts;
    expect(attempt?.screenshots).toMatchObject([{ step: 0, mediaType: 'image/png' }]);
    const folder = path.join(project.folder, 'casewright-report');
    const picture = await readFile(path.join(folder, attempt?.screenshots[0]?.file ?? ''));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    const evidence = Evidence.parse(
      JSON.parse(await readFile(path.join(folder, attempt?.evidence ?? ''), 'utf8')),
    );
    expect(evidence.messages).toMatchObject([{ content: 'I looked around' }]);
  });

  test('stands there once for each project and each repetition', () => {
    const passing = ran.report.cases.filter(({ title }) => title === 'Passes');
    expect(passing.map(({ project: name, repetition }) => `${name} ${repetition}`)).toEqual([
      ...['cases 0', 'phone 0', 'twice 0', 'twice 1'],
    ]);
    expect(new Set(passing.map(({ id }) => id)).size).toBe(4);
  });
});

describe('retries', () => {
  test('are attempts of their case, which is flaky where a later one passed', () => {
    const flaky = caseOf('Flaky', 'retried');
    expect(flaky).toMatchObject({ verdict: 'passed', effect: 'passes', isFlaky: true });
    expect(flaky.attempts.map(({ verdict, effect }) => `${verdict} ${effect}`)).toEqual([
      'failed fails',
      'passed passes',
    ]);
    const failed = caseOf('Fails', 'retried');
    expect(failed).toMatchObject({ verdict: 'failed', effect: 'fails', isFlaky: false });
    expect(failed.attempts).toHaveLength(2);
  });

  test('are used up before a gate skips the entry with a warning', () => {
    const refused = caseOf('Refused', 'retried');
    expect(came(refused)).toEqual(['error', 'service refused', 'warns']);
    expect(refused.attempts.map(({ effect }) => effect)).toEqual(['fails', 'warns']);
    expect(ran.output).toMatch(/✘.*Refused \(/);
    expect(ran.output).toMatch(/-.*Refused \(retry #1\)/);
    expect(ran.output).toContain(
      'Warning: retried/again.feature:9:3 › Again › Refused [retried]: service refused',
    );
  });
});

test('the tests of the suite that are no cases are listed', () => {
  const others = ran.report.otherTests.map(
    ({ file, line, suites, title, project: name, status, message }) => [
      ...[file, line, suites.join(), title, name, status, message],
    ],
  );
  expect(others).toEqual([
    ['e2e/shop.spec.ts', 3, 'The shop', 'opens', 'e2e', 'passed', null],
    ['e2e/shop.spec.ts', 4, 'The shop', 'sells', 'e2e', 'failed', 'Error: ***'],
    ['e2e/shop.spec.ts', 5, 'The shop', 'closes', 'e2e', 'skipped', 'Never'],
  ]);
});

test('the run is told with its runner and its status, and has no faults', () => {
  const { parts, status, faults } = ran.report;
  expect(parts).toMatchObject([{ runner: { name: 'playwright' }, status: 'failed', shard: null }]);
  expect([status, faults]).toEqual(['failed', []]);
  expect(ran.exitCode).toBe(1);
  expect(ran.output).toContain('(casewright-report/index.html)');
});

test('secrets are in no file of the report, in no form: not those that the suite itself tells', async () => {
  expect(caseOf('Setup throws').attempts[0]?.message).toMatch(
    /No database: \*\*\* \*\*\* \w+\*\*\*\S* {"secret":"\*\*\*"}$/,
  );
  const folder = path.join(project.folder, 'casewright-report');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  expect(files.length).toBeGreaterThan(10);
  const encoded = Buffer.from(`ada:${SECRET}`).toString('base64').slice(8, -4);
  for (const hidden of [SECRET, encodeURIComponent(SECRET), encoded, SERVICE_KEY]) {
    expect((await project.filesWith(hidden)).filter((file) => files.includes(file))).toEqual([]);
  }
});
