/** Case files as tests of Vitest, in real projects, with the package as it is built. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { sendHtml, startHttp, type Handler } from '../support/httpServer.js';
import type { Ran } from '../support/playwrightProject.js';
import {
  WITH_REPORT,
  makeVitestProject,
  outcomeFileOf,
  outcomeOf,
  reportedTests,
  vitestConfig,
  type ReportedTest,
  type VitestProject,
} from '../support/vitestProject.js';
import { hasReport, reportingProject } from './reporterProject.js';

const hostile = JSON.stringify(HOSTILE_TEXT).replace(/</g, '\\u003c');
const HOSTILE_PAGE = `<!doctype html><h1>Hello</h1><p></p><script>
document.querySelector('p').textContent = ${hostile};
console.error(${hostile});
setTimeout(() => { throw new Error(${hostile}); });
</script>`;

const answerPage: Handler = ({ url }, response) =>
  sendHtml(response, url === '/hostile' ? HOSTILE_PAGE : '<!doctype html><h1>Hello</h1><button>Buy</button>');

const FILES = {
  'cases/a.feature':
    'Feature: F\n\n  Scenario: S\n    When I click "Buy"\n    Then I see "Hello"\n    And I see "Bye"\n',
  'cases/hostile.feature':
    '# startUrl: /hostile\nFeature: H\n\n  Scenario: hostile\n    Then I see "Hello"\n    And I see "Good"\n',
  'cases/broken.feature': 'Feature: B\n\n  Scenario: broken\n    Then I see "{{nobody}}"\n    Oops\n',
  'cases/good.txt': 'Looking\n\nI see "Hello".\n',
};

describe('an entry', () => {
  let project: VitestProject;
  let tests: ReportedTest[];
  let ran: Ran;

  beforeAll(async () => {
    const { origin, close } = await startHttp(answerPage);
    const config = vitestConfig(`{ files: 'cases', pictures: 'each step', startUrl: '${origin}' }`);
    project = await makeVitestProject({ 'vitest.config.ts': config, ...FILES });
    ran = await project.vitest(WITH_REPORT);
    tests = await reportedTests(project);
    return async () => {
      await close();
      await project.dispose();
    };
  }, 300_000);

  const testOf = (title: string) => tests.find((one) => one.title === title)!;

  test('has its steps as annotations, its outcome as a file, and fails at its step', async () => {
    const { output, exitCode } = ran;
    expect(exitCode).toBe(1);
    expect(output).toContain('FAIL  cases/a.feature:3:3 > F > S');
    expect(output).toContain('Failed (expectation not met) at: And I see "Bye"');
    expect(output).toMatch(/❯ cases\/a\.feature:6:5\n(.*\n)+?.*6\|\s+And I see "Bye"\n\s+\|\s+\^/);
    expect(output).toMatch(/↳ ✓ When I click "Buy"\n\s+↳ ✓ Then I see "Hello"\n\s+↳ ✗ And I see "Bye"/);
    expect(await outcomeOf(testOf('S'))).toMatchObject({
      case: { file: 'cases/a.feature', line: 3, column: 3, title: 'S', suites: ['F'] },
      verdict: 'failed',
      steps: [{ status: 'passed' }, { status: 'passed' }, { status: 'failed', line: 6, column: 5 }],
    });
  });

  test('has its pictures beside its outcome, and as attachments', async () => {
    const begun = ['S', 'hostile', 'Looking'].map(testOf);
    const counts = await Promise.all(
      begun.map(async (one) => {
        const { screenshots } = await outcomeOf(one);
        const folder = path.dirname(outcomeFileOf(one)!);
        expect(screenshots.every(({ file }) => existsSync(path.join(folder, file!)))).toBe(true);
        return screenshots.length;
      }),
    );
    expect(counts[0]).toBeGreaterThanOrEqual(3);
    const attached = (await project.filesWith('JFIF')).filter((file) => file.includes('.vitest-attachments'));
    expect(attached).toHaveLength(counts.reduce((sum, count) => sum + count));
  });

  test('shows nothing that a terminal or a CI service would take for a command', () => {
    expect(testOf('hostile').status).toBe('failed');
    expect(ran.output).toContain('whole');
    expect(commandsIn(ran.output)).toEqual([]);
  });

  test('of a broken file fails with all its mistakes, and hides no other file', () => {
    expect(ran.output).toMatch(/broken\.feature has \d mistakes|broken\.feature has a mistake/);
    expect(testOf("can't be read").status).toBe('failed');
    expect(testOf('Looking').status).toBe('passed');
  });
});

interface Listed {
  name: string;
  file: string;
  location?: { line: number; column: number };
}

test('entries are listed at their places, and then no report is written', async () => {
  const project = await reportingProject(
    { options: `{ files: 'cases', startUrl: 'http://127.0.0.1:9' }` },
    {
      'cases/a.feature':
        'Feature: F\n\n  @smoke\n  Scenario: first\n    Then I see "Hello"\n\n  Scenario: third\n    Then I see "Bye"\n',
      'cases/rows.feature':
        'Feature: O\n\n  Scenario Outline: sees <text>\n    Then I see "<text>"\n\n    Examples:\n      | text  |\n      | Hello |\n',
      'cases/b.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
      'unit.test.js': 'import { test } from "vitest"; test("unit", () => {});\n',
    },
  );
  const { output } = await project.list(['--json']);
  const listed = JSON.parse(output.slice(output.indexOf('['))) as Listed[];
  const placeOf = ({ name, file, location }: Listed) => [name, path.relative(project.folder, file), location];
  expect(listed.map(placeOf)).toEqual(
    expect.arrayContaining([
      ['F > first', 'cases/a.feature', { line: 4, column: 3 }],
      ['F > third', 'cases/a.feature', { line: 7, column: 3 }],
      ['Shop > Looking', 'cases/b.md', { line: 3, column: 1 }],
    ]),
  );
  expect(listed).toHaveLength(5);
  expect(hasReport(project)).toBe(false);
});
