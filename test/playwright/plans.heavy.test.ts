/** Case files that list a plan's cases, run by the local service in a real browser: the cases are the entry's steps. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import { sendHtml, startHttp, type Handler } from '../support/httpServer.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, makeProject, type PlaywrightProject } from '../support/playwrightProject.js';

const SECRET = 'lovelace-1815';
const answerPage: Handler = (_, response) => sendHtml(response, '<h1>Hello</h1><label>Name <input></label>');

/** The lists begin at line 3, the title is at the last line. */
const plan = (title: string, cases: readonly string[], more = '') =>
  `---\ncases:\n${cases.map((one) => `  - "${one}"\n`).join('')}${more}---\n# ${title}\n`;
const [GOOD, SECOND, BAD] = ['good.feature', '../listed/more.md#Second', '../listed/bad.md'];
const PASSES = plan('Passes', [GOOD, SECOND], 'variables:\n  greeting: Hello\n');
const SEQUENTIAL = 'executionMode: sequential\n';

const FILES = {
  'cases/good.feature':
    'Feature: Good\n\n  Scenario: Greets\n    Given I type "{{word}}" into "Name"\n    Then I see "{{greeting}}"\n',
  'listed/more.md': '# More\n\n## First\n\n- I dance the tango\n\n## Second\n\n- I see "Hello"\n',
  'listed/bad.md': '# Bad\n\n- I see "Goodbye"\n',
  'cases/passes.md': PASSES,
  'cases/text.txt': PASSES.replace('# Passes\n', ''),
  'cases/goes-on.md': plan('Goes on', [GOOD, BAD, SECOND], SEQUENTIAL),
  'cases/stops.md': plan('Stops', [BAD, GOOD], `${SEQUENTIAL}stopOnFailure: true\n`),
  'cases/no-verdict.md': plan('No verdict', ['../listed/more.md#First'], 'tags: [fail]\n'),
  'cases/too-long.md': plan('Too long', [BAD, GOOD], 'timeout: 2s\n'),
  'unset/plan.md': plan('Unset', ['../cases/good.feature']),
};

/** Plans meet at the one address: the first page is given out there only once a second has been asked for. */
const configurationFor = (site: string, meeting: string) => {
  const variables = `variables: { greeting: 'Hello' }`;
  const more = `${variables}, secrets: { word: process.env.WORD }`;
  return config(
    [
      `{ files: ['cases/*', '!cases/passes.md'], startUrl: '${site}', ${more} }`,
      `{ name: 'meeting', files: 'cases/passes.md', startUrl: '${meeting}', ${more} }`,
      `{ name: 'unset', files: 'unset/*', startUrl: '${site}', ${variables}, secrets: { word: process.env.UNSET } }`,
    ],
    'workers: 2,',
  );
};

const meetingPoint = () => {
  let asked = 0;
  const first: (() => void)[] = [];
  return startHttp((request, response, count) => {
    const answer = () => answerPage(request, response, count);
    if (request.url === '/' && ++asked === 1) first.push(answer);
    else for (const give of [...first.splice(0), answer]) give();
  });
};

async function run(project: PlaywrightProject, args: string[] = [], env: Record<string, string> = {}) {
  const ran = await project.playwright(['--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    ...{ WORD: SECRET, UNSET: '', ...env },
  });
  const report = JSON.parse(await project.read('test-results/report.json')) as JsonReport;
  return { ...ran, entries: entriesOf(report) };
}

async function outcomeOf(entry: JsonEntry | undefined): Promise<Outcome> {
  const attached = entry?.result.attachments.find(({ name }) => name === 'casewright-outcome');
  return Outcome.parse(JSON.parse(await readFile(attached?.path ?? '', 'utf8')));
}

let project: PlaywrightProject;
let output: string;
let entries: JsonEntry[];
let reported: Record<string, Outcome>;

/** One run of all of them is looked at. */
beforeAll(async () => {
  const [site, meeting] = [await startHttp(answerPage), await meetingPoint()];
  project = await makeProject({
    'playwright.config.ts': configurationFor(site.origin, meeting.origin),
    ...FILES,
  });
  ({ output, entries } = await run(project));
  const outcomes = entries.map(async (entry) => [entry.title, await outcomeOf(entry)] as const);
  reported = Object.fromEntries(await Promise.all(outcomes));
  return async () => {
    await Promise.all([site.close(), meeting.close()]);
    await project.dispose();
  };
});

const entryOf = (title: string) => entries.find((entry) => entry.title === title);
const messageOf = (title: string) => entryOf(title)?.result.error?.message;

