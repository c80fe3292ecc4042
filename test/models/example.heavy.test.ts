/** examples/models: green without a key by its recordings, and recorded from nothing to the very same. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../support/places.js';
import { playwrightProject, runPlaywright } from '../support/playwrightProject.js';
import { startProvider } from './providers/startProvider.js';
import { shopper } from './shopper.js';

const example = path.join(root, 'examples', 'models');
const NO_KEY = { ANTHROPIC_API_KEY: '', CI: 'true' };

test('examples/models passes by its recordings, without a key', async () => {
  const { exitCode, output } = await runPlaywright(example, ['--workers=2'], { ...NO_KEY, PORT: '4302' });
  expect(output).toContain('4 passed');
  expect(output).not.toContain('model call');
  expect(exitCode).toBe(0);
});

test('from nothing, the recordings are written that the example passes by above', async () => {
  const model = await startProvider(shopper);
  onTestFinished(() => model.close());
  const project = await playwrightProject({});
  await cp(example, project.folder, {
    recursive: true,
    filter: (file) =>
      !/node_modules|test-results|casewright-report|\.recorded\.md$/.test(path.relative(root, file)),
  });
  const config = await project.read('playwright.config.ts');
  await project.write({ 'playwright.config.ts': config.replace('../..', root) });
  const env = { ANTHROPIC_BASE_URL: model.baseURL, ANTHROPIC_API_KEY: 'any', PORT: '4303' };
  const { output } = await runPlaywright(project.folder, ['--workers=1'], env);
  expect(output).toContain('4 passed');
  for (const file of ['cases/cart.recorded.md', 'cases/orders.recorded.md']) {
    expect(await project.read(file)).toBe(await readFile(path.join(example, file), 'utf8'));
  }
});
