/** What a page has and a phone has not, or does not tell: such a step is refused before anything is done. */
import type { PhonePlatform } from '../../screen/phone/Phone.js';
import {
  type Action,
  type ActionKind,
  isExpectation,
  type Attribute,
  type State,
  type Target,
} from '../Act.js';
import { isOfAbsence } from '../../judge/Rest.js';
import type { Kind } from '../../meaning/kinds.js';

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
  expectRating: 'The source of an app does not tell which stars are filled.',
  expectDay: 'The source of an app does not tell how the days of a calendar are marked.',
};

const isOfAddress = (action: Action): boolean => action.kind === 'expectPage' && action.name === undefined;

function partsOf(action: Action): Action[] {
  if (action.kind === 'until') return [action.do, action.until];
  return action.kind === 'if' ? [action.holds, ...action.then] : [];
}

/** Why it can't be judged; undefined where it can. */
function unreported(action: Action, platform: PhonePlatform): string | undefined {
  const state = statesIn(action).find((one) => isStateUnreported(one, action, platform));
  if (state !== undefined) return cannot(`whether something is ${state}`, platform);
  if (action.kind === 'expectAttribute' && isAttributeUnreported(action, platform))
    return cannot(`the ${action.attribute} of a thing`, platform);
  const role = isExpectation(action) && isOfAbsence(action) ? bareRoleOf(action) : undefined;
  return role !== undefined && UNKNOWN.has(role)
    ? cannot(
        `what is a ${role}, so that none is there says nothing. Please name what must not be seen`,
        platform,
      )
    : undefined;
}

const cannot = (what: string, platform: PhonePlatform): string =>
  `An app on ${platform === 'ios' ? 'iOS' : 'Android'} does not tell ${what}.`;

/** Of the expectation itself, and by which its things are distinguished from others. */
function statesIn(part: unknown): State[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'state' && typeof value === 'string' ? [value as State] : statesIn(value),
  );
}

const UNTOLD: ReadonlySet<State> = new Set<State>([
  ...(['mixed', 'pressed', 'expanded', 'collapsed', 'current', 'read-only', 'editable', 'loaded'] as const),
  ...(['playing', 'paused', 'muted', 'highlighted', 'draggable', 'in the tab order'] as const),
  'hidden from assistive technology',
]);

const UNTOLD_ON: Readonly<Record<PhonePlatform, ReadonlySet<State>>> = {
  android: new Set<State>(['busy', 'scrollable sideways']),
  ios: new Set<State>(['invalid']),
};

/** A star says that a field is required; without one nothing says that it isn't. */
function isStateUnreported(state: State, action: Action, platform: PhonePlatform): boolean {
  const isDenied = 'negated' in action && action.negated;
  return UNTOLD.has(state) || UNTOLD_ON[platform].has(state) || (state === 'required' && isDenied);
}

const UNTOLD_ATTRIBUTES: ReadonlySet<Attribute> = new Set<Attribute>([
  ...(['description', 'address', 'level', 'position', 'language', 'popup', 'active descendant'] as const),
]);

/** Of Android, and only where there is one. */
const TOLD_IF_THERE: ReadonlySet<Attribute> = new Set<Attribute>(['tooltip', 'error message']);

function isAttributeUnreported(
  { attribute, negated }: { attribute: Attribute; negated: boolean },
  platform: PhonePlatform,
): boolean {
  const isMaybe = TOLD_IF_THERE.has(attribute) && (negated || platform === 'ios');
  return UNTOLD_ATTRIBUTES.has(attribute) || isMaybe;
}

function bareRoleOf(action: Action): Kind | undefined {
  const target: Target = 'things' in action ? action.things : 'target' in action ? (action.target ?? {}) : {};
  return target.name === undefined ? target.role : undefined;
}

/** Of these no driver speaks. */
const UNKNOWN: ReadonlySet<Kind> = new Set<Kind>([
  ...(['table', 'cell', 'row header', 'column', 'column header', 'grid cell', 'tree', 'tree item'] as const),
  ...(['chart', 'video', 'frame', 'breadcrumb', 'pagination', 'tooltip', 'code block', 'term'] as const),
  ...(['figure', 'feed', 'timer', 'log', 'meter', 'separator', 'footer', 'sidebar', 'main area'] as const),
  ...(['article', 'marker', 'handle', 'paragraph', 'label', 'badge', 'chip', 'navigation'] as const),
  'editor',
]);
