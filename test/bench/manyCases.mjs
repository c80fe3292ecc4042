/** A report of as many cases as are asked for, with steps and verdicts as real ones have them, and no pictures. */
const BEGIN = Date.parse('2026-01-05T08:00:00Z');
const AREAS = ['checkout', 'search', 'orders', 'account', 'delivery', 'prices', 'returns', 'wishes'];
const CASES_OF_A_FILE = 25;

export function manyCases(size) {
  const cases = Array.from({ length: size }, (_, index) => oneCase(index));
  const at = { startedAt: new Date(BEGIN).toISOString(), duration: size * 40, status: 'failed' };
  return {
    ...{ schema: 'casewright-report/1', version: '0.1.0', title: `${size} cases`, dataRoot: '.' },
    ...at,
    parts: [
      {
        runner: { name: 'playwright', version: '1.65.0' },
        hostname: 'bench',
        ...at,
        shard: null,
        ci: null,
      },
    ],
    cases,
    otherTests: [],
    sources: sourcesOf(size),
    faults: [],
  };
}

function oneCase(index) {
  const file = Math.floor(index / CASES_OF_A_FILE);
  const area = AREAS[file % AREAS.length];
  const line = 3 + (index % CASES_OF_A_FILE) * 5;
  const found = findingOf(index);
  const facts = {
    ...{ file: `cases/${area}/${file}.feature`, folder: '', line, column: 3 },
    title: `Case ${index}: a customer works with ${area}`,
    suites: [`About ${area}`],
    ...{ format: 'gherkin', tags: index % 7 === 0 ? ['@smoke'] : [] },
  };
  return {
    id: index.toString(16).padStart(16, '0'),
    ...facts,
    ...{ project: 'cases', repetition: 0, isExpectedToFail: false },
    ...found,
    isFlaky: false,
    command: `npx playwright test ${facts.file}:${line}`,
    source: file,
    attempts: [attemptOf(index, line, found)],
  };
}

function findingOf(index) {
  if (index % 23 === 0) return { verdict: 'failed', reason: 'expectation not met', effect: 'fails' };
  if (index % 71 === 0) return { verdict: 'error', reason: 'service unreachable', effect: 'fails' };
  return { verdict: 'passed', reason: null, effect: 'passes' };
}

function attemptOf(index, line, found) {
  const isPassed = found.verdict === 'passed';
  const step = (text, offset, more) => ({
    ...{ text, line: line + offset, column: 5, status: 'passed', summary: 'Done.', expected: null },
    ...{ observed: null, duration: 120 + (index % 50) },
    ...more,
  });
  const decisive = { status: found.verdict, expected: '"Thank you" is visible', observed: 'no such text' };
  return {
    ...found,
    message: isPassed ? 'All steps passed.' : `Step 3 of 3 failed: no "Thank you" for order ${index}.`,
    ...{ line: isPassed ? line : line + 3, column: 5 },
    ...{ startedAt: new Date(BEGIN + index * 40).toISOString(), duration: 400 + (index % 900) },
    ...{ sessionId: null, session: null, planRunId: null, planRun: null },
    steps: [
      step('Given I open "/"', 1),
      step(`When I search for "order ${index}"`, 2),
      step('Then I should see "Thank you"', 3, isPassed ? {} : decisive),
    ],
    ...{ observations: [], screenshots: [], remarks: [], evidence: null },
  };
}

function sourcesOf(size) {
  return Array.from({ length: Math.ceil(size / CASES_OF_A_FILE) }, (_, file) => {
    const area = AREAS[file % AREAS.length];
    const scenarios = Array.from(
      { length: CASES_OF_A_FILE },
      (_each, index) =>
        `  Scenario: Case ${file * CASES_OF_A_FILE + index}\n    Given I open "/"\n    When I search\n    Then I should see "Thank you"\n`,
    );
    return {
      file: `cases/${area}/${file}.feature`,
      line: 1,
      text: `Feature: About ${area}\n\n${scenarios.join('\n')}`,
    };
  });
}
