/** Sidebars, workspaces and palettes that no role tells: by where they lie, or by what the markup calls them. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const column = (side: string, inside: string) =>
  `<div style="position: fixed; ${side}: 0; top: 0; height: 100%; width: 250px">${inside}</div>`;
const TOOLS = '<button id="new">New</button><button>Filter</button>';
const MAIN = '<div style="margin: 0 250px"><button>New</button><button>Save</button></div>';

const EDITOR = `<style>div { min-height: 120px }</style>
<div id="app-palette" class="palette"><div class="palette-node" draggable="true" id="inject">inject</div></div>
<div id="app-workspace"><div class="app-workspace"><svg width="400" height="200"><text x="9" y="30">timer</text></svg></div></div>`;

describe('a column at the side', () => {
  it('is the sidebar where it is the only one', async () => {
    expect(await meantOn(page, column('left', TOOLS) + MAIN, 'Click "New" in the sidebar')).toBe('new');
    expect(await meantOn(page, column('right', TOOLS) + MAIN, 'Click "New" in the sidebar')).toBe('new');
  });

  it.each([
    ['of two', column('left', TOOLS) + column('right', TOOLS) + MAIN],
    ['without controls', column('left', '<p>News</p>') + MAIN],
    ['as wide as the page', `<div style="height: 100vh">${TOOLS}</div>`],
  ])('%s is none', async (_, html) => {
    expect(await meantOn(page, html, 'Click "New" in the sidebar')).toBe(undefined);
  });
});

describe('what the markup calls a sidebar', () => {
  const menu = (label: string, more: string) =>
    `<ul role="menu" aria-label="${label}"><li><button role="menuitem">All</button></li><li><button role="menuitem" ${more}</button></li></ul>`;
  const menus = menu('By status', '>Done') + menu('By tag', 'id="film">Film');
  const nav = '<nav class="bar"><button>Start</button><button>Film</button></nav>';

  it('is the sidebar before the menus in it and elsewhere', async () => {
    const html = `<div class="app__sidebar" id="side" style="width: 200px">${TOOLS}${menus}</div>${nav}`;

    expect(await meantOn(page, html, 'Click "Film" in the sidebar')).toBe('film');
    expect(await meantOn(page, html, 'Click "Start" in the sidebar')).toBe(undefined);
  });

  it('is none where it only opens one', async () => {
    const html = `<div class="sidebar"><button>☰</button></div><nav id="ways"><button>Start</button></nav>`;
    expect(await meantOn(page, html, 'Click "Start" in the sidebar')).toBe('ways');
  });
});

describe('a bar across the window', () => {
  const bar = (save = '') =>
    `<div style="height: 44px"><button>Queries</button><button ${save}>Save</button><button>Run</button></div>`;
  const tall =
    '<div style="height: 300px"><button>Save</button><button>Copy</button><button>Cut</button></div>';
  const silent = '<div class="result-toolbar" style="height: 30px"></div>';

  it('is the toolbar where it is the only one, and another one shows nothing', async () => {
    expect(await meantOn(page, bar('id="f"') + tall + silent, 'Click "Save" in the toolbar')).toBe('f');
  });

  it.each([
    ['of links', '<div style="height: 44px"><a href="#1">A</a><a href="#2">B</a><a href="#3">Save</a></div>'],
    ['with a text of its own', bar().replace('<button>', 'Report <button>')],
    ['at the end of the page', `<div style="height: 600px"></div>${bar()}`],
    ['that ends a form', `<form>${bar()}</form>`],
    ['that is a footer', bar().replace(/div/g, 'footer')],
  ])('is none %s', async (_, html) => {
    expect(await meantOn(page, html.replace('>Save', ' id="f">Save'), 'Click "Save" in the toolbar')).toBe(
      undefined,
    );
  });

  it('is none where there are two', async () => {
    expect(await meantOn(page, bar('id="f"') + tall + bar(), 'Click "Save" in the toolbar')).toBe(undefined);
  });
});

describe('a bar along the upper edge', () => {
  const top = (inside: string, style = '') =>
    `<style>body { margin: 0 }</style><div style="height: 48px; ${style}">${inside}</div>`;
  const LINKS = '<a href="/a" id="f">Tags</a><a href="/b">Daily</a>';
  const click = (html: string) =>
    meantOn(page, `${html}<p><a href="/c">Tags</a></p>`, 'Click "Tags" in the header');

  it('is the header where nothing else is', async () => {
    expect(await click(top(LINKS))).toBe('f');
  });

  it.each([
    ['lower down', top(LINKS, 'margin-top: 60px')],
    ['in a part of the window', top(LINKS, 'width: 400px')],
    ['with nothing to click', top('Tags')],
  ])('is none %s', async (_, html) => {
    expect(await click(html)).toBe(undefined);
  });
});

describe('a part that the markup names', () => {
  it('is "the editor" where nothing takes text as an editor does', async () => {
    await page.setContent(EDITOR.replaceAll('app-workspace', 'app-editor'));
    const screen = await new PageDriver(page).look();
    expect(ground({ role: 'editor' }, screen, 'place').node?.attributes.id).toBe('app-editor');
  });

  it('is looked through, the outermost one', async () => {
    await page.setContent(EDITOR);
    const screen = await new PageDriver(page).look();
    const { node } = ground({ name: 'workspace' }, screen, 'place');
    expect(node?.attributes.id).toBe('app-workspace');
    await carryOut(page, 'I should see the "timer" node in the workspace');
    await carryOut(page, 'I should see the "inject" node in the palette');
    const { message } = await failureOf(page, 'I should see the "inject" node in the workspace');
    expect(message).toContain('No tree item named "inject" in "workspace"');
  });

  it('is no text that is to be seen', async () => {
    await page.setContent(EDITOR);
    expect((await failureOf(page, 'I should see "workspace"')).message).toContain('no such text');
    await carryOut(page, 'I should not see "workspace"');
  });

  it('is no button that only does something with it', async () => {
    await page.setContent(
      '<div class="add-to-workspace" style="width: 300px; height: 200px"><button>Milk</button></div>',
    );
    const { reason } = await failureOf(page, 'I click "Milk" in the workspace');
    expect(reason).toBe('target not found');
  });

  it('is not guessed among two', async () => {
    await page.setContent(`${EDITOR}<div class="other workspace"><button>Go</button></div>`);
    const { reason } = await failureOf(page, 'I click "Go" in the workspace');
    expect(reason).toBe('target not found');
  });
});

it('stands under the title of an item what the list in the item holds, further in', async () => {
  const item = (title: string, inner: string) =>
    `<li><div><span>${title}</span></div><ul style="margin-left: 200px"><li><span>${inner}</span></li></ul></li>`;
  await page.setContent(
    `<ul style="list-style: none">${item('Flows', 'Heating')}${item('Nodes', 'Timer')}</ul>`,
  );
  await carryOut(page, 'I should see "Heating" under "Flows"');
  await failureOf(page, 'I should see "Timer" under "Flows"');
  await failureOf(page, 'I should not see "Heating" under "Flows"');
});

describe('a group with a title of its own', () => {
  const group = (title: string, things: string) =>
    `<div class="palette-category" style="display: block"><div class="palette-header" style="cursor: pointer" onclick="1"><i></i><span>${title}</span></div>
      <div class="palette-content">${things}</div></div>`;
  const GROUPS = `${group('parser', '<div class="palette-node" id="json">json</div>')}
    ${group('network', '<div class="palette-node" id="tcp">tcp</div>')}`;

  it('is looked through, and not the bar with its title', async () => {
    await page.setContent(GROUPS);
    await carryOut(page, 'I should see the "json" node in the category "parser"');
    const { message } = await failureOf(page, 'I should see the "tcp" node in the category "parser"');
    expect(message).toContain('No tree item named "tcp" in "parser"');
    const denied = await failureOf(page, 'I should not see the "json" node in the category "parser"');
    expect(denied.message).toContain('is visible');
  });

  it('gives a sidebar its name', async () => {
    await page.setContent(
      `<div class="app-sidebar" style="height: 90px"><div>Info</div><button>Go</button>${'<p>text</p>'.repeat(16)}</div><button>Go</button>`,
    );
    await carryOut(page, 'I should see the "Go" button in the info sidebar');
    expect((await failureOf(page, 'I should see the "Go" button in the help sidebar')).reason).toBe(
      'target not found',
    );
  });
});

const FIELDS = '<input aria-label="User"><input type="password" aria-label="Password">';
const SHOW = '<button type="button" aria-label="Show password">o</button>';
const FORM = (sent: string, fields = FIELDS) =>
  `<form id="f">${fields}${SHOW}<button>${sent}</button></form>`;
const BOX = (sent: string) => `<div id="f">${FIELDS}<div><button>${sent}</button></div></div>`;

describe('a form', () => {
  it.each([
    ['login', FORM('Sign in')],
    ['sign in', FORM('LOG IN')],
    ['login', BOX('Log in')],
    ['registration', FORM('Create account')],
    ['sign-up', FORM('Register')],
    ['search', FORM('Search', '<input>')],
    ['subscribe', `<header>${FORM('Subscribe', '<input>')}</header>${BOX('Log in').replace('"f"', '"x"')}`],
  ])('is the %s form by what sends it', async (name, html) => {
    expect(await meantOn(page, html, `Expect that the "${name}" form is visible`)).toBe('f');
  });

  it.each([
    ['that sends something else', FORM('Create account')],
    ['that is one of two', FORM('Sign in') + FORM('Sign in')],
    ['below a button of the page', `<button>Log in</button>${BOX('Create account')}`],
    ['without a field', FORM('Log in', '')],
    ['that is called otherwise', FORM('Log in').replace('<form', '<form aria-label="Guests"')],
  ])('is no login form %s', async (_, html) => {
    expect(await meantOn(page, html, 'Expect that the "login" form is visible')).toBe(undefined);
  });

  it('is not gone because nothing says what it is', async () => {
    for (const html of [
      FORM('Sign in'),
      FORM('Sign in') + FORM('Sign in'),
      BOX('Go'),
      BOX('Go') + BOX('Change'),
      FORM('Sign in</button><button>Use a passkey', '<input>'),
      FORM('Sign in', '<input>').replaceAll('<button>', '<button type="button">'),
    ]) {
      await page.setContent(html);
      expect((await failureOf(page, 'The "login" form is not visible')).message).toContain('observed');
    }
    for (const html of [
      '<button>Sign in</button><input>',
      BOX('Go').replace('<div>', '<input type="password"><div>'),
    ]) {
      await page.setContent(html);
      await carryOut(page, 'The "login" form is not visible');
    }
  });
});
