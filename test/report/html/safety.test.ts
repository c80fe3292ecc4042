/** Whatever stands in a report is text: nothing of it runs, loads, asks or leads anywhere. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sampleReport } from '../../support/sampleReport.js';
import { hashOfCase, PageUnderTest } from './PageUnderTest.js';
import { PAYLOADS, spoilReport } from './spoilReport.js';

let under: PageUnderTest;
const sample = sampleReport();
const spoilt = spoilReport();

beforeAll(async () => {
  under = await PageUnderTest.prepare();
  await under.write('sample', sample.report, sample.files);
  await under.write('beside', sample.report, sample.files, { inlineLimit: 0, evidenceLimit: 0 });
  await under.write('spoilt', spoilt.report, spoilt.files, { history: [spoilt.report] });
  await under.write('spoilt-beside', spoilt.report, spoilt.files, { inlineLimit: 0 });
});

afterAll(() => under.end());

interface Tripwire {
  page: Page;
  tripped: string[];
}

const isOwn = (address: string): boolean => /^(?:file|data):/.test(address);

/** Everything that the page must not do is noted. */
async function openWithTripwire(name: string, context: BrowserContextOptions): Promise<Tripwire> {
  const tripped: string[] = [];
  const page = await under.open(name, '', context);
  page.on('dialog', (dialog) => {
    tripped.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfinished', (request) => {
    if (!isOwn(request.url())) tripped.push(`request: ${request.url()}`);
  });
  // What the policy has stopped is told as a failed request, too.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp' && !isOwn(request.url()))
      tripped.push(`request: ${request.url()}`);
  });
  page.on('pageerror', (error) => tripped.push(`error: ${error.message}`));
  page.on('popup', (popup) => tripped.push(`popup: ${popup.url()}`));
  await page.exposeFunction('tripwire', (what: unknown) => tripped.push(`script: ${String(what)}`));
  await page.reload();
  await page.locator('.case').first().waitFor();
  return { page, tripped };
}

async function walkThrough(page: Page): Promise<void> {
  for (const { id } of spoilt.report.cases) {
    for (const view of ['Steps', 'Timeline', 'Console and network', 'Facts']) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        new URLSearchParams({ case: id, view }).toString(),
      );
      await page.locator('.case-head h1').waitFor();
    }
  }
}

