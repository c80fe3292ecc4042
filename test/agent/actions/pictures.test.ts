/** Pictures that are taken while the page gives way to another one: Chromium may never answer for it. */
import { expect, it } from 'vitest';
import { createDeadline, pictureOf } from '../../../src/agent/index.js';
import { serveSite } from './serveSite.js';

const next = `<h1>Next</h1><form action="/next"><input autofocus name="q"></form><button>Go on</button>`;
const site = serveSite({ '/': next, '/next': next });

/** More than half of those that Playwright takes at that moment have no answer. */
const ROUNDS = 12;
/** Longer than any of its own waits, so that none of them can be what ends it. */
const PATIENCE = 10_000;

it('come soon, one after the other, and are as large as all others', async () => {
  const context = await site.page
    .context()
    .browser()!
    .newContext({
      ...{ baseURL: site.startUrl, deviceScaleFactor: 2, viewport: { width: 640, height: 480 } },
    });
  const page = await context.newPage();
  const part = page.getByRole('button');
  const find = async () => await part.elementHandle();
  const ofPage: Buffer[] = [];
  const ofPart: Buffer[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/');
    await page.locator('input').focus();
    await page.keyboard.press('Enter');
    const deadline = createDeadline(PATIENCE, undefined);
    ofPage.push(await pictureOf({ page }, deadline), await pictureOf({ page }, deadline));
    ofPart.push(await pictureOf({ page, part: find }, deadline));
  }
  const usual = await page.goto('/next').then(() => part.screenshot({ scale: 'css' }));
  expect(await sizesOf(ofPage)).toEqual(['640 x 480']);
  expect(await sizesOf(ofPart)).toEqual(await sizesOf([usual]));
  await context.close();
});

/** Each that there is. */
async function sizesOf(pictures: readonly Buffer[]): Promise<string[]> {
  const sizes = await Promise.all(pictures.map(sizeOf));
  return [...new Set(sizes)];
}

/** On a page that stays. */
const sizeOf = (picture: Buffer): Promise<string> =>
  site.page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/*;base64,${base64}`;
    await image.decode();
    return `${image.naturalWidth} x ${image.naturalHeight}`;
  }, picture.toString('base64'));
