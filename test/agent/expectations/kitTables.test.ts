/** Rows with a tick and the picture of somebody, crosses in columns, counts on pictures: what is said of a name is said of its row. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const row = (initials: string, name: string, state: string, sign: string) =>
  `<tr><td><input type="checkbox" aria-label="Select row"></td><td><div><div>${initials}</div><span>${name}</span></div></td><td>${state}</td><td><svg role="img" width="9" height="9" class="icon-${sign}"><title>no</title></svg></td></tr>`;
const TABLE = `<table><tr><th></th><th>Name</th><th>Status</th><th class="column-header">Remote</th></tr>
${row('HP', 'Hugo Pereira', 'On leave', 'check')}${row('JS', 'Jakob Stein', 'Active', 'close')}</table>`;

describe('a row with a tick', () => {
  judge(TABLE, [
    ['"Hugo Pereira" has the status "On leave"'],
    ['"Hugo Pereira" has the status "Active"', 'but observed'],
    ['There is a cross in the column "Remote" for "Jakob Stein"'],
    ['There is a cross in the column "Remote" for "Hugo Pereira"', 'No cross'],
    ['There is no cross in the column "Remote" for "Jakob Stein"', 'but'],
  ]);
  judge(TABLE.replace('On leave', '<select><option>On leave<option>Active</select>'), [
    ['"Hugo Pereira" has the status "Active"', 'but observed'],
  ]);
});

const BELL = `<header><button><span><svg width="9" height="9" data-testid="MailOutlineIcon"></svg><span class="badge">7</span></span></button>
<button><svg width="9" height="9" data-testid="HelpIcon"></svg></button><span class="badge">9</span></header>`;
describe('a count on a picture', () => {
  judge(BELL, [
    ['The badge on the envelope icon shows 7'],
    ['The badge on the envelope icon shows 9', 'but observed: "7"'],
    ['The badge on the help icon shows 9', 'No badge'],
  ]);
});

const field = (name: string, error: string) =>
  `<div class="field"><label>${name}</label><input class="input" style="display:block;width:400px"><p>${error}</p></div>`;
const FORM = `${field('Card number', '')}${field('Name on card', 'The name is missing')}
<div style="display:grid;width:400px;grid-template-columns:1fr 1fr 1fr"><p>x</p><div class="field"><label>Month</label><input class="input" style="display:block;width:90px"></div><div class="field"><label>Year</label><input class="input" style="display:block;width:90px"></div></div>`;
describe('a message below a field', () => {
  judge(FORM, [
    ['The error "The name is missing" is shown below the field "Name on card"'],
    ['The error "The name is missing" is shown below the field "Card number"', 'but observed'],
    ['The error "The name is missing" is shown below the field "Month"', 'but'],
  ]);
});

const lamp = (name: string, price: string) =>
  `<div class="card"><p><a href="#">Desk lamp "${name}"</a></p><p>${price}</p><button>Add</button></div>`;
describe('what is called by a name in quotes', () => {
  judge(`<div>${lamp('Nils', '€49')}${lamp('Pixel', '€75')}</div>`, [
    ['The desk lamp "Pixel" costs €75'],
    ['The desk lamp "Pixel" costs €49', 'but observed'],
  ]);
});

const SIGN = '<svg width="9" height="9" class="icon icon-alert"></svg>';
describe('a message with a picture before it', () => {
  judge(`<h1>Pay</h1><div style="color:red">${SIGN} Your data are incomplete.</div>`, [
    ['A red message says "Your data are incomplete."'],
    ['A red message says "Your data are complete."', 'but'],
  ]);
});
