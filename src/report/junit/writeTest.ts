/** Writes a test by the library's builder, and adds what that knows nothing of when the element is built. */
import type { TestCase } from 'junit-report-builder';
import type { Finding, JunitTest, JunitForm } from './JunitTest.js';
import { attachmentLines, propertyLines, type AttachmentPlaces } from './outputOf.js';

export type XmlElement = ReturnType<TestCase['build']>;

export interface TestWriting extends AttachmentPlaces {
  form: JunitForm;
}

export function writeTest(testCase: TestCase, test: JunitTest, writing: TestWriting): void {
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

export const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

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
