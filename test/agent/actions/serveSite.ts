/** A real server with some pages, and a browser with a context for each test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { useBrowser } from '../../support/browser.js';

interface Answer {
  body: string;
  headers?: Record<string, string>;
  status?: number;
}

interface Site {
  page: Page;
  context: BrowserContext;
  /** Another one in a context of its own, for what waits beside others; it is closed behind the test. */
  newPage(): Promise<Page>;
  /** Ends with a slash. */
  startUrl: string;
}

/** What it gives has the page of the test at hand; answers are pages by their path. */
export function serveSite(pages: Record<string, string | Answer>): Site {
  const browser = useBrowser();
  const server = createServer((request, response) => {
    const found = pages[new URL(request.url ?? '/', 'http://x').pathname];
    const { body, status = 200, headers } = typeof found === 'object' ? found : { body: found };
    response.writeHead(body === undefined ? 404 : status, {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    });
    response.end(body ?? 'Not there');
  });
  const site = {} as Site;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site.startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    const opened: BrowserContext[] = [];
    const newContext = async () => {
      const context = await browser.newContext();
      opened.push(context);
      return context;
    };
    site.context = await newContext();
    site.page = await site.context.newPage();
    site.newPage = async () => (await newContext()).newPage();
    return () => Promise.all(opened.map((context) => context.close()));
  });
  return site;
}
