/** A report with every kind of case, valid by its schema, and the files beside it. The same in every run. */
import { Report, REPORT_SCHEMA, type OtherTest, type RunPart } from '../../src/report/report.js';
import { sampleTime, type Files } from './sampleAttempt.js';
import { sampleCases } from './sampleCases.js';
import { SAMPLE_SOURCES } from './sampleSources.js';

export function sampleReport(): { report: Report; files: Files } {
  const files: Files = new Map();
  const report = Report.parse({
    ...{ schema: REPORT_SCHEMA, version: '0.1.0', title: 'The shop' },
    ...{ startedAt: sampleTime(0), duration: 185_400, status: 'interrupted' },
    parts: PARTS,
    cases: sampleCases(files),
    otherTests: OTHER_TESTS,
    sources: [...SAMPLE_SOURCES],
    faults: [
      'Global teardown failed: connect ECONNREFUSED 127.0.0.1:5432',
      'The picture evidence/44.png could not be copied: ENOSPC: no space left on device',
    ],
  });
  return { report, files };
}

const PARTS: RunPart[] = [
  {
    runner: { name: 'playwright', version: '1.65.0' },
    ...{ hostname: 'runner-1', startedAt: sampleTime(0), duration: 183_000, status: 'failed' },
    shard: { current: 1, total: 2 },
    ci: {
      ...{ name: 'GitHub Actions', url: 'https://github.com/acme/shop/actions/runs/1' },
      ...{ commit: '8f1c2d3e4f5061728394a5b6c7d8e9f001122334', branch: 'main' },
    },
  },
  {
    runner: { name: 'playwright', version: '1.65.0' },
    ...{ hostname: 'runner-2', startedAt: sampleTime(2.4), duration: 183_000, status: 'interrupted' },
    ...{ shard: { current: 2, total: 2 }, ci: null },
  },
];

const other = {
  file: 'e2e/shop.spec.ts',
  column: 1,
  suites: ['The shop'],
  project: 'e2e',
  repetition: 0,
  message: null,
};

const OTHER_TESTS: OtherTest[] = [
  { ...other, line: 8, title: 'has a title', status: 'passed', duration: 310 },
  {
    ...{ ...other, line: 14, title: 'shows the price', status: 'failed', duration: 5_020 },
    message: 'Error: expect(locator).toHaveText("€ 8.50") failed: element(s) not found',
  },
  { ...other, line: 21, title: 'searches', status: 'flaky', duration: 940 },
  { ...other, line: 30, title: 'pays', status: 'skipped', duration: 0 },
  { ...other, line: null, column: null, title: 'prints', status: 'interrupted', duration: 12 },
];
