/** What is written into the page, and what stays beside it. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageBundle } from '../../../src/report/html/htmlDocument.js';
import { htmlReport, type HtmlOptions } from '../../../src/report/html/htmlReport.js';
import type { ListedCase, PageData } from '../../../src/report/html/pageData.js';
import type { Report, ReportedCase } from '../../../src/report/report.js';
import { sampleReport } from '../../support/sampleReport.js';
import { buildPage } from './PageUnderTest.js';

let page: PageBundle;
const { report, files } = sampleReport();

beforeAll(async () => {
  page = await buildPage();
});

const draw = (options: HtmlOptions = {}, from: Report = report, read = (file: string) => files.get(file)) =>
  htmlReport(from, (file) => Promise.resolve(read(file)), { page, ...options });

function blockOf(text: string, id: string): string | undefined {
  const start = text.indexOf(`id="${id}" data-type="`);
  if (start === -1) return undefined;
  const from = text.indexOf('>', start) + 1;
  return text.slice(from, text.indexOf('</script>', from));
}

const unpack = (text: string, id: string): unknown =>
  JSON.parse(gunzipSync(Buffer.from(blockOf(text, id) ?? '', 'base64')).toString());

const pictures = [...files.keys()].filter((file) => file.endsWith('.png'));
const failing = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!;
const fine = report.cases.find(({ title }) => title === 'A mug goes into the cart')!;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('The page', () => {
  it('has a policy that names its own scripts and its own style, and nothing else', async () => {
    const { text } = await draw();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
    const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) =>
      hashOf(script ?? ''),
    );
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src ${scripts.join(' ')}`,
        `style-src ${hashOf(style)}`,
        "img-src 'self' data:",
        "connect-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
  });

  it('carries the list in one block, and each case in one of its own', async () => {
    const { text } = await draw();
    const data = unpack(text, 'list') as PageData;
    expect(data.cases.map(({ title }) => title)).toEqual(report.cases.map(({ title }) => title));
    expect(unpack(text, `case:${fine.id}`)).toEqual(fine);
    expect(unpack(text, 'source:0')).toEqual(report.sources[0]);
  });

  it('holds each picture and each piece of evidence once, if there is room', async () => {
    const { text, remarks } = await draw();
    expect(remarks).toEqual([]);
    for (const file of pictures) expect(text.split(`id="picture:${file}"`)).toHaveLength(2);
    const evidence = failing.attempts[0]?.evidence ?? '';
    expect(unpack(text, `evidence:${evidence}`)).toEqual(JSON.parse(String(files.get(evidence))));
  });

  it('takes in those of failing cases first, up to the limit', async () => {
    const own = failing.attempts[0]?.screenshots.map(({ file }) => file ?? '') ?? [];
    const size = Math.max(...pictures.map((file) => files.get(file)?.length ?? 0)) * 1.4 + 200;
    const { text } = await draw({ inlineLimit: size * 3, evidenceLimit: 0 });
    expect(text).toContain(`id="picture:${own[2] ?? ''}"`);
    const inside = pictures.filter((file) => text.includes(`id="picture:${file}"`));
    expect(inside.length).toBeLessThan(pictures.length);
    expect(text).not.toContain('id="evidence:');
    const total = [...text.matchAll(/<script[^>]*id="picture:[^]*?<\/script>/g)].join('').length;
    expect(total).toBeLessThanOrEqual(size * 3);
  });

  it('says what it had to do without', async () => {
    const file = failing.attempts[0]?.screenshots[2]?.file ?? '';
    const lost = await draw({}, report, (name) => (name === file ? undefined : files.get(name)));
    expect(lost.remarks).toEqual([expect.stringContaining(`The picture ${file} is not beside the report`)]);
    const markup = await draw({}, report, (name) =>
      name === file ? Buffer.from('<svg/>') : files.get(name),
    );
    expect(markup.remarks).toEqual([expect.stringContaining('is neither PNG nor JPEG, WebP or GIF')]);
    const evidence = failing.attempts[0]?.evidence ?? '';
    const bare = await draw({}, report, (name) => (name === evidence ? undefined : files.get(name)));
    expect(bare.remarks).toEqual([
      expect.stringContaining(`The evidence ${evidence} is not beside the report`),
    ]);
  });

  it('lists failing cases first where no script runs', async () => {
    const { text } = await draw({ filesBase: 'deep/er/' });
    const plain = text.slice(text.indexOf('<div id="static">'), text.indexOf('id="list"'));
    expect(plain.indexOf('Adding 2 of Mug')).toBeLessThan(plain.indexOf('A mug goes into the cart'));
    expect(plain).toContain('href="./deep/er/pictures/');
    expect(text.slice(0, text.indexOf('<style>'))).toContain('<title>11 failing – The shop</title>');
  });
});

describe('History', () => {
  const run = (startedAt: string, cases: ReportedCase[]): Report => ({ ...report, startedAt, cases });

  it('marks what came of each case before, oldest first, and leaves out what is not earlier', async () => {
    const history = [
      run('2026-11-19T10:00:00.000Z', [{ ...fine, effect: 'fails', verdict: 'error' }]),
      run('2026-11-18T10:00:00.000Z', [fine, failing]),
      run('2026-11-21T10:00:00.000Z', [fine]),
      run(report.startedAt, [fine]),
    ];
    const { text } = await draw({ history });
    const data = unpack(text, 'list') as PageData;
    const marksOf = (id: string) => data.cases.find((one: ListedCase) => one.id === id)?.before;
    expect([marksOf(fine.id), marksOf(failing.id)]).toEqual([
      ['passed', 'error'],
      ['failed', null],
    ]);
    const unknown = data.cases.filter(({ id }) => id !== fine.id && id !== failing.id);
    expect(unknown.filter(({ before }) => before.length > 0)).toEqual([]);
    expect(data.runs.map(({ counts }) => [counts.passed, counts.failed, counts.error])).toEqual([
      [1, 1, 0],
      [0, 0, 1],
    ]);
  });
});
