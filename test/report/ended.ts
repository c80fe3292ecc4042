/** Parts of a run that is over, from a few words each: what reports are built from. */
import type { CaseFacts, Outcome } from '../../src/report/outcome.js';
import type { EndedAttempt, EndedRun, EndedTest } from '../../src/report/collect/EndedRun.js';

export const FACTS: CaseFacts = {
  ...{ file: 'cases/cart.feature', folder: 'shop', line: 4, column: 3, title: 'Buying', suites: ['Cart'] },
  ...{ format: 'gherkin', tags: [] },
};

export const outcomeWith = (changes: Partial<Outcome>): Outcome => ({
  schema: 'casewright-outcome/1',
  case: FACTS,
  source: { line: 1, text: 'Feature: Cart\n' },
  ...{ verdict: 'passed', reason: null, gate: 'fail', message: 'All 1 steps passed.' },
  place: { line: 4, column: 3 },
  ...{ session: null, sessionId: 's-1', planRun: null, planRunId: null },
  ...{
    steps: [],
    healed: [],
    observations: [],
    screenshots: [],
    messages: [],
    timeline: null,
    capture: null,
  },
  ...{ remarks: [], startedAt: '2026-11-20T10:00:01.000Z', duration: 900 },
  ...changes,
});

export const endedAttempt = (changes: Partial<EndedAttempt> = {}): EndedAttempt => ({
  ...{ status: 'passed', isOk: true, startedAt: new Date('2026-11-20T10:00:00.000Z'), duration: 1_000 },
  ...{ errors: [], note: null, outcome: undefined, pictures: [] },
  ...changes,
});

/** With an outcome as its body. */
export const attemptWith = (outcome: Partial<Outcome>, changes: Partial<EndedAttempt> = {}): EndedAttempt =>
  endedAttempt({ outcome: { body: Buffer.from(JSON.stringify(outcomeWith(outcome))) }, ...changes });

export function endedCase(facts: Partial<CaseFacts> = {}, changes: Partial<EndedTest> = {}): EndedTest {
  const all = { ...FACTS, ...facts };
  const { file, folder, line, column, title, suites } = all;
  return {
    ...{ file: `${folder}/${file}`, line, column, title, suites, project: 'cases', repetition: 0 },
    entry: { facts: all, command: `npx playwright test ${file}:${line}` },
    ...{ attempts: [attemptWith({})], isOk: true },
    ...changes,
  };
}

export const otherTest = (changes: Partial<EndedTest> = {}): EndedTest => ({
  ...{ file: 'e2e/shop.spec.ts', line: 3, column: 1, title: 'opens', suites: ['Shop'], project: 'e2e' },
  ...{ repetition: 0, entry: undefined, attempts: [endedAttempt()], isOk: true },
  ...changes,
});

export const endedRunOf = (tests: EndedTest[], changes: Partial<EndedRun> = {}): EndedRun => ({
  part: {
    runner: { name: 'playwright', version: '1.65.0' },
    ...{ hostname: 'here', startedAt: '2026-11-20T10:00:00.000Z', duration: 5_000, shard: null },
    ...{ status: 'passed', ci: null },
  },
  tests,
  faults: [],
  left: [],
  redact: (text) => text,
  ...changes,
});
