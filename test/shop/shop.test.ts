import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runShop, startShop, type Shop } from './startShop.js';

const recipient = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  address: '12 St James’s Square',
  postcode: 'SW1Y 4JH',
  delivery: 'express',
  terms: 'yes',
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('The catalogue', () => {
  test('lists everything on the start page', async () => {
    const page = await shop.visitor().get('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('12 products');
    expect(page.html.match(/<li class="product">/g)).toHaveLength(12);
  });

  test.each([
    ['q=tea', '4 products'],
    ['q=tea&category=Kitchen', '3 products'],
    ['category=Stationery&stock=yes', '3 products'],
    ['q=winter', '1 product '],
    ['q=umbrella', 'Nothing matches.'],
    ['sort=nonsense&category=nonsense', '0 products'],
  ])('answers the search %s with %s', async (query, answer) => {
    expect((await shop.visitor().get(`/?${query}`)).text).toContain(answer);
  });

  test('shows what was searched for as text, never as markup', async () => {
    const page = await shop.visitor().get(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  test('delivers the recommendations of a product as a part of their own', async () => {
    const part = await shop.visitor().get('/products/earl-grey-tea/recommendations');
    expect(part.html.match(/<li class="product">/g)).toHaveLength(4);
    expect(part.text).not.toContain('Earl Grey Tea');
  });

  test.each([
    '/products/umbrella',
    '/nowhere',
    '/orders/Q-9999',
    '/%E0%A4%A',
    '//',
    '/shop.css/..%2fserver.mjs',
  ])('says of %s that there is no such page', async (path) => {
    const page = await shop.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain("We can't find that page");
  });
});

describe('The cart', () => {
  test('adds up, changes and becomes empty again', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', { product: 'stoneware-mug', quantity: '2' });
    expect((await visitor.post('/cart', { product: 'earl-grey-tea' })).text).toContain('Total €31.80');
    const changed = await visitor.post('/cart/stoneware-mug/quantity', { quantity: '3' });
    expect(changed.text).toContain('Total €43.80');
    await visitor.post('/cart/earl-grey-tea/remove');
    expect((await visitor.post('/cart/stoneware-mug/remove')).text).toContain('Your cart is empty.');
  });

  test('keeps quantities between 1 and 9, and refuses what is not for sale', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', { product: 'fountain-pen' });
    await visitor.post('/cart', { product: '__proto__' });
    expect((await visitor.get('/cart')).text).toContain('Your cart is empty.');
    await visitor.post('/cart', { product: 'pencil-set', quantity: '-4' });
    expect((await visitor.get('/cart')).text).toContain('Total €6.20');
    await visitor.post('/cart/pencil-set/quantity', { quantity: '1000' });
    expect((await visitor.get('/cart')).text).toContain('Total €55.80');
  });

  test('belongs to one visitor alone', async () => {
    await shop.visitor().post('/cart', { product: 'pencil-set' });
    expect((await shop.visitor().get('/cart')).text).toContain('Your cart is empty.');
  });
});

describe('The checkout', () => {
  test('has a message for every field that is missing', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', { product: 'pencil-set' });
    const page = await visitor.post('/checkout', { name: 'Grace' });
    for (const what of ['enter your email address', 'enter your address', 'enter your postcode']) {
      expect(page.text).toContain(`Please ${what}.`);
    }
    expect(page.text).toContain('Please choose a delivery.');
    expect(page.text).toContain('Please accept the terms.');
    expect(page.text).not.toContain('Please enter your name.');
    expect(page.html).toMatch(/value="Grace"/);
    const email = await visitor.post('/checkout', { ...recipient, email: 'ada' });
    expect(email.text).toContain('Please enter a whole email address, such as ada@example.com.');
  });

  test('ends in an order with a number and the price of the delivery', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', { product: 'field-guide-to-clouds' });
    const page = await visitor.post('/checkout', recipient);
    expect(page.path).toBe('/orders/Q-1004');
    expect(page.text).toContain('Thank you, Ada Lovelace!');
    expect(page.text).toContain('Express delivery €9.90 Total €31.90');
    expect((await visitor.get('/checkout')).text).toContain('Your cart is empty.');
  });

  test('refuses a form that is larger than any honest one', async () => {
    const page = await shop.visitor().post('/checkout', { name: 'a'.repeat(20_000) });
    expect(page.status).toBe(413);
  });
});

describe('The account', () => {
  test('is entered with the right password only', async () => {
    const visitor = shop.visitor();
    const refused = await visitor.post('/login', { user: 'ada', password: 'babbage' });
    expect(refused.text).toContain('Wrong user name or password.');
    const welcome = await visitor.post('/login', { user: 'ada', password: 'lovelace' });
    expect(welcome.text).toContain('Welcome, Ada');
    expect((await visitor.post('/logout')).text).toContain('You are logged out.');
  });

  test('gets a new session at log-in, so that the old one is worth nothing', async () => {
    const before = await cookieOf(fetch(`${shop.address}/login`));
    const body = new URLSearchParams({ user: 'ada', password: 'lovelace' });
    const headers = { cookie: before };
    const after = await cookieOf(
      fetch(`${shop.address}/login`, { method: 'POST', headers, body, redirect: 'manual' }),
    );
    expect(after).not.toBe(before);
    const old = await fetch(`${shop.address}/orders`, { headers });
    expect(await old.text()).toContain('Please log in to see your orders.');
  });

  test('shows the orders, and cancels one that is not packed yet', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/orders')).text).toContain('Please log in to see your orders.');
    expect((await visitor.get('/orders/Q-1003')).status).toBe(404);
    await visitor.post('/orders/Q-1003/cancel');
    await visitor.post('/login', { user: 'ada', password: 'lovelace' });
    expect((await visitor.get('/orders')).text).toContain('3 × Earl Grey Tea €27.30 Processing');
    const cancelled = await visitor.post('/orders/Q-1003/cancel');
    expect(cancelled.text).toContain('Order Q-1003 is cancelled.');
    expect(cancelled.text).toContain('€27.30 Cancelled');
    expect((await visitor.post('/orders/Q-1001/cancel')).text).toContain('€27.90 Delivered');
  });
});

describe('The environment', () => {
  test.each([
    [
      { SHOP_BUG: 'wrong-totl' },
      'there is no bug "wrong-totl". Please set SHOP_BUG to one of: wrong-total, ',
    ],
    [{ PORT: 'http' }, 'PORT is "http". Please set it to 0–65535.'],
    [{ SHOP_DELAY: 'soon' }, 'SHOP_DELAY is "soon". Please set it to milliseconds.'],
  ])('is refused with exit code 2 when it says %o', async (env, message) => {
    const child = runShop(env);
    const [said] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
    expect(said).toContain(message);
    expect(child.exitCode).toBe(2);
  });
});

async function cookieOf(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get('set-cookie')?.split(';')[0] ?? '';
}
