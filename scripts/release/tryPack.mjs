/** Installs the pack in an empty project beside both runners, and runs one case in each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, writeFiles } from '../emptyProject.mjs';

const RUNS = [
  ['playwright', 'test'],
  ['vitest', 'run'],
];

/** The runners are named as npm takes them: `vitest@4`. Says which run failed, or nothing. */
export async function tryPack(tarball, runners) {
  const project = await mkdtemp(path.join(tmpdir(), 'casewright-pack-'));
  const server = await serveShop();
  try {
    await writeFiles(project, filesFor(`http://127.0.0.1:${server.address().port}`));
    const fault = await install(project, [tarball, ...runners]).catch((error) => error);
    if (fault instanceof Error) return `npm install (${fault.message})`;
    for (const args of RUNS) {
      console.log(`$ npx ${args.join(' ')}`);
      if ((await run(project, args)) !== 0) return `npx ${args.join(' ')}`;
    }
    return undefined;
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(project, { recursive: true, force: true });
  }
}

/** Beside the server, which a synchronous run would stop. */
async function run(project, args) {
  const shell = process.platform === 'win32';
  const [status] = await once(spawn('npx', args, { cwd: project, stdio: 'inherit', shell }), 'close');
  return status;
}

async function serveShop() {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>Shop</title><h1>Shop</h1><button onclick="this.after('Bought')">Buy</button>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

function filesFor(startUrl) {
  const call = `cases({ files: 'cases/*.feature', startUrl: '${startUrl}' })`;
  return {
    'package.json': JSON.stringify({ name: 'empty', private: true, type: 'module' }),
    'cases/shop.feature':
      'Feature: Shop\n\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Bought"\n',
    'playwright.config.ts': `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
export default defineConfig({ reporter: [['list'], ['casewright/playwright/reporter']], projects: [${call}] });
`,
    'vitest.config.ts': `import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';
export default defineConfig({ plugins: [${call}], test: { reporters: ['default', 'casewright/vitest/reporter'] } });
`,
  };
}
