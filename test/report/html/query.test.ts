/** The search in words. */
import { describe, expect, it } from 'vitest';
import { pageDataOf } from '../../../src/report/html/pageDataOf.js';
import { matchCases, searchableCases } from '../../../src/report/html/page/query/search.js';
import {
  chooseValue,
  readQuery,
  toggleValue,
  writeQuery,
} from '../../../src/report/html/page/query/Query.js';
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

  it.each(['a b', '"a b"', '-tag:x file:cases/a.feature', 'reason:"out of time"', '-"-a"'])(
    '%s is written as it was read',
    (text) => {
      expect(writeQuery(readQuery(text))).toBe(text);
    },
  );

  it('takes a value in, also in place of its opposite, and out again', () => {
    const toggled = (text: string) => toggleValue(text, 'tag', 'smoke');
    expect(['word', 'word tag:Smoke', 'word -tag:smoke'].map(toggled)).toEqual([
      'word tag:smoke',
      'word',
      'word tag:smoke',
    ]);
  });
});

describe('A value that is chosen for a filter', () => {
  it.each([
    ['word', 'word tag:smoke'],
    ['tag:slow word -tag:cart tag:smoke', 'word tag:smoke'],
  ])('takes the place of what %s says of it', (text, chosen) => {
    expect(chooseValue(text, 'tag', 'smoke')).toBe(chosen);
    expect(chooseValue(chosen, 'tag', '')).toBe('word');
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
