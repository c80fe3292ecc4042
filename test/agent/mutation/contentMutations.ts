/** What things hold and show: values, texts, numbers, attributes, how many there are, in which order. */
import { hidden, type Mutation } from './mutation.js';

const name = (value: string): string => `<label>User name <input value="${value}"></label>`;
const row = (text: string): string => `<table><tr><th scope="row">Total</th><td>${text}</td></tr></table>`;
const items = (...texts: string[]): string =>
  `<ul aria-label="Cart">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const rows = (count: number): string =>
  `<table aria-label="Orders"><tr><th>No</th></tr>${'<tr><td>A</td></tr>'.repeat(count)}</table>`;
const cart = (...texts: string[]): string => `<section aria-label="Cart">${items(...texts)}</section>`;
const email = (attributes: string, more = ''): string =>
  `<label>Email <input ${attributes}></label>${more}<p>Here</p>`;

export const CONTENT_MUTATIONS: Mutation[] = [
  {
    sentence: 'Then the "User name" field is filled with "ada"',
    holds: name('ada'),
    fails: [name('adam'), name(''), '<label>User name <input placeholder="ada"></label>'],
  },
  { sentence: 'The "User name" field contains "ada"', holds: name('ada l'), fails: [name('nada'), name('')] },
  { sentence: 'The "User name" field does not contain "ada"', holds: name('bob'), fails: [name('ada')] },
  { sentence: 'The "User name" field is "ada"', holds: name('ada'), fails: [name('Ada'), name('ada b')] },
  { sentence: 'The "User name" field starts with "ad"', holds: name('ada'), fails: [name('bada')] },
  { sentence: 'The "User name" field ends with "da"', holds: name('ada'), fails: [name('dan')] },
  {
    sentence: 'The "User name" field matches "^[a-z]+$"',
    holds: name('ada'),
    fails: [name('ada1'), name('')],
  },
  {
    sentence: 'The "Comment" field contains:',
    step: { docString: 'one\ntwo' },
    holds: '<label>Comment <textarea>zero\none\ntwo</textarea></label>',
    fails: [
      '<label>Comment <textarea>one</textarea></label>',
      '<label>Comment <textarea>two\none</textarea></label>',
    ],
  },
  {
    sentence: 'The "Confirm" dialog is open',
    holds: '<dialog open aria-label="Confirm">Sure?</dialog>',
    fails: ['<dialog aria-label="Confirm">Sure?</dialog>', '<p>Confirm</p>'],
  },
  { sentence: 'The "Total" row matches "€ \\d+\\.\\d\\d"', holds: row('€ 1.20'), fails: [row('€ 1')] },
  {
    sentence: 'The "Total" row shows "€ 2.00"',
    holds: row('€ 2.00'),
    fails: [row('€ 12.00'), row('€ 2.001')],
  },
  { sentence: 'The "Total" row ends with "€"', holds: row('2.00 €'), fails: [row('€ 2.00')] },
  { sentence: 'The "Total" row starts with "Total 2"', holds: row('2.00 €'), fails: [row('€ 2.00')] },
  { sentence: 'I see "ada" in the "User name" field', holds: name('ada'), fails: [`${name('')}<p>ada</p>`] },
  {
    sentence: 'The cart shows "Milk"',
    holds: cart('Milk'),
    fails: [cart('Butter'), `${cart('A')}<p>Milk</p>`],
  },
  {
    sentence: 'The "Search" field is empty',
    holds: '<input aria-label="Search" placeholder="Milk">',
    fails: ['<input aria-label="Search" value="a">', '<input aria-label="Search" value=" ">'],
  },
  {
    sentence: 'The "Search" field is not empty',
    holds: '<input aria-label="Search" value="a">',
    fails: ['<input aria-label="Search" placeholder="a">'],
  },
  {
    sentence: 'The "Total" row is more than 10',
    holds: row('€ 10.01'),
    fails: [row('€ 10.00'), row('many')],
  },
  { sentence: 'The "Total" row exceeds 10', holds: row('11'), fails: [row('10'), row('9,999')] },
  { sentence: 'The "Total" row is less than 10', holds: row('9.99'), fails: [row('10.00'), row('9 of 12')] },
  { sentence: 'The "Total" row is at least 10', holds: row('10'), fails: [row('9.5')] },
  { sentence: 'The "Total" row is at most 10', holds: row('10'), fails: [row('10.5'), row('')] },
  { sentence: 'The "Total" row is between 5 and 10', holds: row('€ 5,00'), fails: [row('4'), row('11')] },
  {
    sentence: 'The "Volume" slider is at 50',
    holds: '<input type="range" aria-label="Volume" value="50">',
    fails: [
      '<input type="range" aria-label="Volume" value="51">',
      '<div role="slider" aria-label="Volume" aria-valuenow="5" tabindex="0">50</div>',
    ],
  },
  {
    sentence: 'The "Email" field has the placeholder "you@example.com"',
    holds: email('placeholder="you@example.com"'),
    fails: [email('placeholder="you"'), email('value="you@example.com"'), email('title="you@example.com"')],
  },
  {
    sentence: 'The tooltip of the "Save" button contains "draft"',
    holds: '<button title="Keeps a draft">Save</button>',
    fails: ['<button>Save</button><p>draft</p>', '<button title="Draughts">Save</button>'],
  },
  {
    sentence: 'The "Logo" image has the alt text "Logo"',
    holds: '<img alt="Logo" width="9" height="9">',
    fails: ['<img aria-label="Logo" alt="Shop" width="9" height="9">'],
  },
  {
    sentence: 'Expect that the role of "Save" is "button"',
    holds: '<button>Save</button>',
    fails: ['<a href="/">Save</a>', '<button role="tab">Save</button>'],
  },
  {
    sentence: 'Expect that the accessible name of the button is "Close"',
    holds: '<button aria-label="Close">x</button>',
    fails: ['<button>x</button>', '<button aria-label="Open">Close</button>'],
  },
  {
    sentence: 'Expect that the level of the "Terms" heading is "2"',
    holds: '<h2>Terms</h2>',
    fails: ['<h3>Terms</h3>', '<div role="heading" aria-level="1">Terms</div>'],
  },
  {
    sentence: 'Expect that the value text of the "Volume" slider is "half"',
    holds: '<input type="range" aria-label="Volume" aria-valuetext="half">',
    fails: [
      '<input type="range" aria-label="Volume" aria-valuetext="full">',
      '<input type="range" aria-label="Volume">',
    ],
  },
  {
    sentence: 'Expect that the position of the "Pear" option is "2"',
    holds: '<ul role="listbox"><li role="option" aria-posinset="2">Pear</li></ul>',
    fails: [
      '<ul role="listbox"><li role="option" aria-posinset="3">Pear</li></ul>',
      '<ul role="listbox"><li role="option">Pear</li></ul>',
    ],
  },
  {
    sentence: 'Expect that the language of "Bonjour" is "fr"',
    holds: '<p lang="fr">Bonjour</p>',
    fails: ['<p lang="de">Bonjour</p>', '<p>Bonjour</p>'],
  },
  {
    sentence: 'Expect that the popup of the "More" button is "menu"',
    holds: '<button aria-haspopup="menu">More</button>',
    fails: ['<button aria-haspopup="dialog">More</button>', '<button>More</button>'],
  },
  {
    sentence: 'Expect that the active descendant of the "City" combo box is "Rome"',
    holds:
      '<input role="combobox" aria-label="City" aria-activedescendant="b"><ul role="listbox"><li role="option" id="a">Oslo</li><li role="option" id="b">Rome</li></ul>',
    fails: [
      '<input role="combobox" aria-label="City" aria-activedescendant="a"><ul role="listbox"><li role="option" id="a">Oslo</li><li role="option" id="b">Rome</li></ul>',
      '<input role="combobox" aria-label="City"><ul role="listbox"><li role="option" id="b">Rome</li></ul>',
    ],
  },
  {
    sentence: 'The "Email" field has the hint "Work only"',
    holds: email('aria-describedby="h"', '<p id="h">Work only</p>'),
    fails: [
      email('', '<p id="h">Work only</p>'),
      email('aria-describedby="h"', '<p id="h" hidden>Work only</p>'),
    ],
  },
  {
    sentence: 'The "Email" field shows the error message "Required"',
    holds: email('aria-invalid="true" aria-errormessage="e"', '<p id="e">Required</p>'),
    fails: [
      email('aria-errormessage="e"', '<p id="e" style="visibility:hidden">Required</p>'),
      email('aria-describedby="e"', '<p id="e">Required</p>'),
    ],
  },
  {
    sentence: 'The "Home" link leads to "/"',
    holds: '<a href="http://shop.test/">Home</a>',
    fails: ['<a href="/home">Home</a>', '<a href="https://shop.test/">Home</a>', '<a>Home</a>'],
  },
  {
    sentence: 'The "Home" link does not lead to "/"',
    holds: '<a href="/home">Home</a>',
    fails: ['<a href="/">Home</a>'],
  },
  {
    sentence: 'I see 3 items in the "Cart" list',
    holds: items('1', '2', '3'),
    fails: [items('1', '2'), hidden(items('1', '2', '3'))],
  },
  { sentence: 'The "Orders" table has 3 rows', holds: rows(3), fails: [rows(2), rows(4)] },
  { sentence: 'The "Orders" table has between 2 and 3 rows', holds: rows(2), fails: [rows(1), rows(4)] },
  { sentence: 'The "Orders" table has at most 2 rows', holds: rows(2), fails: [rows(3)] },
  { sentence: 'The "Orders" table has fewer than 2 rows', holds: rows(1), fails: [rows(2)] },
  { sentence: 'The "Orders" table has more than 2 rows', holds: rows(3), fails: [rows(2)] },
  { sentence: 'There are 3 rows', holds: rows(3), fails: [rows(2), hidden(rows(3))] },
  { sentence: 'At least 3 rows are visible', holds: rows(3), fails: [rows(2), hidden(rows(3))] },
  { sentence: 'The number of rows is 3', holds: rows(3), fails: [rows(2), `${rows(2)}<p>3</p>`] },
  { sentence: 'The number of rows is greater than 3', holds: rows(4), fails: [rows(3)] },
  { sentence: 'The cart contains 3 items', holds: cart('1', '2', '3'), fails: [cart('1', '2')] },
  {
    sentence: 'The "Milk" row comes before the "Bread" row',
    holds: '<table><tr><td>Milk</td></tr><tr><td>Bread</td></tr></table>',
    fails: [
      '<table><tr><td>Bread</td></tr><tr><td>Milk</td></tr></table>',
      '<table><tr><td>Milk</td></tr></table>',
    ],
  },
  {
    sentence: 'The "Milk" row comes after the "Bread" row',
    holds: '<table><tr><td>Bread</td></tr><tr><td>Milk</td></tr></table>',
    fails: ['<table><tr><td>Milk</td></tr><tr><td>Bread</td></tr></table>'],
  },
];
