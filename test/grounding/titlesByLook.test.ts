/** Headings that no markup calls so: what is larger or bolder than the text below it, on a line of its own. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const LARGE = 'font-size: 24px';
const BOLD = 'font-weight: 600';
const REST = '<p>Phones that are signed in</p><p>Tablets</p>';
const card = (title: string) => `<div><div>${title}</div>${REST}</div>`;
const said = 'The heading "Devices" is shown';
const denied = 'The heading "Devices" is not shown';

describe('a heading is, though no markup says so,', () => {
  it.each([
    ['a large text above others', card(`<span style="${LARGE}">Devices</span>`)],
    ['a bold one', card(`<span style="${BOLD}">Devices</span>`)],
    [
      'one with a button and a count on its line',
      `<div style="display: flex"><b>Devices</b> <i>3</i><button>Add</button></div>${REST}`,
    ],
    ['one above nothing but a field', `<div style="${LARGE}">Devices</div><input>${REST}`],
  ])('%s', async (_, html) => {
    await page.setContent(html);
    await carryOut(page, said);
    await carryOut(page, 'The heading is "Devices"');
    expect((await failureOf(page, denied)).message).toContain('is visible');
    expect((await failureOf(page, 'The heading "Tablets" is shown')).message).toContain('No heading');
  });
});

describe('no heading is', () => {
  it.each([
    ['a text like any other', card('Devices')],
    ['a bold word of a sentence', `<p>Your <b>Devices</b> are here.</p>${REST}`],
    ['a large one', `<p>Your <span style="${LARGE}">Devices</span> are here.</p>${REST}`],
    ['a cell', `<table><tr><td style="${LARGE}">Devices</td></tr><tr><td>Phones</td></tr></table>${REST}`],
    ['a button', `<p><button style="${LARGE}">Devices</button></p>${REST}`],
    ['a link', `<p><a href="#d" style="${BOLD}">Devices</a></p>${REST}`],
    ['a label', `<label style="${BOLD}; display: block">Devices</label><input>${REST}`],
    ['what a value stands beside', `<div style="display: flex; gap: 90px"><b>Devices</b>Many</div>${REST}`],
    ['the end of a page', `${REST}<div style="${LARGE}">Devices</div>`],
    ['what gathers links of the site', `<nav><b>Devices</b> <a href="#a">A</a></nav>${REST}`],
    ['a message', `<div role="alert"><b>Devices</b><p>were not found</p></div>${REST}`],
    ['a part of a title', card(`<b>Devices of Ada</b>`)],
  ])('%s', async (_, html) => {
    await page.setContent(html);
    expect((await failureOf(page, said)).message).toContain('No heading');
  });
});

it('a real heading goes before bold words', async () => {
  await page.setContent(`<h1>Home</h1>${card('<b>Devices</b>')}`);
  await carryOut(page, 'The heading is "Home"');
  expect((await failureOf(page, 'The heading is "Devices"')).message).toContain('Home');
});

it('a text is no heading because its lines make it high', async () => {
  await page.setContent(`<p>Home</p><p style="width: 90px">Devices of Ada and Bob</p>${REST}`);
  const { message } = await failureOf(page, 'The heading "Devices of Ada and Bob" is shown');
  expect(message).toContain('No heading');
});
