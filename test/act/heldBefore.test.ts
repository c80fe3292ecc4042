/** What held before an action, too, is believed only when the action has had its time to show what it does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testAsItGoes } from './runSteps.js';

const it = testAsItGoes();

/** Answers after as many milliseconds as the address says. */
let server: Server;
beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    response.setHeader('Content-Type', 'text/html');
    setTimeout(() => response.end('<p>Some page</p>'), Number(/^\/(\d+)/.exec(url)?.[1] ?? 0));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
const home = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** A page of two, and what shows the other one. */
const list = (turn: string) => `<script>
    const show = () => { shown.textContent = '11-12 of 12'; first.textContent = 'Post 12'; next.disabled = true; title.value = 'Post 12'; };
    const turn = () => { ${turn} };
  </script>
  <p id="shown">1-10 of 12</p><table><tr><td id="first">Post 3</td></tr></table>
  <label>Title <input id="title" value="Post 3"></label><button id="next" onclick="turn()">Next page</button>
  <label>Sort <select onchange="turn()"><option>Name</option><option>Date</option></select></label>
  <label>Drafts <input type="checkbox" onchange="turn()"></label>
  <label>Search <input onkeydown="if (event.key === 'Enter') turn()"></label>`;

const SOON = 'setTimeout(show, 30)';
const LATER = 'setTimeout(show, 110)';

describe('what an action changes a moment later', () => {
  it.for([
    [SOON, '"1-10 of 12" is visible'],
    [LATER, '"1-10 of 12" is visible'],
    [LATER, 'I see "Post 3"'],
    [LATER, 'The first row shows "Post 3"'],
    [LATER, '"Next page" is enabled'],
    [LATER, '"Title" shows "Post 3"'],
  ] as const)('is waited for: %s, %s', async ([turn, said], { page, run }) => {
    await page.goto(home());
    await page.setContent(list(turn));
    expect(await run('Click "Next page"', said)).toContain('Expected that');
  });

  it.for([
    ['Click "Next page", then "Next page" is enabled'],
    ['Select "Date" from "Sort"', 'I see "Post 3"'],
    ['Check "Drafts"', 'I see "Post 3"'],
    ['Fill "Search" with "x" and press Enter', 'I see "Post 3"'],
    ['Press Enter in "Search"', 'I see "Post 3"'],
  ])('is waited for: %s', async (steps, { page, run }) => {
    await page.goto(home());
    await page.setContent(list('setTimeout(show, 100)'));
    expect(await run(...steps)).toContain('Expected that');
  });

  it.for<[string, string]>([
    ['asked for', "fetch('/300').then(show)"],
    ['asked for after something else', "fetch('/200').then(() => fetch('/250')).then(show)"],
    ['asked for while it says so', "shown.after('Loading'); fetch('/350').then(show)"],
    [
      'loaded while a sign of it turns',
      `next.insertAdjacentHTML('afterend', '<i role="progressbar">*</i>'); setTimeout(() => { show(); next.nextSibling.remove(); }, 400)`,
    ],
    [
      'marked as busy',
      `const table = first.closest('table'); table.ariaBusy = true; setTimeout(() => { show(); table.ariaBusy = false; }, 400)`,
    ],
    ['behind a first change', "next.after('*'); setTimeout(show, 80)"],
  ])('is waited for where it is %s', async ([, turn], { page, run }) => {
    await page.goto(home());
    await page.setContent(list(turn));
    expect(await run('Click "Next page"', 'I see "Post 3" within 2 s')).toContain('Expected that');
  });

  it.for([['There is exactly 1 row'], ['"Post 12" is not visible']])(
    'is waited for where all of it is meant, or none: %s',
    async ([said = ''], { page, run }) => {
      await page.goto(home());
      await page.setContent(
        list(`next.insertAdjacentHTML('afterend', '<i role="progressbar">*</i>'); setTimeout(() => {
          first.closest('table').insertRow().textContent = 'Post 12'; next.nextSibling.remove(); }, 500)`),
      );
      expect(await run('Click "Next page"', `${said} within 2 s`)).toContain('Expected that');
    },
  );

  it('is waited for after a dialog', async ({ page, run }) => {
    await page.goto(home());
    await page.setContent(list(`if (confirm('Sure?')) setTimeout(show, 100)`));
    expect(await run('Click "Next page"', 'Accept the dialog', 'I see "Post 3"')).toContain('Expected that');
  });
});

describe('what fades out', () => {
  const FADING = `<style>
      .modal { transition: opacity 0.3s linear; }
      .modal:not(.show) { opacity: 0; }
    </style>
    <p>Reports</p>
    <div class="modal show" id="modal" role="dialog" aria-label="New report">
      <p>Report type</p><button onclick="modal.classList.remove('show')">Cancel</button>
    </div>
    <script>
      modal.addEventListener('transitionend', () => { modal.style.display = 'none'; });
    </script>`;

  it('is not there for that time', async ({ page, run }) => {
    await page.goto(home());
    await page.setContent(FADING);
    expect(await run('Click "Cancel"', 'The dialog "New report" is still open')).toContain('Expected that');
  });
});

it('what a field shows once nobody types any more is waited for', async ({ page, run }) => {
  await page.goto(home());
  await page.setContent(`<p id="shown">On</p>
    <label>Search <input oninput="setTimeout(() => { shown.textContent = 'Off'; }, 300)"></label>`);
  expect(await run('Fill "Search" with "x"', '"On" is visible')).toContain('Expected that');
});
