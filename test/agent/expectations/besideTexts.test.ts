/** A text is looked for where the step says that it stands: under a heading, next to another text. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const PAGE = `<h2>Shipping</h2><p>Paris</p><h2>Billing</h2><p>Berlin</p>
<ul><li>Milk <b>2</b></li><li>Bread <b>7</b></li></ul>
<table><tr><td>Tea</td><td>€</td><td>3.50</td></tr><tr><td>Salt</td><td>€</td><td>1.00</td></tr></table>
<label>Town</label> <input value="Rome">`;

describe('a text beside a thing', () => {
  judge(PAGE, [
    ['I see "Paris" under "Shipping"'],
    ['I see "Berlin" under "Billing"'],
    ['I see "7" next to "Bread"'],
    ['I see "Milk" next to "2"'],
    ['I see "€ 3.50" next to "Tea"'],
    ['I see "Rome" next to "Town"'],
    ['I do not see "Berlin" under "Shipping"'],
    ['I do not see "7" next to "Milk"'],
    ['I do not see "1.00" next to "Tea"'],
    ['I see "Berlin" under "Shipping"', 'but observed'],
    ['I see "7" next to "Milk"', '2'],
    ['I see "Paris" above "Shipping"', 'but observed'],
    ['I see "1.00" next to "Tea"', '3.50'],
    ['I do not see "Paris" under "Shipping"', '"Paris" is visible'],
    ['I do not see "€ 3.50" next to "Tea"', 'is visible'],
    ['I see "Paris" next to "No such thing"', 'No "No such thing"'],
    ['I do not see "Paris" next to "No such thing"', 'No "No such thing"'],
  ]);
});
