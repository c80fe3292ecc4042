/**
 * `npm run bench`: how long the HTML report of many cases takes to write, to open, to filter and to scroll, and how
 * much of that is owed to their number: the last column is the ratio to a report of 100 cases in the same run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root } from '../../scripts/setup.mjs';
import { manyCases } from './manyCases.mjs';
import { tellTable } from './tellTable.mjs';

const SIZES = [100, 1_000, 10_000];
const { findBrowser } = await import(pathToFileURL(path.join(root, 'dist', 'service.js')).href);
const folder = mkdtempSync(path.join(tmpdir(), 'casewright-bench-'));
try {
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const rows = [];
  for (const size of SIZES) rows.push({ cases: size, ...(await measure(size, browser)) });
  await browser.close();
  tell(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(size, browser) {
  const from = path.join(folder, `${size}`, 'report.json');
  mkdirSync(path.dirname(from), { recursive: true });
  writeFileSync(from, JSON.stringify(manyCases(size)));
  const html = path.join(folder, `${size}`, 'page', 'index.html');
  const begun = performance.now();
  const written = spawnSync(process.execPath, [
    path.join(root, 'dist', 'cli.js'),
    ...['report', '--from', from, '--html', html],
  ]);
  if (written.status !== 0) throw new Error(`casewright report failed:\n${written.stderr}`);
  const write = performance.now() - begun;
  return { write, megabytes: statSync(html).size / 1e6, ...(await use(html, browser)) };
}

async function use(html, browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const begun = performance.now();
  await page.goto(pathToFileURL(html).href, { waitUntil: 'commit' });
  await page.locator('.case').first().waitFor();
  const open = performance.now() - begun;
  await page.waitForLoadState('load');
  const filter = await page.evaluate(async () => {
    const search = document.querySelector('.search');
    const times = [];
    for (const words of ['w', 'wo', 'wor', 'passed case', '@smoke', '']) {
      const start = performance.now();
      search.value = words;
      search.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return Math.max(...times);
  });
  const scroll = await page.evaluate(async () => {
    const times = [];
    for (const part of [0.1, 0.5, 0.9, 1]) {
      const start = performance.now();
      scrollTo(0, document.body.scrollHeight * part);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return Math.max(...times);
  });
  await page.close();
  return { open, filter, scroll };
}

function tell(rows) {
  const [first] = rows;
  const last = rows.at(-1);
  const columns = ['write', 'open', 'filter', 'scroll'];
  const ratios = columns.map((name) => [name, (last[name] / first[name]).toFixed(1)]);
  tellTable({
    name: 'report-page',
    rows: [...rows, { cases: `${last.cases} : ${first.cases}`, ...Object.fromEntries(ratios) }],
    columns: {
      cases: ({ cases }) => cases,
      'page (MB)': ({ megabytes }) => megabytes?.toFixed(1) ?? '',
      ...Object.fromEntries(columns.map((name) => [`${name} (ms)`, (row) => shown(row[name])])),
    },
  });
}

/** A ratio is text already. */
function shown(value) {
  return typeof value === 'number' ? Math.round(value) : value;
}
