/** A list with the usual poor markup, spoken of in words: the suite of `fixtures/todo`. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeActions, interpretAll, perform, World } from '../../../src/agent/index.js';
import { readCaseFile } from '../../../src/cases/index.js';
import { useBrowser } from '../../support/browser.js';

const folder = path.join(import.meta.dirname, '../../../fixtures/todo');
const file = path.join(folder, 'cases/todo.feature');
const { cases, mistakes } = readCaseFile(
  { path: file, text: readFileSync(file, 'utf8') },
  { variables: {}, secrets: [] },
);

const browser = useBrowser();
let server: Server;
let startUrl: string;
beforeAll(async () => {
  const html = readFileSync(path.join(folder, 'index.html'));
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('the suite of the list', () => {
  it('is read without a mistake', () => {
    expect(mistakes).toEqual([]);
    expect(cases.length).toBeGreaterThan(6);
  });

  it.concurrent.each(cases.map((one) => [one.title, one] as const))(
    'passes: %s',
    async (_title, { steps }) => {
      const page = await browser.newPage();
      const world = new World(page, { startUrl });
      for (const [index, read] of interpretAll(steps).entries()) {
        if (!read.understood) throw new Error(`Not understood: ${steps[index]?.text ?? ''}`);
        for (const action of read.actions) {
          const { note = '' } = await perform(action, { world, timeout: 8_000 });
          expect(`${describeActions([action])}: ${note}`).not.toContain('part of its name');
        }
      }
      await page.close();
    },
  );
});
