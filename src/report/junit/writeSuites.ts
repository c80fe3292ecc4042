/** Writes suites by the library's builder, and adds what that knows nothing of when their elements are built. */
import junitReportBuilder, { type Builder, type TestSuite } from 'junit-report-builder';
import type { JunitTest, Property } from './JunitTest.js';
import { seconds, writeTest, type TestWriting, type XmlElement } from './writeTest.js';

export interface JunitSuite {
  name: string;
  /** At least one: an element without any is not valid. */
  properties: readonly Property[];
  tests: readonly JunitTest[];
}

export interface SuitesWriting extends TestWriting {
  /** Of the whole. */
  title: string;
  hostname: string;
}

/** @param suites at least one; exactly one for the strict form, whose root it is */
export function writeSuites(suites: readonly JunitSuite[], writing: SuitesWriting): string {
  const builder = junitReportBuilder.newBuilder();
  builder.name(writing.title);
  const written = suites.map((suite) => writeSuite(builder, suite, writing));
  const tests = suites.flatMap((suite) => suite.tests);
  if (writing.form === 'full') {
    extendRoot(written, tests);
    return builder.build();
  }
  return written.map((suite) => suite.build().end({ pretty: true })).join('');
}

function writeSuite(
  builder: Builder,
  { name, properties, tests }: JunitSuite,
  writing: SuitesWriting,
): TestSuite {
  const suite = builder.testSuite();
  suite.name(name).time(timeOf(tests));
  for (const [key, value] of properties) suite.property(key, value);
  for (const test of tests) writeTest(suite.testCase(), test, writing);
  if (writing.form === 'full') addRunFacts(suite, tests, writing.hostname);
  return suite;
}

function addRunFacts(suite: TestSuite, tests: readonly JunitTest[], hostname: string): void {
  const [startedAt] = tests.flatMap((test) => test.startedAt ?? []).sort();
  if (startedAt !== undefined) suite.timestamp(startedAt);
  atBuild(suite, (element) => element.att('hostname', hostname));
}

/** The library counts what was skipped on the root, too, where no schema has it, and knows no time there. */
function extendRoot([first]: readonly TestSuite[], tests: readonly JunitTest[]): void {
  if (!first) throw new TypeError('A JUnit file has at least one suite.');
  atBuild(first, (_, root) => root?.removeAttribute('skipped').att('time', timeOf(tests)));
}

function atBuild(suite: TestSuite, extend: (element: XmlElement, parent?: XmlElement) => unknown): void {
  const build = suite.build.bind(suite);
  suite.build = (parent) => {
    const element = build(parent);
    extend(element, parent);
    return element;
  };
}

const timeOf = (tests: readonly JunitTest[]): number =>
  seconds(tests.reduce((sum, { duration }) => sum + duration, 0));
