/** The report of a run of Vitest: what came of every case and every other test, in real projects. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sendHtml, serveHttp } from '../support/httpServer.js';
import { others, reportOf, reportingProject, reported } from './reporterProject.js';

const PAGE = '<!doctype html><h1>Hello</h1><label>Name <input></label>';

const FEATURE = `Feature: Shop

  Scenario: passes
    Then I see "Hello"

  Scenario: fails
    Then I see "Bye"

  Scenario: comes late
    Given I open "/late"
    Then I see "Hello"

  Scenario: has no verdict
    When I dance

  @skip
  Scenario: is skipped
    When I dance

  @fixme
  Scenario: is to be mended
    When I dance

  Scenario: is skipped by a hook
    When I dance

  Scenario: is skipped without a word
    When I dance

  Scenario: passes before its hook fails
    Then I see "Hello"

  Scenario: is never begun
    When I dance

  @fail
  Scenario: fails as expected
    Given I click "Sell"

  @fail
  Scenario: passes unexpectedly
    Then I see "Hello"

  @fail
  Scenario: has no verdict to expect
    When I dance

  Scenario: needs a secret
    When I type "{{unset}}" into the "Name" field
`;

const HOOKS = `import { afterEach, beforeEach } from 'vitest';
beforeEach(({ task, skip }) => {
  if (task.name === 'is skipped by a hook') skip('Not today.');
  if (task.name === 'is skipped without a word') skip();
  if (task.name === 'is never begun') throw new Error('No shop for lovelace.');
});
afterEach(({ task }) => {
  if (task.name.endsWith('its hook fails')) throw new Error(\`No end for lovelace, retry \${task.result.retryCount}.\`);
});
`;

const UNIT = `import { describe, expect, test } from 'vitest';
test('adds', () => {});
test.skip('rests', () => {}); // skipped so that the report has one to tell of
describe('A unit', () => {
  test('fails', () => expect(1).toBe(2));
  test('is flaky', ({ task }) => expect(task.result.retryCount).toBe(1));
});
`;

describe('the report of a run', () => {
  test('tells what came of every attempt of every case, and of the tests around them', async () => {
    let lates = 0;
    const { origin } = await serveHttp(({ url }, response) => {
      if (url === '/late') lates += 1;
      sendHtml(response, lates === 1 && url === '/late' ? '<h1>Soon</h1>' : PAGE);
    });
    const project = await reportingProject(
      {
        options: `{ files: 'cases', pictures: 'each step', startUrl: '${origin}', secrets: { unset: undefined, password: 'lovelace' } }`,
        test: `retry: 1, setupFiles: ['hooks.js']`,
      },
      {
        'cases/shop.feature': FEATURE,
        'cases/broken.md': '# Broken\n\n- I see "{{nobody}}"\n',
        'hooks.js': HOOKS,
        'unit.test.js': UNIT,
      },
    );
    const { exitCode, output } = await project.vitest();
    expect(exitCode).toBe(1);
    const report = await reportOf(project);
    expect(reported(report)).toMatchInlineSnapshot(`
      [
        "cases/broken.md:1 Broken | fails | error: case file broken | error: case file broken",
        "cases/shop.feature:3 passes | passes | passed",
        "cases/shop.feature:6 fails | fails | failed: expectation not met | failed: expectation not met",
        "cases/shop.feature:9 comes late | passes | failed: expectation not met | passed",
        "cases/shop.feature:13 has no verdict | fails | error: step not understood | error: step not understood",
        "cases/shop.feature:17 is skipped | none | skipped: skipped by tag",
        "cases/shop.feature:21 is to be mended | none | skipped: skipped by tag",
        "cases/shop.feature:24 is skipped by a hook | none | skipped: skipped by the suite",
        "cases/shop.feature:27 is skipped without a word | none | skipped: skipped by the suite",
        "cases/shop.feature:30 passes before its hook fails | fails | error: hook or fixture failed | error: hook or fixture failed",
        "cases/shop.feature:33 is never begun | fails | error: hook or fixture failed | error: hook or fixture failed",
        "cases/shop.feature:37 fails as expected | passes | failed: target not found",
        "cases/shop.feature:41 passes unexpectedly | fails | failed: passed unexpectedly | failed: passed unexpectedly",
        "cases/shop.feature:45 has no verdict to expect | fails | error: step not understood | error: step not understood",
        "cases/shop.feature:48 needs a secret | fails | error: option not usable | error: option not usable",
      ]
    `);
    expect(others(report)).toMatchInlineSnapshot(`
      [
        "unit.test.js | adds | passed",
        "unit.test.js | rests | skipped",
        "unit.test.js | A unit | fails | failed",
        "unit.test.js | A unit | is flaky | flaky",
      ]
    `);
    expect(report).toMatchObject({
      status: 'failed',
      faults: [],
      parts: [{ shard: null, status: 'failed' }],
    });

    const attemptsOf = (title: string) => report.cases.find((one) => one.title === title)?.attempts ?? [];
    // Each with pictures of its own.
    const pictures = attemptsOf('comes late').map(({ screenshots }) => screenshots.map(({ file }) => file));
    expect(pictures.flat()).not.toContain(null);
    const files = pictures.flat().map((file) => path.join(project.folder, 'casewright-report', file ?? ''));
    expect(files.every((file) => existsSync(file))).toBe(true);
    expect(pictures[0]).not.toEqual(pictures[1]);
    expect(attemptsOf('passes before its hook fails').map(({ message }) => message)).toEqual([
      'The case passed, but what is around it did not: No end for ***, retry 0.',
      'The case passed, but what is around it did not: No end for ***, retry 1.',
    ]);
    expect(attemptsOf('is skipped by a hook')[0]?.message).toBe('Not today.');
    expect(output).toContain('(casewright-report/index.html)');
    for (const file of ['junit.xml', 'index.html']) {
      const text = await project.read(`casewright-report/${file}`);
      expect(text).toContain('is to be mended');
      expect(text).not.toContain('lovelace');
    }
  });
});
