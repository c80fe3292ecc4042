/** The report as JUnit XML, for every CI; `JUNIT_FORMS` says what that means. */
import { plainLine } from '../plainText.js';
import type { Report } from '../report.js';
import type { JunitForm, JunitTest } from './JunitTest.js';
import { caseTests, otherTest, plainTest, runTests } from './caseTests.js';
import { type AttachmentPlaces, writeSuites, type JunitSuite } from './writeSuites.js';
import { faultProperties, reportProperties } from './propertiesOf.js';

export { attachmentBase } from './writeSuites.js';
export { JUNIT_FORMS, type JunitForm } from './JunitTest.js';

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
  const reported = testsOf(report);
  for (const test of reported) {
    const tests = files.get(test.file);
    if (tests) tests.push(test);
    else files.set(test.file, [test]);
  }
  const properties = reportProperties(report);
  const all = [...files].map(([name, tests]) => ({ name, properties, tests: uniqueNames(tests) }));
  const faults = faultProperties(report);
  const tests = runTests(report, reported).map(plainTest);
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

/** Readers of JUnit keep one test of each name in a file, so twins get what tells them apart. */
const NAME_LIMIT = 1_000;

function uniqueNames(tests: readonly JunitTest[]): JunitTest[] {
  const named = tests.map((test) => ({ ...test, name: plainLine(test.name, NAME_LIMIT) || '(no title)' }));
  return numberTwins(addToTwins(named, ({ line }) => (line === null ? '' : ` (line ${line})`)));
}

function addToTwins(tests: readonly JunitTest[], more: (test: JunitTest) => string): JunitTest[] {
  const counts = new Map<string, number>();
  for (const { name } of tests) counts.set(name, (counts.get(name) ?? 0) + 1);
  return tests.map((test) =>
    (counts.get(test.name) ?? 0) > 1 ? { ...test, name: test.name + more(test) } : test,
  );
}

function numberTwins(tests: readonly JunitTest[]): JunitTest[] {
  const taken = new Set<string>();
  return tests.map((test) => {
    let name = test.name;
    for (let number = 2; taken.has(name); number += 1) name = `${test.name} (${number})`;
    taken.add(name);
    return { ...test, name };
  });
}
