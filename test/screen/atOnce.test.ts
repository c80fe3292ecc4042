/** What is clicked and written into as it is, without Playwright's script in the page: with the same checks, and the same end. */
import type { Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import type { Gesture } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import type { ScreenNode } from '../../src/screen/Screen.js';
import { serveHttp } from '../support/httpServer.js';
import { byId, showPage, useLooks } from './lookAt.js';

useLooks();

async function doOn(page: Page, make: (node: ScreenNode) => Gesture, timeout = 3_000): Promise<void> {
  const driver = new PageDriver(page);
  await driver.do(make(byId(await driver.look(), 'a')), { timeout });
}

const click = (node: ScreenNode): Gesture => ({ kind: 'click', node });
const write =
  (value: string) =>
  (node: ScreenNode): Gesture => ({ kind: 'fill', node, value });
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);

test('what comes over it in the last moment gets nothing of the click', async () => {
  const page = await showPage(`<script>said = []</script>
    <button id="a" onmousemove="cover.hidden = false" onclick="said.push('button')">A</button>
    <div id="cover" hidden style="position: fixed; inset: 0" onmousedown="said.push('cover')"></div>`);
  await expect(doOn(page, click, 1_000)).rejects.toMatchObject({ obstacle: 'covered' });
  expect(await said(page)).toEqual([]);
});

test('the next click is free of the one before', async () => {
  const page = await showPage(`<script>said = []</script>
    <button id="a" onclick="said.push('A')">A</button><button id="b" onclick="said.push('B')">B</button>`);
  await doOn(page, click);
  await page.click('#b');
  expect(await said(page)).toEqual(['A', 'B']);
});

test('a page whose clock stands still is clicked all the same', async () => {
  const context = await (await showPage('')).context().browser()!.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt('2040-01-01');
  await page.setContent('<script>said = []</script><button id="a" onclick="said.push(1)">A</button>');
  await doOn(page, click);
  expect(await said(page)).toEqual([1]);
});

test('what is far below is scrolled to', async () => {
  const page = await showPage(`<script>said = []</script><div style="height: 4000px"></div>
    <button id="a" onclick="said.push(scrollY > 1000)">A</button>`);
  await doOn(page, click);
  expect(await said(page)).toEqual([true]);
});

test('what moves is clicked when it stands still', async () => {
  const page = await showPage(`<script>said = []</script>
    <style>@keyframes go { from { margin-left: 0 } to { margin-left: 300px } }</style>
    <button id="a" style="animation: go 700ms linear both" onclick="said.push(this.offsetLeft > 300)">A</button>`);
  await doOn(page, click);
  expect(await said(page)).toEqual([true]);
});

test.each([
  ['a link', '<a id="a" href="/next">Next</a>', '/next'],
  ['a form', '<form action="/next"><button id="a">Send</button></form>', '/next?'],
  ['a script', `<button id="a" onclick="location = '/next'">Next</button>`, '/next'],
])('a click that leads to another page ends when that is there: %s', async (_, html, path) => {
  const { origin } = await serveHttp((request, response) => {
    const wait = request.url.startsWith('/next') ? 400 : 0;
    setTimeout(() => response.setHeader('content-type', 'text/html').end(html), wait);
  });
  const page = await showPage('');
  await page.goto(origin);
  await doOn(page, click);
  expect(page.url()).toBe(`${origin}${path}`);
});

test.each([
  ['a download', { 'content-disposition': 'attachment; filename=a.csv' }, 200],
  ['an answer without content', {}, 204],
])('a click that leads to no other page ends, too: %s', async (_, headers, status) => {
  const { origin } = await serveHttp((request, response) => {
    if (request.url === '/next') response.writeHead(status, headers).end(status === 200 ? 'a;b' : undefined);
    else response.setHeader('content-type', 'text/html').end('<a id="a" href="/next">Next</a>');
  });
  const page = await showPage('');
  await page.goto(origin);
  await doOn(page, click);
  expect(page.url()).toBe(`${origin}/`);
});

test('a form that is sent into another tab keeps nobody waiting', async () => {
  const page = await showPage(
    '<form action="about:blank" target="_blank"><button id="a">Send</button></form>',
  );
  const [opened] = await Promise.all([page.waitForEvent('popup'), doOn(page, click)]);
  await opened.close();
});

test.each([
  ['another program', '<form action="mailto:ada@shop.test"><button id="a">Send</button></form>'],
  [
    'nothing, as its own rules say',
    '<meta http-equiv="content-security-policy" content="form-action \'none\'"><form action="http://127.0.0.1:9/"><button id="a">Send</button></form>',
  ],
])('a form that is sent to %s keeps nobody waiting', async (_, html) => {
  const page = await showPage(html);
  await doOn(page, click, 60_000);
  expect(page.url()).toBe('about:blank');
});

test('a page of Angular is clicked as any other, whose timers look at the whole page each time', async () => {
  const page = await showPage(`<script>
      said = [];
      for (const name of ['requestAnimationFrame', 'setTimeout']) {
        window['__zone_symbol__' + name] = window[name];
        window[name] = (...given) => { said.push(name); return window['__zone_symbol__' + name](...given); };
      }
    </script><button id="a" onclick="said.push('clicked')">A</button>`);
  await page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said.splice(0));
  await doOn(page, click);
  expect(await said(page)).toEqual(['clicked']);
});

test('the last letter goes to the field, though the focus moves on', async () => {
  const page = await showPage(
    `<input id="a" oninput="if (this.value.length === 2) b.focus()"><input id="b">`,
  );
  await doOn(page, write('123'));
  expect(await page.inputValue('#a')).toBe('123');
  expect(await page.inputValue('#b')).toBe('');
});

test('what stands in a field is written over, and keys are told of', async () => {
  const page = await showPage(`<script>said = []</script>
    <input id="a" value="old" onkeyup="said.push(event.key, this.value)" onchange="said.push('change')">`);
  await doOn(page, write('new'));
  expect(await said(page)).toEqual(['w', 'new']);
});

test('a field that becomes usable a moment later is waited for', async () => {
  const page = await showPage(
    `<input id="a" readonly><script>setTimeout(() => (a.readOnly = false), 400)</script>`,
  );
  await doOn(page, write('new'));
  expect(await page.inputValue('#a')).toBe('new');
});
