/** Tabs and windows of the browser: the case stays where it is until a step says otherwise. */
import { describe, expect, it } from 'vitest';
import { carryOutCase, failureOfCase } from './carryOutCase.js';
import { serveSite } from './serveSite.js';

const site = serveSite({
  '/': `<title>Shop</title><h1>Shop</h1><a href="/terms" target="_blank">Terms</a>
    <button onclick="setTimeout(() => window.open('/terms?late'), 200)">Later</button>
    <div role="tablist"><button role="tab" onclick="document.querySelector('p').textContent = 'Reviews shown'">Reviews</button></div>
    <p>Hello</p>`,
  '/terms': `<title>Terms of use</title><h1>Our terms</h1><button onclick="window.close()">Close me</button>
    <button onmousedown="window.close()">Close at once</button>`,
  '/help': `<title>Help</title><h1>How it works</h1>`,
  '/both': `<title>Both</title><button role="tab">Terms of use</button>`,
});
const open = 'Given I am on "/"';
const run = (steps: string[]) => carryOutCase(site.page, [open, ...steps], { startUrl: site.startUrl });
const failure = async (...steps: string[]) =>
  (await failureOfCase(await site.newPage(), [open, ...steps], { startUrl: site.startUrl })).message;

describe('a tab that a click opens', () => {
  it('is gone to when a step says so, and left again', async () => {
    const steps = ['I click "Terms"', 'I switch to the new tab', 'Then I see "Our terms"'];
    const { done } = await run([...steps, 'I switch back to the first tab', 'Then I see "Hello"']);
    expect(done[2]?.summary).toBe('Switched to the browser tab "Terms of use".');
    expect(done.map(({ note }) => note)).not.toContainEqual(expect.stringContaining('new browser tab'));
  });

  it('is told of where the case stays, also in the message of what fails there', async () => {
    const { done } = await run(['I click "Terms"', 'a new tab opens', 'Then I see "Hello"']);
    expect(done.at(-1)?.note).toBeUndefined();
    // A busy machine may take longer than one waits, so it is given longer and longer.
    let wait = 150;
    const notes = async () => {
      const { done } = await run(['I click "Terms"', `I wait ${(wait *= 2)} ms`, 'Then I see "Hello"']);
      return done.map(({ note = '' }) => note).join('');
    };
    await expect
      .poll(notes, { timeout: 30_000 })
      .toMatch(/^A new browser tab has opened \(.*\/terms\), and the case stays/);
    expect(await failure('I click "Terms"', 'Then I see "Our terms"')).toContain(
      'write the step "I switch to the new tab"',
    );
  });

  it('is waited for', async () => {
    await run(['I click "Later"', 'I switch to the new window', 'Then I see "Our terms"']);
  });

  it('that closes itself leaves the case in the one before', async () => {
    const steps = ['I click "Terms"', 'I switch to the new tab', 'I click "Close me"', 'I wait 300 ms'];
    const { done } = await run([...steps, 'Then I see "Hello"']);
    expect(done.at(-1)?.note ?? done.at(-2)?.note).toMatch(
      /^The browser tab was closed; the case goes on in /,
    );
  });

  it('may close in the middle of the click', async () => {
    const steps = ['I click "Terms"', 'I switch to the new tab', 'I click "Close at once"', 'I see "Hello"'];
    const { done } = await run(steps);
    // Whether Playwright still hears that the click was made is a matter of luck.
    expect([undefined, 'The browser tab was closed by that, or meanwhile.']).toContain(done.at(-2)?.note);
    expect(done.at(-1)?.note).toMatch(/^The browser tab was closed; the case goes on in /);
  });
});

describe('tabs', () => {
  it('are opened, found by title and address, and closed', async () => {
    const steps = ['I open "/help" in a new tab', 'Then I see "How it works"', 'I switch to the tab "Shop"'];
    const more = ['Then I see "Hello"', 'I switch to the window "/help"', 'I close the tab', 'I see "Hello"'];
    const { done } = await run([...steps, ...more, 'Then there is 1 browser tab']);
    expect(done.at(-3)?.summary).toBe(
      'Closed the browser tab "Help"; the case goes on in the browser tab "Shop".',
    );
  });

  it('of the page are meant where the browser has none of that name', async () => {
    await run(['I switch to the tab "Reviews"', 'Then I see "Reviews shown"']);
    expect(
      await failure(
        'I open "/terms" in a new tab',
        'I open "/both" in a new tab',
        'I switch to the tab "Terms of use"',
      ),
    ).toBe(
      'The tab "Terms of use" may be one of the browser or one on the page: there are both. Please say "the browser tab "Terms of use"", or click the one on the page.',
    );
  });

  it('that are not there are told with those that are', async () => {
    await Promise.all([
      expect(failure('I switch to the new tab')).resolves.toBe(
        `No new browser tab has opened. The browser has: 1: "Shop" (${site.startUrl}).`,
      ),
      expect(failure('I switch to the browser tab "Cart"')).resolves.toMatch(
        /^There is no browser tab "Cart"\. The browser has: 1: /,
      ),
      expect(failure('I close the tab')).resolves.toMatch(/it is the only browser tab/),
      expect(failure('Then there are 2 browser tabs')).resolves.toContain('but observed: 1 browser tab.'),
      expect(failure('Then a new tab opens')).resolves.toContain('but observed: no new browser tab.'),
    ]);
  });

  it('that open although none should are told', async () => {
    expect(await failure('I click "Terms"', 'Then no new tab opens')).toContain('a new browser tab (');
    await run(['Then no new tab opens']);
  });
});
