/** What a click brings a moment later is waited for before something is used that was there already. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testAsItGoes, testOnPage } from './runSteps.js';

const it = testOnPage();

/** A page with a column of that name, before and while a menu opens that has an entry of that name. */
const page = (opener: string, script: string) => `<button onclick="0">Begin</button>${opener}
  <table><thead><tr><th onclick="document.title = 'column'">Status</th></tr></thead><tbody><tr><td>Paid</td></tr></tbody></table>
  <script>const menu = document.createElement('div');
    menu.innerHTML = '<ul><li tabindex="0" onclick="document.title = \\'entry\\'">Status</li><li tabindex="0">Year</li></ul>';
    const show = () => document.body.append(menu);
    const later = (milliseconds) => setTimeout(show, milliseconds);
    ${script}</script>`;

describe.concurrent('a menu that opens after the click', () => {
  it.for<[string, string, string]>([
    ['without a sign of it', '<button id="add">Add filter</button>', 'add.onclick = () => later(700);'],
    [
      'while its button looks pressed',
      '<button id="add">Add filter</button>',
      `menu.style = 'opacity: 0; transition: opacity 150ms'; add.onclick = () => { add.className = 'active'; show();
        setTimeout(() => (menu.style.opacity = 1), 150); };`,
    ],
    [
      'after its button says that it is open',
      '<button id="add" aria-haspopup="true" aria-expanded="false">Add filter</button>',
      `add.onclick = () => { add.ariaExpanded = 'true'; add.className = 'open'; later(700); };`,
    ],
    ['when it is pointed at', '<button id="add">Add filter</button>', 'add.onmouseenter = () => later(500);'],
  ])('has the entry that is clicked: %s', async ([_, opener, script], { run, said }) => {
    const first = script.includes('mouseenter') ? 'Hover over "Add filter"' : 'Click "Add filter"';
    await run(page(opener, script), first, 'Click "Status"');
    expect(await said()).toBe('entry');
  });

  it.for<[string, string, string]>([
    ['its button says so', '<button id="add" aria-haspopup="menu">Add filter</button>', 'Click "Add filter"'],
    ['its button is called so', '<button id="add" class="dropdown-toggle">Add</button>', 'Click "Add"'],
    [
      'it stands in what is',
      '<div class="v-menu-activator"><button id="add">Add</button></div>',
      'Click "Add"',
    ],
    ['the other button of the mouse opens it', '<button id="add">Add</button>', 'Right-click "Add"'],
  ])(
    'is waited for before a button of that name is used, where %s',
    async ([_, opener, click], { run, said }) => {
      const script = `add.onclick = add.oncontextmenu = () => later(700);
      document.querySelector('th').innerHTML = '<button>Status</button>';
      menu.innerHTML = menu.innerHTML.replaceAll('<li', '<li role="menuitem"').replace('<ul', '<ul role="menu"');`;
      await run(page(opener, script), click, 'Click "Status"');
      expect(await said()).toBe('entry');
    },
  );

  it('is not waited for where the click has shown what it does', async ({ run, said }) => {
    const script = `add.onclick = () => { document.body.append('Added'); later(700); };`;
    await run(page('<button id="add">Add filter</button>', script), 'Click "Add filter"', 'Click "Status"');
    expect(await said()).toBe('column');
  });

  it('is not waited for without end', async ({ run, said }) => {
    await run(page('<button id="add">Add filter</button>', ''), 'Click "Add filter"', 'Click "Status"');
    expect(await said()).toBe('column');
  });
});

/** Answers everything under `/late` after as many milliseconds as the address says. */
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const late = Number(/^\/late\/(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
    response.setHeader('Content-Type', 'text/html');
    setTimeout(() => response.end('<p>An empty page</p>'), late);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('what a click asks the server for', () => {
  const it = testAsItGoes();

  it('is waited for, though the next step does not need it', async ({ page, run }) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.setContent(`<button id="red">Red</button><p id="chosen">none</p><button id="add">Add to cart</button><script>
      red.onclick = async () => { red.textContent = 'Red ✓'; await fetch('/late/600'); chosen.textContent = 'red'; };
      add.onclick = () => { document.title = chosen.textContent; };</script>`);
    expect(await run('Click "Red"', 'Click "Add to cart"')).toBeUndefined();
    expect(await page.title()).toBe('red');
  });

  it('is not waited for without end', async ({ page, run }) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.setContent(`<button onclick="fetch('/late/6000')">Red</button>
      <button onclick="document.title = 'added'">Add to cart</button>`);
    expect(await run('Click "Red"', 'Click "Add to cart"')).toBeUndefined();
    expect(await page.title()).toBe('added');
  });

  it('is not waited for by what came with the click', async ({ page, run }) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.setContent(`<button id="load">Load</button><script>load.onclick = async () => {
      load.insertAdjacentHTML('afterend', '<button onclick="document.title = loaded">Stop</button>');
      await fetch('/late/1000'); loaded = 'loaded'; }; let loaded = 'stopped';</script>`);
    expect(await run('Click "Load"', 'Click "Stop"')).toBeUndefined();
    expect(await page.title()).toBe('stopped');
  });
});
