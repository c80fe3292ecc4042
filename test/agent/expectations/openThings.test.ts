/** What unfolds is open where it is expanded, a tab where it is selected, and what pops up where it is there. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const CLOSED = `<details><summary>Shipping</summary>Paris</details>
<section><h2><button aria-expanded="false">Billing</button></h2></section>
<div role="tablist"><button role="tab" aria-selected="true">A</button><button role="tab" aria-selected="false">B</button></div>
<label>Size <select><option>S</option></select></label>
<div role="combobox" aria-label="Colour" aria-expanded="false" tabindex="0">Red</div>
<ul role="tree"><li role="treeitem" aria-expanded="false">Src</li></ul>
<nav aria-label="Main"><a href="#">Home</a></nav>
<dialog aria-label="Confirm">Sure?</dialog>`;

const OPEN = `<details open><summary>Shipping</summary>Paris</details>
<section><h2><button aria-expanded="true">Billing</button></h2></section>
<div role="tablist"><button role="tab" aria-selected="false">A</button><button role="tab" aria-selected="true">B</button></div>
<div role="combobox" aria-label="Colour" aria-expanded="true" tabindex="0">Red</div>
<ul role="tree"><li role="treeitem" aria-expanded="true">Src</li></ul>
<div role="menu" aria-label="Main"><div role="menuitem">Home</div></div>
<dialog open aria-label="Confirm">Sure?</dialog>`;

const THINGS = [
  'the "Shipping" accordion',
  'the "Billing" section',
  'the "B" tab',
  'the "Colour" combo box',
  'the "Src" tree item',
  'the "Confirm" dialog',
];

describe('what is closed', () => {
  judge(CLOSED, [
    ...THINGS.map((thing): [string] => [`${thing} is closed`]),
    ...THINGS.map((thing): [string, string] => [`${thing} is open`, 'Expected that']),
    ['the "Size" drop-down is open', 'nothing that can be expanded'],
    ['the "Size" combo box is closed', 'nothing that can be expanded'],
    ['the "Main" menu is open', 'is there all the time'],
    ['the "Main" menu is closed', 'is there all the time'],
  ]);
});

describe('what is open', () => {
  judge(OPEN, [
    ...THINGS.map((thing): [string] => [`${thing} is open`]),
    ...THINGS.map((thing): [string, string] => [`${thing} is closed`, 'Expected that']),
    ['the "Main" menu is open'],
    ['the "Main" menu is closed', 'is visible'],
  ]);
});

const KIT = `<nav class="v-navigation-drawer" style="height: 300px"><a href="#">Home</a><a href="#">Orders</a></nav>
<button style="position: relative">Save<span class="v-btn__overlay" style="position: absolute; inset: 0"></span></button>`;

describe('an empty layer and a drawer with pages are no dialog', () => {
  judge(KIT, [['the dialog is closed'], ['no dialog is visible'], ['a dialog is visible', 'Expected that']]);
});

describe('a layer that says something may be one', () => {
  judge('<div class="overlay" style="position: fixed; inset: 20px">Really delete?</div>', [
    ['the dialog is closed', 'Expected that'],
  ]);
});
