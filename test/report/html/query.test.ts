/** The search in words, and the shapes of messages. */
import { describe, expect, it } from 'vitest';
import { compareLines } from '../../../src/report/html/page/parts/ChangeLines.js';
import { pageDataOf } from '../../../src/report/html/pageDataOf.js';
import { matchCases } from '../../../src/report/html/page/query/matchCases.js';
import { messageShape, searchableCases } from '../../../src/report/html/page/query/SearchableCase.js';
import { readQuery, toggleTerm, writeQuery } from '../../../src/report/html/page/query/Query.js';
import { sampleReport } from '../../support/sampleReport.js';

describe('A query', () => {
  it.each([
    [
      'plain words',
      [
        [null, 'plain', false],
        [null, 'words', false],
      ],
    ],
    [
      '"two words" -not',
      [
        [null, 'two words', false],
        [null, 'not', true],
      ],
    ],
    [
      'tag:smoke -reason:"out of time"',
      [
        ['tag', 'smoke', false],
        ['reason', 'out of time', true],
      ],
    ],
    ['VERDICT:Failed', [['verdict', 'Failed', false]]],
    ['http://a.test/b', [[null, 'http://a.test/b', false]]],
    ['tag: -', []],
  ])('%s is read', (text, terms) => {
    expect(readQuery(text).map(({ key, value, isNegated }) => [key, value, isNegated])).toEqual(terms);
  });

  it.each([
    'a b',
    '"a b"',
    '-tag:x file:cases/a.feature',
    'reason:"out of time"',
    '-"-a"',
    'like:"“…” is # s"',
  ])('%s is written as it was read', (text) => {
    expect(writeQuery(readQuery(text))).toBe(text);
  });

  it('takes a term in, turns it around, and takes it out again', () => {
    const term = { key: 'tag', value: 'smoke', isNegated: false } as const;
    const one = toggleTerm('word', term);
    const other = toggleTerm(one, { ...term, isNegated: true });
    expect([one, other, toggleTerm(other, { ...term, isNegated: true })]).toEqual([
      'word tag:smoke',
      'word -tag:smoke',
      'word',
    ]);
  });
});

describe('A filter by file', () => {
  const { report } = sampleReport();
  const [first] = report.cases;
  report.cases.push({ ...first!, file: `web/${first!.file}`, title: 'Another file of the same name' });
  const all = searchableCases(pageDataOf(report, [], ''));
  const filesOf = (query: string) => [...new Set(matchCases(all, query).map(({ listed }) => listed.file))];

  it('takes the whole name of a file for this file, and a part for all that have it', () => {
    expect(filesOf('file:cases/cart.feature')).toEqual(['cases/cart.feature']);
    expect(filesOf('file:cart.feature')).toEqual(['cases/cart.feature', 'web/cases/cart.feature']);
    expect(filesOf('-file:cases/cart.feature')).toContain('web/cases/cart.feature');
  });
});

describe('The shape of a message', () => {
  it.each([
    ['Step 3 of 9 failed: Expected "€ 17.00", but observed "€ 8.50".', 'Expected “…”, but observed “…”.'],
    ['Step 4 of 5 failed: Expected "1", but observed: "2", "3".', 'Expected “…”, but observed: “…”.'],
    ['No answer from https://a.test/x?y=1 after 30.5 s.', 'No answer from <address> after # s.'],
    ['Session 5a3c0de0-0000-4000-8000-000000000012 ended.', 'Session <id> ended.'],
  ])('%s', (message, shape) => {
    expect(messageShape(message)).toBe(shape);
  });
});

describe('Two texts, line by line', () => {
  it('tell what was taken out and what was put in', () => {
    const lines = compareLines('a\n\nb\nc', 'a\nb\nx\nc').map(({ kind, text }) => `${kind} ${text}`);
    expect(lines).toEqual(['same a', 'removed ', 'same b', 'added x', 'same c']);
  });
});
