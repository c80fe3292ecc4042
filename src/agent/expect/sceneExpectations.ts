/** Who carries out which expectation of what is around a page. */
import type { Act } from '../act/act.js';
import type { Performed } from '../action.js';
import type { SceneExpectation, SceneExpectationOf } from '../sceneExpectation.js';
import { expectAccessible } from './accessible.js';
import { expectDialog } from './dialog.js';
import { expectDownload, expectDownloaded } from './downloads.js';
import { expectCookie, expectStored } from './stored.js';
import { expectNewTab, expectTabs } from './tabs.js';
import { expectTrouble } from './troubles.js';

export const sceneExpectations: {
  [Kind in SceneExpectation['kind']]: (expectation: SceneExpectationOf<Kind>, act: Act) => Promise<Performed>;
} = {
  expectDialog,
  expectTabs,
  expectNewTab,
  expectDownload,
  expectDownloaded,
  expectCookie,
  expectStored,
  expectTrouble,
  expectAccessible,
};
