/** An accordion of titles, each with what it folds behind it, and nothing around the two. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const part = (title: string, text: string, isOpen = false) =>
  `<div class="${isOpen ? 'active ' : ''}title" onclick="turn(this)">${title}</div><div class="${isOpen ? 'active ' : ''}content" ${isOpen ? '' : 'hidden'}><p>${text}</p></div>`;
const PAGE = `<style>.title { cursor: pointer }</style><button>Begin</button>
  <div class="ui accordion">${part('Summary', 'Two sisters')}${part('Delivery', 'By post', true)}${part('Editions', 'Audio book')}</div>
  <script>function turn(title) { const body = title.nextElementSibling; body.hidden = !body.hidden; document.title += title.textContent; }</script>`;

it('whether each is open can be told', async ({ run, failureOf }) => {
  await run(PAGE, 'The Delivery section is open', 'Summary is collapsed', 'Editions is collapsed');
  expect(await failureOf(PAGE, 'Summary is expanded')).toContain('not expanded');
  expect(await failureOf(PAGE, 'The section "Editions" is expanded')).toContain('not expanded');
  expect(await failureOf(PAGE, 'The Delivery section is collapsed')).toContain('not collapsed');
});

it('one is opened or closed, and left where it is so', async ({ run, said }) => {
  await run(PAGE, 'Expand "Summary"', 'Summary is expanded', '"Two sisters" is visible');
  expect(await said()).toBe('Summary');
  await run(PAGE, 'Fold up the Delivery section', 'The Delivery section is collapsed');
  expect(await said()).toBe('Delivery');
  expect(await run(PAGE, 'Expand "Delivery"')).toContain('Left "Delivery" expanded');
  expect(await said()).toBe('');
});
