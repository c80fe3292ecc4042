/** What sessions make of what is around a page: dialogs, pictures that are asked for, files, the device. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { startService, type LocalService } from '../../src/service/index.js';
import { sendHtml, serveHttp } from '../support/httpServer.js';

const folder = mkdtempSync(path.join(tmpdir(), 'casewright-around-'));
writeFileSync(path.join(folder, 'photo.png'), 'four');
let service: LocalService;
let client: ServiceClient;
beforeAll(async () => {
  service = await startService({ stepTimeout: 3_000, files: [folder], observe: { accessibility: false } });
  client = new ServiceClient(service);
});
afterAll(async () => {
  await client.close();
  await service.close();
  rmSync(folder, { recursive: true });
});

/** Milliseconds after which a dialog opens: some of them while the picture is taken. */
const SOON = [5, 10, 20, 40];

const PAGE = `<title>Page</title><h1>Page</h1><p></p>
  <script>const ask = () => document.querySelector('p').textContent = confirm('Sure?') ? 'done' : 'kept'</script>
  <button onclick="ask()">Go</button>
  ${SOON.map((delay) => `<button onclick="setTimeout(ask, ${delay})">Go after ${delay}</button>`).join('')}
  <input type="file" onchange="document.querySelector('p').textContent = this.files[0].name">
  <script>document.querySelector('p').textContent = innerWidth + (/iPhone/.test(navigator.userAgent) ? ' phone' : '')</script>`;

async function run(...steps: string[]) {
  const { origin } = await serveHttp((_, response) => sendHtml(response, PAGE));
  const prompt = [`Start at ${origin}/`, '', ...steps.map((step, index) => `${index + 1}. ${step}`)].join(
    '\n',
  );
  const id = await client.createSession({ title: 'T', prompt, projectId: service.projectId });
  await expect.poll(async () => (await client.getSession(id)).result, { timeout: 30_000 }).not.toBeNull();
  const session = await client.getSession(id);
  const reported = (await gather(client.listMessages(id))).filter(({ role }) => role === 'tool');
  const screenshots = await gather(client.listScreenshots(id));
  const pictured = reported.map(
    (message) => screenshots.filter(({ messageId }) => messageId === message.id).length,
  );
  return { session, summaries: reported.map(({ content }) => content), pictured };
}

async function gather<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

test('a browser dialog is answered by the next step, and no picture is taken under it', async () => {
  const { session, summaries, pictured } = await run(
    'I click "Go"',
    'I accept the dialog',
    'Then I see "done"',
  );
  expect(session.result).toBe('passed');
  expect(summaries.slice(1, 3)).toEqual([
    'Began to click "Go"; a browser dialog opened: confirm "Sure?".',
    'Accepted the browser dialog: confirm "Sure?".',
  ]);
  expect(pictured).toEqual([1, 0, 1, 1]);
});

test.each(SOON)(
  'one that opens %i ms after its step is, too, though a picture may be under way',
  async (delay) => {
    const { session, summaries } = await run(
      `I click "Go after ${delay}"`,
      'I accept the dialog',
      'Then I see "done"',
    );
    expect(session.result).toBe('passed');
    expect(summaries[2]).toBe('Accepted the browser dialog: confirm "Sure?".');
    expect(session.observations).toEqual([]);
  },
);

test('a browser dialog that is open at the end is dismissed, and told of', async () => {
  const { session } = await run('Then I see "Page"', 'I click "Go"');
  expect(session).toMatchObject({ result: 'passed' });
  expect(session.observations?.map(({ description }) => description)).toContainEqual(
    expect.stringContaining('confirm "Sure?"'),
  );
});

test('a file of the folder is uploaded, and a picture that is asked for is one of the session', async () => {
  const steps = ['I upload "photo.png"', 'Then I see "photo.png"', 'I take a screenshot of the "Go" button'];
  const { session, pictured } = await run(...steps);
  expect(session.result).toBe('passed');
  expect(pictured).toEqual([1, 1, 1, 1]);
  expect((await run('I upload "foto.png"')).session).toMatchObject({ result: 'error' });
});

test('the device is set before the page is opened', async () => {
  const { session, summaries } = await run('I use an iPhone 13', 'Then I see "980 phone"');
  expect(summaries.map((words) => words.split(' ')[0])).toEqual(['Emulated', 'Opened', 'Saw']);
  expect(session.result).toBe('passed');
});
