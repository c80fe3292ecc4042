/** Trees whose carets fold what they stand before, and say so by a class alone. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const test = testOnPage();

const caret = (
  state: string,
) => `<span class="kit-tree-caret kit-tree-caret-${state}" style="cursor: pointer; display: inline-block;
  width: 16px; height: 16px" onclick="document.title += this.nextElementSibling.textContent;
  this.className = 'kit-tree-caret kit-tree-caret-' + (/open/.test(this.className) ? 'closed' : 'open')"></span>`;
const item = (name: string, before = '', below = '', mark = '') =>
  `<li class="kit-node ${mark}"><div class="kit-tree-line">${before}<span>${name}</span><b>3</b></div>${below}</li>`;
const TREE = `<title>-</title><button>Begin</button><div class="kit-tree"><ul>${item(
  'Contracts',
  caret('open'),
  `<ul>${item('Leasing', caret('closed'))}${item('Policy')}</ul>`,
)}${item('Manuals', caret('closed'))}${item('Payroll', '', '', 'kit-disabled').replace('<b>3</b>', '')}</ul></div>`;

test('one is folded by its own caret', async ({ run, said }) => {
  await run(TREE, 'Expand the folder Leasing', 'Collapse "Contracts" in the tree');
  expect(await said()).toBe('-LeasingContracts');
  await run(TREE, 'Collapse "Manuals" in the tree');
  expect(await said()).toBe('-');
});

test('the caret tells whether it is open', async ({ run, failureOf }) => {
  await run(
    TREE,
    'The Contracts folder is expanded',
    '"Leasing" is collapsed',
    'The Manuals folder is collapsed',
  );
  for (const wrong of [
    'The Contracts folder is collapsed',
    '"Leasing" is expanded',
    'The Manuals folder is expanded',
  ])
    expect(await failureOf(TREE, wrong)).toContain('but observed');
  expect(await failureOf(TREE, '"Policy" is collapsed')).toContain('nothing that can be expanded');
  expect(await failureOf(TREE.replaceAll('-caret', '-icon'), '"Leasing" is collapsed')).toContain(
    'nothing that can',
  );
});

test('an item is disabled where the class of its kit says so', async ({ run, failureOf }) => {
  await run(TREE, '"Payroll" is greyed out');
  expect(await failureOf(TREE, '"Policy" is greyed out')).toContain('but observed');
});
