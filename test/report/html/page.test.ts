/** What a person finds on the report's page, and how they move about in it. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../src/report/report.js';
import { messageOf } from '../../support/sampleEvidence.js';
import { sampleReport } from '../../support/sampleReport.js';
import { hashOfCase, PageUnderTest } from './PageUnderTest.js';

let under: PageUnderTest;
let page: Page;
const { report, files } = sampleReport();

const observed = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!.attempts[0]!;
observed.observations = [
  { description: 'The total lags.', messageId: messageOf(observed.sessionId ?? '', 2) },
];

const earlier = (startedAt: string, changes: Partial<Report['cases'][number]>): Report => ({
  ...report,
  startedAt,
  cases: report.cases.map((one) => ({ ...one, isFlaky: false, ...changes })),
});

beforeAll(async () => {
  under = await PageUnderTest.prepare();
  const history = [
    earlier('2026-11-19T10:00:00.000Z', { verdict: 'failed', effect: 'fails' }),
    earlier('2026-11-18T10:00:00.000Z', { verdict: 'passed', effect: 'passes' }),
  ];
  await under.write('sample', report, files, { history });
  page = await under.open('sample');
});

afterAll(() => under.end());

const show = async (hash: string): Promise<void> => {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
};

const showCase = async (title: string, more: Record<string, string> = {}): Promise<void> => {
  await show(hashOfCase(report, title, more));
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
};

const titles = () => page.locator('.case-name').allTextContents();
const textOf = (selector: string) => page.locator(selector).first().innerText();
const hash = () => page.evaluate(() => decodeURIComponent(location.hash.replaceAll('+', ' ')));

describe('The overview', () => {
  it('says how the run stands, with its faults on top', async () => {
    await show('');
    await expect.poll(() => textOf('.head')).toMatch(/The shop\s+interrupted/);
    await expect
      .poll(() => textOf('.head li'))
      .toMatch(/^Playwright [\d.]+\s+shard 1 of 2, failed\s+runner-1\s+GitHub Actions\s+main\s+8f1c2d3e4f$/);
    await expect
      .poll(() => textOf('.callout'))
      .toContain('Global teardown failed: connect ECONNREFUSED 127.0.0.1:5432');
    await expect
      .poll(() => textOf('.totals'))
      .toMatch(
        /21 cases, 1 of them failed, as expected\s+failed\s+5\s+error\s+5\s+warned\s+1\s+flaky\s+1\s+passed\s+7\s+skipped\s+2/,
      );
  });

  it('says who has to look', async () => {
    const counts = await page
      .getByRole('group', { name: 'Who has to look' })
      .getByRole('button')
      .allInnerTexts();
    expect(counts.map((text) => text.replace(/\s+/, ' '))).toEqual([
      'Application 5',
      'Case 2',
      'Service 3',
      'Run 1',
    ]);
  });

  it('groups the cases by file, those with something to look at first', async () => {
    await expect.poll(() => textOf('.file')).toMatch(/^cases\/cart.feature\s+4 to look at\s+10$/);
    await expect.poll(async () => (await titles())[0]).toBe('Adding 2 of Mug');
  });

  it('grows as one scrolls, and leads back to the case that was opened', async () => {
    const failed = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!;
    const cases = Array.from({ length: 745 }, (_, index) => ({ ...failed, id: `${failed.id}-${index}` }));
    await under.write('many', { ...report, cases }, files);
    const many = await under.open('many');
    await many.locator('.case').first().waitFor();
    expect(await many.locator('.case').count()).toBeLessThan(400);
    const last = many.locator(`[data-case="${failed.id}-744"]`);
    await expect
      .poll(async () => {
        await many.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return last.count();
      })
      .toBe(1);
    await last.click();
    await many.getByRole('heading', { level: 1, name: failed.title }).waitFor();
    await many.goBack();
    await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
    const { y } = (await last.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(900);
    await many.close();
  });

  it('finds words, keeps them in the address, and comes back to them', async () => {
    await page.getByRole('searchbox').fill('voucher');
    await expect.poll(titles).toEqual(['A voucher of another shop is taken', 'A voucher is taken off twice']);
    await expect.poll(hash).toBe('#q=voucher');
    await page.locator('.case').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await expect.poll(titles).toHaveLength(2);
  });

  it.each([
    ['verdict=failed', ['Adding 2 of Mug', 'The cart survives a reload', 'Nightly'], 5],
    ['q=cart&tag=@fail', ['A voucher is taken off twice'], 2],
    ['concern=service', ['Refunding'], 3],
  ])('filters by %s', async (search, some, count) => {
    await show(search);
    await page.locator('.found', { hasText: `${count} of 21 found` }).waitFor();
    await expect.poll(titles).toEqual(expect.arrayContaining(some));
  });

  it('offers filters as menus and as counts, and takes them off again', async () => {
    await show('');
    const menu = page.getByRole('combobox', { name: 'Reason' });
    await menu.selectOption('expectation not met');
    await expect.poll(hash).toBe('#reason=expectation not met');
    await expect.poll(titles).toHaveLength(4);
    const failed = page.getByRole('button', { name: 'failed 5' });
    await failed.click();
    await expect.poll(hash).toBe('#verdict=failed&reason=expectation not met');
    await expect.poll(() => failed.getAttribute('aria-pressed')).toBe('true');
    await menu.selectOption('Reason');
    await expect.poll(titles).toHaveLength(5);
    await failed.click();
    await expect.poll(hash).toBe('');
  });

  it('shows the runs before, what came of each case in them, and the other tests', async () => {
    await expect.poll(() => page.locator('.runs li').allInnerTexts()).toHaveLength(3);
    await expect
      .poll(() => page.locator('.case .before').first().getAttribute('aria-label'))
      .toBe('Before, oldest first: passed, failed');
    await expect.poll(() => textOf('.others')).toContain('The shop › shows the price');
  });

  it('says so when nothing is found', async () => {
    await show('q=nothing-like-this');
    await page.getByRole('button', { name: 'Show all cases' }).click();
    await expect.poll(titles).not.toHaveLength(0);
  });
});

describe('A case', () => {
  it('shows its text beside what happened, with the step that decided marked and open', async () => {
    await showCase('Adding 2 of Mug');
    await expect.poll(() => textOf('.source-line.is-failed')).toMatch(/15\s+Then I should see "<total>"/);
    const open = page.locator('.step details[open]');
    await expect.poll(() => open.count()).toBe(1);
    await expect
      .poll(() => open.innerText())
      .toMatch(/"€ 17.00" in the "Cart" region[^]*Expected[^]*is visible[^]*Observed\s+"€ 8.50" is visible/);
    await expect
      .poll(() => textOf('.case-head'))
      .toContain('npx playwright test cases/cart.feature:21 --project=e2e');
  });

  it('opens the step of a line of its text', async () => {
    await page.getByRole('button', { name: 'Step 2, passed, line 14' }).click();
    const step = page.locator('.step').nth(1);
    await step.locator('.picture').waitFor();
    await expect.poll(() => step.locator('summary').getAttribute('aria-current')).toBe('step');
    await step.locator('summary').click();
  });

  it('shows the pictures large, one by one', async () => {
    await page.locator('.step details[open] .picture').click();
    const stage = page.locator('.stage');
    await expect.poll(() => stage.innerText()).toContain('Step 3: Then I should see');
    await page.getByRole('button', { name: 'Before' }).click();
    await expect.poll(() => stage.innerText()).toBe('Step 2: When I add 2 of "Mug"');
    await page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('picture');
  });

  it('shows the pictures that are of no step, too', async () => {
    const apart = structuredClone(report);
    const [attempt] = apart.cases.find(({ title }) => title === 'Adding 2 of Mug')!.attempts;
    attempt!.screenshots = attempt!.screenshots.map((picture) => ({ ...picture, step: null }));
    await under.write('apart', apart, files);
    const other = await under.open('apart', hashOfCase(report, 'Adding 2 of Mug'));
    await expect.poll(() => other.locator('.picture').count()).toBe(3);
    await other.context().close();
  });

  it('has its attempts as tabs', async () => {
    await showCase('Adding 3 of Teapot');
    const tabs = page.getByRole('tablist', { name: 'Attempts' });
    await expect.poll(() => tabs.getByRole('tab').allInnerTexts()).toHaveLength(2);
    await tabs.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.step.is-decisive').waitFor();
    await expect.poll(hash).toContain('&attempt=1');
  });

  it('has what was said and done, with input, output and time, and what was observed there', async () => {
    await showCase('Adding 2 of Mug', { view: 'Timeline' });
    const rows = page.locator('.log li');
    await expect.poll(() => rows.count()).toBe(4);
    await rows.nth(2).locator('summary').click();
    await expect
      .poll(() => rows.nth(2).innerText())
      .toMatch(
        /click\s+Done: When I add[^]*took 135 ms[^]*Input[^]*"step": 2[^]*Output[^]*"verdict": "passed"/,
      );
    await expect.poll(() => rows.nth(3).innerText()).toContain('Observed: The total lags.');
    await expect.poll(() => rows.nth(3).getAttribute('class')).toBe('is-error');
  });

  it('has the whole prompt, as it was written and as it was carried out', async () => {
    const prompt = page.locator('.log li').first();
    await prompt.locator('summary').click();
    await expect
      .poll(() => prompt.innerText())
      .toMatch(/user\s+Start at[^]*Text\s+Start at http:\/\/shop.test\/[^]*originalPrompt/);
  });

  it('has console and network, errors first', async () => {
    await show(hashOfCase(report, 'Adding 2 of Mug', { view: 'Console and network' }));
    const kinds = async () =>
      (await page.locator('.log li').allInnerTexts()).map((row) => row.split('\n')[0]);
    await expect.poll(kinds).toEqual(['error', 'exception', 'log', '500']);
    await expect.poll(() => textOf('[role=tab] .label.is-error')).toBe('3 errors');
  });

  it("has the session's facts, also those of a phone", async () => {
    await showCase('With the right password', { view: 'Facts' });
    await expect.poll(() => textOf('.facts')).toMatch(/Session[^]*Model[^]*Google Pixel 9[^]*Shop 3.2/);
  });

  it('that is not in the report is told', async () => {
    await show('case=gone');
    await page.getByText('This report has no such case.').waitFor();
  });
});
