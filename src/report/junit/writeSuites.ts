/** Tests of a JUnit file, and how they are written by the library's builder, with what that knows nothing of. */
import path from 'node:path';
import junitReportBuilder, { type Builder, type TestSuite, type TestCase } from 'junit-report-builder';

export interface JunitSuite {
  name: string;
  /** At least one: an element without any is not valid. */
  properties: readonly Property[];
  tests: readonly JunitTest[];
}

interface SuitesWriting extends TestWriting {
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

type XmlElement = ReturnType<TestCase['build']>;

interface TestWriting extends AttachmentPlaces {
  form: JunitForm;
}

function writeTest(testCase: TestCase, test: JunitTest, writing: TestWriting): void {
  const { name, file, duration, finding, properties } = test;
  testCase
    .className(file || name)
    .name(name)
    .time(seconds(duration));
  if (finding.kind === 'failure') testCase.failure(finding.message, finding.type);
  if (finding.kind === 'error') testCase.error(finding.message, finding.type);
  if (finding.kind === 'skipped') testCase.skipped();
  if (writing.form === 'full') for (const [key, value] of properties) testCase.property(key, value);
  const build = testCase.build.bind(testCase);
  testCase.build = (parent) => {
    const element = build(parent);
    addText(element, finding, writing.form);
    if (writing.form === 'full') addFacts(element, test, writing);
    addOutput(element, test, writing);
    inOrder(element);
    return element;
  };
}

const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

/** As text, not as CDATA: the library escapes only the first end of a section. */
function addText(element: XmlElement, { kind, message, text }: Finding, form: JunitForm): void {
  const reported = element.children.find((child) => nameOf(child) === kind) as XmlElement | undefined;
  if (!reported) return;
  if (kind !== 'skipped') reported.txt(text);
  else if (form === 'strict') reported.txt(message);
  else reported.att('message', message).txt(text);
}

function addFacts(element: XmlElement, test: JunitTest, places: AttachmentPlaces): void {
  const { id, file, line, startedAt, earlier, finding } = test;
  if (file !== '') element.att('file', file);
  if (line !== null) element.att('line', line);
  element.att('id', id);
  if (startedAt !== null) element.att('timestamp', startedAt);
  const prefix = finding.kind === 'passed' ? 'flaky' : 'rerun';
  for (const { kind, message, type, text, files } of earlier) {
    const attempt = element.ele(`${prefix}${kind === 'error' ? 'Error' : 'Failure'}`, { message, type });
    attempt.ele('stackTrace').txt(text);
    const lines = attachmentLines(files, places);
    if (lines.length > 0) attempt.ele('system-out').txt(lines.join('\n'));
  }
}

function addOutput(element: XmlElement, test: JunitTest, writing: TestWriting): void {
  const lines = [
    ...attachmentLines(test.finding.files, writing),
    ...(writing.form === 'strict' ? propertyLines(factsOf(test)) : []),
  ];
  // Readers that show it in the place of the file's own lines want a line of its own for each mark.
  if (lines.length > 0) element.ele('system-out').txt(lines.join('\n'));
}

const factsOf = ({ id, file, line, startedAt, properties, earlier }: JunitTest) => [
  ...(file === '' ? [] : [['file', file] as const]),
  ...(line === null ? [] : [['line', String(line)] as const]),
  ['id', id] as const,
  ...(startedAt === null ? [] : [['timestamp', startedAt] as const]),
  ...properties,
  ...earlier.map(({ kind, type, message }) => [`earlier ${kind}`, `${type}: ${message}`] as const),
];

/** Surefire's schema wants its elements in this order. */
const ORDER = [
  'properties',
  ...['failure', 'rerunFailure', 'flakyFailure', 'skipped', 'error', 'rerunError', 'flakyError'],
  'system-out',
];

const inOrder = (element: XmlElement): void => {
  element.children.sort((a, b) => ORDER.indexOf(nameOf(a)) - ORDER.indexOf(nameOf(b)));
};

const nameOf = (node: object): string => ('name' in node && typeof node.name === 'string' ? node.name : '');

export interface AttachmentPlaces {
  /** The folder that files of the report are relative to, absolute. */
  folder: string;
  /** The folder that the paths are relative to, absolute. */
  attachmentBase: string;
}

function attachmentLines(files: readonly string[], { folder, attachmentBase }: AttachmentPlaces): string[] {
  const names = new Set<string>();
  return files.flatMap((file) => {
    // Jenkins stores them side by side, whatever folder they come from.
    const name = path.posix.basename(file);
    if (names.has(name)) return [];
    names.add(name);
    const relative = attachmentPath(attachmentBase, path.join(folder, file));
    return [
      relative === undefined
        ? `Not attached, for its path holds [, ] or |: ${unmarked(name)}`
        : mark('ATTACHMENT', relative),
    ];
  });
}

const propertyLines = (properties: readonly Property[]): string[] =>
  properties.map(([name, value]) => mark('PROPERTY', `${name}=${unmarked(value.replace(/\s+/g, ' '))}`));

const mark = (kind: string, text: string): string => `[[${kind}|${text}]]`;

/** Brackets that follow each other get a space between them, and so does one at the end. */
const unmarked = (text: string): string => text.replace(/([[\]])(?=[[\]]|$)/g, '$1 ');

/**
 * The folder that the paths of attachments are relative to: GitLab takes them from the project, Jenkins from the workspace,
 * Azure and others from the folder of the XML. @param given absolute; goes before what the environment says
 */
export function attachmentBase(env: NodeJS.ProcessEnv, xmlFolder: string, given?: string): string {
  if (given !== undefined) return given;
  if (env['GITLAB_CI']) return env['CI_PROJECT_DIR'] ?? xmlFolder;
  // Its agents may run as parts of other services, whose jobs have a folder of this name as well.
  if (env['JENKINS_URL']) return env['WORKSPACE'] ?? xmlFolder;
  return xmlFolder;
}

/** POSIX; undefined for a path that can't stand between the marks of an attachment. */
export function attachmentPath(base: string, file: string): string | undefined {
  const relative = path.relative(base, file).split(path.sep).join('/');
  return /[[\]|\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(relative) ? undefined : relative;
}

/** One test of a JUnit file, before it is known in which form it is written. */
export interface JunitTest {
  /** The same in every run. */
  id: string;
  /** Unique in its file, once all tests are known. */
  name: string;
  /** POSIX, relative to the repository; also the test's class. `''` for what stands in no file. */
  file: string;
  line: number | null;
  /** Milliseconds. */
  duration: number;
  /** ISO 8601, with zone. */
  startedAt: string | null;
  finding: Finding;
  /** What earlier attempts came to, in their order, without those that passed. */
  earlier: Finding[];
  properties: Property[];
}

export interface Finding {
  kind: 'passed' | 'failure' | 'error' | 'skipped';
  /** One line. */
  message: string;
  /** The reason's name. */
  type: string;
  /** Several lines; ends in the place. */
  text: string;
  /** Files of the report, the one that shows why first. */
  files: string[];
}

export type Property = readonly [name: string, value: string];

/**
 * JUnit has no standard, but readers, and three published schemas that contradict each other. So there are two forms.
 *
 * `full`, for CI services, says all that they read. None of them checks a schema. Beyond all three schemas it has `file`,
 * `line`, `id` and `timestamp` of a test (GitLab and CircleCI read `file`, annotating actions on GitHub `file` and `line`)
 * and the properties of a test (Jenkins, Testmo). Beyond some of them it has `<testsuites>` as its root, `timestamp` and
 * `hostname` of a suite (not in Surefire's), `<skipped message>` and the elements of retries (not in Jenkins' old one).
 * Without these it is valid against each of the three.
 *
 * `strict` is valid against all three as it stands, for readers that do check, as Jenkins' xUnit plugin does. It is one
 * suite, for Surefire's schema has no root for several: the class names the file. What has no place elsewhere stands in
 * `<system-out>` as `[[PROPERTY|name=value]]`: the properties with file and line, and what earlier attempts came to.
 */
export const JUNIT_FORMS = ['full', 'strict'] as const;
export type JunitForm = (typeof JUNIT_FORMS)[number];
