/** The report as JUnit XML, for every CI; `forms.ts` says what that means. */
import { plainLine } from '../plainText.js';
import type { Report } from '../report.js';
import { caseTests } from './caseTests.js';
import type { JunitForm } from './forms.js';
import type { JunitTest } from './JunitTest.js';
import { otherTest } from './otherTests.js';
import { plainTest } from './plainTest.js';
import type { AttachmentPlaces } from './outputOf.js';
import { faultProperties, reportProperties } from './propertiesOf.js';
import { runTests } from './runTests.js';
import { uniqueNames } from './uniqueNames.js';
import { writeSuites, type JunitSuite } from './writeSuites.js';

export { attachmentBase } from './attachmentBase.js';
export { JUNIT_FORMS, type JunitForm } from './forms.js';

export interface JunitOptions extends AttachmentPlaces {
  /** @default 'full' */
  form?: JunitForm;
}

export function junitXml(report: Report, { form = 'full', ...places }: JunitOptions): string {
  const title = plainLine(report.title) || 'Casewright';
  const hostname = [...new Set(report.parts.map((part) => plainLine(part.hostname)))].join(', ');
  const suites = form === 'full' ? suitesOf(report, title) : [wholeSuite(report, title)];
  return writeSuites(suites, { title, hostname, form, ...places });
}

/** One for each file. What went wrong around them, and a run without any test, get one of the run's name. */
function suitesOf(report: Report, title: string): JunitSuite[] {
  const files = new Map<string, JunitTest[]>();
  const told = testsOf(report);
  for (const test of told) {
    const tests = files.get(test.file);
    if (tests) tests.push(test);
    else files.set(test.file, [test]);
  }
  const properties = reportProperties(report);
  const all = [...files].map(([name, tests]) => ({ name, properties, tests: uniqueNames(tests) }));
  const faults = faultProperties(report);
  const tests = runTests(report, told).map(plainTest);
  if (all.length > 0 && faults.length === 0 && tests.length === 0) return all;
  return [{ name: title, properties: [...properties, ...faults], tests }, ...all];
}

const wholeSuite = (report: Report, title: string): JunitSuite => ({
  name: title,
  properties: [...reportProperties(report), ...faultProperties(report)],
  tests: suitesOf(report, title).flatMap(({ tests }) => tests),
});

const testsOf = ({ cases, otherTests }: Report): JunitTest[] =>
  [...cases.flatMap(caseTests), ...otherTests.map(otherTest)].map(plainTest);
