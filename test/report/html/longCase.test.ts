/** A case with more steps than the screen has room for. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleReport } from '../../support/sampleReport.js';
import { hashOfCase, PageUnderTest } from './PageUnderTest.js';

const TITLE = 'Adding 2 of Mug';
const BEFORE = 40;

let under: PageUnderTest;
let page: Page;
const { report, files } = sampleReport();
const long = report.cases.find(({ title }) => title === TITLE)!;
const source = report.sources[long.source ?? -1]!;

/** As many steps more, in the case's text and in its attempt. */
function lengthen(): void {
  const [attempt] = long.attempts;
  const first = attempt!.steps[0]!;
  const at = first.line - source.line;
  const lines = source.text.split('\n');
  const more = Array.from({ length: BEFORE }, (_, index) => `    And I open page ${index}`);
  source.text = [...lines.slice(0, at), ...more, ...lines.slice(at)].join('\n');
  for (const step of attempt!.steps) step.line += BEFORE;
  attempt!.steps.unshift(
    ...more.map((text, index) => ({ ...first, text: text.trim(), line: source.line + at + index })),
  );
  for (const picture of attempt!.screenshots) if (picture.step !== null) picture.step += BEFORE;
}

beforeAll(async () => {
  lengthen();
  under = await PageUnderTest.prepare();
  await under.write('long', report, files);
  page = await under.open('long', hashOfCase(report, TITLE));
  await page.locator('.source-line.is-current').waitFor();
});

afterAll(() => under.end());

const isOnScreen = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

it('says at its top what failed, and leads there', async () => {
  await expect.poll(() => page.locator('.outcome').innerText()).toContain('"€ 8.50" is visible');
  await expect.poll(() => isOnScreen('.step.is-decisive summary')).toBe(false);
  await page.getByRole('button', { name: /^Show step \d+$/ }).click();
  await expect.poll(() => isOnScreen('.step.is-decisive summary')).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.is-decisive') !== null))
    .toBe(true);
});

it('has its failing line in view beside the step', async () => {
  const line = page.locator('.source-line.is-failed');
  await expect.poll(() => isOnScreen('.source-line.is-failed')).toBe(true);
  const [own, box] = [await line.boundingBox(), await page.locator('.source-lines').boundingBox()];
  expect(own!.y).toBeGreaterThanOrEqual(box!.y);
  expect(own!.y + own!.height).toBeLessThanOrEqual(box!.y + box!.height);
});
