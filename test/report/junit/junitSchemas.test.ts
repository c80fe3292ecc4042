/** Skipped, saying so, where the published schemas or xmllint are missing. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { junitXml, type JunitForm } from '../../../src/report/junit/index.js';
import type { Report } from '../../../src/report/report.js';
import { root } from '../../support/places.js';
import { sampleReport } from '../../support/sampleReport.js';
import { hostileReport } from '../../support/hostileReport.js';

const schemas = path.join(root, '../shared/junit-schemas');
const JENKINS = 'jenkins-junit.xsd';
const JUNIT_10 = 'junit-10.xsd';
const SUREFIRE = 'surefire-test-report-3.0.2.xsd';

const missing = !existsSync(schemas)
  ? `no published schemas in ${schemas}`
  : spawnSync('xmllint', ['--version']).error
    ? 'no xmllint on this machine'
    : undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-junit-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(({ skip }) => skip(missing !== undefined, missing));

const { report } = sampleReport();
const empty: Report = { ...report, cases: [], otherTests: [], faults: [] };
const reports: [string, Report][] = [
  ['the sample', report],
  ['hostile text everywhere', hostileReport()],
  ['no cases', empty],
  ['a run that failed with no test of it', { ...empty, status: 'failed', faults: ['No tests found'] }],
  ['attempts of all kinds', retried()],
];

/** Every way to end, after a failure and an error. */
function retried(): Report {
  const copy = structuredClone(report);
  copy.cases = copy.cases.filter(({ verdict }) => verdict !== 'skipped');
  for (const one of copy.cases) {
    const [first] = one.attempts;
    one.attempts.unshift(
      { ...first!, verdict: 'failed', reason: 'expectation not met', effect: 'fails' },
      { ...first!, verdict: 'error', reason: 'page crashed', effect: 'fails' },
    );
  }
  return copy;
}

const drawn = (of: Report, form: JunitForm): string =>
  junitXml(of, { folder: '/repository/casewright-report', attachmentBase: '/repository', form });

/** Empty for a valid file. */
async function complaints(xml: string, schema: string): Promise<string> {
  const file = path.join(folder, 'junit.xml');
  await writeFile(file, xml);
  try {
    await promisify(execFile)('xmllint', [
      '--noout',
      '--nonet',
      '--schema',
      path.join(schemas, schema),
      file,
    ]);
    return '';
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error);
  }
}

describe.each(reports)('The strict form of %s', (_, of) => {
  it.each([JENKINS, JUNIT_10, SUREFIRE])('is valid against %s', async (schema) => {
    expect(await complaints(drawn(of, 'strict'), schema)).toBe('');
  });
});

/** What the full form has beyond a schema; nothing else may be missing from it. */
function without(document: Document, { attributes = {}, elements = [] }: Additions): Document {
  for (const [name, gone] of Object.entries(attributes)) {
    for (const element of document.getElementsByTagName(name)) {
      for (const attribute of gone) element.removeAttribute(attribute);
    }
  }
  const tests = [...document.getElementsByTagName('testcase')];
  for (const child of tests.flatMap((test) => [...test.childNodes] as Element[])) {
    if (elements.includes(child.nodeName)) child.parentNode?.removeChild(child);
  }
  return document;
}

interface Additions {
  attributes?: Record<string, string[]>;
  /** Of tests. */
  elements?: string[];
}

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');
const serialize = (node: Document | Element): string => new XMLSerializer().serializeToString(node);

const testcase = ['file', 'line', 'id', 'timestamp'];
const RETRIES = ['rerunFailure', 'rerunError', 'flakyFailure', 'flakyError'];

describe.each(reports)('The full form of %s', (_, of) => {
  it(`is valid against ${JUNIT_10} but for what no schema has: facts and properties of a test`, async () => {
    const rest = without(parse(drawn(of, 'full')), { attributes: { testcase }, elements: ['properties'] });
    expect(await complaints(serialize(rest), JUNIT_10)).toBe('');
  });

  it(`is valid against ${JENKINS} but for these, retries, and why a test was skipped`, async () => {
    const rest = without(parse(drawn(of, 'full')), {
      attributes: { testcase, skipped: ['message'] },
      elements: ['properties', ...RETRIES],
    });
    expect(await complaints(serialize(rest), JENKINS)).toBe('');
  });

  it(`is valid against ${SUREFIRE}, suite by suite, but for date and host and what no schema has`, async () => {
    const rest = without(parse(drawn(of, 'full')), {
      attributes: { testcase, testsuite: ['timestamp', 'hostname'] },
      elements: ['properties'],
    });
    for (const suite of rest.getElementsByTagName('testsuite')) {
      expect(await complaints(serialize(suite), SUREFIRE)).toBe('');
    }
  });
});

it('The schemas do complain about what they have not', async () => {
  expect(await complaints(drawn(report, 'full'), JUNIT_10)).toContain("The attribute 'file' is not allowed");
});
