/** Whole runs of Playwright with two workers on a slow hosted service, with and without sessions that begin ahead. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from '../../../scripts/setup.mjs';
import { median } from '../tellTable.mjs';

const SESSIONS = 40;
/** Milliseconds of each. */
const TAKES = 5_000;
const WAYS = { 'begun ahead': SESSIONS, 'one by one': 0 };

export async function runsForReal() {
  const folder = path.join(root, 'test-results', `bench-ahead-${process.pid}`);
  try {
    writeProject(folder);
    const rows = [];
    for (const [name, concurrency] of Object.entries(WAYS))
      rows.push({ name, ...(await run(folder, concurrency)) });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeProject(folder) {
  const installed = path.join(folder, 'node_modules', 'casewright');
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(root, part), path.join(installed, part), { recursive: true });
  }
  mkdirSync(path.join(folder, 'cases'));
  const files = {
    'package.json': '{ "type": "module" }\n',
    'playwright.config.mjs':
      "import { defineConfig } from '@playwright/test';\nimport { cases } from 'casewright/playwright';\n" +
      "export default defineConfig({ workers: 2, fullyParallel: true, projects: [cases({ files: 'cases/*' })],\n" +
      "  reporter: [['dot'], ['casewright/playwright/reporter']] });\n",
    'cases/a.feature': `Feature: A\n\n${numbered().join('\n')}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

const numbered = () =>
  Array.from({ length: SESSIONS }, (_, index) => `  Scenario: Case ${index}\n    Given I open "/"\n`);

async function run(folder, concurrency) {
  const service = await slowService();
  const begun = performance.now();
  const { code, output } = await playwright(folder, {
    CASEWRIGHT_BASE_URL: service.origin,
    CASEWRIGHT_API_KEY: 'key',
    CASEWRIGHT_PROJECT_ID: '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10',
    CASEWRIGHT_CONCURRENCY: String(concurrency),
  });
  const wall = performance.now() - begun;
  service.close();
  if (code !== 0 || service.sessions.size !== SESSIONS) throw new Error(`The run failed:\n${output}`);
  const late = [...service.sessions.values()].map(({ seen, over }) => seen - over);
  return {
    ...{ sessions: SESSIONS, takes: TAKES, wall, most: service.most() },
    requests: service.requests() / SESSIONS,
    late: { median: median(late), most: Math.max(...late) },
  };
}

function playwright(cwd, env) {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [cli, 'test'], {
    ...{ cwd, env: { ...process.env, CI: '', ...env } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Counts what is asked, evidence included, and when somebody first sees that a session has ended. */
async function slowService() {
  const sessions = new Map();
  const counts = { requests: 0, most: 0 };
  const server = createServer((request, response) => {
    counts.requests += 1;
    request.resume();
    request.once('end', () => {
      const { status, body } = request.method === 'POST' ? create() : look(request.url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const create = () => {
    const id = `5e55a000-0000-4000-8000-${String(sessions.size + 1).padStart(12, '0')}`;
    const now = performance.now();
    sessions.set(id, { over: now + TAKES, seen: undefined });
    const running = [...sessions.values()].filter(({ over }) => over > now).length;
    counts.most = Math.max(counts.most, running);
    return { status: 201, body: { id } };
  };
  const look = (url) => {
    const [, id, piece] = /sessions\/([^/?]+)(\/\w+)?/.exec(url) ?? [];
    const session = sessions.get(id);
    if (!session || piece) return { status: 404, body: { error: `No ${url}` } };
    const isOver = session.over <= performance.now();
    if (isOver) session.seen ??= performance.now();
    return { status: 200, body: recordOf(id, isOver) };
  };
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ sessions, requests: () => counts.requests, most: () => counts.most },
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

const recordOf = (id, isOver) => ({
  ...{ id, title: 'A case', prompt: '1. Open the shop', platform: 'desktop', model: 'default' },
  ...(isOver
    ? { status: 'succeeded', result: 'passed', summary: 'It passed.' }
    : { status: 'running', result: null, summary: null }),
  ...{ observations: null, tags: [], screenshotsCount: 0, toolCount: 0, failedToolCount: 0, llmCallCount: 0 },
  createdAt: '2026-11-20T10:00:00.000Z',
});
