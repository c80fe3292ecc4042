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
/** Each starts a UI of its own: a commit tries one of them, every night both are. */
const SIGNALS = NIGHTLY ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const);
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

describe('UI mode', { timeout: 300_000 }, () => {
  test('shows the case files with their cases, each at its line, and follows edited, added, renamed and deleted ones', async () => {
    const { project, shown, expectTree, at } = await opened({
      'cases/a.feature': feature('Buying'),
      'cases/more/b.md': '# Selling\n\n- I see "Hello"\n',
    });
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
  });

  test('runs a case again that is watched, once it is edited, and no other', async () => {
    const { project, shown, expectTree } = await opened({
      'cases/a.feature': feature('Buying'),
      'cases/b.feature': feature('Selling'),
    });
    await expectTree(['a.feature', '  Shop', '    Buying', 'b.feature', '  Shop', '    Selling']);
    await shown.select('Buying');
    await shown.item('Buying').getByRole('button', { name: 'Watch' }).click();
    await project.write({ 'cases/b.feature': feature('Selling', 'Then I see "Bye"') });
    await project.write({ 'cases/a.feature': feature('Buying', 'Then I see "Bye"') });
    await expect.poll(() => shown.state('Buying'), SOON).toBe('error');
    await project.write({ 'cases/a.feature': `\n${feature('Buying')}` });
    await expect.poll(() => shown.state('Buying'), SOON).toBe('check');
    expect(await shown.state('Selling')).toBe('circle-outline');
  });

  test.each(SIGNALS)('leaves no process behind after %s', async (signal) => {
    const { ui, shown, expectTree } = await opened({
      'cases/a.feature': feature('Waiting', 'Then I wait 60 seconds'),
    });
    await expectTree(['a.feature', '  Shop', '    Waiting']);
    await shown.select('Waiting');
    await shown.item('Waiting').getByRole('button', { name: 'Run' }).click();
    const isThere = async () =>
      (await descendantsOf(ui.pid)).some(({ command }) => /--type=renderer/.test(command));
    await expect.poll(isThere, SOON).toBe(true);
    const family = await descendantsOf(ui.pid);
    await ui.end(signal);
    await expect.poll(() => family.filter(({ pid }) => isRunning(pid)), SOON).toEqual([]);
  });
});
