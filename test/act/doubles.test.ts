/** A bar that is fixed, over another that is built like it and keeps the room for it. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const icon = (title: string, does: string) =>
  `<a title="${title}" onclick="document.title = '${does}'"><svg width="20" height="20"></svg></a> `;
const bar = (style: string, does: string) =>
  `<div style="display: flex; justify-content: space-between; width: 100%; background: #eee; ${style}"><div>${icon('', '')}<span>Library</span></div>
    <div>${icon('Add books', '')}${icon('Sort books', '')}${icon('Search for books', does)}${icon('More actions', '')}</div></div>`;
const page = (bars: string) =>
  `<style>body { margin: 0 } a { cursor: pointer }</style>${bars}<p>Books</p><button style="margin-top: 200px" onclick="0">Begin</button>`;
const STEP = 'Click "Search for books" in the bar at the top';

it('is the one that is clicked', async ({ run, said }) => {
  const fixed = bar('position: fixed; left: 0; top: 0; z-index: 1', 'fixed');
  await run(page(fixed + bar('', 'under it')), STEP);
  expect(await said()).toBe('fixed');
});

it('is in doubt beside another that can be clicked as well', async ({ failureOf, said }) => {
  expect(await failureOf(page(bar('', 'first') + bar('', 'second')), STEP)).toContain('means 2 things');
  expect(await said()).toBe('');
});

it('is in doubt with another that lies elsewhere, though that is covered', async ({ failureOf, said }) => {
  const cover =
    '<div style="position: fixed; left: 0; top: 24px; width: 100%; height: 30px; background: #fff"></div>';
  expect(await failureOf(page(bar('', 'first') + bar('', 'second') + cover), STEP)).toContain(
    'means 2 things',
  );
  expect(await said()).toBe('');
});
