/** The options of an entry and of the cases that it lists. */
import { expect, test } from 'vitest';
import type { Case, CaseOptions } from '../../src/cases/index.js';
import { prepareEntry } from '../../src/runner/entries/prepareEntry.js';
import type { Settings } from '../../src/runner/entries/settings.js';

const caseOf = (title: string, options: CaseOptions, tags: string[] = []): Case => ({
  ...{ title, suites: [], format: 'markdown', line: 1, column: 1, prompt: '1. Look', steps: [] },
  ...{ tags, options },
});
const settings: Settings = {
  ...{ name: 'cases', root: '/project', folder: '', files: '*', variables: {}, secrets: {}, gates: {} },
  ...{ steps: [], pages: {}, recordings: 'read' as const },
  ...{
    service: undefined,
    ...{ local: {}, concurrency: undefined, run: 'run 1', resume: 'no' },
    options: { platform: 'ios', model: 'haiku' },
    overrides: { model: 'sonnet' },
  },
};
const listedAt = { line: 3, column: 5 };

const prepared = (plan: CaseOptions, cases: Case[]) => {
  const planned = cases.map((one) => ({ file: 'a.md', case: one, listedAt }));
  return prepareEntry({ settings, file: 'plan.md', case: caseOf('Plan', plan), planned }).toRun;
};

test('the options of a plan are the defaults of its cases, over the plugin and under case and environment', () => {
  const cases = [caseOf('A', {}), caseOf('B', { platform: 'desktop' })];
  const { planned } = prepared({ platform: 'android', model: 'kimi' }, cases);
  expect(planned?.map((one) => one.case.options)).toEqual([
    { platform: 'android', model: 'sonnet' },
    { platform: 'desktop', model: 'sonnet' },
  ]);
});

test('cases that are skipped are left out of their plan, with a remark', () => {
  const { planned, remarks } = prepared({}, [caseOf('A', {}, ['@fixme']), caseOf('B', {})]);
  expect(planned?.map((one) => one.case.title)).toEqual(['B']);
  expect(remarks).toEqual(['The case "A" of a.md was not run: it is tagged @fixme.']);
});

test('an app is a file only where its name ends as that of one', () => {
  expect(prepared({ app: 'apps/shop.apk' }, []).app).toBe('/project/apps/shop.apk');
  const inFolder = { ...settings, root: process.cwd() };
  const one = caseOf('A', { app: 'src' });
  expect(prepareEntry({ settings: inFolder, file: 'a.md', case: one }).toRun.app).toBe('src');
});

test('an address that all of a runner share is where a page starts, and an app only below a path of its own', () => {
  const startOf = (options: CaseOptions) =>
    prepareEntry({ settings, file: 'a.md', case: caseOf('A', options) }, 'https://shop.example/').toRun
      .startUrl;
  expect(startOf({ platform: 'desktop' })).toBe('https://shop.example/');
  expect(startOf({ platform: 'android' })).toBeUndefined();
  expect(startOf({ platform: 'android', startUrl: '/cart' })).toBe('https://shop.example/cart');
  expect(startOf({ platform: 'android', startUrl: 'shop://cart' })).toBe('shop://cart');
});
