/** How entries that are plans are found and chosen, and what is wrong with their lists: no case is run for it. */
import { describe, expect, test } from 'vitest';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { serveHttp } from '../support/httpServer.js';

const plan = (list: string[], more = '') =>
  `---\ncases:\n${list.map((item) => `  - ${item}\n`).join('')}tags: [nightly]\n${more}---\n# All of it\n`;
const FILES = {
  'cases/plan.md': plan(['good.feature']),
  'cases/good.feature': 'Feature: Good\n\n  Scenario: Greets\n    Then I see "Hello"\n',
};

async function planProject(files: Record<string, string> = {}, glob = 'cases/plan.md') {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  );
  return playwrightProject({
    'playwright.config.ts': config(`{ files: '${glob}', startUrl: '${origin}' }`),
    ...FILES,
    ...files,
  });
}

describe('an entry that is a plan', () => {
  test('is listed at its title', async () => {
    const project = await planProject();
    const { output } = await project.playwright(['--list']);
    expect(output).toContain('[cases] › cases/plan.md:6:1 › All of it');
    expect(output).toContain('Total: 1 test in 1 file');
  });

  test.each([[['cases/plan.md:6']], [['--grep', '@nightly']]])(
    'is found by %j among ordinary cases',
    async (args) => {
      const project = await planProject({}, 'cases/*');
      const { output } = await project.playwright(['--list', ...args]);
      expect(output).toContain('All of it');
      expect(output).toContain('Total: 1 test in 1 file');
    },
  );

  test('runs beside its own cases, which are entries as well', async () => {
    const project = await planProject({}, 'cases/*');
    const { output, exitCode } = await project.playwright();
    expect(output).toContain('2 passed');
    expect(exitCode).toBe(0);
  });
});

describe('a list with mistakes', () => {
  test('fails with all of them, at the first one’s line, and runs nothing', async () => {
    const project = await planProject({
      'cases/plan.md': plan([
        'good.feature',
        'gone.feature',
        '"good.feature#Greet"',
        'broken.feature',
        'other.md',
      ]),
      'cases/broken.feature': 'Feature: Broken\n\n  Scenario: B\n    Then I see "{{nobody}}"\n',
      'cases/other.md': plan(['good.feature']),
    });
    const { output, exitCode } = await project.playwright();
    expect(exitCode).toBe(1);
    expect(output).toContain('This case was not run: cases/plan.md has 4 mistakes.');
    expect(output).toMatch(
      /plan\.md:4:5: Failed to take "gone\.feature" \(cases\/gone\.feature\) .*there is no such case file/,
    );
    expect(output).toMatch(/plan\.md:5:5: .*it has no case of this title\. Please write one of "Greets"/);
    expect(output).toMatch(/plan\.md:6:5: .*the file has mistakes, at 4:.*nobody/);
    expect(output).toMatch(/plan\.md:7:5: .*it is a plan itself/);
    expect(output).toMatch(/> 4 \|\s+- gone\.feature/);
    expect(output).not.toContain('passed');
  });

  test('does not hide the cases of other files', async () => {
    const project = await planProject({ 'cases/plan.md': plan(['gone.feature']) }, 'cases/*');
    const { output } = await project.playwright();
    expect(output).toContain('1 failed');
    expect(output).toContain('1 passed');
  });
});
