/** What would hide cases ends a run of Vitest as it starts, in real projects. */
import { describe, expect, test } from 'vitest';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';

describe('what would hide cases without a word is refused:', () => {
  const FILES = { 'cases/a.feature': 'Feature: F\n\n  Scenario: any\n    Then I see "Hello"\n' };

  test.each([
    [
      'a root of projects',
      `{ files: 'cases' }`,
      `test: { projects: ['packages/*'] }`,
      'Vitest would run no case',
    ],
    [
      'browser mode',
      `{ files: 'cases' }`,
      `test: { browser: { enabled: true, instances: [{ browser: 'chromium' }] } }`,
      "runs its tests in Vitest's browser mode",
    ],
    ['an exclude', `{ files: 'cases' }`, `test: { exclude: ['cases/a.*'] }`, '`test.exclude` leaves it out'],
  ])('%s', async (_, options, rest, message) => {
    const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options, rest), ...FILES });
    const { output, exitCode } = await project.vitest();
    expect(output).toContain(message);
    expect(exitCode).toBe(1);
  });

  test('what is wrong with the options of any project', async () => {
    const projects = [
      `cases({ file: 'cases', concurrency: -1 })`,
      `cases({ files: 'casses' })`,
      `cases({ files: 'cases' }), cases({ files: 'cases' })`,
      `cases({ files: 'cases' }), cases({ name: 'b', files: 'cases/*' })`,
    ].map((plugins, index) => `{ extends: true, test: { name: '${index}' }, plugins: [${plugins}] }`);
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig([], `test: { projects: [${projects.join(', ')}] }`),
      ...FILES,
    });
    const { output, exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    expect(output).toContain("The options of Casewright's cases({ … }) can't be used:");
    expect(output).toContain('`files` is missing');
    expect(output).toContain('There is no option "file". Did you mean `files`?');
    expect(output).toContain('`concurrency` is no number of cases');
    expect(output).toContain('Failed to find the case files of the plugin "cases"');
    expect(output).toContain('Two plugins are named "casewright:cases"');
    expect(output).toContain('both have the case file');
  });
});
