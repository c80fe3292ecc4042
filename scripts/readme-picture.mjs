/** Makes docs/failed-case.png: a case that fails on a seeded bug of the shop, in Playwright's HTML report. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, setUp } from './setup.mjs';

await setUp();
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import(new URL('../dist/service.js', import.meta.url).href);

const cwd = path.join(root, 'examples', 'playwright');
run('npx', ['playwright', 'test', 'cases/cart.feature'], { cwd, env: { SHOP_BUG: 'wrong-total' } });
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ viewport: { width: 1000, height: 1010 }, colorScheme: 'light' });
await page.goto(pathToFileURL(path.join(cwd, 'playwright-report', 'index.html')).href);
await page.getByText('Two products').first().click();
await page.getByText('Screenshots').first().waitFor();
// Where the repository happens to lie is nobody's business.
await page
  .getByText(cwd)
  .last()
  .evaluate((element, folder) => {
    element.innerHTML = element.innerHTML.replaceAll(`${folder}/`, '');
  }, cwd);
await page.screenshot({ path: path.join(root, 'docs', 'failed-case.png') });
await browser.close();
