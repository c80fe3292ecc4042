/** Makes docs/report.png and docs/report-case.png: the report of the example, with a seeded bug of the shop. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, setUp } from './setup.mjs';

await setUp();
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import(new URL('../dist/service.js', import.meta.url).href);

const cwd = path.join(root, 'examples', 'playwright');
// Fails, as it should.
run('npx', ['playwright', 'test'], { cwd, env: { SHOP_BUG: 'wrong-total' } });
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });
await page.goto(pathToFileURL(path.join(cwd, 'casewright-report', 'index.html')).href);
await page.locator('.case .small-picture').first().waitFor();
await page.screenshot({ path: path.join(root, 'docs', 'report.png') });
await page.setViewportSize({ width: 1280, height: 1120 });
await page.getByRole('link', { name: /^failed Two products/ }).click();
await page.locator('.step.is-decisive .picture img').waitFor();
await page.screenshot({ path: path.join(root, 'docs', 'report-case.png') });
await browser.close();
