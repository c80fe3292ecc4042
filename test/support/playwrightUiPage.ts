/** The page of UI mode, as somebody looks at it. */
import type { Locator, Page } from '@playwright/test';
import { openPage } from './browser.js';

export interface UiPage {
  page: Page;
  /** The tree, line by line, two blanks to a level, without the time that stands behind what has run. */
  tree(): Promise<string[]>;
  item(title: string): Locator;
  /** What the tree's icon says of an item, such as `check`. */
  state(title: string): Promise<string | undefined>;
  /** Selects an item, so that the source pane shows where it stands. */
  select(title: string): Promise<void>;
  source: Locator;
  /** Where the selected item stands. */
  sourceLine: Locator;
}

export async function openUiPage(address: string): Promise<UiPage> {
  const page = await openPage(address);
  // The actions of a run are a tree as well.
  const tests = page.getByRole('tree').last();
  const items = async () => {
    // What came anew is folded.
    await page.getByRole('button', { name: 'Expand all' }).click();
    const shown = await tests.ariaSnapshot();
    return [...shown.matchAll(/^( *)- treeitem "\[icon-([^\]]*)\] ([^"]*)"/gm)].map(
      ([, indent = '', icon, title = '']) => ({ level: indent.length, icon, title }),
    );
  };
  const item = (title: string) => tests.getByRole('treeitem', { name: title }).last();
  const pane = page.getByRole('tabpanel', { name: 'Source' });
  return {
    page,
    item,
    tree: async () => {
      const all = await items();
      // A level of the tree is two of its snapshot's, and the snapshot has a root of its own.
      return all.map(
        ({ level, title }) => `${' '.repeat((level - 2) / 2)}${title.replace(/ \d[\d.]*m?s$/, '')}`,
      );
    },
    state: async (title) => (await items()).findLast((one) => `${one.title} `.startsWith(`${title} `))?.icon,
    select: (title) => item(title).click(),
    source: pane.locator('.CodeMirror-code'),
    sourceLine: pane.locator('.CodeMirror-code > .source-line-running'),
  };
}
