/** What a page has and a phone has not, or does not tell: such a step is refused before anything is done. */
import type { PhonePlatform } from '../../screen/phone/Phone.js';
import type { Action, ActionKind } from '../Act.js';
import { unreported } from './unreported.js';

/** Why a phone can't do it, or be asked it; undefined where it can. */
export function notOnPhone(action: Action, platform: PhonePlatform): string | undefined {
  const parts = partsOf(action);
  if (parts.length > 0)
    return parts.map((part) => notOnPhone(part, platform)).find((why) => why !== undefined);
  const why = REFUSED[action.kind] ?? (isOfAddress(action) ? NO_ADDRESS : undefined);
  return why ?? unreported(action, platform);
}

const NO_POINTER = 'A phone has no mouse pointer. Please write "Tap …" or "Press and hold …".';
const NO_TABS = 'An app on a phone has no tabs of a browser.';
const NO_ADDRESS = 'An app on a phone has no address. Please say what the screen shows.';
const NO_FILES = 'A phone has no files that a step could name.';
const NO_BROWSER = 'An app on a phone has no browser around it.';

const REFUSED: Partial<Record<ActionKind, string>> = {
  ...{ hover: NO_POINTER, rightClick: NO_POINTER, movePointerAway: NO_POINTER },
  ...{ switchTab: NO_TABS, openTab: NO_TABS, closeTab: NO_TABS, expectTabs: NO_TABS, expectNewTab: NO_TABS },
  ...{ expectUrl: NO_ADDRESS, expectUrlPart: NO_ADDRESS, expectQuery: NO_ADDRESS, rememberPage: NO_ADDRESS },
  ...{ upload: NO_FILES, download: NO_FILES, expectDownload: NO_FILES, expectDownloaded: NO_FILES },
  ...{ setCookie: NO_BROWSER, clearCookies: NO_BROWSER, expectCookie: NO_BROWSER, expectStored: NO_BROWSER },
  ...{ goForward: NO_BROWSER, reload: NO_BROWSER, expectProblem: NO_BROWSER, expectTitle: NO_BROWSER },
  ...{ enterFrame: NO_BROWSER, leaveFrame: NO_BROWSER },
  setWindow: 'The screen of a phone has the size that it has.',
  emulate:
    'A phone is no browser that could play another device. Please name the device in the option `device`.',
  selectText:
    'Text is selected on a phone by menus that differ from app to app. Please write what is tapped for it.',
  expectAccessible: 'Axe looks at pages, not at apps.',
  expectLook: 'The source of an app tells no colours and fonts.',
};

const isOfAddress = (action: Action): boolean => action.kind === 'expectPage' && action.name === undefined;

function partsOf(action: Action): Action[] {
  if (action.kind === 'until') return [action.do, action.until];
  return action.kind === 'if' ? [action.holds, ...action.then] : [];
}
