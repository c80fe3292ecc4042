/** Lists and tables by what they hold and in which order. */
import { hidden, type Mutation } from './mutation.js';

const list = (...texts: string[]): string =>
  `<ul aria-label="Cart">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const sizes = (...texts: string[]): string =>
  `<label>Size <select>${texts.map((text) => `<option>${text}</option>`).join('')}</select></label>`;
const table = (...rows: string[][]): string => {
  const [head = [], ...body] = rows;
  const cells = (tag: string, row: string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<table aria-label="Orders"><thead><tr>${cells('th', head)}</tr></thead><tbody>${body
    .map((row) => `<tr>${cells('td', row)}</tr>`)
    .join('')}</tbody></table>`;
};
const [HEAD, MILK, BREAD] = [
  ['Name', 'Price', ''],
  ['Milk', '€ 2.00', '<button>Remove</button>'],
  ['Bread', '€ 3.00', '<button>Remove</button>'],
];
const WANTED = {
  table: [
    ['Price', 'Name'],
    ['€ 2.00', 'Milk'],
    ['€ 3.00', 'Bread'],
  ],
};
const prices = (...values: string[]): string =>
  table(['Name', 'Price'], ...values.map((value) => ['A', value]));

/** A month that begins on a Saturday; none of its days is selected where the number is of none. */
function march(selected: number): string {
  const blanks = Array.from({ length: 5 }, () => '<td></td>');
  const days = Array.from({ length: 31 }, (_, index) => {
    const day = index + 1;
    return `<td${day === selected ? ' aria-selected="true"' : ''}><button aria-label="March ${day}th, 2025">${day}</button></td>`;
  });
  const cells = [...blanks, ...days];
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(''));
  return `<div><b>March 2025</b><table>${weeks.map((week) => `<tr>${week}</tr>`).join('')}</table></div>`;
}

export const LIST_MUTATIONS: Mutation[] = [
  {
    sentence: 'March 20, 2025 is selected in the calendar',
    holds: march(20),
    fails: [march(21), march(0), '<p>March 20, 2025</p>'],
  },
  {
    sentence: 'March 20, 2025 is not selected in the calendar',
    holds: march(21),
    fails: [march(20), march(0), '<p>March 2025</p>'],
  },
  {
    sentence: 'The "Milk" item comes directly before the "Tea" item',
    holds: '<ul><li>Milk</li><li>Tea</li><li>Bread</li></ul>',
    fails: ['<ul><li>Milk</li><li>Bread</li><li>Tea</li></ul>', '<ul><li>Tea</li><li>Milk</li></ul>'],
  },
  {
    sentence: 'The "Cart" list shows "Milk", "Bread" and "Eggs" in this order',
    holds: list('Milk', 'Tea', 'Bread', 'Eggs'),
    fails: [list('Milk', 'Eggs', 'Bread'), list('Milk', 'Bread'), list('Milk Bread Eggs')],
  },
  {
    sentence: 'The "Cart" list shows exactly "Milk" and "Bread" in this order',
    holds: list('Milk', 'Bread'),
    fails: [list('Bread', 'Milk'), list('Milk', 'Bread', 'Tea'), list('Tea', 'Milk', 'Bread')],
  },
  {
    sentence: 'The "Cart" list consists of "Milk" and "Bread"',
    holds: list('Bread <button>×</button>', '<b>Milk</b> € 2.00'),
    fails: [
      list('Milk', 'Bread', 'Tea'),
      list('Milk'),
      list('Milk chocolate', 'Bread'),
      list('Milk', 'Milk'),
      `${list('Milk', 'Tea')}<p>Bread</p>`,
    ],
  },
  {
    sentence: 'The "Size" drop-down offers "M"',
    holds: sizes('S', 'M'),
    fails: [sizes('S', 'XM'), sizes('m'), `${sizes('S')}<p>M</p>`],
  },
  {
    sentence: 'The "Size" drop-down does not offer "M"',
    holds: sizes('S'),
    fails: [sizes('S', 'M'), '<p>S</p>'],
  },
  {
    sentence: 'The "Orders" table shows:',
    step: WANTED,
    holds: table(HEAD, BREAD, MILK, ['Tea', '€ 1.00', '']),
    fails: [
      table(HEAD, BREAD, ['Milk', '€ 3.00', '']),
      table(HEAD, BREAD, ['Milk', '€ 12.00', '']),
      table(['Name', 'Cost', ''], MILK, BREAD),
      table(HEAD, MILK),
      hidden(table(HEAD, MILK, BREAD)),
    ],
  },
  {
    sentence: 'The "Orders" table does not show:',
    step: { table: [['Name'], ['Milk']] },
    holds: table(HEAD, BREAD),
    fails: [table(HEAD, BREAD, MILK), '<p>Milk</p>'],
  },
  {
    sentence: 'The "Orders" table shows exactly these rows in this order:',
    step: WANTED,
    holds: table(HEAD, MILK, BREAD),
    fails: [table(HEAD, BREAD, MILK), table(HEAD, MILK, BREAD, MILK), table(HEAD, MILK)],
  },
  {
    sentence: 'I see these rows:',
    step: { table: [['Milk', '€ 2.00']] },
    holds: table(['Name', 'Price'], ['Milk', '€ 2.00']),
    fails: [table(['Name', 'Price'], ['Milk', '€ 2.50']), table(['Name'], ['Milk'])],
  },
  {
    sentence: 'I see the following items:',
    step: { table: [['Milk'], ['Bread']] },
    holds: list('Bread', 'Milk'),
    fails: [list('Milk'), list('Milk Bread')],
  },
  {
    sentence: 'The rows are sorted by "Price"',
    holds: prices('€ 2.00', '€ 10.00', '€ 10.00'),
    fails: [prices('€ 10.00', '€ 2.00'), prices('€ 2.00'), table(['Name'], ['A'], ['B'])],
  },
  {
    sentence: 'The rows are sorted by "Price" in descending order',
    holds: prices('€ 10.00', '€ 9.00'),
    fails: [prices('€ 9.00', '€ 10.00')],
  },
  {
    sentence: 'The items are in alphabetical order',
    holds: list('apple', 'Bread', 'milk'),
    fails: [list('Milk', 'Bread'), list('3.4.2024', '4.4.2024')],
  },
  {
    sentence: 'The "Cart" list is not in alphabetical order',
    holds: list('B', 'A'),
    fails: [list('A', 'B'), list('A')],
  },
];
