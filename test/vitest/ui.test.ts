/** Vitest's UI in a real browser: its tree of case files, its report of a case, its code pane. */
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.js';
import { servePage } from '../support/httpServer.js';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';
import { SOON, WATCHED, startVitest } from '../support/vitestWatch.js';

const FEATURE = `Feature: Shop

  Scenario: Buying
    When I click "Buy"
    Then I see "Hello"

  Scenario: Selling
    Then I see "Hello"
    And I swim
`;

async function opened(files: Record<string, string>) {
  const { origin } = await servePage('<h1>Hello</h1><button>Buy</button>');
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig(
      `{ files: 'cases', pictures: 'each step', startUrl: '${origin}' }`,
      WATCHED,
    ),
    ...files,
  });
  const vitest = await startVitest({
    folder: project.folder,
    args: ['--ui', '--watch', '--open=false', '--api.host=127.0.0.1', '--api.port=0'],
  });
  await expect.poll(vitest.output, SOON).toMatch(/for file changes/);
  const page = await openPage(/UI started at (\S+)/.exec(vitest.output())?.[1] ?? '');
  const item = (title: string) =>
    page.getByTestId('explorer-item').filter({ hasText: new RegExp(`^\\s*${title}\\s*\\d`) });
  const show = async (title: string, pane: 'report' | 'code') => {
    await item(title).hover();
    await item(title).getByTestId('btn-open-details').click();
    await page.getByTestId(`btn-${pane}`).click();
  };
  const detail = page.getByTestId('file-detail');
  return { project, page, item, show, detail };
}

describe('the UI', { timeout: 120_000 }, () => {
  test('shows case files with their cases, what came of each, and the text of the file', async () => {
    const { project, page, item, show, detail } = await opened({ 'cases/a.feature': FEATURE });
    const tree = () => page.getByTestId('explorer-item').allInnerTexts();
    const titles = async () => (await tree()).map((text) => text.trim().split('\n')[0]);
    await expect.poll(titles, SOON).toEqual(['cases/a.feature', 'Shop', 'Buying', 'Selling']);

    await show('Buying', 'report');
    const lines = () => detail.innerText();
    await expect.poll(lines, SOON).toMatch(/✓ When I click "Buy"[^]*✓ Then I see "Hello"/);
    const widths = () =>
      detail
        .locator('img')
        .evaluateAll((all) => all.map((one) => (one as unknown as { naturalWidth: number }).naturalWidth));
    await expect.poll(widths, SOON).toEqual([1280, 1280, 1280]);

    await show('Selling', 'report');
    await expect.poll(lines, SOON).toContain('No verdict (step not understood) at: And I swim');
    expect(await lines()).toContain('cases/a.feature:9:5');

    await show('cases/a.feature', 'code');
    const code = page.locator('.CodeMirror-line');
    await expect.poll(() => code.first().innerText(), SOON).toContain('Feature: Shop');
    const shown = (await code.allInnerTexts()).map((line) => line.replaceAll('\u200b', '').trimEnd());
    expect(shown.join('\n')).toBe(FEATURE);
    const error = page.locator('.CodeMirror-linewidget');
    await expect.poll(() => error.innerText(), SOON).toContain('No verdict (step not understood)');

    await project.write({ 'cases/b.md': '# Paying\n\n- I see "Hello"\n' });
    await expect.poll(() => item('Paying').count(), SOON).toBe(1);
  });
});
