/** What a driver does to a page, and why it doesn't, in a real browser. */
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { type Gesture, GestureError } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import type { Screen, ScreenNode } from '../../src/screen/Screen.js';
import { byId, showPage, useLooks } from './lookAt.js';

useLooks();

type Make = (node: (id: string) => ScreenNode, screen: Screen) => Gesture;

async function act(html: string, make: Make, timeout = 3_000): Promise<Page> {
  const page = await showPage(`<script>said = []</script>${html}`);
  const driver = new PageDriver(page);
  const screen = await driver.look();
  await driver.do(
    make((id) => byId(screen, id), screen),
    { timeout },
  );
  return page;
}

const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);

const DONE: [title: string, html: string, make: Make, said: unknown[]][] = [
  [
    'clicks',
    '<button id=a onclick="said.push(1)">A</button>',
    (node) => ({ kind: 'click', node: node('a') }),
    [1],
  ],
  [
    'double-clicks',
    '<button id=a ondblclick="said.push(2)">A</button>',
    (node) => ({ kind: 'click', node: node('a'), times: 2 }),
    [2],
  ],
  [
    'clicks with the other button',
    '<p id=a oncontextmenu="said.push(event.button)">A</p>',
    (node) => ({ kind: 'click', node: node('a'), button: 'right' }),
    [2],
  ],
  [
    'clicks with a key held',
    '<p id=a onclick="said.push(event.shiftKey)">A</p>',
    (node) => ({ kind: 'click', node: node('a'), modifiers: ['Shift'] }),
    [true],
  ],
  [
    'clicks where it is told',
    '<div id=a style="width:100px;height:100px;border:5px solid" onclick="said.push(event.offsetX, event.offsetY)"></div>',
    (node) => ({ kind: 'click', node: node('a'), at: { x: 15, y: 25 } }),
    [10, 20],
  ],
  [
    'clicks a text where it stands',
    '<div style="width:600px" onclick="said.push(event.offsetX < 60)">One</div>',
    (_node, { nodes }) => ({ kind: 'click', node: nodes.find(({ tag }) => tag === '#text')! }),
    [true],
  ],
  [
    'clicks what is in a shadow root',
    '<div id=h></div><script>h.attachShadow({mode:"open"}).innerHTML="<button id=a>A</button>";h.shadowRoot.querySelector("button").onclick=()=>said.push(1)</script>',
    (node) => ({ kind: 'click', node: node('a') }),
    [1],
  ],
  [
    'chooses an option of a closed list by a click',
    '<select onchange="said.push(this.value)"><option>A<option id=b>B</select>',
    (node) => ({ kind: 'click', node: node('b') }),
    ['B'],
  ],
  [
    'chooses by label',
    '<select id=a onchange="said.push(this.value)"><option value=1>A<option value=2>B</select>',
    (node) => ({ kind: 'select', node: node('a'), options: ['B'] }),
    ['2'],
  ],
  [
    'chooses some of several',
    '<select id=a multiple onchange="said.push(this.selectedOptions.length)"><option id=x selected>A<option id=y>A<option id=z>C</select>',
    (node) => ({ kind: 'select', node: node('a'), options: [], chosen: [node('y'), node('z')] }),
    [2],
  ],
  [
    'points',
    '<p id=a onmouseenter="said.push(3)">A</p>',
    (node) => ({ kind: 'hover', node: node('a') }),
    [3],
  ],
  [
    'clicks at a place',
    '<p style="position:fixed;left:0;top:0;margin:0" onclick="said.push(4)">Some</p>',
    () => ({ kind: 'clickAt', x: 5, y: 5 }),
    [4],
  ],
  [
    'takes the focus to a thing',
    '<input id=a onfocus="said.push(5)">',
    (node) => ({ kind: 'focus', node: node('a') }),
    [5],
  ],
  [
    'takes the focus away',
    '<input id=a autofocus onblur="said.push(6)"><script>a.focus()</script>',
    (node) => ({ kind: 'blur', node: node('a') }),
    [6],
  ],
  [
    'fills',
    '<input id=a oninput="said.push(this.value)">',
    (node) => ({ kind: 'fill', node: node('a'), value: 'x' }),
    ['x'],
  ],
  [
    'presses a key',
    '<input id=a onkeydown="said.push(event.key)">',
    (node) => ({ kind: 'press', node: node('a'), key: 'Enter' }),
    ['Enter'],
  ],
  [
    'presses a key on what is drawn by its label',
    '<label><input type=checkbox id=a style="opacity:0;position:absolute" onchange="said.push(this.checked)">A</label>',
    (node) => ({ kind: 'press', node: node('a'), key: ' ' }),
    [true],
  ],
  [
    'types',
    '<input id=a value=x onkeyup="said.push(this.value)">',
    (node) => ({ kind: 'type', node: node('a'), text: 'y' }),
    ['xy'],
  ],
  [
    'scrolls the page',
    '<div style="height:3000px"></div><script>addEventListener("scroll", () => said.push(scrollY), { once: true })</script>',
    () => ({ kind: 'scroll', right: 0, down: 100 }),
    [100],
  ],
  [
    'scrolls a part of it',
    '<div id=a onscroll="said.push(this.scrollTop)" style="height:90px;overflow:auto"><div style="height:900px"></div></div>',
    (node) => ({ kind: 'scroll', node: node('a'), right: 0, down: 50 }),
    [50],
  ],
  [
    'fills, and lets go of the last key, for pages that look at a field then',
    '<input id=a onkeyup="said.push(this.value.length, event.keyCode)">',
    (node) => ({ kind: 'fill', node: node('a'), value: 'json' }),
    [4, 78],
  ],
  ...['json', 'x', '7'].map((value): (typeof DONE)[number] => [
    `fills, and presses the last key, for pages that look at a field behind that: ${value}`,
    '<input id=a value=old onkeydown="setTimeout(() => said.push(event.key, this.value))">',
    (node) => ({ kind: 'fill', node: node('a'), value }),
    [value.at(-1), value],
  ]),
  [
    'presses a key to empty a field, too',
    '<input id=a value=old onkeydown="setTimeout(() => said.push(this.value))">',
    (node) => ({ kind: 'fill', node: node('a'), value: '' }),
    [''],
  ],
  [
    'never empties a field that it fills',
    '<input id=a type=number value=5 oninput="said.push(this.value)">',
    (node) => ({ kind: 'fill', node: node('a'), value: '7' }),
    ['7'],
  ],
  [
    'fills a field with a mask once more, at once',
    '<input id=a oninput="this.value = this.value.replace(/^(\\d\\d)(\\d)/, \'$1/$2\')" onkeyup="said.push(this.value)">',
    (node) => ({ kind: 'fill', node: node('a'), value: '12319' }),
    ['12/319', '12/319'],
  ],
  [
    'fills a field at once that takes no such key',
    '<input id=a onkeydown="if (event.key === \'x\') event.preventDefault()" oninput="said.push(this.value)">',
    (node) => ({ kind: 'fill', node: node('a'), value: '12x' }),
    ['12', '12x'],
  ],
  [
    'drags with the mouse',
    '<div id=a style="width:50px;height:50px" onmousedown="said.push(1)">A</div><div id=b style="height:50px" onmouseup="said.push(2)">B</div>',
    (node) => ({ kind: 'drag', node: node('a'), onto: node('b') }),
    [1, 2],
  ],
  [
    'drags as HTML does',
    '<p id=a draggable=true>A</p><p id=b ondragover="event.preventDefault()" ondrop="said.push(7)">B</p>',
    (node) => ({ kind: 'drag', node: node('a'), onto: node('b') }),
    [7],
  ],
  [
    'drags by pixels',
    '<div id=a style="position:fixed;left:0;top:0;width:50px;height:50px">A</div><script>addEventListener("mouseup", (event) => said.push(event.clientX))</script>',
    (node) => ({ kind: 'dragBy', node: node('a'), right: 100, down: 0 }),
    [125],
  ],
];

