/** Case files that list a plan's cases, run by the local service in a real browser: the cases are the entry's steps. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import { serveHttp } from '../support/httpServer.js';
import { entriesOf, type JsonReport } from '../support/jsonReport.js';
import { config, playwrightProject, type PlaywrightProject } from '../support/playwrightProject.js';

const SECRET = 'lovelace-1815';
const LIST = 'cases:\n  - good.feature\n  - "more.md#Second"\n';
/** Ends with the front matter's last line. */
const FRONT = `---\n${LIST}variables:\n  greeting: Hello\ntags: [nightly]\n`;
const MARKDOWN = (more = '') => ({ 'cases/plan.md': `${FRONT}${more}---\n# All of it\n` });
const CASES = {
  'cases/good.feature':
    'Feature: Good\n\n  Scenario: Greets\n    Given I type "{{word}}" into "Name"\n    Then I see "{{greeting}}"\n',
  'cases/more.md': '# More\n\n## First\n\n- I dance the tango\n\n## Second\n\n- I see "Hello"\n',
};
const BAD = {
  'cases/more.md': '# More\n\n## First\n\n- I see "Hello"\n\n## Second\n\n- I see "Goodbye"\n',
};
/** The list the other way round: what fails comes first. */
const BAD_FIRST = (more = '') => ({
  ...BAD,
  'cases/plan.md': `---\ncases:\n  - "more.md#Second"\n  - good.feature\n${more}---\n# All of it\n`,
});

async function shop() {
  const { origin, requests } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1><label>Name <input></label>'),
  );
  return { origin, requests };
}

async function planProject(files: Record<string, string>, options = `files: 'cases/plan.*'`) {
  const { origin } = await shop();
  return playwrightProject({
    'playwright.config.ts': config(
      `{ ${options}, startUrl: '${origin}', variables: { greeting: 'Hello' }, secrets: { word: process.env.WORD } }`,
    ),
    ...CASES,
    ...files,
  });
}

async function run(project: PlaywrightProject, args: string[] = [], env: Record<string, string> = {}) {
  const ran = await project.playwright(['--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    WORD: SECRET,
    ...env,
  });
  const report = JSON.parse(await project.read('test-results/report.json')) as JsonReport;
  const entries = entriesOf(report);
  return { ...ran, entries, outcome: await outcomeOf(entries[0]) };
}

async function outcomeOf(
  entry: ReturnType<typeof entriesOf>[number] | undefined,
): Promise<Outcome | undefined> {
  const attached = entry?.result.attachments.find(({ name }) => name === 'casewright-outcome');
  return attached && Outcome.parse(JSON.parse(await readFile(attached.path ?? '', 'utf8')));
}

describe('a plan that a case file lists', () => {
  test.each([
    ['Markdown', MARKDOWN()],
    ['text', { 'cases/plan.txt': `${FRONT}---\n` }],
  ])('passes in %s, with its cases as steps at their places in the list', async (_, files) => {
    const project = await planProject(files);
    const { output, exitCode, entries, outcome } = await run(project);
    expect(output).toContain('1 passed');
    expect(exitCode).toBe(0);
    const names = ['Good › Greets', 'More › Second'];
    expect(entries[0]?.result.steps?.map(({ title }) => title)).toEqual(names);
    expect(outcome).toMatchObject({ verdict: 'passed', message: 'All 2 cases passed.', remarks: [] });
    expect(outcome?.steps).toMatchObject([
      { text: names[0], status: 'passed', line: 3, column: 5 },
      { text: names[1], status: 'passed', line: 4, column: 5 },
    ]);
    expect(outcome?.planRun).toMatchObject({ status: 'completed', executionMode: 'parallel' });
  });

  test('hides its secrets in all files that are written', async () => {
    const project = await planProject({ ...MARKDOWN(), ...BAD });
    const { output, exitCode } = await run(project);
    expect(exitCode).toBe(1);
    expect(output).not.toContain(SECRET);
    expect(await project.filesWith(SECRET)).toEqual([]);
  });

  test('does not start where a secret of one of its cases has no value', async () => {
    const project = await planProject(MARKDOWN());
    const { output, exitCode } = await run(project, [], { WORD: '' });
    expect(exitCode).toBe(1);
    expect(output).toContain('The secret "word" has no value.');
    expect(output).toMatch(/at .*cases\/good\.feature:4:/);
  });
});

