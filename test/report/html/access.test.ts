/** The page is for everybody: contrast, names, keyboard, narrow screens. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleReport } from '../../support/sampleReport.js';
import { hashOfCase, PageUnderTest } from './PageUnderTest.js';

let under: PageUnderTest;
const { report, files } = sampleReport();

const warned = report.cases.find(({ effect }) => effect === 'warns')!;
warned.suites = ['A feature with a name that leaves no room for anything else'];

beforeAll(async () => {
  under = await PageUnderTest.prepare();
  await under.write('sample', report, files, {
    history: [{ ...report, startedAt: '2026-11-19T10:00:00.000Z' }],
  });
});

afterAll(() => under.end());

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL = { runOnly: { type: 'tag', values: TAGS } };
/** All that a dark page can differ in: its markup is that of the light one. */
const OF_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

interface Axe {
  run: (
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Gives what axe finds, each with the element. */
async function violationsOf(page: Page, options: object = ALL): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: Axe }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} – ${failureSummary.slice(0, 200)}`),
  );
}

/** axe compiles code, which the page's policy forbids. */
const open = (hash: string, context: BrowserContextOptions) =>
  under.open('sample', hash, { bypassCSP: true, ...context });

const SCREENS: readonly (readonly [string, BrowserContextOptions, object])[] = [
  ['light', { colorScheme: 'light' }, ALL],
  ['dark', { colorScheme: 'dark' }, OF_COLOURS],
  ['narrow', { viewport: { width: 320, height: 700 } }, ALL],
];

describe.each(SCREENS)('On a screen that is %s', (_name, context, rules) => {
  it('the overview has nothing that axe finds', async () => {
    const page = await open('', context);
    await page.locator('.case').first().waitFor();
    expect(await violationsOf(page, rules)).toEqual([]);
    await page.context().close();
  });

  it('a case has nothing that axe finds, in any of its views', async () => {
    const page = await open(hashOfCase(report, 'Adding 3 of Teapot', { attempt: '1' }), context);
    for (const view of ['Steps', 'Timeline', 'Console and network', 'Facts']) {
      await page.getByRole('tab', { name: view }).click();
      await page.locator('[role=tabpanel] section, .facts').first().waitFor();
      expect(await violationsOf(page, rules)).toEqual([]);
    }
    await page.context().close();
  });

  it('the window with its pictures has nothing that axe finds', async () => {
    const page = await open(hashOfCase(report, 'Adding 2 of Mug'), context);
    await page.locator('.picture').first().click();
    await page.locator('.stage img').waitFor();
    expect(await violationsOf(page, rules)).toEqual([]);
    await page.context().close();
  });

  it('nothing has to be scrolled sideways', async () => {
    const page = await open('', context);
    for (const hash of [
      '',
      hashOfCase(report, 'Adding 2 of Mug'),
      hashOfCase(report, 'Adding 2 of Mug', { view: 'Timeline' }),
    ]) {
      await page.goto(under.addressOf('sample') + hash);
      await page.locator('main').waitFor();
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width).toBeLessThanOrEqual(room);
    }
    await page.context().close();
  });
});

describe('By keyboard alone', () => {
  it('one finds, opens, reads and leaves a case', async () => {
    const page = await under.open('sample');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('reload');
    await expect.poll(() => page.locator('.case').count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    while (!(await focused()).startsWith('case ')) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The cart survives a reload' }).waitFor();
    await page.getByRole('tab', { name: 'Timeline' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expect.poll(() => page.title()).toMatch(/^The cart survives a reload – 11 failing – /);
    await page.getByRole('tab', { selected: true }).last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.facts').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('reload');
    await expect.poll(focused).toMatch(/^case /);
    await expect.poll(() => page.title()).toMatch(/^11 failing – /);
  });
});

it('Paper is white, also where the screen is dark', async () => {
  const page = await under.open('sample', '', { colorScheme: 'dark' });
  await page.locator('.case').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
  await expect.poll(colours).toEqual({ color: 'rgb(27, 29, 33)', backgroundColor: 'rgb(255, 255, 255)' });
});

it('A narrow row has room for what its verdict means', async () => {
  const page = await under.open('sample', '#verdict=warned', { viewport: { width: 390, height: 844 } });
  const label = page.locator('.label', { hasText: 'only warns' });
  const [own, title] = [await label.boundingBox(), await page.locator('.case-line').first().boundingBox()];
  expect(own!.y + own!.height).toBeLessThanOrEqual(title!.y + title!.height);
});
