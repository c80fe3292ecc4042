/** How many things there are. */
import { groundAll, ground } from '../../grounding/ground.js';
import { takenFor } from '../../grounding/loosely.js';
import { describeThings } from '../../meaning/describeTarget.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import type { ActionOf, Amount, Comparison, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { compares } from '../text/numbers.js';
import { notFound } from '../find.js';
import {
  intoFrames,
  isUnclear,
  notesOf,
  unclear,
  type Outcome,
  type Unclear,
  type View,
} from '../Judgement.js';
import { descendantsOf, isAlike, isRepeated } from '../../grounding/places/structure.js';
import { textInstead } from './noText.js';
import { isSaidCount, judgeSaidCount } from './saidCount.js';
import { isOnlyAlike, judgeAbsence } from './visible.js';

/** What the page around them doesn't have at all is counted in its frames. */
export function judgeCount(expectation: ActionOf<'expectCount'>, view: View): Outcome {
  if (isSaidCount(expectation)) return judgeSaidCount(expectation, view);
  const { things } = expectation;
  if (isOfMany(things.within)) return notCountedApart(things);
  const text = textInstead(expectation, view);
  if (text !== undefined) return text;
  const apart = groundAll(things, view.screen, 'read', view.memory);
  if (apart.length > 0 || isNone(expectation)) return judgeAmount(expectation, view);
  return saidOfContent(expectation, view) ?? judgeAmount(expectation, intoFrames(view));
}

/** "Each table has 2 rows": to count those of all tables together would be something else. */
const isOfMany = (place: Target | undefined): boolean =>
  place !== undefined && (place.each !== undefined || isOfMany(place.within));

const notCountedApart = (things: Target): Unclear =>
  unclear(
    'target ambiguous',
    `${describeThings(things, 2)}: what several places have is not counted place by place. Please say it of each by itself, such as "the first table has 2 rows".`,
  );

function judgeAmount(expectation: ActionOf<'expectCount'>, view: View): Outcome {
  const { things, comparison } = expectation;
  const { screen, memory } = view;
  const grounding = ground(things, screen, 'read', memory);
  if (grounding.problem === 'no such place')
    return judgeElsewhere(expectation, view) ?? notFound(grounding, things, view);
  // What bears the name only as a part of another one is none of them, whatever the count.
  const own = isOnlyAlike(grounding, things) ? [] : groundAll(things, screen, 'read', memory).filter(isSeen);
  const counted = things.role === 'message' ? own.flatMap(messagesIn) : own.flatMap(twinsIn(things));
  const all = BOUNDED.has(comparison)
    ? new Set([...counted, ...twinsOf(expectation, view).flatMap(twinsIn(things))])
    : new Set(counted);
  const holds = compares(all.size, expectation);
  if (holds ? all.size === 0 : isNone(expectation) && !grounding.isExact) {
    const none = judgeAbsence(things, view);
    if (!none.holds) return none;
  }
  const observed = `${all.size} ${describeThings(things, all.size)}`;
  const note = notesOf(
    all.size > counted.length ? CASE : undefined,
    all.size > 0 ? grounding.note : undefined,
  );
  return { holds, observed, note };
}

/** "5 notifications are listed": nothing tells anything, but the page may be one of them, as it is of any other things. */
function saidOfContent(expectation: ActionOf<'expectCount'>, view: View): Outcome | undefined {
  const { role, ...things } = expectation.things;
  if (role === undefined || things.name !== undefined || !/^(?:alert|message|article)$/.test(role))
    return undefined;
  return [...KIND_WORDS]
    .filter(([, said]) => said.some(({ kind, isPlural }) => kind === role && isPlural))
    .map(([name]) => judgeSaidCount({ ...expectation, things: { ...things, name } }, view))
    .find((outcome) => !isUnclear(outcome));
}

/** In a place that is called by less than people say; that nothing is there must not come of having looked in another one. */
function judgeElsewhere(expectation: ActionOf<'expectCount'>, view: View): Outcome | undefined {
  const { things } = expectation;
  const place = things.within && takenFor(things.within, { ...view, purpose: 'place' })?.looser;
  if (place === undefined || compares(0, expectation)) return undefined;
  const outcome = judgeAmount({ ...expectation, things: { ...things, within: place } }, view);
  return { ...outcome, isDoubtful: true };
}

/** One that lists several is as many. */
function messagesIn(node: ScreenNode): ScreenNode[] {
  const items = descendantsOf(node).filter(({ role, tag }) => role === 'listitem' || tag === 'li');
  return items.length > 0 ? items : [node];
}

/** Of those that are built alike and show nothing but the name, each is an item, rather than a part of the page that holds them. */
const twinsIn =
  ({ role, name }: Target) =>
  (node: ScreenNode): ScreenNode[] => {
    if (role !== 'item' || name === undefined || !isRepeated(node)) return [node];
    const whole = descendantsOf(node).filter(
      (one) => one.isVisible && one.tag !== '#text' && one.text === name,
    );
    const twins = whole.filter((one) =>
      whole.some((other) => other.parent === one.parent && isAlike(one, other)),
    );
    return twins.length > 0 && twins.every(({ parent }) => parent === twins[0]?.parent) ? twins : [node];
  };

const isSeen = ({ isVisible }: ScreenNode): boolean => isVisible;
const isNone = ({ count, comparison }: Amount): boolean => count === 0 && comparison !== 'more than';

const CASE = 'Counted with those whose name is written with other capital letters.';

/** Where no more than so many may be there, those count too that a look for one would pass over: "EDIT" beside "Edit". */
const BOUNDED: ReadonlySet<Comparison> = new Set<Comparison>(['exactly', 'at most', 'fewer than', 'between']);

function twinsOf({ things }: ActionOf<'expectCount'>, { screen, memory }: View) {
  const { name } = things;
  const swapped = name?.replace(/./gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  if (name === undefined || swapped === name) return [];
  const target = { ...things, name: swapped ?? name };
  const fit = ground(target, screen, 'read', memory).candidates[0]?.fit;
  return fit === 'case' ? groundAll(target, screen, 'read', memory).filter(isSeen) : [];
}
