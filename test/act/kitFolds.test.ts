/** What a kit folds, where it has a word for what is open alone. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const test = testOnPage();

const STYLE = `<title>-</title><style>.kit-tree-node { cursor: pointer } .kit-switcher { display: inline-block; width: 16px; height: 16px }
  .kit-switcher--leaf { visibility: hidden } .kit-head { cursor: pointer }</style><button>Begin</button>`;
const TURN = `this.classList.toggle('kit-switcher--expanded'); document.title += this.parentNode.textContent`;
const node = (name: string, more = '') =>
  `<div class="kit-tree-line"><div class="kit-tree-node"><span class="kit-switcher ${more}" onclick="${TURN}"><svg width="9" height="9"></svg></span><span role="checkbox" aria-checked="false" style="display:inline-block;width:9px;height:9px"></span><span class="kit-text">${name}</span></div></div>`;
const TREE = `${STYLE}<div class="kit-tree">${node('Main building', 'kit-switcher--expanded')}${node('Pharmacy', 'kit-switcher--leaf')}${node('Annex')}</div>`;

test('a caret is shut that has the class of an open one but for that word', async ({ run, said }) => {
  await run(TREE, '"Main building" is expanded', '"Annex" is collapsed');
  await run(TREE, 'Expand "Annex"', 'Collapse "Main building"');
  expect(await said()).toBe('-AnnexMain building');
  await run(TREE, 'Expand "Main building"');
  expect(await said()).toBe('-');
});

test('of a leaf and where none is open nothing is told', async ({ failureOf }) => {
  for (const wrong of ['"Main building" is collapsed', '"Annex" is expanded'])
    expect(await failureOf(TREE, wrong), wrong).toContain('but observed');
  for (const state of ['collapsed', 'expanded']) {
    expect(await failureOf(TREE, `"Pharmacy" is ${state}`)).toContain('nothing that can be expanded');
    const none = TREE.replace(' kit-switcher--expanded"', '"');
    expect(await failureOf(none, `"Annex" is ${state}`)).toContain('nothing that can be expanded');
  }
});

test('a box beside the title of a line is nothing that it has unfolded', async ({ failureOf }) => {
  const bare = TREE.replaceAll('kit-switcher', 'kit-sign').replaceAll('onclick', 'data-click');
  expect(await failureOf(bare, 'Expand "Annex"')).toMatch(/nothing more is seen|does not say/);
});

const part = (title: string, body = '') =>
  `<div class="kit-collapse-item"><div class="kit-collapse-item-header"><div class="kit-head">${title}</div></div>${body}</div>`;
const PARTS = `${STYLE}<div class="kit-collapse">${part('Delivery')}${part('Cold chain', '<p>4.5 °C</p>')}${part('Returns')}</div>`;

test('an item of a collapse is open where more is seen of it than its head', async ({ run, failureOf }) => {
  await run(PARTS, 'The section "Cold chain" is open', '"Delivery" is collapsed');
  for (const wrong of ['The section "Delivery" is open', '"Cold chain" is collapsed'])
    expect(await failureOf(PARTS, wrong), wrong).toContain('but observed');
});
