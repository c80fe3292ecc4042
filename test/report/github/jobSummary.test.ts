import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { jobSummary, markdownCode } from '../../../src/report/github/tellGithub.js';
import type { Report } from '../../../src/report/report.js';
import { hostileReport } from '../../support/hostileReport.js';
import { sampleReport } from '../../support/sampleReport.js';
import { embeddedCommands, workflowCommands } from './workflowCommands.js';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** As GitHub reads it. */
const parsed = (markdown: string): Node =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];
const words = (node: Node): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '')
    : (node.children ?? []).map(words).join('');
const blocks = (markdown: string) =>
  (parsed(markdown).children ?? []).map((node) => ({ type: node.type, text: words(node) }));

const { report } = sampleReport();

describe('A job summary', () => {
  it('counts cases and other tests by what they came to', () => {
    const table = nodes(parsed(jobSummary(report))).filter(({ type }) => type === 'tableRow');
    expect(table.map(({ children = [] }) => children.map(words))).toEqual([
      ['', 'failed', 'without a verdict', 'warned', 'flaky', 'passed', 'skipped'],
      ['Cases', '5', '5', '1', '1', '7', '2'],
      ['Other tests', '1', '1', '0', '1', '1', '1'],
    ]);
  });

  it('has a section for what somebody has to look at, what matters most first', () => {
    expect(
      blocks(jobSummary(report))
        .filter(({ type }) => type === 'heading')
        .map(({ text }) => text),
    ).toEqual([
      'The shop: interrupted',
      'What went wrong around the tests',
      'Failed',
      'Only warned',
      'Flaky',
      'Other tests that failed',
    ]);
  });

  it('tells of a failed case its place, reason and concern, step, expected and observed', () => {
    const failed = blocks(jobSummary(report)).filter(({ type }) => type === 'list')[1]!.text;
    expect(failed).toContain('Adding 2 of Mug [e2e]');
    expect(failed).toContain('cases/cart.feature:15:7 · failed: expectation not met (product)');
    expect(failed).toContain('Step: Then I should see "€ 17.00" in the "Cart" region');
    expect(failed).toContain('Expected: "€ 17.00" in the "Cart" region is visible');
    expect(failed).toContain('Observed: "€ 8.50" is visible');
    expect(failed).toContain('no verdict: service refused (service)');
    expect(failed).toContain('expectation not met (product), in all 3 attempts');
  });

  it('tells why a flaky case failed before it passed', () => {
    const flaky = blocks(jobSummary(report)).filter(({ type }) => type === 'list')[3]!.text;
    expect(flaky).toMatch(/Adding 3 of Teapot.*expectation not met.*but observed "€ 0\.00" is visible\.$/);
  });

  it('is short where all is well', () => {
    const well = { ...report, otherTests: [], faults: [], cases: report.cases.slice(0, 3) };
    expect(blocks(jobSummary(well)).map(({ type }) => type)).toEqual(['heading', 'table']);
  });

  it('leaves out whole entries beyond its limit, and says how many', () => {
    const failing = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!;
    const large: Report = { ...report, cases: Array<typeof failing>(5_000).fill(failing) };
    const markdown = jobSummary(large);
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(900_000);
    expect(Buffer.byteLength(markdown)).toBeGreaterThan(890_000);
    const shown = markdown.match(/Adding 2 of Mug/g)!.length;
    // Faults have two entries, other tests two as well.
    expect(markdown).toContain(
      `*${5_000 - shown + 2} more entries are left out here; the report has them all.*`,
    );
    expect(markdown.match(/ - Observed: .*`$/gm)).toHaveLength(shown);
  });

  it('keeps its limit also where the room is small', () => {
    expect(Buffer.byteLength(jobSummary(report, 2_000))).toBeLessThanOrEqual(2_000);
    expect(jobSummary(report, 100)).toMatch(/more entries are left out/);
  });
});

describe('Hostile text in a job summary', () => {
  const markdown = jobSummary(hostileReport());

  it('is all in code spans, and becomes no markup', () => {
    const all = nodes(parsed(markdown));
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set([
        ...['root', 'heading', 'text', 'inlineCode', 'strong', 'break', 'paragraph', 'list', 'listItem'],
        ...['table', 'tableRow', 'tableCell'],
      ]),
    );
    const outside = all.filter(({ type, value = '' }) => type === 'text' && /evil|owned|NUL|red/.test(value));
    expect(outside).toEqual([]);
  });

  it.each([
    ['`', '`` ` ``'],
    ['a``b`', '``` a``b` ```'],
    ['``` ', '```` ``` ````'],
    [' a\nb ', '`a b`'],
    ['\\', '`\\`'],
    ['', '(nothing)'],
  ])('is a span that its own marks do not end: %j', (text, code) => {
    expect(markdownCode(text)).toBe(code);
    expect(words(parsed(`a ${code} b`))).toBe(`a ${text.trim().replace(/\s+/g, ' ') || '(nothing)'} b`);
  });

  it('leaves the sections as they are', () => {
    const kinds = blocks(markdown).map(({ type }) => type);
    expect(kinds).toEqual(blocks(jobSummary(report)).map(({ type }) => type));
  });

  it('starts no command where the summary is printed', () => {
    expect([...workflowCommands(markdown), ...embeddedCommands(markdown)]).toEqual([]);
  });
});
