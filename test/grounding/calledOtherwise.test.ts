/** Things on pages that people call otherwise than the page does. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const ARROW = '<span style="cursor: pointer" onclick="1"';

const CALLED_SO: [string, string, string][] = [
  ['fills what is yours', '<div>Your name</div><input id="f">', 'I fill in "name" with "1"'],
  ['fills what is optional', '<div>Note (optional)</div><input id="f">', 'I fill in "Note" with "1"'],
  ['reads no. as number', '<label>Member no. <input id="f"></label>', 'I fill in "member number" with "1"'],
  ['fills a note, which is no message here', '<label>Note <input id="f"></label>', 'Put "1" in the note'],
  [
    'opens the drop-down where all are chosen',
    `${ARROW} id="f"><span>All categories</span> <span>▾</span></span>`,
    'I open the category drop-down',
  ],
  [
    'chooses from the list that asks for one between dashes',
    '<select><option>Mine</option></select><select id="f"><option>-- Select a fruit --</option><option>Pear</option></select>',
    'I select "Pear" from the fruit dropdown',
  ],
  [
    'opens the filter where none is chosen',
    '<div role="combobox" tabindex="0" id="f" aria-label="Any status">…</div>',
    'I choose "Open" in the status filter',
  ],
  [
    'looks at rows without a role as the list, rather than at a drop-down',
    `<select><option>Mine</option><option>All</option></select>
     <div id="f"><div class="q"><a href="/1">Ada</a></div><div class="q"><a href="/2">Bob</a></div><div class="q"><a href="/3">Cyd</a></div></div>`,
    'Then the list contains "Ada" and "Bob"',
  ],
  [
    'looks at a drop-down as the list where nothing else is one',
    '<select id="f"><option>Mine</option><option>All</option></select>',
    'Then the list contains "Mine" and "All"',
  ],
  [
    'clicks a logo that is a text',
    '<div class="logo" id="f" style="cursor: pointer" onclick="1"><b>◉</b> Pen</div>',
    'I click the Pen logo',
  ],
  [
    'turns a switch that is only drawn',
    `<div><div>Sound</div><div id="f" onclick="1" style="cursor: pointer; width: 44px; height: 24px">
       <div style="width: 20px; height: 20px; margin-left: 22px"></div></div></div>`,
    'I turn off "Sound"',
  ],
];

describe('what is called otherwise', () => {
  it.for(CALLED_SO)('%s', async ([, html, step]) => {
    expect(await meantOn(page, html, step)).toBe('f');
  });
});
