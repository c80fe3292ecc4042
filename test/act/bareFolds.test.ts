/** Parts of a page that a click on their title unfolds, though nothing in the markup says so. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const PARTS = `<style>h2 { cursor: pointer }</style><button>Begin</button>
  <script>function turn(title) { const body = title.nextElementSibling; body.hidden = !body.hidden; document.title += title.textContent; }</script>`;
const part = (title: string, isOpen = false, turn = 'turn(this)') =>
  `<div class="section"><h2 onclick="${turn}">${title}</h2><div ${isOpen ? '' : 'hidden'}><input aria-label="${title} name"></div></div>`;

it('one that is closed is opened, and what is in it can be used', async ({ run, said }) => {
  await run(
    PARTS + part('Add a queue') + part('Purge'),
    'Unfold "Add a queue"',
    'Fill "Add a queue name" with "x"',
  );
  expect(await said()).toBe('Add a queue');
});

it('one that is open stays so, and is closed where that is meant', async ({ run, said }) => {
  expect(await run(PARTS + part('Purge', true), 'Expand "Purge"')).toContain('Left "Purge" expanded');
  expect(await said()).toBe('');
  expect(await run(PARTS + part('Purge', true), 'Collapse "Purge"')).toContain('Collapsed "Purge"');
  expect(await said()).toBe('Purge');
});

it('one that shows nothing more when it is clicked was not opened', async ({ failureOf }) => {
  const html = PARTS + part('Purge', false, 'document.title = 1');
  expect(await failureOf(html, 'Unfold "Purge"')).toContain('nothing more is seen of it');
});

it.for([
  ['a link to another page', '<div class="section"><h2><a href="/purge">Purge</a></h2></div>'],
  ['a title that nobody can click', '<div class="section"><h3>Purge</h3><p hidden>Now</p></div>'],
  ['what stands in no part', '<h2>Purge</h2><p hidden>Now</p>'],
])('nothing is unfolded by %s', async ([, html = ''], { failureOf }) => {
  expect(await failureOf(PARTS + html, 'Unfold "Purge"')).toContain('does not say whether it is open');
});
