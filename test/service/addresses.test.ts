/** What a session may open: the web, and files only below the folder that the service was given. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { startService, type LocalService } from '../../src/service/index.js';

const home = mkdtempSync(path.join(tmpdir(), 'casewright-addresses-'));
const folder = path.join(home, 'files');
const address = (...parts: string[]) => pathToFileURL(path.join(home, ...parts)).href;
mkdirSync(folder);
writeFileSync(path.join(home, 'secret.html'), '<h1>Secret</h1>');
writeFileSync(
  path.join(folder, 'page.html'),
  `<h1>Page</h1><a href="${address('secret.html')}">Leave</a><a href="other.html">Stay</a>
   <a target="_blank" href="${address('secret.html')}">Another</a><iframe title="Inner" src="${address('secret.html')}"></iframe>`,
);
writeFileSync(path.join(folder, 'other.html'), '<h1>Other</h1>');
symlinkSync(path.join(home, 'secret.html'), path.join(folder, 'link.html'));

const settings = { stepTimeout: 4_000, observe: { accessibility: false } };
let closed: LocalService;
let opened: LocalService;
beforeAll(async () => {
  closed = await startService(settings);
  opened = await startService({ ...settings, files: [folder] });
});
afterAll(async () => {
  await closed.close();
  await opened.close();
  rmSync(home, { recursive: true });
});

async function run(service: LocalService, ...steps: string[]) {
  const client = new ServiceClient(service);
  try {
    const prompt = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    const id = await client.createSession({ title: 'T', prompt, projectId: service.projectId });
    await expect.poll(async () => (await client.getSession(id)).result, { timeout: 30_000 }).not.toBeNull();
    const session = await client.getSession(id);
    const evidence: unknown[] = [session, await client.getCapture(id)];
    for await (const message of client.listMessages(id)) evidence.push(message);
    return { session, evidence: JSON.stringify(evidence) };
  } finally {
    await client.close();
  }
}

describe('a service without a folder of files', () => {
  test.each([
    address('secret.html'),
    `view-source:${address('secret.html')}`,
    'file:///etc/hostname',
    'chrome://version',
    'javascript:alert(1)',
  ])('does not open %s', async (url) => {
    const { session, evidence } = await run(closed, `Open "${url}"`, 'I see "Secret"');
    expect(session.result).toBe('error');
    expect(session.summary).toContain(`Failed to open "${url}"`);
    expect(evidence).not.toContain('<h1>');
  });

  test('says how a file can be opened', async () => {
    const { session } = await run(closed, 'Open "file:///etc/hostname"');
    expect(session.summary).toContain('casewright serve --files ./files');
    expect((await run(closed, `Open "${address('secret.html')}" in a new tab`)).session.result).toBe('error');
    const start = `Start at ${address('secret.html')}\n1. I see "Secret"`;
    expect((await run(closed, start)).session.result).toBe('error');
  });

  test('opens what holds itself, and a blank page', async () => {
    const { session } = await run(
      closed,
      'Open "about:blank"',
      'Open "data:text/html,<h1>Here</h1>"',
      'I see "Here"',
    );
    expect(session.result).toBe('passed');
  });
});

describe('a service with a folder of files', () => {
  test('opens the files in it, and goes from one to another', async () => {
    const { session } = await run(
      opened,
      `Open "${address('files', 'page.html')}"`,
      'I click "Stay"',
      'I see "Other"',
    );
    expect(session.summary).toBe('All 3 steps passed.');
  });

  test.each([
    address('secret.html'),
    address('files', '..', 'secret.html'),
    `${address('files')}/%2e%2e/secret.html`,
    address('files', 'link.html'),
    address('files', 'missing.html'),
    'file://elsewhere/share/secret.html',
  ])('does not open %s', async (url) => {
    const { session } = await run(opened, `Open "${url}"`);
    expect(session.result).toBe('error');
    expect(session.summary).toContain(`no such file in ${folder}`);
  });

  // Each waits out the time of its last step.
  test.concurrent.each([
    ['a link', 'I click "Leave"'],
    ['a new tab', 'I click "Another"'],
    ['a frame', 'I see "Page"'],
  ])('keeps a page in it from others: %s', async (_title, step) => {
    const { evidence } = await run(opened, `Open "${address('files', 'page.html')}"`, step, 'I see "Secret"');
    expect(evidence).not.toContain('Secret</h1>');
    expect(evidence).not.toContain('"result":"passed"');
  });
});