describe('A spoilt report', () => {
  it.each(['spoilt', 'spoilt-beside'])(
    'is shown as text (%s), also where a browser would not know the policy of the page',
    async (name) => {
      const { page, tripped } = await openWithTripwire(name, { bypassCSP: true });
      await walkThrough(page);
      expect(tripped).toEqual([]);
    },
  );

  it('has only links to the web, to the page itself and to its files', async () => {
    const { page } = await openWithTripwire('spoilt', {});
    const hrefs = new Set<string>();
    for (const view of ['Steps', 'Timeline', 'Console and network', 'Facts']) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        new URLSearchParams({ case: spoilt.report.cases[4]?.id ?? '', view }).toString(),
      );
      await page.locator('.case-head h1').waitFor();
      for (const link of await page.locator('a').all()) hrefs.add((await link.getAttribute('href')) ?? '');
    }
    expect([...hrefs].filter((href) => !/^(?:https?:\/\/|#|\.\/)/.test(href))).toEqual([]);
  });

  it('shows no picture that is markup, whatever it is called', async () => {
    for (const name of ['spoilt', 'spoilt-beside']) {
      const { page, tripped } = await openWithTripwire(name, {});
      const odd = spoilt.report.cases.find(({ attempts }) =>
        attempts.some(({ screenshots }) => screenshots.length > 5),
      );
      await page.goto(`${under.addressOf(name)}#${new URLSearchParams({ case: odd?.id ?? '' }).toString()}`);
      await page.locator('.step summary').first().click();
      await page.getByText('is of a kind that is not shown').first().waitFor();
      const addresses = await page
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
      expect(addresses.filter((src) => !/^(?:data:image\/(?:png|jpeg);base64,|\.\/)/.test(src))).toEqual([]);
      expect(tripped).toEqual([]);
    }
  });

  it('holds no data that could end its element', async () => {
    const text = await readFile(path.join(under.folder, 'spoilt', 'index.html'), 'utf8');
    const blocks = [
      ...text.matchAll(/<script type="text\/x-data" id="[^"<>]*" data-type="[a-z/]+">([^<]*)<\/script>/g),
    ];
    expect(blocks.length).toBeGreaterThan(40);
    expect(blocks.every(([, data]) => /^[A-Za-z0-9+/=]+$/.test(data ?? ''))).toBe(true);
    expect(text.match(/<script>/g)).toHaveLength(2);
    for (const payload of PAYLOADS.filter((one) => one.includes('<'))) expect(text).not.toContain(payload);
  });
});

describe("The page's own policy", () => {
  it('lets the page work without a single violation', async () => {
    const page = await under.open('sample');
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    await page.reload();
    await page.goto(under.addressOf('sample') + hashOfCase(sample.report, 'Adding 2 of Mug'));
    await page.locator('.picture img').first().waitFor();
    await page.locator('.picture').first().click();
    await page.locator('.stage img').waitFor();
    expect(reported).toEqual([]);
  });

  it('stops scripts, requests, forms and markup that get in all the same', async () => {
    const { page, tripped } = await openWithTripwire('sample', {});
    const stops = ['connect-src', 'fetch', 'frame-src', 'img-src', 'style-src-elem'];
    const stopped = await page.evaluate(async (stops) => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.effectiveDirective),
      );
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.append(element);
      };
      const trusted: string[] = [];
      try {
        document.body.insertAdjacentHTML('beforeend', '<i>markup</i>');
      } catch (error) {
        trusted.push(error instanceof TypeError ? 'markup' : 'something else');
      }
      add('img', { src: 'http://evil.test/a.png' });
      add('link', { rel: 'stylesheet', href: 'http://evil.test/a.css' });
      add('iframe', { src: 'http://evil.test/' });
      await fetch('http://evil.test/').catch(() => violations.push('fetch'));
      // Each is told of when the browser comes to it.
      for (let looks = 0; looks < 100 && !stops.every((one) => violations.includes(one)); looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return { violations: [...new Set(violations)].sort(), trusted };
    }, stops);
    expect(stopped.trusted).toEqual(['markup']);
    expect(stopped.violations).toEqual(expect.arrayContaining(stops));
    expect(tripped).toEqual([]);
  });

  it('lets pictures be seen that are files beside the page, opened from a disk', async () => {
    const page = await under.open('beside', hashOfCase(sample.report, 'Adding 2 of Mug'));
    const picture = page.locator('.picture img').first();
    await picture.waitFor();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^\.\/pictures\/[0-9a-f]{32}\.png$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await page.goto(
      under.addressOf('beside') + hashOfCase(sample.report, 'Adding 2 of Mug', { view: 'Timeline' }),
    );
    await expect
      .poll(() => page.locator('.nothing a').getAttribute('href'))
      .toMatch(/^\.\/evidence\/[0-9a-f]{32}\.json$/);
  });
});

describe('Where scripts and styles are forbidden', () => {
  it.each([
    "sandbox; default-src 'none'; img-src 'self'; style-src 'self'",
    "default-src 'none'; img-src 'self'",
  ])('a plain list of all cases can be read: %s', async (policy) => {
    const address = await serve(path.join(under.folder, 'sample', 'index.html'), policy);
    const page = await under.open('sample');
    await page.goto(address);
    const text = await page.locator('#static').innerText();
    await expect.poll(() => page.locator('#static').isVisible()).toBe(true);
    expect(text).toMatch(/The shop[^]*Global teardown failed[^]*To look at \(12\)[^]*All other cases \(9\)/);
    expect(text).toMatch(/expectation not met \(Application\)[^]*Expected "€ 17.00" in the "Cart" region/);
    expect(text).toContain('cases/cart.feature:15:');
    await expect
      .poll(() => page.locator('#static tbody tr').count())
      .toBe(sample.report.cases.length + sample.report.otherTests.length);
  });
});

async function serve(file: string, policy: string): Promise<string> {
  const content = await readFile(file);
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}
