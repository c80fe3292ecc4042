/** A case as tests of a JUnit file: one, or for a plan as many as the plan has cases. */
import { caseTitle } from '../caseTitle.js';
import type { Attempt, ReportedCase } from '../report.js';
import { findingOf } from './findingOf.js';
import type { JunitTest } from './JunitTest.js';
import { planTests } from './planTests.js';
import { propertiesOf } from './propertiesOf.js';

export function caseTests(one: ReportedCase): JunitTest[] {
  const test = caseTest(one);
  const planned = planTests(one);
  // A plan without cases, and a fault that is none of its cases', must not be lost.
  const isTold = planned.some(
    ({ finding }) => finding.kind === test.finding.kind || finding.kind === 'failure',
  );
  const isGreen = test.finding.kind === 'passed' && planned.length > 0;
  return isTold || isGreen ? planned : [test, ...planned];
}

function caseTest(one: ReportedCase): JunitTest {
  const attempt = lastAttempt(one);
  return {
    ...{ id: one.id, name: caseTitle(one), file: one.file, line: one.line },
    ...{ duration: attempt.session?.duration ?? attempt.duration, startedAt: beginning(attempt) },
    finding: findingOf(attempt, one),
    earlier: one.attempts
      .slice(0, -1)
      .map((earlier) => findingOf(earlier, one))
      .filter(({ kind }) => kind !== 'passed'),
    properties: propertiesOf(one, attempt),
  };
}

const beginning = ({ session, startedAt }: Attempt): string => session?.startedAt ?? startedAt;

function lastAttempt({ attempts, title }: ReportedCase): Attempt {
  const last = attempts.at(-1);
  if (!last) throw new TypeError(`The case "${title}" has no attempt.`);
  return last;
}
