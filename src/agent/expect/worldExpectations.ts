/** Who carries out which expectation of what is around a page. */
import type { Act } from '../act/act.js';
import type { ActionOf, Expectation, Performed } from '../action.js';
import { expectAccessible } from './accessible.js';
import { expectDialog } from './dialog.js';
import { expectDownload, expectDownloaded } from './downloads.js';
import { expectCookie, expectStored } from './stored.js';
import { expectNewTab, expectTabs } from './tabs.js';
import { expectProblem } from './problems.js';

export const worldExpectations = {
  expectDialog,
  expectTabs,
  expectNewTab,
  expectDownload,
  expectDownloaded,
  expectCookie,
  expectStored,
  expectProblem,
  expectAccessible,
} satisfies { [Kind in Expectation['kind']]?: (expectation: ActionOf<Kind>, act: Act) => Promise<Performed> };
