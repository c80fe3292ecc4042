/** Case files as tests of Vitest, in real projects, with the package as it is built. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { serveHttp } from '../support/httpServer.js';
import {
  WITH_REPORT,
  outcomeFileOf,
  outcomeOf,
  reportedTests,
  vitestConfig,
  vitestProject,
  type VitestProject,
} from '../support/vitestProject.js';

const PAGE = '<!doctype html><h1>Hello</h1><button>Buy</button>';

async function projectOf(files: Record<string, string>, options = ''): Promise<VitestProject> {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  const config = vitestConfig(`{ files: 'cases', startUrl: '${origin}', ${options} }`);
  return vitestProject({ 'vitest.config.ts': config, ...files });
}

describe('an entry', () => {
  test('has its steps and pictures as annotations, its outcome as a file, and fails at its step', async () => {
    const project = await projectOf({
      'cases/a.feature':
        'Feature: F\n\n  Scenario: S\n    When I click "Buy"\n    Then I see "Hello"\n    And I see "Bye"\n',
    });
    const { output, exitCode } = await project.vitest(WITH_REPORT);
    expect(exitCode).toBe(1);
    expect(output).toContain('FAIL  cases/a.feature:3:3 > F > S');
    expect(output).toContain('Failed (expectation not met) at: And I see "Bye"');
    expect(output).toMatch(/❯ cases\/a\.feature:6:5\n(.*\n)+?.*6\|\s+And I see "Bye"\n\s+\|\s+\^/);
    expect(output).toMatch(/↳ ✓ When I click "Buy"\n\s+↳ ✓ Then I see "Hello"\n\s+↳ ✗ And I see "Bye"/);
    const [one] = await reportedTests(project);
    const outcome = await outcomeOf(one!);
    expect(outcome).toMatchObject({
      case: { file: 'cases/a.feature', line: 3, column: 3, title: 'S', suites: ['F'] },
      verdict: 'failed',
      steps: [{ status: 'passed' }, { status: 'passed' }, { status: 'failed', line: 6, column: 5 }],
    });
    const folder = path.dirname(outcomeFileOf(one!)!);
    expect(outcome.screenshots.length).toBeGreaterThanOrEqual(3);
    expect(outcome.screenshots.every(({ file }) => existsSync(path.join(folder, file!)))).toBe(true);
    const attached = (await project.filesWith('JFIF')).filter((file) => file.includes('.vitest-attachments'));
    expect(attached).not.toEqual([]);
  });

  test('shows nothing that a terminal or a CI service would take for a command', async () => {
    const hostile = JSON.stringify(HOSTILE_TEXT).replace(/</g, '\\u003c');
    const script = `console.error(${hostile}); setTimeout(() => { throw new Error(${hostile}); });`;
    const { origin } = await serveHttp((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><h1>Hello</h1><p></p><script>document.querySelector('p').textContent = ${hostile}; ${script}</script>`,
        ),
    );
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig(`{ files: 'cases', startUrl: '${origin}' }`),
      'cases/a.feature': 'Feature: F\n\n  Scenario: S\n    Then I see "Hello"\n    And I see "Bye"\n',
    });
    const { output, exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    expect(output).toContain('whole');
    expect(commandsIn(output)).toEqual([]);
  });

  test('of a broken file fails with all its mistakes, and hides no other file', async () => {
    const project = await projectOf({
      'cases/broken.feature': 'Feature: F\n\n  Scenario: S\n    Then I see "{{nobody}}"\n    Oops\n',
      'cases/good.txt': 'Looking\n\nI see "Hello".\n',
    });
    const { output, exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    expect(output).toMatch(/broken\.feature has \d mistakes|broken\.feature has a mistake/);
    expect(output).toContain('1 failed | 1 passed');
  });

  test('is told with the options that it can’t be run with', async () => {
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig(`{ file: 'cases', concurrency: -1 }`),
    });
    const { output, exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    expect(output).toContain("The options of Casewright's cases({ … }) can't be used:");
    expect(output).toContain('`files` is missing');
    expect(output).toContain('There is no option "file". Did you mean `files`?');
    expect(output).toContain('`concurrency` is no number of cases');
  });

  test('is missed where no file matches', async () => {
    const project = await vitestProject({ 'vitest.config.ts': vitestConfig(`{ files: 'casses' }`) });
    const { output, exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    expect(output).toContain('Failed to find the case files of the plugin "cases"');
  });
});

describe('entries are chosen', () => {
  const FILES = {
    'cases/a.feature':
      'Feature: F\n\n  @smoke\n  Scenario: first\n    Then I see "Hello"\n\n  @smoke\n  @only\n  Scenario: second\n    Then I see "Hello"\n\n  Scenario: third\n    Then I see "Bye"\n',
    'cases/rows.feature':
      'Feature: O\n\n  Scenario Outline: sees <text>\n    Then I see "<text>"\n\n    Examples:\n      | text  |\n      | Hello |\n      | ello  |\n\n  Scenario: other\n    Then I see "Hello"\n',
    'cases/b.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
    'unit.test.js': 'import { test } from "vitest"; test("unit", () => {});\n',
  };
  const ALL = ['Looking', 'first', 'other', 'second', 'sees Hello', 'sees ello', 'third', 'unit'];
  const withoutOnly = { ...FILES, 'cases/a.feature': FILES['cases/a.feature'].replace('  @only\n', '') };
  const ran = async (files: Record<string, string>, args: string[]) => {
    const project = await projectOf(files);
    await project.vitest([...WITH_REPORT, ...args]);
    const tests = (await reportedTests(project)).filter(
      ({ status }) => status === 'passed' || status === 'failed',
    );
    return tests.map(({ title }) => title).toSorted();
  };

  test.each([
    [['cases/a.feature:4'], ['first']],
    [['cases/rows.feature:3'], ['sees Hello', 'sees ello']],
    [['cases/rows.feature:9'], ['sees ello']],
    [['-t', 'third'], ['third']],
    [['cases/b.md'], ['Looking']],
    [
      ['--tags-filter=smoke', 'cases'],
      ['first', 'second'],
    ],
  ])('by %j, as the tests of the project are', async (args, titles) => {
    expect(await ran(withoutOnly, args)).toEqual(titles);
  });

  test('by --shard, each in one of them', async () => {
    const shards = await Promise.all(['1/2', '2/2'].map((shard) => ran(withoutOnly, [`--shard=${shard}`])));
    expect(shards.flat().toSorted()).toEqual(ALL);
    expect(shards.map(({ length }) => length > 0)).toEqual([true, true]);
  });

  test('by @only', async () => {
    expect(await ran(FILES, ['cases/a.feature'])).toEqual(['second']);
  });

  test('by --bail, and one is tried again by --retry', async () => {
    const bye = FILES['cases/a.feature'].replaceAll('"Hello"', '"Bye"').replace('  @only\n', '');
    const project = await projectOf({ 'cases/a.feature': bye }, 'concurrency: 1');
    const { output } = await project.vitest(['--bail=1', '--retry=1']);
    expect(output.match(/FAIL +cases\/a\.feature/g)).toHaveLength(2);
    expect(output).toMatch(/Tests +1 failed/);
  });

  test('from a list that has them at their places', async () => {
    const project = await projectOf(withoutOnly);
    const { output } = await project.list(['--json']);
    const listed = JSON.parse(output.slice(output.indexOf('['))) as {
      name: string;
      file: string;
      location?: object;
    }[];
    expect(
      listed.map(({ name, file, location }) => [name, path.relative(project.folder, file), location]),
    ).toEqual(
      expect.arrayContaining([
        ['F > first', 'cases/a.feature', { line: 4, column: 3 }],
        ['F > third', 'cases/a.feature', { line: 11, column: 3 }],
        ['Shop > Looking', 'cases/b.md', { line: 3, column: 1 }],
      ]),
    );
    expect(listed).toHaveLength(ALL.length);
  });
});
