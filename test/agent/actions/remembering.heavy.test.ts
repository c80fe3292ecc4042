/** What a case keeps for its later steps, what the browser keeps for a page, and what went wrong in it. */
import { describe, expect, it } from 'vitest';
import { carryOutCase, failureOfCase } from './carryOutCase.js';
import { serveSite } from './serveSite.js';

const site = serveSite({
  '/': `<title>Orders</title><h1>Thank you</h1><p>Order number: A-17</p><p>Total</p><p>€ 12.00</p>
    <table><tr><th>Tax</th><td>2.00</td></tr></table><dl><dt>Weight</dt><dd>3 kg</dd></dl>
    <label>Code <input value="xyz"></label> <label>Password <input type="password" value="p"></label>
    <label>Search <input id="search" oninput="document.querySelector('output').textContent = 'for ' + this.value"></label>
    <output></output>`,
  '/orders/A-17': `<h1>The order A-17</h1><p>12.00</p>`,
  '/kept': {
    body: `<h1>Kept</h1><script>localStorage.theme = 'dark'; sessionStorage.cart = '[1]'; document.cookie = 'seen=yes'</script>`,
    headers: { 'set-cookie': 'session=abc; HttpOnly' },
  },
  '/broken': `<h1>Broken</h1><script>console.error('No luck'); fetch('/nowhere'); setTimeout(() => { throw new Error('Oh') })</script>`,
});
const run = (at: string, ...steps: string[]) =>
  carryOutCase(site.page, [`Given I am on "${at}"`, ...steps], { startUrl: site.startUrl });
const failure = async (at: string, ...steps: string[]) =>
  (
    await failureOfCase(await site.newPage(), [`Given I am on "${at}"`, ...steps], {
      startUrl: site.startUrl,
    })
  ).message;

describe('what is remembered', () => {
  it.each([
    ['the order number', 'A-17'],
    ['the "Total"', '€ 12.00'],
    ['the value of "Code"', 'xyz'],
    ['the "Tax" row header', '2.00'],
    ['the text of "Weight"', '3 kg'],
    ['the page title', 'Orders'],
  ])('of %s is %s', async (words, value) => {
    const { done } = await run('/', `I remember ${words} as {{it}}`);
    expect(done.at(-1)?.summary).toBe(`Remembered "${value}" as {{it}}.`);
  });

  it('is put into later steps, in quotes or without', async () => {
    const steps = ['I remember the order number as {{order}}', 'I type {{order}} into the Search field'];
    const { done } = await run(
      '/',
      ...steps,
      'Then I see "for {{order}}"',
      'I open "/orders/{{order}}"',
      'I see {{order}}',
    );
    expect(done.at(-1)?.summary).toBe('Saw that "A-17" is visible.');
    expect(await failure('/', ...steps, 'Then the "Code" field is {{order}}')).toContain('"A-17"');
  });

  it('must be there, and is never a password', async () => {
    await Promise.all([
      expect(failure('/', 'I remember the "Search" field as {{x}}')).resolves.toContain('it shows nothing'),
      expect(failure('/', 'I remember the "Invoice" cell as {{x}}')).resolves.toMatch(/^No /),
      expect(failure('/', 'I remember the "Password" field as {{x}}')).resolves.toContain('is a password'),
    ]);
  });
});

describe('what the browser keeps', () => {
  it('is seen', async () => {
    const cookies = [
      'the cookie "session" exists',
      'the cookie "seen" is "yes"',
      'there is no cookie "other"',
    ];
    const items = ['the local storage item "theme" is "dark"', 'the session storage contains "cart"'];
    await run('/kept', ...cookies, ...items, 'the local storage does not contain "cart"');
    await run(
      '/kept',
      'I set the cookie "seen" to "no"',
      'the cookie "seen" is "no"',
      'I clear the cookies',
      'there is no cookie "session"',
    );
  });

  it('is told where it is another thing', async () => {
    await Promise.all([
      expect(failure('/', 'the cookie "theme" exists')).resolves.toContain('no cookies'),
      expect(failure('/kept', 'the cookie "seen" is "no"')).resolves.toContain('but observed: "yes"'),
      expect(failure('/kept', 'there is no cookie "session"')).resolves.toContain(
        'the cookies "session", "seen"',
      ),
      expect(failure('/kept', 'the cookie "other" is not "x"')).resolves.toContain(
        'but observed: the cookies',
      ),
      expect(failure('/kept', 'the local storage item "theme" is "light"')).resolves.toContain('"dark"'),
      expect(failure('/kept', 'the session storage does not contain "cart"')).resolves.toContain(
        'the items "cart"',
      ),
    ]);
  });
});

describe('what went wrong in the browser', () => {
  it('is nothing on a sound page', async () => {
    await run('/', 'Then there are no console errors', 'there are no failed requests');
  });

  it('fails the steps that expect nothing of it, also of an earlier page', async () => {
    await Promise.all([
      expect(failure('/broken', 'I open "/"', 'Then there are no console errors')).resolves.toContain(
        'No luck',
      ),
      expect(failure('/broken', 'Then there are no console errors')).resolves.toContain('Oh'),
      expect(failure('/broken', 'Then there are no failed requests')).resolves.toContain(
        '/nowhere was answered with 404',
      ),
      expect(failure('/', 'Then there is a console error')).resolves.toContain(
        'but observed: no console error',
      ),
    ]);
  });
});
