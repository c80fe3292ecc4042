/** UI mode in a real browser: its tree and its source pane while case files change, and what it leaves behind. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../../src/service/binaryHome.js';
import { servePage } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { openUi } from '../support/playwrightUi.js';
import { openUiPage } from '../support/playwrightUiPage.js';
import { descendantsOf } from '../support/processes.js';

const feature = (title: string, step = 'Then I see "Hello"') =>
  `Feature: Shop\n\n  Scenario: ${title}\n    ${step}\n`;
const SOON = { timeout: 100_000, interval: 300 };

async function opened(files: Record<string, string>) {
  const { origin } = await servePage('<h1>Hello</h1>');
  const project = await playwrightProject({
    'playwright.config.ts': config(`{ files: 'cases/**/*', startUrl: '${origin}' }`),
    ...files,
  });
  const ui = await openUi(project.folder);
  const shown = await openUiPage(ui.address);
  const expectTree = (lines: string[]) => expect.poll(() => shown.tree(), SOON).toEqual(lines);
  return { project, ui, shown, expectTree, at: (file: string) => path.join(project.folder, file) };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** Edits it until that shows: Playwright sees no change while it begins to watch a file, and doesn't say when it does. */
async function expectRerun({ project, shown }: Opened, state: string, step: string): Promise<void> {
  const before = await shown.state('Buying twice');
  let above = '';
  const edit = async () => {
    const now = await shown.state('Buying twice');
    if (now === before)
      await project.write({ 'cases/c.feature': (above += '\n') + feature('Buying twice', step) });
    return now;
  };
  await expect.poll(edit, { ...SOON, interval: 5_000 }).toBe(state);
}

async function expectNoneLeft({ ui, shown }: Opened, signal: NodeJS.Signals): Promise<void> {
  await shown.select('Waiting');
  await shown.item('Waiting').getByRole('button', { name: 'Run' }).click();
  const isThere = async () =>
    (await descendantsOf(ui.pid)).some(({ command }) => /--type=renderer/.test(command));
  await expect.poll(isThere, SOON).toBe(true);
  const family = await descendantsOf(ui.pid);
  await ui.end(signal);
  await expect.poll(() => family.filter(({ pid }) => isRunning(pid)), SOON).toEqual([]);
}

describe('UI mode', { timeout: 300_000 }, () => {
  // One UI shows all of it, for to start one is what takes long.
  test('shows the case files with their cases, each at its line, follows edited, added, renamed and deleted ones, runs the watched one again and no other, and leaves no process behind', async () => {
    const ui = await opened({
      'cases/a.feature': feature('Buying'),
      'cases/more/b.md': '# Selling\n\n- I see "Hello"\n',
    });
    const { project, shown, expectTree, at } = ui;
    const more = ['more', '  b.md', '    Selling'];
    await expectTree(['a.feature', '  Shop', '    Buying', ...more]);
    await shown.select('Buying');
    await expect.poll(() => shown.source.innerText(), SOON).toContain('Then I see "Hello"');
    expect(await shown.sourceLine.innerText()).toContain('Scenario: Buying');
    await shown.select('Selling');
    await expect.poll(() => shown.sourceLine.innerText(), SOON).toContain('# Selling');
    await project.write({ 'cases/a.feature': `\n${feature('Buying twice')}` });
    await expectTree(['a.feature', '  Shop', '    Buying twice', ...more]);
    await shown.select('Buying twice');
    await expect.poll(() => shown.sourceLine.innerText(), SOON).toContain('Scenario: Buying twice');
    await project.write({ 'cases/b.txt': 'I see "Hello".\n' });
    await expectTree(['a.feature', '  Shop', '    Buying twice', 'b.txt', '  b', ...more]);
    await rename(at('cases/a.feature'), at('cases/c.feature'));
    await expectTree(['b.txt', '  b', 'c.feature', '  Shop', '    Buying twice', ...more]);
    await project.remove('cases/b.txt');
    await expectTree(['c.feature', '  Shop', '    Buying twice', ...more]);

    await shown.select('Buying twice');
    await shown.item('Buying twice').getByRole('button', { name: 'Watch' }).click();
    await project.write({ 'cases/more/b.md': '# Selling\n\n- I see "Bye"\n' });
    await expectRerun(ui, 'error', 'Then I see "Bye"');
    await expectRerun(ui, 'check', 'Then I see "Hello"');
    expect(await shown.state('Selling')).toBe('circle-outline');

    await project.write({ 'cases/d.feature': feature('Waiting', 'Then I wait 60 seconds') });
    const before = ['c.feature', '  Shop', '    Buying twice'];
    await expectTree([...before, 'd.feature', '  Shop', '    Waiting', ...more]);
    await expectNoneLeft(ui, 'SIGTERM');
  });

  test.runIf(NIGHTLY)('leaves no process behind after SIGINT', async () => {
    const ui = await opened({ 'cases/a.feature': feature('Waiting', 'Then I wait 60 seconds') });
    await ui.expectTree(['a.feature', '  Shop', '    Waiting']);
    await expectNoneLeft(ui, 'SIGINT');
  });
});
