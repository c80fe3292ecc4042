/** The window, the device, frames and pictures. */
import { describe, expect, it } from 'vitest';
import { carryOutCase, failureOfCase } from './carryOutCase.js';
import { serveSite } from './serveSite.js';

const facts = `[innerWidth, devicePixelRatio, /iPhone/.test(navigator.userAgent), 'ontouchstart' in window].join(' ')`;
const site = serveSite({
  '/': `<meta name="viewport" content="width=device-width"><h1>Size</h1><p></p>
    <script>const tell = () => document.querySelector('p').textContent = ${facts}; onresize = tell; tell()</script>`,
  '/framed': `<h1>Checkout</h1><button>Pay</button><iframe title="Payment" src="/inner"></iframe><p>Outside</p>`,
  '/inner': `<p id="said">Inside</p><button onclick="said.textContent = 'Paid'">Pay</button><div style="height: 2000px"></div>`,
  '/long': `<h1>Long</h1><iframe title="Payment" src="/inner"></iframe><div style="height: 3000px"></div>`,
});
const run = (at: string, ...steps: string[]) =>
  carryOutCase(site.page, [`Given I am on "${at}"`, ...steps], { startUrl: site.startUrl });
const failure = async (at: string, ...steps: string[]) =>
  (
    await failureOfCase(await site.newPage(), [`Given I am on "${at}"`, ...steps], {
      startUrl: site.startUrl,
    })
  ).message;

describe('the window', () => {
  it('is set', async () => {
    const { done } = await run('/', 'I set the window size to 640 x 480', 'Then I see "640 1"');
    expect(done[1]?.summary).toBe('Set the size of the window to 640 x 480.');
    expect(site.page.viewportSize()).toEqual({ width: 640, height: 480 });
  });

  it('becomes that of a device, with its user agent and touch', async () => {
    const { done } = await run(
      '/',
      'I emulate "iPhone 13"',
      'I reload the page',
      'Then I see "390 3 true true"',
    );
    expect(done[1]?.note).toContain('still Chromium');
    expect(await failure('/', 'I emulate "iPhon 13"')).toContain('The nearest: "iPhone 13"');
  });
});

describe('a frame', () => {
  it('is scrolled in place of the page around it', async () => {
    const steps = ['I switch to the "Payment" frame', 'I scroll to the bottom of the page'];
    await run('/long', ...steps);
    const [outer, inner] = await Promise.all(
      site.page.frames().map((frame) => frame.evaluate(() => document.scrollingElement?.scrollTop ?? 0)),
    );
    expect(outer).toBe(0);
    expect(inner).toBeGreaterThan(500);
  });

  it('is where later steps look once the case is in it, until it goes back', async () => {
    const inside = ['I switch to the "Payment" frame', 'I click "Pay"', 'Then I see "Paid"'];
    const { done } = await run('/framed', ...inside, 'I go back to the page', 'Then I see "Outside"');
    expect(done.at(-2)?.summary).toBe('Went on in the page outside of frames.');
    expect(await failure('/framed', ...inside, 'Then I see "Outside"')).toContain('"Payment" frame');
  });

  it('is left only from inside, and must be there', async () => {
    await Promise.all([
      expect(failure('/framed', 'I leave the frame')).resolves.toContain('the case is in no frame'),
      expect(failure('/framed', 'I switch to the "Shipping" frame')).resolves.toMatch(/Shipping/),
    ]);
  });
});

describe('a picture', () => {
  it('is taken of the page or of a thing on it', async () => {
    const { done } = await run(
      '/framed',
      'I take a screenshot called "pay"',
      'I take a screenshot of the "Pay" button',
    );
    expect(done[1]?.summary).toBe('Took a picture of the page called "pay".');
    expect(
      done.slice(1).map(({ picture }) =>
        Buffer.from(picture ?? [])
          .subarray(0, 2)
          .toString('hex'),
      ),
    ).toEqual(['ffd8', 'ffd8']);
  });
});
