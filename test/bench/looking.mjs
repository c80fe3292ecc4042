/**
 * `node test/bench/looking.mjs [turns]`: how long a look at a page takes, there and back, and how much of that is the page's
 * own part, beside Playwright's snapshot for AI of the same page in the same run.
 */
import { chromium } from '@playwright/test';
import { loadSource } from '../../scripts/language/loadSource.mjs';

const SIZES = [50, 1_000, 5_000, 20_000];
const TURNS = Number(process.argv[2] ?? 30);
const { PageDriver } = await loadSource('src/screen/PageDriver.ts');
const { lookerExpression } = await loadSource('src/screen/readAnswer.ts');
const { findBrowser } = await loadSource('src/service/findBrowser.ts');
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  for (const size of SIZES) for (const shape of [table, cards]) await tell(shape, size);
} finally {
  await browser.close();
}

async function tell(shape, size) {
  const page = await browser.newPage();
  await page.setContent(shape(size));
  const driver = new PageDriver(page);
  const looker = await page.evaluateHandle(lookerExpression());
  const { nodes } = await driver.look();
  const times = { look: [], walk: [], names: [], theirs: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const [screen, look] = await timed(() => driver.look());
    times.look.push(look);
    const [, names] = await timed(() => screen.nodes.map(({ role, names, states }) => [role, names, states]));
    times.names.push(names);
    times.walk.push(
      await looker.evaluate((one) => {
        const begun = performance.now();
        one.look(false);
        return performance.now() - begun;
      }),
    );
    if (turn < 5) times.theirs.push((await timed(() => page.ariaSnapshot({ mode: 'ai' })))[1]);
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const said = Object.entries(times).map(([name, all]) => `${name} ${median(all).toFixed(1)} ms`);
  console.log(
    `${shape.name.padEnd(6)} ${String(elements).padStart(6)} elements, ${nodes.length} nodes: ${said.join(', ')}`,
  );
  await page.close();
}

function table(size) {
  const rows = Array.from({ length: Math.ceil(size / 9) }, (_, row) => {
    const cells = [`<td>Name ${row}</td><td><b>${row}</b></td><td>Town <i>${row}</i></td>`];
    return `<tr>${cells.join('')}<td><button>Edit ${row}</button><a href="#${row}">Open ${row}</a></td></tr>`;
  });
  return `<h1>People</h1><label>Filter <input></label><table>${rows.join('')}</table><button>Save</button>`;
}

/** As a kit of components makes them: nested boxes, long classes, icons, a tick without a label of its own. */
function cards(size) {
  const css =
    '.card{display:flex;gap:8px;padding:8px;border:1px solid #ccc}.grow{flex:1}.btn{cursor:pointer;padding:4px}.muted{color:#777}';
  const card = (_, at) =>
    `<div class="card card--outlined css-1x${at % 7}k2 MuiPaper-root"><div class="grow css-a1b2c3"><h3 class="title css-77">Item ${at}</h3><p class="muted css-12">It is the item number ${at} of <span class="strong">many</span>.</p></div><label class="tick"><input type="checkbox"><span class="box"></span></label><div role="button" tabindex="0" class="btn btn-primary css-9" aria-label="Remove item ${at}"><svg width="16" height="16" class="icon"><path d="M0 0h9v9z"/></svg></div></div>`;
  return `<style>${css}</style><main>${Array.from({ length: Math.ceil(size / 12) }, card).join('')}</main>`;
}

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
}

function median(times) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
}
