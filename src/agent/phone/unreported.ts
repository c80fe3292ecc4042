/** What the source of an app doesn't tell: to expect it would be to pass, or to fail, whatever the app shows. */
import { isOfAbsence } from '../../judge/Rest.js';
import type { Kind } from '../../meaning/kinds.js';
import {
  isExpectation,
  type Action,
  type Attribute,
  type State,
  type Target,
} from '../../meaning/meaning.js';
import type { PhonePlatform } from '../../screen/phone/Phone.js';

/** Why it can't be judged; undefined where it can. */
export function unreported(action: Action, platform: PhonePlatform): string | undefined {
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
  ...([
    'article',
    'marker',
    'handle',
    'paragraph',
    'label',
    'badge',
    'chip',
    'navigation',
    'editor',
  ] as const),
]);
