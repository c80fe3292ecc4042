/** All items and rows count however many there are, and stand in the columns in which a person sees them. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

describe('a long list', () => {
  judge(
    `<ul aria-label="Cart">${times(1_200, (index) => `<li>A${1_000 + index}</li>`)}<li>A1</li></ul>`,
    [
      ['the "Cart" list contains the item "A1"'],
      ['the "Cart" list does not contain the item "A1"', 'A1'],
      ['the items of the "Cart" list are sorted', '"A1000"'],
    ],
    2_000,
  );
});

describe('a long table', () => {
  const rows = times(1_200, (index) => `<tr><td>r${index}</td><td>${index}</td></tr>`);
  judge(
    `<table aria-label="T"><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${rows}</tbody></table>`,
    [['the "T" table has 1200 rows'], ['the "T" table has 1201 rows', '1200 rows']],
    2_000,
  );
});

describe('a table whose cells span rows and columns', () => {
  judge(
    `<table aria-label="T"><thead><tr><th rowspan="2">Name</th><th colspan="2">Price</th><th>Left</th></tr>
    <tr><th>Net</th><th>Gross</th><th>Stock</th></tr></thead>
    <tbody><tr><td rowspan="2">Milk</td><td>3</td><td>4</td><td>1</td></tr><tr><td>2</td><td>5</td><td>9</td></tr>
    <tr><td>Tea</td><td>1</td><td>6</td><td>8</td></tr></tbody></table>`,
    [
      ['the "T" table is sorted by "Gross"'],
      ['the "T" table is sorted by "Net" in descending order'],
      ['the "T" table is sorted by "Stock"', '"1", "9", "8"'],
      ['the "T" table is sorted by "Left"', '"1", "9", "8"'],
      ['the "T" table is sorted by "Name"'],
      ['the "T" table is sorted by "Price"', 'no column "Price"'],
    ],
  );
});

describe('what is offered or listed', () => {
  judge(
    `<label>S <select><option>A</option><option hidden>B</option></select></label>
    <ul aria-label="L"><li>A</li><li style="visibility: hidden">B</li></ul>`,
    [
      ['the "S" drop-down offers "A"'],
      ['the "S" drop-down offers "B"', 'but observed: "A"'],
      ['the "L" list consists of "A"'],
      ['the "L" list consists of "A" and "B"', 'without "B"'],
    ],
  );
  judge('<button>Edit</button><button>EDIT</button><button>Save</button>', [
    ['there is exactly 1 "Save" button'],
    ['there is exactly 1 "Edit" button', '2 "Edit" buttons'],
    ['there are 2 "Edit" buttons'],
  ]);
});
