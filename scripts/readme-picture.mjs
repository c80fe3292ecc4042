/** Makes the pictures of docs/: a case that fails on a seeded bug of the shop, in our report and in Playwright's own. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, setUp } from './setup.mjs';

const cwd = path.join(root, 'examples', 'playwright');
const CASE = 'Two products, one of them three times';

await setUp();
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import(new URL('../dist/service.js', import.meta.url).href);

run('npx', ['playwright', 'test', '--reporter=list,html,casewright/playwright/reporter'], {
  cwd,
  env: { SHOP_BUG: 'wrong-total', PLAYWRIGHT_HTML_OPEN: 'never' },
});
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
await takeReport();
await takePlaywrightReport();
await browser.close();

async function takeReport() {
  const page = await open('casewright-report', { width: 1200, height: 1080 });
  await page.getByText(CASE).first().click();
  await page.getByText('Expected', { exact: true }).waitFor();
  const observations = await page.locator('.finding').allInnerTexts();
  if (observations.length > 0)
    throw new Error(`The case has more to tell than its bug: ${observations.join(' ')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ path: path.join(root, 'docs', 'report.png') });
}

async function takePlaywrightReport() {
  const page = await open('playwright-report', { width: 1000, height: 1010 });
  await page.getByText(CASE).first().click();
  await page.getByText('Screenshots').first().waitFor();
  // Where the repository happens to lie is nobody's business.
  await page
    .getByText(cwd)
    .last()
    .evaluate((element, folder) => {
      element.innerHTML = element.innerHTML.replaceAll(`${folder}/`, '');
    }, cwd);
  await page.screenshot({ path: path.join(root, 'docs', 'failed-case.png') });
}

async function open(report, viewport) {
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.goto(pathToFileURL(path.join(cwd, report, 'index.html')).href);
  return page;
}