describe('a plan that a case file lists', () => {
  test.each(['Passes', 'text'])('passes, with its cases as steps at their places: %s', (title) => {
    expect(entryOf(title)).toMatchObject({ ok: true, result: { status: 'passed' } });
    const names = ['Good › Greets', 'More › Second'];
    expect(entryOf(title)?.result.steps?.map((step) => step.title)).toEqual(names);
    const outcome = reported[title];
    expect(outcome).toMatchObject({ verdict: 'passed', message: 'All 2 cases passed.', remarks: [] });
    expect(outcome?.steps).toMatchObject([
      { text: names[0], status: 'passed', line: 3, column: 5 },
      { text: names[1], status: 'passed', line: 4, column: 5 },
    ]);
    expect(outcome?.planRun).toMatchObject({ status: 'completed', executionMode: 'parallel' });
  });

  test('hides its secrets in all files that are written', async () => {
    expect(entryOf('Goes on')).toMatchObject({ ok: false });
    expect(output).not.toContain(SECRET);
    expect(await project.filesWith(SECRET)).toEqual([]);
  });

  test('does not start where a secret of one of its cases has no value', () => {
    expect(entryOf('Unset')).toMatchObject({ ok: false });
    expect(messageOf('Unset')).toContain('The secret "word" has no value.');
    expect(output).toMatch(/at .*cases\/good\.feature:4:/);
  });
});

describe('a plan with a case that fails', () => {
  test('fails at its place in the list, with each case that did not pass and why, and its picture', () => {
    const entry = entryOf('Goes on');
    expect(entry).toMatchObject({ ok: false });
    const message = messageOf('Goes on');
    expect(message).toContain('Error: Failed (plan run failed)');
    expect(message).toContain('The plan run ended as completed. Of 3 cases: 2 passed, 1 failed.');
    expect(message).toContain('  failed: Bad\n');
    expect(message).toContain('Expected that "Goodbye" is visible');
    expect(output).toMatch(/> 4 \|\s+- "..\/listed\/bad.md"\n\s+\|\s+\^/);
    expect(output).toMatch(/at .*cases\/goes-on\.md:4:5/);
    expect(reported['Goes on']).toMatchObject({ verdict: 'failed', session: { result: 'failed' } });
    expect(entry?.result.attachments).toContainEqual(
      expect.objectContaining({ name: '2. Bad', contentType: 'image/jpeg' }),
    );
    expect(entry?.result.steps?.map(({ error }) => error !== undefined)).toEqual([false, true, false]);
  });

  test('skips the rest where it is sequential and stops on a failure', () => {
    expect(reported['Stops']?.steps.map(({ status }) => status)).toEqual(['failed', 'skipped']);
    expect(messageOf('Stops')).toContain('  skipped: Good › Greets\n    The plan stops on a failure');
    expect(entryOf('Stops')?.result.steps?.map(({ title }) => title)).toEqual([
      'Bad',
      'Good › Greets (skipped)',
    ]);
  });

  test('goes on where it does not stop on a failure, with one after the other', () => {
    const { steps, planRun } = reported['Goes on'] ?? {};
    expect(steps?.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
    const times = planRun?.cases.flatMap(({ startedAt, completedAt }) => [startedAt, completedAt]) ?? [];
    expect(times).toHaveLength(6);
    expect(times).toEqual(times.toSorted());
  });

  test('is no verdict where no case reached one, even if it is expected to fail', () => {
    expect(entryOf('No verdict')).toMatchObject({ ok: false });
    expect(messageOf('No verdict')).toContain('No verdict (session error)');
    expect(messageOf('No verdict')).toContain('I dance the tango');
  });

  test('is out of time with its run and the case that it was at', () => {
    expect(messageOf('Too long')).toMatch(
      /The plan run did not end within 2 s. Plan run [\da-f-]{36} has ended as cancelled\./,
    );
    expect(reported['Too long']).toMatchObject({ verdict: 'error', reason: 'out of time' });
  });
});

describe('cases at the same time', () => {
  test('run by default', () => {
    expect(entryOf('Passes')).toMatchObject({ project: 'meeting', ok: true });
    expect(reported['Passes']).toMatchObject({ verdict: 'passed', planRun: { executionMode: 'parallel' } });
  });

  test('run where the environment says so, on its model, of the plan at the line that is asked for', async () => {
    const { origin, requests, close } = await meetingPoint();
    const env = {
      ...{ CASEWRIGHT_EXECUTION_MODE: 'parallel', CASEWRIGHT_MODEL: 'auto' },
      CASEWRIGHT_START_URL: origin,
    };
    onTestFinished(close);
    const { entries: chosen } = await run(project, ['cases/goes-on.md:8'], env);
    expect(chosen.map(({ title }) => title)).toEqual(['Goes on']);
    // Not at the address that the configuration says.
    expect(requests).not.toEqual([]);
    const { planRun, session, steps } = await outcomeOf(chosen[0]);
    expect(planRun).toMatchObject({ executionMode: 'parallel' });
    expect(session).toMatchObject({ model: 'auto' });
    expect(steps.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
  });
});
