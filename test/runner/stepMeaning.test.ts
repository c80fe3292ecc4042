/** What came of steps that phrases of the user's own stand for: told with the words and the place of the inner step. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/cases/index.js';
import { endedAtOutdated, stepOutcomes, type StepReport } from '../../src/runner/stepOutcomes.js';

const STEP: Step = {
  ...{ text: 'When I log in', line: 3, column: 5 },
  meaning: [
    { text: 'I open "/login"', from: { file: 'phrases.md', line: 4, column: 3 } },
    { text: 'I see "Welcome"' },
  ],
};
const passed: StepReport = {
  ...{ step: 1, action: 1, actions: 2, inner: 1, verdict: 'passed', summary: 'Opened.' },
  messageId: 'm',
};

describe('the outcome of a step that means others', () => {
  test('is that of the case’s own words, passed once all of them have', () => {
    const second: StepReport = { ...passed, action: 2, inner: 2, summary: 'Seen.' };
    expect(stepOutcomes([STEP], [passed, second])).toMatchObject([
      { text: 'When I log in', line: 3, column: 5, status: 'passed', summary: 'Opened. Seen.' },
    ]);
    expect(stepOutcomes([STEP], [passed])).toMatchObject([{ status: 'not reached' }]);
  });

  test('names the inner step and its place where it failed', () => {
    const failed: StepReport = {
      ...passed,
      ...{ verdict: 'failed', summary: 'No page.', expected: 'the page is "/login"', observed: 'it is "/"' },
    };
    expect(stepOutcomes([STEP], [failed])).toMatchObject([
      {
        status: 'failed',
        summary: 'At "I open "/login"" (phrases.md:4:3): No page.',
        expected: 'the page is "/login", as phrases.md:4:3 says: "I open "/login""',
        observed: 'it is "/"',
      },
    ]);
  });

  test('has no line that a runner would take for a place in code', () => {
    const failed = { ...passed, verdict: 'failed' as const, summary: 'No.', expected: 'a', observed: 'b' };
    const [outcome] = stepOutcomes([STEP], [failed]);
    for (const line of [outcome?.summary, outcome?.expected]) expect(line).not.toMatch(/:\d+:\d+\)?$/m);
  });

  test('says where a phrase that has no steps yet is to be filled in', () => {
    const empty: Step = { text: 'x', line: 1, column: 1, emptyPhrase: { file: 'p.md', line: 7, column: 1 } };
    const unknown: StepReport = {
      ...{
        step: 1,
        action: 1,
        actions: 1,
        verdict: 'error',
        reason: 'step not understood',
        summary: 'What?',
      },
      messageId: 'm',
    };
    const [outcome] = stepOutcomes([empty], [unknown]);
    expect(outcome?.summary).toBe(
      'What? It is a phrase or a page of your own that is still empty. Please fill it in at p.md:7:1.',
    );
  });
});

describe('a step whose recording names what the page no longer shows', () => {
  const recorded = (from: string): Step => ({
    ...{ text: 'When I buy it', line: 3, column: 5 },
    meaning: [{ text: 'I click "Buy"', from: { file: from, line: 7, column: 3 } }],
  });
  const missed: StepReport = {
    ...{ ...passed, verdict: 'failed', reason: 'target not found', actions: 1 },
    summary: 'No button named "Buy".',
  };

  test('has no verdict, and the line of the recording is told', () => {
    const step = recorded('cases/cart.recorded.md');
    expect(endedAtOutdated([step], [missed])).toBe(true);
    expect(stepOutcomes([step], [missed])).toMatchObject([
      {
        status: 'error',
        summary:
          'At "I click "Buy"" (cases/cart.recorded.md:7:3): No button named "Buy". The recording does not fit the page ' +
          'any more. Please take the step out of it, so that a model says anew what it means, or mend its words.',
      },
    ]);
  });

  test.each([
    ['an expectation that is not met', recorded('a.recorded.md'), { reason: 'expectation not met' }],
    ['a phrase of the user’s own', recorded('phrases.md'), {}],
    ['a step that was read as it stands', { text: 'x', line: 3, column: 5 }, {}],
    ['another sentence of it', recorded('a.recorded.md'), { inner: 2 }],
  ])('is not told of %s', (_, step, fields) => {
    const report = { ...missed, ...fields };
    expect(stepOutcomes([step], [report])).toMatchObject([{ status: 'failed' }]);
    expect(endedAtOutdated([step], [report])).toBe(false);
  });
});

describe('what a step was read as', () => {
  const step: Step = { text: 'And I hit "Go", then "Done" shows', line: 3, column: 5 };
  const readAs = (text: string, ...reports: Partial<StepReport>[]) =>
    stepOutcomes(
      [{ ...step, text }],
      reports.map((report) => ({ ...passed, inner: undefined, ...report })),
    )[0]?.readAs;

  test('is told with all its actions', () => {
    const actions = [{ readAs: 'Click "Go"' }, { readAs: 'Expect that "Done" is visible' }];
    expect(readAs(step.text, ...actions)).toBe('Click "Go", then expect that "Done" is visible');
  });

  test('is not told twice where the case file or what was expected says just that', () => {
    expect(readAs('When I click "Go".', { readAs: 'Click "Go"' })).toBeUndefined();
    const seen = { readAs: 'Expect that "Done" is visible', expected: '"Done" is visible' };
    expect(readAs('Then "Done" shows', seen)).toBeUndefined();
    expect(readAs('Then "Done" shows', passed)).toBeUndefined();
    const secret = { readAs: 'Fill "Password" with "***"' };
    expect(readAs('I fill "Password" with "{{password}}"', secret)).toBeUndefined();
  });
});
