/** The page as a whole: its title, its address, what is to be seen on it. */
import { hidden, type Mutation, type Shape } from './mutation.js';

const at = (url: string): Shape => ({ url, html: '<p>Here</p>' });
const titled = (title: string): string => `<title>${title}</title><p>Shop</p>`;

export const PAGE_MUTATIONS: Mutation[] = [
  {
    sentence: 'I see the following:',
    step: { table: [['Milk'], ['Bread']] },
    holds: '<p>Bread</p><p>Milk</p>',
    fails: ['<p>Milk</p>', `<p>Milk</p>${hidden('Bread')}`],
  },
  {
    sentence: 'I do not see the following:',
    step: { table: [['Milk', 'Bread']] },
    holds: '<p>Tea</p>',
    fails: ['<p>Milk</p>', '<p>Milk and Bread</p>'],
  },
  {
    sentence: 'I see the following buttons:',
    step: { table: [['Save'], ['Cancel']] },
    holds: '<button>Save</button><button>Cancel</button>',
    fails: ['<button>Save</button><p>Cancel</p>', '<button>Save</button><button>Cancel all</button>'],
  },
  { sentence: 'The page title is "Shop"', holds: titled('Shop'), fails: [titled('Shops'), titled('')] },
  {
    sentence: 'The page has the title "Shop"',
    holds: titled('Shop'),
    fails: [titled('shop'), titled('A Shop')],
  },
  { sentence: 'The page title is not "Shop"', holds: titled('Cart'), fails: [titled('Shop')] },
  { sentence: 'The page title contains "Sho"', holds: titled('Shop'), fails: [titled('Cart')] },
  { sentence: 'The page title starts with "The"', holds: titled('The Shop'), fails: [titled('Shop, The')] },
  { sentence: 'The page title ends with "Shop"', holds: titled('The Shop'), fails: [titled('Shop, The')] },
  {
    sentence: 'The page title matches /^Order \\d+$/',
    holds: titled('Order 7'),
    fails: [titled('Order 7a')],
  },
  { sentence: 'The URL ends with "/cart"', holds: at('/cart'), fails: [at('/cart/1'), at('/')] },
  { sentence: 'The URL starts with "http://shop.test/c"', holds: at('/cart'), fails: [at('/account')] },
  { sentence: 'The URL contains "id=1"', holds: at('/cart?id=1'), fails: [at('/cart?id=2')] },
  { sentence: 'The URL does not contain "id=1"', holds: at('/cart?id=2'), fails: [at('/cart?id=1')] },
  { sentence: 'The URL matches "/orders/\\d+$"', holds: at('/orders/12'), fails: [at('/orders/new')] },
  {
    sentence: 'The URL is "/cart"',
    holds: at('/cart'),
    fails: [at('/carts'), at('/a/cart'), at('/cart?id=1')],
  },
  { sentence: 'The URL is not "/cart"', holds: at('/carts'), fails: [at('/cart'), at('/cart?id=1')] },
  { sentence: 'I should be on "/cart"', holds: at('/cart/'), fails: [at('/cart/1'), at('/login?to=/cart')] },
  { sentence: 'I should not be on "/cart"', holds: at('/login'), fails: [at('/cart')] },
  { sentence: 'The page is "/cart"', holds: at('/cart'), fails: [at('/login')] },
  { sentence: 'The page is the start page', holds: at('/'), fails: [at('/login')] },
  { sentence: 'I should be on the start page', holds: at('/'), fails: [at('/start')] },
  { sentence: 'I am redirected to "/login"', holds: at('/login'), fails: [at('/logins')] },
  { sentence: 'I am taken to the start page', holds: at('/'), fails: [at('/login')] },
  { sentence: 'I stay on "/cart"', holds: at('/cart'), fails: [at('/login')] },
  { sentence: 'The URL path is "/cart"', holds: at('/cart?a=1#b'), fails: [at('/cart/1'), at('/?p=/cart')] },
  { sentence: 'The URL path does not contain "cart"', holds: at('/a?cart'), fails: [at('/cart')] },
  { sentence: 'The URL hash is "#top"', holds: at('/cart#top'), fails: [at('/cart#to'), at('/top')] },
  {
    sentence: 'The query parameter "page" is "2"',
    holds: at('/?page=2'),
    fails: [at('/?page=22'), at('/?p=2')],
  },
  { sentence: 'The query parameter "page" is not "2"', holds: at('/?page=3'), fails: [at('/?page=2')] },
  {
    sentence: 'The URL has the query parameter "page" with "2"',
    holds: at('/?page=2'),
    fails: [at('/?page=1'), at('/page/2')],
  },
  {
    sentence: 'The URL has the query parameter "page"',
    holds: at('/?page='),
    fails: [at('/?pages=1'), at('/page')],
  },
  { sentence: 'The URL does not have the query parameter "page"', holds: at('/'), fails: [at('/?page=1')] },
  {
    sentence: 'I see the text:',
    step: { docString: 'One\ntwo' },
    holds: '<p>One</p><p>two</p>',
    fails: ['<p>One</p><p>three</p>', '<p>Onetwo</p>', hidden('One two')],
  },
  {
    sentence: 'I see "Welcome"',
    holds: '<p>Welcome, Ada</p>',
    fails: ['<p>Unwelcome</p>', hidden('Welcome'), '<p style="opacity:0">Welcome</p><p>Hi</p>'],
  },
  {
    sentence: 'I do not see "Welcome"',
    holds: hidden('Welcome'),
    fails: ['<p>Welcome</p>', '<p>welcome</p>'],
  },
  {
    sentence: 'I see text matching "Order \\d+"',
    holds: '<p>Your <b>Order</b> 12</p>',
    fails: ['<p>Order A</p>', hidden('Order 12')],
  },
  {
    sentence: 'I do not see text matching "Order \\d+"',
    holds: '<p>Order A</p>',
    fails: ['<p>Order 1</p>'],
  },
  {
    sentence: 'The "Orders" table shows text matching "Order \\d+"',
    holds: '<table aria-label="Orders"><tr><td>Order 1</td></tr></table>',
    fails: ['<table aria-label="Orders"><tr><td>Order</td></tr></table><p>Order 1</p>'],
  },
  {
    sentence: 'The "Save" button is visible',
    holds: '<button>Save</button>',
    fails: ['<button>Save all</button>', '<p>Save</p>', hidden('<button>Save</button>')],
  },
  {
    sentence: 'The "Save" button is not visible',
    holds: hidden('<button>Save</button>'),
    fails: ['<button>Save</button>'],
  },
  { sentence: 'There is a "Save" button', holds: '<button>Save</button>', fails: ['<a href="#">Save</a>'] },
  {
    sentence: 'There is no "Error" message',
    holds: '<p>Fine</p>',
    fails: ['<p>Error</p>', '<p>Error: 1</p>'],
  },
  {
    sentence: 'The "Confirm" dialog opens',
    holds: '<dialog open aria-label="Confirm">Sure?</dialog>',
    fails: [
      '<dialog aria-label="Confirm">Sure?</dialog><p>Here</p>',
      '<dialog open aria-label="Other">?</dialog>',
    ],
  },
  {
    sentence: 'The "Confirm" dialog closes',
    holds: '<dialog aria-label="Confirm">Sure?</dialog><p>Here</p>',
    fails: ['<dialog open aria-label="Confirm">Sure?</dialog>'],
  },
  {
    sentence: 'The "Confirm" dialog is gone',
    holds: '<p>Here</p>',
    fails: ['<dialog open aria-label="Confirm">Sure?</dialog>'],
  },
  {
    sentence: 'I wait for the "Confirm" dialog',
    holds: '<dialog open aria-label="Confirm">Sure?</dialog>',
    fails: ['<p>Confirm</p>'],
  },
  { sentence: 'I wait until "Loading" disappears', holds: hidden('Loading'), fails: ['<p>Loading</p>'] },
];