describe('a plan with a case that fails', () => {
  test('fails at its place in the list, with each case that did not pass and why, and its picture', async () => {
    const project = await planProject({ ...MARKDOWN(), ...BAD });
    const { output, exitCode, entries, outcome } = await run(project);
    expect(exitCode).toBe(1);
    expect(output).toContain('Error: Failed (plan run failed)');
    expect(output).toContain('The plan run ended as completed. Of 2 cases: 1 passed, 1 failed.');
    expect(output).toContain('  failed: More › Second\n');
    expect(output).toContain('Expected that "Goodbye" is visible');
    expect(output).toMatch(/> 4 \|\s+- "more.md#Second"\n\s+\|\s+\^/);
    expect(output).toMatch(/at .*cases\/plan\.md:4:5/);
    expect(outcome).toMatchObject({ verdict: 'failed', session: { result: 'failed' } });
    expect(entries[0]?.result.attachments).toContainEqual(
      expect.objectContaining({ name: '2. More › Second', contentType: 'image/jpeg' }),
    );
    expect(entries[0]?.result.steps?.map(({ error }) => error !== undefined)).toEqual([false, true]);
  });

  test('skips the rest where it is sequential and stops on a failure', async () => {
    const more = 'executionMode: sequential\nstopOnFailure: true\n';
    const { output, entries, outcome } = await run(await planProject(BAD_FIRST(more)));
    expect(outcome?.steps.map(({ status }) => status)).toEqual(['failed', 'skipped']);
    expect(output).toContain('  skipped: Good › Greets\n        The plan stops on a failure');
    expect(entries[0]?.result.steps?.map(({ title }) => title)).toEqual([
      'More › Second',
      'Good › Greets (skipped)',
    ]);
  });

  test('goes on where it does not stop on a failure', async () => {
    const { outcome } = await run(await planProject(BAD_FIRST('executionMode: sequential\n')));
    expect(outcome?.steps.map(({ status }) => status)).toEqual(['failed', 'passed']);
    const [first, second] = outcome?.planRun?.cases ?? [];
    expect(Date.parse(second?.startedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.completedAt ?? ''));
  });

  test('is no verdict where no case reached one, even if it is expected to fail', async () => {
    const more = { 'cases/more.md': '# More\n\n## Second\n\n- I dance the tango\n' };
    const files = { ...more, 'cases/plan.md': '---\ncases: [more.md]\ntags: [fail]\n---\n# All of it\n' };
    const { output, exitCode } = await run(await planProject(files));
    expect(exitCode).toBe(1);
    expect(output).toContain('No verdict (session error)');
    expect(output).toContain('I dance the tango');
  });

  test('is out of time with its run and the case that it was at', async () => {
    const { output, outcome } = await run(await planProject(BAD_FIRST('timeout: 2s\n')));
    expect(output).toMatch(
      /The plan run did not end within 2 s. Plan run [\da-f-]{36} has ended as cancelled\./,
    );
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'out of time' });
  });
});

describe('cases at the same time', () => {
  /** Each page is given out only once both have been asked for. */
  const meetingPoint = async () => {
    const waiting: (() => void)[] = [];
    const { origin } = await serveHttp(({ url }, response) => {
      const answer = () =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<h1>Hello</h1><label>Name <input>');
      if (url !== '/') answer();
      else if (waiting.push(answer) === 2) for (const go of waiting) go();
    });
    return origin;
  };

  test.each([
    ['by default', {}, '', 'parallel'],
    [
      'where the environment says so',
      { CASEWRIGHT_EXECUTION_MODE: 'parallel' },
      'executionMode: sequential\n',
      'parallel',
    ],
  ])('run %s', async (_, env, more, mode) => {
    const project = await planProject(MARKDOWN(more));
    const { outcome } = await run(project, [], { ...env, CASEWRIGHT_START_URL: await meetingPoint() });
    expect(outcome).toMatchObject({ verdict: 'passed', planRun: { executionMode: mode } });
  });

  test('can be turned off for one run, as the model can be chosen', async () => {
    const env = { CASEWRIGHT_EXECUTION_MODE: 'sequential', CASEWRIGHT_MODEL: 'sonnet' };
    const { outcome } = await run(await planProject({ ...MARKDOWN(), ...BAD }), [], env);
    expect(outcome).toMatchObject({
      planRun: { executionMode: 'sequential' },
      session: { model: 'sonnet' },
    });
  });
});
