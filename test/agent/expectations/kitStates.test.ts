/** States of what kits draw: steps with a tick, cards and folds by their buttons, lists by what they show, panels that are dialogs. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const TICK = '<svg width="9" height="9" class="icon-check"></svg>';
const step = (sign: string, name: string) => `<li class="step"><span>${sign}</span><span>${name}</span></li>`;
const STEPS = `<ol>${step(TICK, 'Address')}${step('2', 'Payment')}${step('<svg width="9" height="9" class="icon-warning"></svg>', 'Contract')}${step('4', 'Review')}</ol>`;

describe('a step of several', () => {
  judge(STEPS, [
    ['The step "Address" is completed'],
    ['The step "Payment" is not completed'],
    ['The step "Payment" is completed', 'but observed: not completed'],
    ['The step "Contract" is completed', 'but observed'],
    ['The step "Address" is not completed', 'but observed'],
  ]);
  judge(`<ul><li>${TICK}<span>Milk</span></li><li>${TICK}<span>Bread</span></li></ul>`, [
    ['"Milk" is completed', 'but observed'],
  ]);
});

const card = (name: string, more = '') =>
  `<div class="card"><button${more}><p>${name}</p><span>Two screens</span></button></div>`;
const CARDS = `<div>${card('Desktop')}${card('Tablet', ' disabled')}</div>
<div class="card"><h3><button aria-expanded="false" disabled>Calendar sync</button></h3><div hidden>Rest</div></div>
<div class="card"><p>Rows</p><button disabled>Delete</button></div>`;

describe('a card that is a button, or folds', () => {
  judge(CARDS, [
    ['The "Tablet" card is disabled'],
    ['The "Calendar sync" card is disabled'],
    ['The "Desktop" card is disabled', 'but observed'],
    ['The "Tablet" card is enabled', 'but observed'],
    ['The "Rows" card is disabled', 'but observed'],
  ]);
});

const LISTS = `<p>Team</p><div class="select"><div role="combobox" tabindex="0" aria-expanded="false">Engineering</div></div><p>Design</p>`;
describe('what a list shows is selected', () => {
  judge(LISTS, [
    ['"Engineering" is selected'],
    ['"Design" is selected', 'but observed'],
    ['"Engineering" is not selected', 'but observed'],
  ]);
});

const PANEL = `<main><h1>Shop</h1><section><h2>Lamps</h2><p>Many</p></section></main>
<div role="dialog" style="position:fixed;inset:0 0 0 50%"><div><h2>Your cart</h2><p>2 lamps</p></div></div>`;
describe('a panel that has come up', () => {
  judge(PANEL, [
    ['The panel "Your cart" is open'],
    ['The panel "Your cart" is closed', 'but'],
    ['The panel "Lamps" is open', 'but observed'],
  ]);
});

const TICKS = `<div><h3>Team</h3><label><input type="checkbox" checked>Design</label><br><label><input type="checkbox">Sales</label></div>`;
describe('a tick shows its label', () => {
  judge(TICKS, [
    ['The first checkbox is "Design"'],
    ['The first checkbox is "Sales"', 'but observed'],
    ['The first checkbox is not "Design"', 'but observed'],
  ]);
});
