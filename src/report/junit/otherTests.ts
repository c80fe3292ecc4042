/** Tests of the suite that are no cases: counted and listed as well. */
import { caseTitle } from '../caseTitle.js';
import { plainLine, plainText } from '../plainText.js';
import type { OtherTest } from '../report.js';
import { placeLine } from './findingOf.js';
import type { Finding, JunitTest } from './JunitTest.js';

const KINDS = {
  passed: 'passed',
  failed: 'failure',
  flaky: 'passed',
  skipped: 'skipped',
  interrupted: 'error',
} as const;

export function otherTest(test: OtherTest): JunitTest {
  const { file, line, column, message, status, duration, project, title } = test;
  const name = caseTitle({ ...test, repetition: 0 });
  const words = message ?? `The test was ${status}.`;
  const place = placeLine(title, { file, line: line ?? 1, column: column ?? 1 });
  const told = {
    message: plainLine(words),
    type: status,
    text: `${plainText(words)}\n\n${place}`,
    files: [],
  };
  const passed: Finding = { kind: 'passed', message: '', type: '', text: '', files: [] };
  const kind = KINDS[status];
  return {
    ...{ id: `${file}:${line ?? 0} ${name}`, name, file, line, duration, startedAt: null },
    finding: kind === 'passed' ? passed : { ...told, kind },
    earlier: status === 'flaky' ? [{ ...told, kind: 'failure' }] : [],
    properties: project === '' ? [] : [['project', project]],
  };
}
