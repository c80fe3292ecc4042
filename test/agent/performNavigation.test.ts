/** Going to pages, against a real server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from './carryOut.js';

const browser = useBrowser();
let page: Page;
let server: Server;
let startUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = request.url === '/missing' ? 404 : request.url === '/broken' ? 503 : 200;
    response.writeHead(status, { 'content-type': 'text/html' });
    if (request.url === '/slow') {
      response.write(`<p>Slow</p><img src="/never">`);
      response.end();
    } else if (request.url !== '/never') {
      response.end(`<h1>Page ${request.url ?? ''}</h1><a href="/two">Two</a>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  return () => page.close();
});

/** Where nobody listens any more. */
async function closedAddress(): Promise<string> {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  return `http://127.0.0.1:${port}/`;
}

describe('going to a page by its name', () => {
  it('opens the start page, stays where it is called so, and follows what is called so', async () => {
    const opened = await carryOut(page, 'Given I am on the "Page /" page', { startUrl });
    expect(opened.summary).toBe('Opened the "Page /" page: its heading "Page /" says so.');
    await carryOut(page, 'When I go to the "Two" page', { startUrl });
    expect(page.url()).toBe(`${startUrl}two`);
    const stayed = await carryOut(page, 'Given I am on the "two" page', { startUrl });
    expect(stayed.summary).toBe('Was on the "two" page: its heading "Page /two" says so.');
    await carryOut(page, 'Then the two page is shown', { startUrl });
  });

  it('says what to do where nothing is called so', async () => {
    await page.goto(startUrl);
    const { message } = await failureOf(page, 'When I go to the "Cart" page', { startUrl });
    expect(message).toContain(
      'Failed to go to the "Cart" page: this page isn\'t called so, and nothing on it is.',
    );
    expect(message).toContain('"pages"');
    const unmet = await failureOf(page, 'Then I should be on the "Cart" page', { startUrl });
    expect(unmet.message).toContain(`the page "", headed "Page /" at ${startUrl}`);
  });
});

describe('opening pages', () => {
  it('resolves paths against the start address', async () => {
    expect((await carryOut(page, 'I open "/two"', { startUrl })).summary).toBe(`Opened ${startUrl}two.`);
    expect((await carryOut(page, 'I open the start page', { startUrl })).summary).toBe(`Opened ${startUrl}.`);
    await carryOut(page, 'Then I see "Page /"', { startUrl });
  });

  it('leaves paths to the context where there is no start address', async () => {
    const context = await browser.newContext({ baseURL: startUrl });
    const own = await context.newPage();
    await carryOut(own, 'I open "/two"');
    expect(own.url()).toBe(`${startUrl}two`);
    await context.close();
  });

  it('tells a status that is an error, and goes on', async () => {
    const { note } = await carryOut(page, 'I open "/missing"', { startUrl });
    expect(note).toBe('The server answered with status 404 Not Found.');
  });

  it('goes back, forward and loads again', async () => {
    await carryOut(page, 'I open "/one"', { startUrl });
    await carryOut(page, 'I click the "Two" link', { startUrl });
    await carryOut(page, 'Then I am on "/two"', { startUrl });
    expect((await carryOut(page, 'I go back')).summary).toBe(`Went back to ${startUrl}one.`);
    expect((await carryOut(page, 'I go forward')).summary).toBe(`Went forward to ${startUrl}two.`);
    expect((await carryOut(page, 'I reload the page')).summary).toBe(`Reloaded ${startUrl}two.`);
  });

  it('says that there is nothing to go forward to', async () => {
    await carryOut(page, 'I open "/one"', { startUrl });
    const error = await failureOf(page, 'I go forward', { timeout: 1_000 });
    expect(error.message).toBe(
      'Failed to go forward: there is no page to go forward to. Please open another page first.',
    );
  });
});

describe('pages that cannot be reached', () => {
  it('asks whether the application is running', async () => {
    const error = await failureOf(page, 'I open "/cart"', {
      startUrl: await closedAddress(),
      timeout: 2_000,
    });
    expect(error.reason).toBe('page unreachable');
    expect(error.message).toMatch(
      /^Failed to open "http:\/\/127\.0\.0\.1:\d+\/cart": net::ERR_\w+\. Is the application running at that address\?$/,
    );
  });

  it('counts a server that fails, when opening and when loading again', async () => {
    const opening = await failureOf(page, 'I open "/broken"', { startUrl, timeout: 2_000 });
    expect(opening.reason).toBe('page unreachable');
    expect(opening.message).toContain('the server answered with status 503 Service Unavailable.');
    const loading = await failureOf(page, 'I reload the page', { timeout: 2_000 });
    expect(loading).toMatchObject({ reason: 'page unreachable' });
  });

  it('asks for a start address where a path leads nowhere', async () => {
    const error = await failureOf(page, 'I open "/cart"', { timeout: 2_000 });
    expect(error.reason).toBe('page unreachable');
    expect(error.message).toContain('Please give a startUrl');
  });

  it('says that a page did not load in time', async () => {
    const error = await failureOf(page, 'I open "/never"', { startUrl });
    expect(error).toMatchObject({ reason: 'page unreachable' });
    expect(error.message).toContain('it did not load in time');
  });

  it('agrees to nothing absent while the page still loads', async () => {
    await page.goto(`${startUrl}slow`, { waitUntil: 'commit' });
    await carryOut(page, 'I see "Slow"');
    const error = await failureOf(page, 'I don\'t see "Error"');
    expect(error.message).toBe(
      'Expected that "Error" is not visible, but observed: a page that did not finish loading. Please give the step more time, or look what the page waits for.',
    );
  });

  it('tells a crash of the page', async () => {
    await page.setContent('<p>Here</p>');
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    expect((await failureOf(page, 'I see "Here"', { timeout: 2_000 })).reason).toBe('page crashed');
  });

  it('tells a page whose script never ends', async () => {
    await page.setContent('<p>Here</p><script>setTimeout(() => { for (;;); }, 50)</script>');
    const error = await failureOf(page, 'I wait for "Done"', { timeout: 300 });
    expect(error.reason).toBe('page unreachable');
    expect(error.message).toContain('The page gave no answer for 0.3 s');
  });
});
