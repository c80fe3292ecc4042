import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeReport } from '../../src/report/writeReport.js';
import type { Report } from '../../src/report/report.js';
import { sampleReport } from '../support/sampleReport.js';

it('What could not be written is among the faults of the JSON that could', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-'));
  const blocked = path.join(folder, 'file');
  await writeFile(blocked, '');
  const json = path.join(folder, 'report.json');
  const report = { ...sampleReport().report, faults: [] };
  const places = { folder, attachmentBase: undefined, env: {} };
  const files = { json, junit: path.join(blocked, 'junit.xml'), html: false } as const;
  expect(await writeReport(report, files, places)).toEqual({ missing: 1, shown: json });
  const { faults } = JSON.parse(await readFile(json, 'utf8')) as Report;
  expect(faults).toEqual([expect.stringMatching(/^junit\.xml could not be written /)]);
});
