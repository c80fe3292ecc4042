/** The page is for everybody: contrast, names, keyboard, narrow screens, paper. */
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
    await page.locator('.menu summary').first().click();
    await page.locator('.menu-row').first().waitFor();
    expect(await violationsOf(page, rules)).toEqual([]);
    await page.context().close();
  });

  it('a case has nothing that axe finds, in any of its views', async () => {
    const page = await open(hashOfCase(report, 'Adding 3 of Teapot', { attempt: '1' }), context);
    for (const view of ['Steps', 'Timeline', 'Messages', 'Console and network', 'Facts']) {
      await page.getByRole('tab', { name: view }).click();
      await page.locator('[role=tabpanel] section, .facts').first().waitFor();
      expect(await violationsOf(page, rules)).toEqual([]);
    }
    await page.context().close();
  });

  it('the windows above it have nothing that axe finds', async () => {
    const page = await open(hashOfCase(report, 'Adding 2 of Mug'), context);
    await page.locator('.picture').first().waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('c');
    await page.locator('.stage img').first().waitFor();
    expect(await violationsOf(page, rules)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('.keys-table').waitFor();
    expect(await violationsOf(page, rules)).toEqual([]);
    await page.context().close();
  });

  it('nothing has to be scrolled sideways', async () => {
    const page = await open('', context);
    for (const hash of [
      '',
      hashOfCase(report, 'Adding 2 of Mug'),
      hashOfCase(report, 'Adding 2 of Mug', { view: 'timeline' }),
    ]) {
      await page.goto(under.addressOf('sample') + hash);
      await page.locator('main').waitFor();
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width).toBeLessThanOrEqual(room);
    }
    await page.context().close();
  });
});

const LOW: BrowserContextOptions = { viewport: { width: 1000, height: 500 } };

function holdDown(presses: number): void {
  for (let press = 0; press < presses; press += 1) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  }
}

/** Does it in the moment in which there is one, before the page's next turn. */
function withFirstRow(act: () => void): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.case')) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** The focus passes through the rows that are drawn already; it ends at the last one, on the screen. */
async function expectLastInFocus(page: Page): Promise<void> {
  const focused = page.locator('[role=listitem]:has(.case:focus)');
  await expect
    .poll(() =>
      focused.evaluateAll((rows) =>
        rows.map((row) => ({
          isLast: row.ariaPosInSet === row.ariaSetSize,
          isOnScreen: row.getBoundingClientRect().bottom <= innerHeight,
        })),
      ),
    )
    .toEqual([{ isLast: true, isOnScreen: true }]);
}

describe('By keyboard alone', () => {
  it('one finds, opens, reads and leaves a case', async () => {
    const page = await under.open('sample');
    await page.locator('.case').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('reload');
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The cart survives a reload' }).waitFor();
    await page.getByRole('tab', { name: 'Messages' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expect.poll(() => page.title()).toMatch(/^The cart survives a reload – 11 failing – /);
    await page.keyboard.press('3');
    await page.locator('.message').first().waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('p');
    await page.locator('.step').nth(2).locator('details[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('reload');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('case');
    await expect.poll(() => page.title()).toMatch(/^11 failing – /);
  });

  it('one walks through a list that is longer than the screen', async () => {
    const page = await under.open('sample', '', LOW);
    await page.locator('.case').first().waitFor();
    // All at once, as a key that is held down: none may be lost, though most rows aren't drawn yet.
    await page.evaluate(holdDown, report.cases.length);
    await expectLastInFocus(page);
  });

  it('no key is lost that is pressed as soon as there are rows', async () => {
    const press = `(${String(withFirstRow)})(() => (${String(holdDown)})(${report.cases.length}))`;
    const page = await under.open('sample', '', { ...LOW, before: (opened) => opened.addInitScript(press) });
    await expectLastInFocus(page);
  });

  it('single keys can be switched off', async () => {
    const page = await under.open('sample');
    await page.locator('.case').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Single keys do something' }).uncheck();
    await page.keyboard.press('Escape');
    await page.locator('.keys-table').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('.keys-table').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#keys=off');
  });
});

describe('On paper', () => {
  it('the overview is the plain list of all cases', async () => {
    const page = await under.open('sample');
    await page.locator('.case').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('#static').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.list').isVisible()).toBe(false);
  });

  it('is dark on white, also where the screen is dark', async () => {
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

  it('a case has no tabs but those that are shown', async () => {
    const page = await under.open('sample', hashOfCase(report, 'Adding 3 of Teapot'));
    await page.getByRole('tab').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual([expect.stringContaining('Attempt 2'), expect.stringContaining('Steps')]);
  });
});

it('A narrow row has room for what its verdict means', async () => {
  const page = await under.open('sample', '#q=verdict:warned', { viewport: { width: 390, height: 844 } });
  const label = page.getByText('only warns', { exact: true });
  const [own, title] = [await label.boundingBox(), await page.locator('.case-title').boundingBox()];
  expect(own!.y + own!.height).toBeLessThanOrEqual(title!.y + title!.height);
});
