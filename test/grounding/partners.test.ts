/** Sections in two columns, with the heading of each in the first, and nothing around both. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Judged } from '../../src/judge/judge.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const CELL = 'style="float: left; width: 45%; min-height: 60px"';
const left = (title: string) => `<div class="left" ${CELL}><h4>${title}</h4><p>About ${title}</p></div>`;
const right = (id: string, title = '') =>
  `<div class="right" ${CELL}>${title}<div><label><input type="checkbox" id="${id}">Apply</label></div></div>`;
const LINE = '<div style="clear: both"><hr></div>';
const PAIRS = left('Fees') + right('x') + LINE + left('Taxes') + right('f');
const IN_TAXES = 'Tick "Apply" in the "Taxes" section';

it.each([
  ['what stands beside its heading', PAIRS, 'f'],
  ['not what stands beside a single one', left('Taxes') + right('x'), undefined],
  [
    'not what has a heading of its own',
    left('Fees') + right('x') + LINE + left('Taxes') + right('y', '<h4>Other</h4>'),
    undefined,
  ],
  ['not what stands below it', PAIRS.replaceAll('float: left;', ''), undefined],
])('a section holds %s', async (_, html, id) => {
  expect(await meantOn(page, html, IN_TAXES)).toBe(id);
});

it('shows what is read beside its heading', async () => {
  await page.setContent(PAIRS);
  const screen = await new PageDriver(page).look();
  const visible = (negated: boolean): Judged => ({
    ...{ kind: 'expectVisible', negated },
    target: { name: 'Apply', within: { name: 'Taxes', role: 'section' } },
  });
  const [seen, denied] = [false, true].map((negated) => judge(visible(negated), screen, {}));
  expect(seen).toMatchObject({ holds: true });
  expect(denied && !isUnclear(denied) && denied.holds).toBe(false);
});
