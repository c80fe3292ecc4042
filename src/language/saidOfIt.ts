/** What is said of "it" and "them" where no name can take their place: what the page says, its name, how many there are. */
import { isDeepStrictEqual } from 'node:util';
import { isVerb } from './lexicon/verbForms.js';
import { FIRST_NAMES } from './lexicon/firstNames.js';
import type { Action, ActionOf, Target } from '../meaning/meaning.js';
import { IT, type SaidTarget } from './grammar/things/place.js';
import type { Named } from './resolve.js';
import { isMessage } from './writtenInto.js';

/** Undefined where it is said of nothing of the kind, or nothing was named that it can be said of. */
export const toldOf = (action: Action, named: Named): Action | undefined =>
  isCountOfThem(action)
    ? countOfThem(action, named)
    : isPageOfIt(action)
      ? pageOfIt(action, named)
      : toldByPage(action, named);

const isCountOfThem = (action: Action): action is ActionOf<'expectCount'> =>
  action.kind === 'expectCount' && (action.things as SaidTarget).ref === 'them';

const isPageOfIt = (action: Action): action is ActionOf<'expectPage'> =>
  action.kind === 'expectPage' && action.name === IT;

/** "There are 12 of them": of what was counted before, or of what the page that was gone to is called. */
function countOfThem(action: ActionOf<'expectCount'>, { all, last, isPressed }: Named): Action | undefined {
  const [counted] = all?.isCounted === true ? all.targets : [];
  if (counted !== undefined) {
    const { ordinal: _, ...things } = counted;
    return { ...action, things };
  }
  const noun = last?.name?.toLowerCase() ?? '';
  return isPressed === true && /^\p{Ll}{3,}s$/u.test(noun)
    ? { ...action, things: { name: noun, role: 'thing' } }
    : undefined;
}

/** "She": the last one that was named and has a first name. */
export const personNamed = ({ last, earlier = [] }: Named): Target | undefined =>
  [...(last ? [last] : []), ...earlier].find(({ name = '' }) =>
    name.split(/[\s,]+/).some((word) => FIRST_NAMES.has(word)),
  );

/** "Her page opens": that of whom was clicked. */
const pageOfIt = (action: ActionOf<'expectPage'>, { last, isPressed }: Named): Action | undefined =>
  isPressed === true &&
  last?.name !== undefined &&
  /^(?:link|button|option|)$/.test(last.role ?? '') &&
  // "Click "Delete"": that has no page.
  !isVerb(last.name.toLowerCase().split(' ')[0] ?? '')
    ? { ...action, name: last.name }
    : undefined;

/** "Click "Save". It says "Settings saved."": a sentence is no label of what was clicked. */
function toldByPage(action: Action, { isPressed, last }: Named): Action | undefined {
  // ""Order was deleted." is shown, and it says "5 orders"": the page, and not that message.
  if (
    (isPressed !== true && !(last && isMessage(last))) ||
    action.kind !== 'expectContent' ||
    action.relation !== 'shows'
  )
    return undefined;
  const { target, text, kind: _, relation: __, ...rest } = action;
  const isOfIt = isDeepStrictEqual(target, { ref: 'it' });
  return isOfIt && !rest.negated && /\S\s\S/.test(text)
    ? { ...rest, kind: 'expectVisible', target: { name: text } }
    : undefined;
}

/** "I click "Save". It doesn't show "Error"": what doesn't may be the page. "It closes": not the button. */
export function isDoubtful(action: Action, named: Named): boolean {
  const { isLookedAt } = named;
  if (isCountOfThem(action) || isPageOfIt(action)) return toldOf(action, named) === undefined;
  if (isLookedAt !== false || !('target' in action) || !('negated' in action)) return false;
  const isDenied = action.negated && (action.kind === 'expectContent' || action.kind === 'expectVisible');
  return isDenied && (action.target as SaidTarget).ref !== undefined && closedBy(action, named) === undefined;
}

/** "Close the dialog and check that it is gone", "Press OK in the dialog. It goes away": what was open, and not what was pressed in it. */
export function closedBy(action: Action, named: Named): Target | undefined {
  if (action.kind !== 'expectVisible' || !action.negated) return undefined;
  if (!isDeepStrictEqual(action.target, { ref: 'it' })) return undefined;
  const closed = named.isPressed === true ? aroundPressed(named) : named.last;
  return closed !== undefined && OPENED.has(closed.role) ? closed : undefined;
}

/** "Click "Delete" in the dialog. It is gone" may be said of what was deleted. */
const aroundPressed = ({ last, earlier = [] }: Named): Target | undefined =>
  ANSWER.test(last?.name ?? '') ? (last?.within ?? earlier.find(({ role }) => role === 'dialog')) : undefined;

const ANSWER = /^(?:ok|okay|cancel|close|dismiss|got it|yes|no|×|x)$/i;
const OPENED: ReadonlySet<Target['role']> = new Set<Target['role']>(['dialog', 'menu', 'alert', 'message']);

/** "Behind her name": where she stands need not be said again. */
export function byItsName(found: Target | undefined, { ref }: SaidTarget): Target | undefined {
  if (found?.name === undefined || ref === undefined) return found;
  return { name: found.name, ...(found.role && { role: found.role }) };
}
