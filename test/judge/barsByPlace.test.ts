/** What a bar of buttons shows that nothing but its place calls a toolbar. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
});

const BAR = '<div id="menu-bar"><button>priya</button><button>Upload</button><button>Search</button></div>';

test('a bar of buttons', async () => {
  await page.setContent(`<header>${BAR}</header><p>Signed in as tom</p>`);
  await carryOut(page, 'The toolbar shows "priya"');
  await carryOut(page, 'The toolbar does not show "tom"');
  expect((await failureOf(page, 'The toolbar shows "tom"')).message).toContain('priya');
  expect((await failureOf(page, 'The toolbar does not show "priya"')).message).toContain('priya');
});

test('no bar', async () => {
  await page.setContent('<p>priya</p><button>Upload</button>');
  expect((await failureOf(page, 'The toolbar shows "priya"')).message).toContain('No toolbar');
  expect((await failureOf(page, 'The toolbar does not show "tom"')).message).toContain('No toolbar');
});
