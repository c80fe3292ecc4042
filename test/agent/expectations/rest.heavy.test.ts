/** What is absent is agreed to only when the page is at rest, and what must last is watched all the time. */
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { sendHtml, startHttp } from '../../support/httpServer.js';
import { carryOut, failureOf } from '../carryOut.js';

/** A page of a server of its own, which answers what the page asks for only as the test says. */
interface Site {
  /** The page shows this now. */
  open: (html: string) => Promise<Page>;
  /** Answers what was asked at `/slow`; what is asked at `/open` never gets an answer. */
  answerSlow: () => void;
  origin: string;
}

const { newPage } = useBrowser();

/** The tests run at the same time, because they wait more than they work. */
const it = test.extend<{ site: Site }>({
  site: async ({}, use) => {
    const held: (() => void)[] = [];
    let body = '';
    const { origin, close } = await startHttp(({ url }, response) => {
      if (url === '/open') return;
      if (url === '/slow') held.push(() => response.end('Error'));
      else sendHtml(response, body);
    });
    let page: Page | undefined;
    await use({
      origin,
      answerSlow: () => held.splice(0).forEach((answer) => answer()),
      async open(html) {
        body = html;
        await page?.close();
        page = await newPage();
        await carryOut(page, `I open "${origin}/"`);
        return page;
      },
    });
    await page?.close();
    await close();
  },
});

const SHOWING = (url: string): string => `<p>Here</p><p id="p"></p><script>fetch('${url}')
  .then((answer) => answer.text()).then((text) => { document.querySelector('#p').textContent = text; });</script>`;

describe.concurrent('an absence', () => {
  it('is not agreed to while a request is under way that may end it', async ({ site }) => {
    const page = await site.open(SHOWING('/slow'));
    const failure = failureOf(page, 'I do not see "Error"', { timeout: 5_000 });
    // Longer than any absence has to last on a page at rest.
    await page.waitForTimeout(800);
    site.answerSlow();
    expect((await failure).observed).toBe('"Error" is visible');
  });

  it('is not agreed to while the step has time for what the last action asked for', async ({ site }) => {
    const page = await site.open(SHOWING('/slow'));
    const failure = failureOf(page, 'I do not see "Error"', { timeout: 6_000 });
    await page.waitForTimeout(4_000);
    site.answerSlow();
    expect((await failure).observed).toBe('"Error" is visible');
  });

  it('is agreed to with a note on a page that waits for something for good', async ({ site }) => {
    const page = await site.open(SHOWING('/open'));
    const { note } = await carryOut(page, 'I do not see "Error"', { timeout: 1_500 });
    expect(note).toBe(`The page did not come to rest: GET ${site.origin}/open was still under way.`);
    // Which is known by now: else this would be out of its own test's time.
    expect((await carryOut(page, 'I do not see "Error"', { timeout: 600_000 })).note).toBeUndefined();
  });

  it('is not agreed to while what the page shows changes, but for one that never stops', async ({ site }) => {
    let page = await site.open(`<p>Here</p><p id="p"></p><script>let n = 0; const timer = setInterval(() => {
      document.querySelector('#p').textContent = ++n < 8 ? 'Step ' + n : 'Error';
      if (n === 8) clearInterval(timer); }, 120);</script>`);
    expect((await failureOf(page, 'I do not see "Error"', { timeout: 5_000 })).observed).toContain('Error');
    page = await site.open(`<p id="p"></p><script>let n = 0; setInterval(() => {
      document.querySelector('#p').textContent = 'Clock ' + ++n; }, 20);</script>`);
    const { note } = await carryOut(page, 'I do not see "Error"', { timeout: 1_000 });
    expect(note).toBe('The page did not come to rest: what it shows kept changing.');
  });

  it('is not agreed to while a part of the page is marked as busy', async ({ site }) => {
    const page = await site.open(`<section aria-busy="true" id="s">Orders</section><script>setTimeout(() => {
      const s = document.querySelector('#s'); s.textContent = 'Error'; s.ariaBusy = 'false'; }, 900);</script>`);
    expect((await failureOf(page, 'there is no "Error" message', { timeout: 5_000 })).observed).toContain(
      'Error',
    );
  });
});

describe.concurrent('an exact count', () => {
  it('is not taken from a list that is being filled', async ({ site }) => {
    const page = await site.open(`<ul></ul><script>let n = 0; const timer = setInterval(() => {
      document.querySelector('ul').innerHTML += '<li>' + ++n + '</li>'; if (n === 9) clearInterval(timer);
    }, 60);</script>`);
    const error = await failureOf(page, 'there are 3 items', { timeout: 1_500 });
    expect([error.message, error.observed]).toEqual([expect.stringContaining('9 items'), '9 items']);
  });
});

describe.concurrent('an exact listing', () => {
  const FILLED = `<ul aria-label="Cart"><li>Milk</li></ul><p id="p"></p><script>fetch('/slow').then(() => {
    document.querySelector('ul').innerHTML = '<li>Milk</li><li>Bread</li>'; });</script>`;

  it.for([
    'the "Cart" list has exactly 1 item',
    'the "Cart" list has 1 item',
    'the "Cart" list consists of "Milk"',
    'the items of the "Cart" list are sorted',
  ])('is not taken from a list that is still to come: %s', async (sentence, { site }) => {
    const page = await site.open(FILLED);
    const failure = failureOf(page, sentence, { timeout: 3_000 });
    await page.waitForTimeout(1_000);
    site.answerSlow();
    expect((await failure).reason).toBe('expectation not met');
  });
});

