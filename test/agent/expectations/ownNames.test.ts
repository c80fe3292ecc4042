/** What a thing is called is no part of what it is said to be, and empty is only what shows nothing. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const PAGE = `<table><tr><th scope="row">Total</th><td>10</td></tr><tr><th scope="row">Milk</th><td>2</td><td>5</td></tr></table>
<section aria-label="Status"><h2>Status</h2><p>Failed</p></section>
<ul><li>Sum <b>5</b></li></ul><p>Net: 5</p><button>Save</button>`;

describe('what a thing that bears its own name is', () => {
  judge(PAGE, [
    ['the "Total" row is "10"'],
    ['the "Total" row is "Total 10"'],
    ['the "Status" section is "Failed"'],
    ['the "Total" row is not 11'],
    ['the "Milk" row is not "3"'],
    ['the "Sum" item is "5"'],
    ['"Net" is "5"'],
    ['the "Total" row is not 10', 'Expected that'],
    ['the "Total" row is not "10"', '"Total 10"'],
    ['the "Milk" row is not "5"', '"Milk 2 5"'],
    ['the "Milk" row is "5"', '"Milk 2 5"'],
    ['the "Status" section is not "Failed"', 'Failed'],
    ['the "Sum" item is not "5"', 'Sum 5'],
    ['"Net" is not "5"', 'Net: 5'],
  ]);
});

describe('what is empty', () => {
  judge(
    `<ul aria-label="Cart"><x-item>Milk</x-item></ul><div role="listbox" aria-label="Size"><div>S</div></div>
    <table aria-label="Orders"><tbody><tr><th>A</th></tr><tr><th>B</th></tr></tbody></table>
    <ul aria-label="None"></ul><table aria-label="Heads"><thead><tr><th>A</th></tr></thead><tbody></tbody></table>`,
    [
      ['the "None" list is empty'],
      ['the "Heads" table is empty'],
      ['the "Cart" list is not empty'],
      ['the "Cart" list is empty', 'Milk'],
      ['the "Size" list box is empty', 'S'],
      ['the "Orders" table is empty', 'B'],
    ],
  );
});
