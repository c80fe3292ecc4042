/**
 * `node test/bench/finding.mjs [turns]`: how long it takes to find a thing on a page of 5,000 elements, and how much longer
 * that is than Playwright's own locator takes, both in one run and by turns.
 */
import { chromium } from '@playwright/test';
import { loadSource } from '../../scripts/language/loadSource.mjs';

const ROWS = 500;
const TURNS = Number(process.argv[2] ?? 30);
const { ground } = await loadSource('src/grounding/ground.ts');
const { PageDriver } = await loadSource('src/screen/PageDriver.ts');
const { findBrowser } = await loadSource('src/service/findBrowser.ts');
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const page = await browser.newPage();
  await page.setContent(bigPage());
  const elements = await page.locator('*').count();
  console.log(`${elements} elements, the median of ${TURNS} turns`);
  for (const [name, search] of Object.entries(SEARCHES(page))) await tell(page, name, search);
} finally {
  await browser.close();
}

function bigPage() {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = [`<td>Name ${row}</td><td><b>${row}</b></td><td>Town <i>${row}</i></td>`];
    return `<tr>${cells.join('')}<td><button>Edit ${row}</button><a href="#${row}">Open ${row}</a></td></tr>`;
  });
  return `<h1>People</h1><label>Filter <input></label><p>Some text</p><table>${rows.join('')}</table><button>Save</button>`;
}

function SEARCHES(page) {
  const row = page.getByRole('row').filter({ has: page.getByText('Name 250', { exact: true }) });
  return {
    'a button': [{ name: 'Save', role: 'button' }, page.getByRole('button', { name: 'Save', exact: true })],
    'a button, its kind not said': [
      { name: 'Save' },
      page.getByRole('button', { name: 'Save', exact: true }),
    ],
    'a field': [{ name: 'Filter', role: 'field' }, page.getByLabel('Filter', { exact: true })],
    'a text': [{ name: 'Some text' }, page.getByText('Some text', { exact: true })],
    'a button in a row': [
      { name: 'Edit 250', role: 'button', within: { name: 'Name 250', role: 'row' } },
      row.getByRole('button', { name: 'Edit 250', exact: true }),
    ],
    'a button next to a text': [
      { role: 'button', beside: { relation: 'next to', thing: { name: 'Name 250' } } },
      row.getByRole('button'),
    ],
    'nothing of that name': [
      { name: 'Nothing', role: 'button' },
      page.getByRole('button', { name: 'Nothing' }),
    ],
  };
}

async function tell(page, name, [target, locator]) {
  const driver = new PageDriver(page);
  const [ours, theirs] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await timed(async () => ground(target, await driver.look(), 'click')));
    theirs.push(await timed(() => locator.count()));
  }
  const [our, their] = [median(ours), median(theirs)];
  const ratio = (our / their).toFixed(2);
  console.log(
    `${name.padEnd(28)} ${our.toFixed(1)} ms, Playwright ${their.toFixed(1)} ms, ${ratio} times as long`,
  );
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(times) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
}