describe('a driver', () => {
  it.each(DONE)('%s', async (_title, html, make, wanted) => {
    const page = await act(html, make);
    await expect.poll(() => said(page)).toEqual(wanted);
  });

  it('gives files to an input, be it hidden, and to what asks for them', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'files-')), 'a.txt');
    writeFileSync(file, 'A');
    const make: Make = (node) => ({ kind: 'setFiles', node: node('a'), files: [file] });
    const hidden = await act(
      '<input type=file id=a style="display:none" onchange="said.push(this.files[0].name)">',
      make,
    );
    expect(await said(hidden)).toEqual(['a.txt']);
    const asking = await act(
      '<input type=file id=i hidden onchange="said.push(this.files[0].name)"><button id=a onclick="i.click()">Files</button>',
      make,
    );
    await expect.poll(() => said(asking)).toEqual(['a.txt']);
  });

  it('acts in the frame where a thing is', async () => {
    const page = await showPage(
      '<p style="height:30px">Top</p><iframe srcdoc="<button id=a onclick=\'parent.said=1\'>A</button>"></iframe>',
    );
    const driver = new PageDriver(page);
    await expect.poll(async () => (await driver.look()).root.text).toContain('A');
    await driver.do({ kind: 'click', node: byId(await driver.look(), 'a') }, { timeout: 2_000 });
    expect(await said(page)).toBe(1);
  });
});

const COVER = '<div id=cover style="position:fixed;inset:0;background:white"></div>';
const REFUSED: [obstacle: string, html: string, make: Make][] = [
  ['disabled', '<button id=a disabled>A</button>', (node) => ({ kind: 'click', node: node('a') })],
  ['read-only', '<input id=a readonly>', (node) => ({ kind: 'fill', node: node('a'), value: 'x' })],
  ['covered', `<button id=a>A</button>${COVER}`, (node) => ({ kind: 'click', node: node('a') })],
  [
    'hidden',
    '<button id=a>A</button><script>setTimeout(() => (a.style.visibility = "hidden"), 90)</script><style>#a{animation:m 1s infinite}@keyframes m{to{margin-left:90px}}</style>',
    (node) => ({ kind: 'click', node: node('a') }),
  ],
  [
    'moving',
    '<button id=a>A</button><style>#a{animation:m .2s infinite}@keyframes m{to{margin-left:90px}}</style>',
    (node) => ({ kind: 'click', node: node('a') }),
  ],
  [
    'refused',
    '<p id=a draggable=true>A</p><p id=b>B</p>',
    (node) => ({ kind: 'drag', node: node('a'), onto: node('b') }),
  ],
];

describe('a driver refuses what a person could not do', () => {
  it.each(REFUSED)('%s', async (obstacle, html, make) => {
    const error = await act(html, make, 500).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(GestureError);
    expect((error as GestureError).obstacle).toBe(obstacle);
    if (obstacle === 'covered') expect((error as GestureError).cover).toContain('id="cover"');
  });

  it('gone', async () => {
    const page = await showPage('<button id=a>A</button>');
    const driver = new PageDriver(page);
    const node = byId(await driver.look(), 'a');
    await page.evaluate(() => document.body.replaceChildren());
    await expect(driver.do({ kind: 'click', node }, { timeout: 500 })).rejects.toMatchObject({
      obstacle: 'gone',
    });
  });
});
