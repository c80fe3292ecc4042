/** The JSON Schema of reports says what the zod schemas say, and real reports are valid by it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { reportSchema } from '../../scripts/report-schema/reportSchema.js';
import { serveHttp } from '../support/httpServer.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { sampleReport } from '../support/sampleReport.js';

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
addFormats(ajv);
const schema = reportSchema();
ajv.addSchema(schema, 'report');

/** Empty for valid data. */
function complaints(data: unknown, key = 'report'): string {
  const validate = ajv.getSchema(key);
  if (!validate) throw new Error(`There is no schema ${key}.`);
  return validate(data) ? '' : ajv.errorsText(validate.errors);
}

const EVIDENCE = 'report#/$defs/Evidence';
const { report, files } = sampleReport();

describe('the JSON Schema', () => {
  test('takes the sample report and its evidence', () => {
    expect(complaints(report)).toBe('');
    const evidence = [...files].filter(([name]) => name.endsWith('.json'));
    expect(evidence.length).toBeGreaterThan(0);
    for (const [, content] of evidence) expect(complaints(JSON.parse(String(content)), EVIDENCE)).toBe('');
  });

  test('takes a report with fields that it does not know yet', () => {
    expect(complaints({ ...report, mood: 'good', cases: [{ ...report.cases[0], mood: 'bad' }] })).toBe('');
  });

  test.each([
    ['another schema', { ...report, schema: 'casewright-report/2' }, 'data/schema must be equal to constant'],
    [
      'a date without a zone',
      { ...report, startedAt: '2026-11-20T10:00:00' },
      'must match format "date-time"',
    ],
    ['no parts', { ...report, parts: [] }, 'data/parts must NOT have fewer than 1 items'],
    [
      'a reason of no list',
      { ...report, cases: [{ ...report.cases[0], reason: 'bad luck' }] },
      'data/cases/0/reason must be equal to one of the allowed values',
    ],
  ])('refuses %s', (_, data, why) => {
    expect(complaints(data)).toContain(why);
  });

  test('says of what it is, and what its fields mean', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Casewright report',
      properties: { duration: { description: 'From the first start to the last end. Milliseconds.' } },
      $defs: {
        Attempt: { description: 'One run of a case; a retry is another one.' },
        ReportedCase: { properties: { file: { description: 'POSIX, relative to the repository.' } } },
      },
    });
  });
});

test('The report of a real run is valid by it, and so is its evidence', async () => {
  const { origin } = await serveHttp((_, response) => response.end('<h1>Hello</h1>'));
  const project = await playwrightProject({
    'playwright.config.ts': config(
      `{ files: 'cases/*', pictures: 'each step', startUrl: '${origin}' }`,
    ).replace(`'list'`, `'casewright/playwright/reporter'`),
    'cases/page.md': '# The page\n\n## greets\n\n1. I see "Hello".\n\n## is rude\n\n1. I see "Goodbye".\n',
  });
  await project.playwright();
  const written = JSON.parse(await project.read('casewright-report/report.json')) as typeof report;
  expect(written.cases.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
  expect(complaints(written)).toBe('');
  const data = await readdir(path.join(project.folder, 'casewright-report', 'data'));
  const evidence = data.filter((name) => name.endsWith('.json'));
  expect(evidence.length).toBeGreaterThan(0);
  for (const name of evidence) {
    const content: unknown = JSON.parse(await project.read(`casewright-report/data/${name}`));
    expect(complaints(content, EVIDENCE), name).toBe('');
  }
});
