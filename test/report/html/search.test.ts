/** What the search and the filters of the list find. */
import { expect, it } from 'vitest';
import { pageDataOf } from '../../../src/report/html/htmlReport.js';
import { type Address, byFile, countValues, matchCases } from '../../../src/report/html/page/address.js';
import { sampleReport } from '../../support/sampleReport.js';

const { report } = sampleReport();
const [first] = report.cases;
report.cases.push({ ...first!, file: `web/${first!.file}`, title: 'Another file of the same name' });
const { cases } = pageDataOf(report, [], '');

const NOTHING: Address = {
  ...{ q: '', verdict: '', concern: '', reason: '', tag: '', platform: '', file: '', project: '' },
  ...{ case: '', attempt: '', view: '' },
};
const titles = (search: Partial<Address>) =>
  matchCases(cases, { ...NOTHING, ...search }).map(({ title }) => title);

it('Without a search all are found', () => {
  expect(titles({})).toHaveLength(cases.length);
});

it.each([
  ['VOUCHER', ['A voucher is taken off twice', 'A voucher of another shop is taken']],
  ['twice voucher', ['A voucher is taken off twice']],
  ['voucher nowhere', []],
  ['web/cases', ['Another file of the same name']],
  ['@fail  off', ['A voucher is taken off twice']],
])('"%s" finds those that have every word of it', (q, found) => {
  expect(titles({ q })).toEqual(found);
});

it.each([
  [{ verdict: 'flaky' }, ['Adding 3 of Teapot']],
  [{ reason: 'out of time' }, ['Exporting all orders']],
  [{ tag: '@fail', q: 'twice' }, ['A voucher is taken off twice']],
  [{ file: 'web/cases/cart.feature' }, ['Another file of the same name']],
  [{ platform: 'android' }, ['With the right password']],
  [{ concern: 'run' }, ['Exporting all orders']],
  [{ verdict: 'flaky', project: 'firefox' }, []],
])('%o finds those that have all of it', (search, found) => {
  expect(titles(search)).toEqual(found);
});

it('Nobody has to look at what was skipped or failed as expected', () => {
  const looked = [...countValues(cases, 'concern').values()].reduce((sum, count) => sum + count, 0);
  const open = cases.filter(({ effect }) => effect === 'fails' || effect === 'warns');
  expect(looked).toBe(open.length);
});

it('The list has failing cases first, in their file, and files with them first', () => {
  const groups = byFile(cases);
  expect(groups[0]?.[0]?.title).toBe('Adding 2 of Mug');
  expect(groups.flat()).toHaveLength(cases.length);
  const worst = groups.map(([one]) => one?.standing);
  expect(worst.indexOf('passed')).toBeGreaterThan(worst.lastIndexOf('failed'));
});
