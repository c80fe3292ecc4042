/** What is found on pages whose markup tells little, as people call it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const TABLE = '<table id="things"><tr><th>Name</th></tr><tr><td>Ada</td></tr><tr><td>Bob</td></tr></table>';
const TOOLS =
  '<style>#tools li { display: inline-block }</style><ul id="tools" class="toolbar"><li><a role="button" href="#">Reply</a></li><li><a role="button" href="#">All</a><a role="button" href="#">…</a></li></ul>';
const ADDING = '<ul id="tools"><li><a href="/course/add/?from=list">Add course</a></li></ul>';
const FILTER = '<ul id="tools"><li><a href="?level=1">Low</a></li><li><a href="?level=2">High</a></li></ul>';
const OTHER = '<ul id="tools"><li><a href="/ada">Ada</a></li><li><a href="/bob">Bob</a></li></ul>';
const SIDE =
  '<div id="menu" class="sidebar-menu"><table id="ways"><tr><td><a href="/j">Journal</a></td><td>3</td></tr><tr><td><a href="/k">Cash</a></td><td>4</td></tr></table></div>';
const GLYPHS =
  '<button id="find" title="Apply"><span class="glyphicon glyphicon-search"></span></button><button id="help" title="Show all"><span class="glyphicon glyphicon-question-sign"></span></button>';

/** In the fields stand no names; beside one of them stands another that is called by what it shows. */
const SHOWN = `<h1>Fines</h1><form>Show <select id="show"><option>open</option></select> <input type="submit" value="Go" id="go"></form>
  <fieldset>Reason <select id="why"><option>Hardship</option></select></fieldset>
  <p><input placeholder="Town"> <input id="street"></p>`;

const DIALOG = `<div role="dialog" aria-modal="true"><div tabindex="0"><button id="shut" aria-label="Close"><svg aria-label="close" role="img" width="9" height="9"></svg></button>
  <h2>New visit</h2><label>Doctor <select><option>Weiss</option></select></label><button>Book</button></div></div>`;

