/** The cases of the sample report, each for one thing that a report has to show. */
import type { Attempt, ReportedCase } from '../../src/report/report.js';
import { sampleAttempt, type Files, type SampleAttempt } from './sampleAttempt.js';
import { CART_CASES } from './sampleCartCases.js';
import { ODD_CASES } from './sampleOddCases.js';
import { ORDER_CASES } from './sampleOrderCases.js';
import { placeOf, SAMPLE_SOURCES } from './sampleSources.js';

/** What isn't said is as in `DEFAULTS`. */
export interface SampleCase extends Partial<Omit<ReportedCase, 'attempts'>> {
  file: string;
  title: string;
  /** Where the title isn't what stands in the file. */
  at?: string;
  attempts: readonly SampleAttempt[];
}

export function sampleCases(files: Files): ReportedCase[] {
  let number = 0;
  const cases = [...CART_CASES, ...ODD_CASES, ...ORDER_CASES].map((one) => {
    const place = { file: one.file, title: one.title, ...whereOf(one) };
    const attempts = one.attempts.map((attempt) => sampleAttempt(place, (number += 1), files, attempt));
    return caseOf(one, place, attempts);
  });
  return cases.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

const whereOf = ({ file, title, at }: SampleCase) => placeOf(file, at ?? title);

function caseOf(
  { at: _at, attempts: _attempts, ...said }: SampleCase,
  place: { line: number; column: number },
  attempts: Attempt[],
): ReportedCase {
  const last = attempts.at(-1);
  if (!last) throw new Error(`The case "${said.title}" has no attempt.`);
  const project = said.project ?? 'e2e';
  const repetition = said.repetition ?? 0;
  const { verdict, reason, effect } = last;
  return {
    id: [project, said.file, ...(said.suites ?? []), said.title, repetition].join('|'),
    ...{
      folder: '',
      suites: [],
      format: 'gherkin',
      tags: [],
      isExpectedToFail: false,
      ...place,
      project,
      repetition,
    },
    ...{ verdict, reason, effect },
    isFlaky: effect === 'passes' && verdict === 'passed' && attempts.length > 1,
    command: `npx playwright test ${said.file}:${place.line} --project=${project}`,
    source: SAMPLE_SOURCES.findIndex(({ file }) => file === said.file),
    ...said,
    attempts,
  };
}
