/** A step that a model has judged says so wherever it is told: in the outcome, JUnit, the terminal and the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/cases/case.js';
import { caseTests } from '../../src/report/junit/index.js';
import { closingLines } from '../../src/report/closingLines.js';
import { recordingsOf, stepOutcomes, stepReports } from '../../src/runner/stepOutcomes.js';
import { sampleReport } from '../support/sampleReport.js';
import { hashOfCase, PageUnderTest } from './html/PageUnderTest.js';

const TITLE = 'Adding 2 of Mug';
const BECAUSE = 'The bars rise from Monday on.';

const one: Case = {
  ...{ title: 'Visits', suites: [], format: 'gherkin', line: 2, column: 3, prompt: '1. x', tags: [] },
  steps: [{ text: 'Then the chart looks plausible', line: 3, column: 5 }],
  options: {},
};
const timelineOf = (toolOutput: object) =>
  ({
    sessionId: 's',
    steps: [{ messageId: 'm', toolName: 'interpret', toolInput: null, toolOutput, timestamp: '' }],
  }) as never;
const read = {
  ...{ step: 1, verdict: 'passed', model: 'haiku', provider: 'anthropic', duration: 2 },
  sentences: ['Expect that "Total" is visible'],
};
const judged = { ...read, judged: true, observed: BECAUSE };

test('the outcome has the model, and whether it has judged', () => {
  const model = (toolOutput: object) =>
    stepOutcomes(one.steps, stepReports(timelineOf(toolOutput)))[0]?.model;
  expect(model(read)).toEqual({ id: 'haiku', provider: 'anthropic', hasJudged: false });
  expect(model(judged)).toEqual({ id: 'haiku', provider: 'anthropic', hasJudged: true });
  expect(model({ step: 1, verdict: 'passed' })).toBeUndefined();
});

test('its sentences are no recording: they say less than the step', () => {
  expect(recordingsOf(one, timelineOf(read))).toHaveLength(1);
  expect(recordingsOf(one, timelineOf(judged))).toEqual([]);
});

const { report, files } = sampleReport();
const reported = report.cases.find(({ title }) => title === TITLE)!;
const [first, second] = reported.attempts.at(-1)!.steps;
Object.assign(first!, {
  observed: BECAUSE,
  summary: `Judged by the model "haiku" alone: it holds. ${BECAUSE}`,
  model: { id: 'haiku', provider: 'anthropic', hasJudged: true },
});
second!.readAs = 'Click "Add"';
second!.model = { id: 'small', provider: null, hasJudged: false };

test('JUnit has a property for each', () => {
  const properties = caseTests(reported).flatMap(({ properties: all }) => all);
  expect(properties).toContainEqual(['model asked', 'step 1: haiku (anthropic)']);
  expect(properties).toContainEqual(['model asked', 'step 2: small']);
  expect(properties.filter(([name]) => name === 'judged by model')).toEqual([
    ['judged by model', `step 1 passed: "${first!.text}": ${BECAUSE}`],
  ]);
});

test('the terminal says which, and why', () => {
  const lines = closingLines(report, { report: 'report/index.html', colors: false });
  expect(lines).toContain(
    `Judged by a model: ${reported.file}:${first!.line}: "${first!.text}" passed by haiku: ${BECAUSE}`,
  );
  expect(lines.match(/Judged by a model/g)).toHaveLength(1);
});

let under: PageUnderTest;

beforeAll(async () => {
  under = await PageUnderTest.prepare();
  await under.write('judged', report, files);
});
afterAll(() => under.end());

test('the page says it beside the step, also while that is closed, and what the step was read as', async () => {
  const page = await under.open('judged', hashOfCase(report, TITLE));
  const step = page.locator('.step').first();
  await step.getByText('judged by a model').waitFor();
  await step.locator('summary').click();
  await step.getByText('Model asked: haiku (anthropic)').waitFor();
  await step.getByText(BECAUSE).first().waitFor();
  await page.locator('.step').nth(1).locator('summary').click();
  await page.getByText('Model asked: small').waitFor();
  await page.getByText('Read as: Click "Add"').waitFor();
});
