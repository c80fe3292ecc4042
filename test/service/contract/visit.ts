/** Real pages for sessions: a small shop over HTTP, open in a browser and registered as a user device. */
import type { Browser, Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { serveHttp, type TestServer } from '../../support/httpServer.js';
import type { ContractService } from './contractService.js';

const SHOP = `<title>Shop</title><h1>Fresh pears</h1>
  <button onclick="this.outerHTML='<p>Bought</p>'">Buy</button>
  <button onclick="for (let i = 0; i < 10_500; i++) console.log('pear', i)">Count</button>
  <form><label>Password <input name="word"></label><button>Log in</button></form>
  <script>console.warn('Stock is low'); localStorage.setItem('basket', '[]');</script>`;

export interface Visit {
  userDeviceId: string;
  page: Page;
  shop: TestServer;
}

export async function visitShop({ service }: ContractService, browser: Browser): Promise<Visit> {
  const shop = await serveHttp((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visit=v1' })
      .end(SHOP),
  );
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' });
  const page = await context.newPage();
  const { id } = service.registerDevice({ page });
  onTestFinished(() => context.close());
  return { userDeviceId: id, page, shop };
}
