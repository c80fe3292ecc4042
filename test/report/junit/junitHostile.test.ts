import { describe, expect, it } from 'vitest';
import { JUNIT_FORMS, junitXml } from '../../../src/report/junit/index.js';
import type { Report } from '../../../src/report/report.js';
import { sampleReport } from '../../support/sampleReport.js';
import { HOSTILE_TEXT, hostileReport, READABLE } from '../../support/hostileReport.js';
import { all, child, parsedJunit, testNamed, type ParsedElement } from './parsedJunit.js';

const drawn = (report: Report, form: (typeof JUNIT_FORMS)[number] = 'full') =>
  junitXml(report, { folder: '/repository/casewright-report', attachmentBase: '/repository', form });

const texts = (element: ParsedElement): string[] => [
  ...Object.values(element.attributes),
  element.text,
  ...element.children.flatMap(texts),
];

const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;

/** A report in which one failing case observed this text. */
function observing(text: string): string | undefined {
  const { report } = sampleReport();
  const one = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!;
  one.attempts[0]!.steps[2]!.observed = text;
  return child(testNamed(parsedJunit(drawn(report)), 'Adding 2 of Mug'), 'failure')
    ?.text.split('Observed: ')[1]
    ?.split('\nSummary: ')[0];
}

describe.each(JUNIT_FORMS)('Hostile text in the %s form', (form) => {
  const xml = drawn(hostileReport(), form);
  const root = parsedJunit(xml);

  it('leaves it well-formed, with its header and the same elements', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
    const plain = parsedJunit(drawn(sampleReport().report, form));
    expect(all(root, 'testcase').length).toBe(all(plain, 'testcase').length);
  });

  it('is written without sections, so that none can be split', () => {
    expect(xml).not.toContain('<![CDATA[');
  });

  it('brings no characters along that XML forbids or a terminal obeys', () => {
    const all = texts(root).filter((text) => FORBIDDEN.test(text));
    expect(all).toEqual([]);
  });

  it('attaches nothing', () => {
    const output = all(root, 'system-out').flatMap(({ text }) => text.split('\n'));
    const attached = output.flatMap((line) =>
      [...line.matchAll(/\[\[ATTACHMENT\|(.+?)\]\]/g)].map(([, file]) => file),
    );
    expect(new Set(attached.map((file) => file?.replace(/\w{32}/, '*')))).toEqual(
      new Set(['casewright-report/pictures/*.png']),
    );
  });
});

describe('Text that was observed', () => {
  it.each([
    ['markup', '<a href="x">&amp;</a> ]]> <![CDATA[x]]>'],
    ['several ends of sections', ']]>]]>]]]]>'],
    ['several scripts', 'größer 送金 שלום 🏦 👩‍👩‍👧'],
    ['line feeds, tabs and spaces', '  a\n\n\tb  c\n'],
    ['words that look like entities', '&#0; &#xD800; &bogus;'],
  ])('comes back as it was: %s', (_, text) => {
    expect(observing(text)).toBe(text);
  });

  it.each([
    ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
    ['colours in one byte', '\u009b31mred', 'red'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['a link', '\u001b]8;;http://a\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['graphics', '\u001bPq#0;2;0;0;0\u001b\\text', 'text'],
    ['halves of pairs', 'a\ud800b\udc00c', 'abc'],
    ['the wrong way round, and a whole one', '\udc00\ud800\u{1f3e6}', '\u{1f3e6}'],
    ['no characters', 'a\u0000\ufffe\uffff\u{1fffe}b', 'ab'],
    ['line ends of all kinds', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['turned directions', '\u202eabc\u2066', 'abc'],
  ])('loses %s whole', (_, text, left) => {
    expect(observing(text)).toBe(left);
  });

  it('keeps what a person reads', () => {
    for (const text of READABLE) expect(observing(HOSTILE_TEXT)).toContain(text);
  });

  it('is cut between characters where it is very long', () => {
    expect(observing('🏦'.repeat(50_000))).toMatch(/^🏦{1999}…$/u);
  });

  it('costs no more than its length, also where sequences begin and never end', () => {
    expect(observing('\u001bP'.repeat(20_000))).not.toContain('\u001b');
  });
});
