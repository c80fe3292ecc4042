/** Frames and shadow roots: what is in them is found as what stands on the page. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { clicked } from './clicked.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const frame = (attributes: string, html: string) =>
  `<iframe ${attributes} srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
const PAY = `<h2>Card</h2><label>Number <input></label><button onclick="this.textContent = 'Paid'">Pay</button>`;
const FRAMES = `<button>Pay</button>${frame('title="Payment"', PAY)}${frame('name="news"', '<h1>Latest news</h1><p>Sun</p>')}
${frame('title="Tracking" hidden', '<button>Pay</button>')}
${frame('aria-label="Outer"', frame('title="Inner"', '<p>Deep</p><button onclick="this.textContent = 1">Go</button>'))}`;

describe('a frame', () => {
  it('is looked into by its title', async () => {
    await page.setContent(FRAMES);
    await carryOut(page, 'I type "4242" in the "Number" field in the "Payment" frame', { timeout: 8_000 });
    await carryOut(page, 'In the frame "Payment", I click "Pay"', { timeout: 8_000 });
    await carryOut(page, 'I see "Paid" in the "Payment" frame', { timeout: 8_000 });
    await carryOut(page, 'I should not see "Paid" in the "news" frame', { timeout: 8_000 });
    const field = page.frameLocator('[title=Payment]').getByLabel('Number');
    expect(await field.inputValue()).toBe('4242');
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(1);
  });

  it('is looked into by a heading in it, and in a frame in it', async () => {
    await page.setContent(FRAMES);
    await carryOut(page, 'I see "Sun" in the frame "Latest news"', { timeout: 8_000 });
    await carryOut(page, 'I click "Go" in the "Inner" frame in the "Outer" frame', { timeout: 8_000 });
    await carryOut(page, 'I see the "1" button in the "Inner" frame in the "Outer" frame', {
      timeout: 8_000,
    });
    await carryOut(page, 'I see the "Payment" frame', { timeout: 8_000 });
  });

  it('is told from others, from hidden ones, and from what is not there', async () => {
    await page.setContent(FRAMES);
    // The only frame with such a thing.
    await carryOut(page, 'I click "Pay" in the frame', { timeout: 4_000 });
    const hidden = await failureOf(page, 'I click "Pay" in the "Tracking" frame');
    expect(hidden.reason).toBe('target not found');
    const none = await failureOf(page, 'I click "Pay" in the "Paymant" frame');
    expect(none.message).toContain('No frame named "Paymant" on the page.');
    expect(none.message).toContain('frame "Payment"');
  });

  it('shows what is denied of the page', async () => {
    await page.setContent(FRAMES);
    const text = await failureOf(page, 'I should not see "Sun"');
    expect(text.message).toContain('"Sun" is visible in the frame "');
    expect((await failureOf(page, 'There is no "Go" button')).message).toContain('is visible in the frame');
    expect((await failureOf(page, 'I do not see text matching /S.n/')).message).toContain('observed: "Sun"');
    await carryOut(page, 'I should not see "Moon"', { timeout: 8_000 });
    await carryOut(page, 'There is no "Buy" button', { timeout: 8_000 });
  });

  it('shows what is affirmed where the page around it has nothing of the kind, or where it is named', async () => {
    await page.setContent(FRAMES);
    await carryOut(page, 'I see the "Go" button', { timeout: 8_000 });
    await carryOut(page, 'The "Number" field is empty', { timeout: 8_000 });
    expect((await failureOf(page, 'I see the "Buy" button')).reason).toBe('expectation not met');
    expect((await failureOf(page, 'There are 2 "Pay" buttons')).message).toContain('1 "Pay" button');
    await carryOut(page, 'There is 1 "Pay" button', { timeout: 8_000 });
    await carryOut(page, 'The "Number" field in the "Payment" frame is empty', { timeout: 8_000 });
  });

  it('that is hidden shows nothing that is denied', async () => {
    await page.setContent(`<p>Here</p>${frame('title="News" hidden', '<p>Sun</p><button>Go</button>')}`);
    await carryOut(page, 'I should not see "Sun"', { timeout: 8_000 });
    await carryOut(page, 'There is no "Go" button', { timeout: 8_000 });
  });

  it('needs no name where what is in it is nowhere else', async () => {
    await page.setContent(FRAMES);
    await carryOut(page, 'I fill in "Number" with "1"', { timeout: 4_000 });
    expect(await page.frameLocator('[title=Payment]').getByLabel('Number').inputValue()).toBe('1');
  });

  it('is waited for', async () => {
    await page.setContent(`<p>x</p><script>setTimeout(() => {
      document.body.insertAdjacentHTML('beforeend', "<iframe title='Late' srcdoc='<button>Go</button>'></iframe>") }, 200)</script>`);
    await carryOut(page, 'I click "Go" in the "Late" frame', { timeout: 8_000 });
  });
});

const shadow = (mode: string) => `<pay-box style="display: block; min-height: 20px"></pay-box><script>
customElements.define('pay-box', class extends HTMLElement { constructor() { super();
  this.attachShadow({ mode: '${mode}' }).innerHTML = '<ul><li>Milk <button id="milk">Drop</button></li><li>Rum <button id="rum">Drop</button></li></ul>'; } });</script>`;

describe('a shadow root', () => {
  it('is no wall where it is open', async () => {
    expect(await clicked(page, shadow('open'), 'I click "Drop" in the "Rum" item')).toEqual({
      id: 'rum',
      note: undefined,
    });
    expect(await clicked(page, shadow('open'), 'I click "Drop" next to "Milk"')).toEqual({
      id: 'milk',
      note: undefined,
    });
  });

  it('is said to be out of reach where it may be closed', async () => {
    // What is defined stays so in its window.
    const fresh = await browser.newPage();
    await fresh.setContent(shadow('closed'));
    const { message } = await failureOf(fresh, 'I click "Drop" in the "Rum" item');
    expect(message).toContain('What is inside of <pay-box> may be closed to tests (a closed shadow root).');
    await fresh.close();
  });
});