test.each([
  ['Click the cross', DIALOG, 'shut'],
  ['Select "open" from the field next to "Show"', SHOWN, 'show'],
  ['Click the button next to "Show"', SHOWN, 'go'],
  ['Fill the field next to "Town" with "Elm"', SHOWN, 'street'],
  ['Expect that the list contains "Ada"', TOOLS + TABLE, 'things'],
  ['Expect that the list contains "Ada"', ADDING + TABLE, 'things'],
  ['Expect that the list contains "Low"', FILTER + TABLE, 'things'],
  ['Expect that the list contains "Ada"', OTHER + TABLE, 'tools'],
  ['Expect that the list contains "Low"', FILTER, 'tools'],
  ['Expect that the table contains "Ada"', SIDE + TABLE, 'things'],
  ['Expect that the table contains "Journal"', SIDE, 'ways'],
  ['Expect that the sidebar contains "Journal"', SIDE + TABLE, 'menu'],
  ['Click the "question mark" button', GLYPHS, 'help'],
  ['Click the magnifier', GLYPHS, 'find'],
  [
    'Expect that the message shows "Failed"',
    '<input class="tt-hint"><p id="told" class="error">Failed</p>',
    'told',
  ],
])('%s on %s', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('what people write apart is one word on the page, if only one thing is called so', async () => {
  await page.setContent('<label>Username <input id="u"></label><label>Email <input id="e"></label>');
  await carryOut(page, 'Enter "ada" as the user name');
  await carryOut(page, 'Fill the "e-mail" field with "ada@b.c"');
  expect(await page.inputValue('#u')).toBe('ada');
  expect(await page.inputValue('#e')).toBe('ada@b.c');
  await page.setContent('<label>Username <input></label><label>User-name <input></label>');
  expect((await failureOf(page, 'Enter "ada" as the user name')).message).toContain('user name');
});

test('what opens a menu is no list to select from', async () => {
  await page.setContent(
    '<button aria-haspopup="true" aria-expanded="false">More</button><div role="listbox" aria-label="People"><div role="option" onclick="this.setAttribute(`aria-selected`, true)">Ruth</div></div>',
  );
  await carryOut(page, 'Select "Ruth" from the list');
  expect(await page.getAttribute('[role=option]', 'aria-selected')).toBe('true');
  await page.setContent('<button aria-haspopup="true" aria-expanded="false">More</button>');
  expect((await failureOf(page, 'Select "Ruth" from the list')).message).toContain('No list');
});

const DRAWN =
  '<style>#drawn { position: relative; width: 220px } select.queue-list { position: absolute; width: .5px; opacity: 0 }</style>';
const QUEUE = `${DRAWN}<form><div class="row"><div>Queue:</div><div><div id="drawn"><select class="select-queue queue-list"><option>General</option></select><button id="queue" type="button" role="combobox" aria-haspopup="listbox">General</button></div></div></div></form>`;
const RECIPIENTS =
  '<label for="to">To</label><div><textarea id="to" style="position: absolute; left: -5000px; opacity: 0"></textarea><ul><li><input id="shown"></li></ul></div>';
const TITLED = (id: string, title: string, name: string) =>
  `<div class="box card"><div class="box-title card-header"><span><a href="/all">${title} <span class="count">(Found 2 tickets)</span></a></span></div>
  <div class="content"><div class="card-body"><table><tr><th>Name</th></tr><tr><td><a id="${id}" href="#${id}">${name}</a></td></tr></table></div></div></div>`;

test.each([
  ['Select "General" from "queue"', QUEUE, 'queue'],
  [
    'Select "General" from "queue"',
    '<div id="all"><div class="a"><b>Subject:</b></div><div class="a"><b>Queue:</b></div></div>',
    undefined,
  ],
  ['Fill the field with "Hello"', '<select id="kind"></select><textarea id="text"></textarea>', 'text'],
  ['Fill the "To" field with "Ada"', RECIPIENTS, 'shown'],
  ['Fill the "To" field with "Ada"', RECIPIENTS.replace('<input', '<input aria-label="Cc"'), undefined],
  [
    'Click the "Logout" icon',
    '<a id="out" href="#" aria-label="Logout"><span><img alt="" width="20" height="20"></span></a><a id="in" href="#" aria-label="Login">In</a>',
    'out',
  ],
])('%s on %s', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('a thing whose name is the only one is in what the title of its card says', async () => {
  const mine = TITLED('laptop', 'My tickets', 'New laptop');
  await page.setContent(mine + TITLED('vpn', 'New tickets', 'VPN drops'));
  await carryOut(page, 'Click "New laptop" in "tickets"');
  expect(page.url()).toMatch(/#laptop$/);
  // Of two nobody knows which, and what no title calls so is elsewhere.
  await page.setContent(mine + TITLED('other', 'New tickets', 'New laptop'));
  expect((await failureOf(page, 'Click "New laptop" in "tickets"')).message).toContain('tickets');
  await page.setContent(`${TITLED('vpn', 'New tickets', 'VPN drops')}<a href="#x">New laptop</a>`);
  expect((await failureOf(page, 'Click "New laptop" in "tickets"')).message).toContain('tickets');
});

test('what is typed without a place goes into the empty field of the dialog, be it for a password', async () => {
  const html = '<input id="name"><div role="dialog"><input id="word" type="password"></div>';
  await page.setContent(html);
  await carryOut(page, 'Type "secret"');
  expect(await page.inputValue('#word')).toBe('secret');
  expect(await page.inputValue('#name')).toBe('');
  await page.setContent(html.replace('<div role="dialog">', '<div>'));
  expect((await failureOf(page, 'Type "secret"')).message).toContain('nothing has the focus');
});

test('the cells of a row that is an option are no options', async () => {
  const option = (id: string, name: string) =>
    `<tr role="option" aria-labelledby="${id}" onclick="this.setAttribute(\`aria-selected\`, true)"><td><input type="checkbox"></td><td id="${id}">${name}</td></tr>`;
  await page.setContent(`<table role="listbox">${option('a', 'Ruth Meyer')}${option('b', 'Ben')}</table>`);
  await carryOut(page, 'Select "Ruth Meyer" from the list');
  expect(await page.getAttribute('tr', 'aria-selected')).toBe('true');
  await page.setContent(`<table role="listbox">${option('a', 'Ruth')}${option('b', 'Ruth')}</table>`);
  expect((await failureOf(page, 'Select "Ruth" from the list')).message).toContain('2 options');
});

test('a list from which something is selected has it, and the tools of a page are not clicked for it', async () => {
  const tools = (last: string) =>
    `<ul style="width: 300px"><li><button onclick="document.title = 'clicked'" style="width: 100%">Reply</button></li><li>${last}</li></ul>`;
  await page.setContent(tools('More'));
  expect((await failureOf(page, 'Select "Ruth" from the list')).message).toContain('No list with "Ruth"');
  expect(await page.title()).toBe('');
});

test('what tells of an error in a frame is the message, and no text around the frame', async () => {
  const frame = '<ul class="error"><li>No name</li><li>No town</li></ul><form><input></form>';
  await page.setContent(`<p>Back office</p><p>Front desk</p><iframe srcdoc='${frame}'></iframe>`);
  await carryOut(page, 'There are 2 items in the error box');
  const { message } = await failureOf(page, 'There are 3 items in the error box', { timeout: 1_500 });
  expect(message).toContain('observed: 2 items');
});

test('a text that is read below a field is not below the one above that', async () => {
  const item = (id: string, name: string, field: string) =>
    `<div><label for="${id}">${name}</label><div>${field}</div><div>No ${id}</div></div>`;
  const list = '<input id="doctor" role="combobox" readonly style="opacity: 0"><span>Choose</span>';
  await page.setContent(
    `<form>${item('day', 'Date', '<input id="day">')}${item('doctor', 'Doctor', list)}${item('why', 'Reason', '<textarea id="why"></textarea>')}<button>Book</button></form>`,
  );
  await carryOut(page, '"No doctor" is shown below the "Doctor" field');
  await carryOut(page, '"No why" is shown below the "Reason" field');
  await carryOut(page, 'I see the "Book" button below the "Date" field');
  await failureOf(page, '"No doctor" is shown below the "Date" field');
  await failureOf(page, '"No why" is shown below the "Doctor" field');
});