/** What it shows after so many milliseconds. */
const THEN = (first: string, later: string, after: number): string =>
  `<p id="p">${first}</p><p>Here</p><script>setTimeout(() => {
    document.querySelector('#p').innerHTML = ${JSON.stringify(later)}; }, ${after});</script>`;

describe.concurrent('what must last', () => {
  it.for<[string, string, string, string]>([
    ['I never see "Error"', '', 'Error', '"Error" is visible, after it had held for'],
    ['"Error" does not appear within 2 seconds', '', 'Error', '"Error" is visible, after it had held for'],
    ['I see "Saved" for 2 seconds', 'Saved', '', 'after it had held for'],
    [
      'the "Save" button stays disabled',
      '<button disabled>Save</button>',
      '<button>Save</button>',
      'not disabled',
    ],
    ['the "Save" button remains visible', '<button>Save</button>', '', 'No button named "Save" on the page'],
  ])('fails as soon as it is over: %s', async ([sentence, first, later, observed], { site }) => {
    const page = await site.open(THEN(first, later, 900));
    const error = await failureOf(page, sentence, { timeout: 1_000 });
    expect(error.observed).toContain(observed);
    expect(error.reason).toBe('expectation not met');
  });

  it.for<[string, string, string]>([
    ['I never see "Error"', 'Fine', 'Still fine'],
    ['I see "Saved" for 1 second', '', 'Saved'],
    ['the "Save" button stays disabled', '<button disabled>Save</button>', '<button disabled>Save</button>'],
    ['I stay on "/"', 'Here', 'There'],
  ])('holds where it lasts: %s', async ([sentence, first, later], { site }) => {
    const page = await site.open(THEN(first, later, 300));
    expect((await carryOut(page, sentence, { timeout: 2_000 })).summary).toMatch(/^Saw that .* for \d s\.$/);
  });

  it('is denied from the first look on', async ({ site }) => {
    const page = await site.open(THEN('Error', 'Fine', 300));
    const { message } = await failureOf(page, '"Error" is not visible for 1 second', { timeout: 2_000 });
    expect(message).toBe('Expected that "Error" is not visible for 1 s, but observed: "Error" is visible.');
  });
});

describe.concurrent('the time that a step says', () => {
  it('takes the place of the usual time', async ({ site }) => {
    let page = await site.open(THEN('', 'Done', 1_200));
    expect((await failureOf(page, 'I see "Done"', { timeout: 300 })).reason).toBe('expectation not met');
    page = await site.open(THEN('', 'Done', 1_200));
    expect((await carryOut(page, 'I see "Done" within 10 seconds', { timeout: 300 })).summary).toBe(
      'Saw that "Done" is visible.',
    );
  });

  it('may be shorter than the usual one, and is that of an action, too', async ({ site }) => {
    let page = await site.open('<p>Here</p>');
    const waiting = failureOf(page, 'I click the "Go" button within 2 seconds', { timeout: 600_000 });
    expect((await waiting).reason).toBe('target not found');
    page = await site.open(THEN('', '<button>Go</button>', 1_200));
    await carryOut(page, 'I click the "Go" button within 10 seconds', { timeout: 300 });
  });
});

describe.concurrent('what is seen again', () => {
  it('is told to be perhaps the same where it never went away', async ({ site }) => {
    const page = await site.open(THEN('Saved', 'Saved', 100));
    expect((await carryOut(page, 'I see "Saved"')).note).toBeUndefined();
    expect((await carryOut(page, 'I see "Saved"')).note).toBeUndefined();
    expect((await carryOut(page, 'I see "Saved" again')).note).toBe(
      'It may be the same that was seen before. To be sure that it is there anew, put a step between: ' +
        'I wait until "Saved" disappears.',
    );
  });

  it('is told nothing of where it has gone since', async ({ site }) => {
    const page = await site.open('<p>Here</p><button onclick="p.remove()">Hide</button><p id="p">Saved</p>');
    await carryOut(page, 'I see "Saved"');
    await carryOut(page, 'I click "Hide"');
    expect((await carryOut(page, 'I do not see "Saved"')).note).toBeUndefined();
  });

  it('is told to have been there before the last action, which may have done nothing', async ({ site }) => {
    const page = await site.open('<p>Saved</p><button>Save</button>');
    await carryOut(page, 'I see "Saved"');
    await carryOut(page, 'I click "Save"');
    expect((await carryOut(page, 'I see "Saved"')).note).toBe(
      'A step before has seen "Saved" already, so it need not come of what was done since.',
    );
    expect((await carryOut(page, 'I see "Saved"')).note).toBeUndefined();
  });

  it('is told nothing of where it was gone in between', async ({ site }) => {
    const page = await site.open(
      '<p>Here</p><button onclick="p.hidden = !p.hidden">Go</button><p id="p">Saved</p>',
    );
    await carryOut(page, 'I see "Saved"');
    await carryOut(page, 'I click "Go"');
    await carryOut(page, 'I wait until "Saved" disappears');
    await carryOut(page, 'I click "Go"');
    expect((await carryOut(page, 'I see "Saved" again')).note).toBeUndefined();
  });
});
