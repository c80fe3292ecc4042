/** What the report of Vitest tells of a run that is green: what came late, what only warned, and a case of two projects. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/report/report.js';
import { sendHtml, startHttp } from '../support/httpServer.js';
import type { Ran } from '../support/playwrightProject.js';
import type { VitestProject } from '../support/vitestProject.js';
import { makeReportingProject, reportOf, reported } from './reporterProject.js';

const FILES = {
  'cases/my shop.txt': 'Looking\n\nI see "Hello".\n',
  'late/a.feature': 'Feature: A\n\n  Scenario: comes late\n    When I click "Again"\n',
  'warning/a.md': '# Looking\n\n- I dance\n',
  'hooks.js': `import { afterEach } from 'vitest';
afterEach(({ task }) => {
  const { retryCount } = task.result;
  if (retryCount < 2) throw new Error(\`Not at retry \${retryCount}.\`);
});
`,
};

const inline = (name: string, options: string, rest = '') =>
  `{ extends: true, test: { name: '${name}', ${rest} }, plugins: [cases({ ${options} })] }`;

const projectsFor = (origin: string) => [
  inline('desktop', `files: 'cases', startUrl: '${origin}'`),
  inline('my phone', `files: 'cases', startUrl: '${origin}'`),
  inline('late', `files: 'late', startUrl: '${origin}/late'`, `retry: 2, setupFiles: ['hooks.js']`),
  inline(
    'warning',
    `files: 'warning', startUrl: '${origin}', gate: { 'step not understood': 'warn' }`,
    'retry: 1',
  ),
];

describe('the report of a green run', () => {
  let project: VitestProject;
  let ran: Ran;
  let report: Report;

  beforeAll(async () => {
    let lates = 0;
    const { origin, close } = await startHttp(({ url }, response) => {
      if (url === '/late') lates += 1;
      sendHtml(response, lates > 1 ? '<h1>Hello</h1><h2>Again</h2>' : '<h1>Hello</h1>');
    });
    const test = `projects: [${projectsFor(origin).join(', ')}]`;
    project = await makeReportingProject({ options: [], test }, FILES);
    ran = await project.vitest();
    report = await reportOf(project);
    return async () => {
      await close();
      await project.dispose();
    };
  }, 300_000);

  const attemptsOf = (title: string) => report.cases.find((one) => one.title === title)?.attempts;

  test('has passed, and lists each case for each project that has it', () => {
    expect(ran.exitCode).toBe(0);
    expect(report.status).toBe('passed');
    expect(reported(report)).toEqual([
      'cases/my shop.txt:1 Looking [desktop] | passes | passed',
      'cases/my shop.txt:1 Looking [my phone] | passes | passed',
      'late/a.feature:3 comes late [late] | passes | failed: target not found | error: hook or fixture failed | passed',
      'warning/a.md:1 Looking [warning] | warns | error: step not understood | error: step not understood',
    ]);
  });

  test('gives each attempt of what is tried again its own errors', () => {
    expect(report.cases.find(({ title }) => title === 'comes late')).toMatchObject({ isFlaky: true });
    expect(attemptsOf('comes late')?.[1]?.message).toContain('Not at retry 1.');
  });

  test('is of one in which Vitest skipped what only warns', () => {
    expect(ran.output).toMatch(/Tests +3 passed \| 1 skipped \(4\)/);
  });

  test('has the command that runs a case in its project', async () => {
    expect(report.cases.slice(0, 2).map(({ command }) => command)).toEqual([
      "npx vitest run 'cases/my shop.txt:1' --project=desktop",
      "npx vitest run 'cases/my shop.txt:1' '--project=my phone'",
    ]);
    expect(new Set(report.cases.map(({ id }) => id)).size).toBe(4);
    const { output } = await project.vitest(['cases/my shop.txt:1', '--project=my phone']);
    expect(output).toMatch(/Tests +1 passed \(1\)/);
  });
});
