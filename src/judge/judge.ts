/** Whether an expectation holds on a screen: a pure function of both, and of what was before. */
import type { ActionOf, Expectation } from '../meaning/meaning.js';
import { ground, groundAll } from '../grounding/ground.js';
import { asListed } from '../grounding/names/listedNames.js';
import type { Screen } from '../screen/Screen.js';
import { onlyOf } from '../grounding/places/structure.js';
import { asItsWords } from './asItsWords.js';
import { findOne, onlyRemarks, purposeOf, type Found } from './find.js';
import { calledSoBefore, emptiedSince, namedBy, partCalledSo, wordsCalledSo } from './namedBy.js';
import {
  intoFrames,
  isUnclear,
  notesOf,
  sayMany,
  viewOf,
  type Before,
  type Judgement,
  type Outcome,
  type View,
} from './Judgement.js';
import { judgeInEach, judgeEach, wholeWords } from './inEach.js';
import { judgeDay } from './calendars/day.js';
import { judgeAttribute } from './kinds/attribute.js';
import { judgeContent } from './kinds/content.js';
import { judgeCount } from './kinds/count.js';
import { judgeEmpty } from './kinds/empty.js';
import { judgeItems, judgeRows } from './kinds/listing.js';
import { groundOfPage, judgeLook } from './kinds/looks.js';
import { judgeChange, judgeNumber, judgeSame } from './kinds/number.js';
import { isMarkedMessage, judgeMessage } from './kinds/message.js';
import { judgeOrder, judgeSorted, sortedByColumn } from './kinds/order.js';
import { judgePage, judgeQuery, judgeTitle, judgeUrl, judgeUrlPart } from './kinds/page.js';
import { judgeRating } from './stars/rating.js';
import { judgeState } from './kinds/state.js';
import { judgePattern } from './kinds/text.js';
import { judgeTogether } from './kinds/together.js';
import { judgeVisibleOrGone } from './kinds/seenBefore.js';
import { isAcrossTable } from './lists/readTable.js';
import { readsJustSo, saysItself, soleBy, tellsItself } from './tellsItself.js';
import { unreportedOfMore, unreportedOfOne } from './unreported.js';

/** Of one thing that must be found first. */
const OF_ONE = {
  expectContent: judgeContent,
  expectEmpty: judgeEmpty,
  expectState: judgeState,
  expectAttribute: judgeAttribute,
  expectNumber: judgeNumber,
  expectChange: judgeChange,
  expectSame: judgeSame,
  expectLook: judgeLook,
  expectItems: judgeItems,
  expectRows: judgeRows,
  expectSorted: judgeSorted,
  expectOrder: judgeOrder,
} satisfies { [Kind in Expectation['kind']]?: JudgeThing<Kind> };

/** Of the page as a whole, or of things that may be absent. */
const OF_PAGE = {
  expectVisible: judgeVisibleOrGone,
  expectEach: judgeEach,
  expectTogether: judgeTogether,
  expectCount: judgeCount,
  expectPattern: judgePattern,
  expectMessage: judgeMessage,
  expectRating: judgeRating,
  expectDay: judgeDay,
  expectTitle: judgeTitle,
  expectUrl: judgeUrl,
  expectUrlPart: judgeUrlPart,
  expectQuery: judgeQuery,
  expectPage: judgePage,
} satisfies { [Kind in Expectation['kind']]?: (expectation: ActionOf<Kind>, view: View) => Outcome };

type JudgeThing<Kind extends Expectation['kind']> = (
  expectation: ActionOf<Kind>,
  found: Found,
  view: View,
) => Outcome;

type OfOne = ActionOf<keyof typeof OF_ONE>;
export type Judged = ActionOf<keyof typeof OF_ONE | keyof typeof OF_PAGE>;
export const JUDGED: readonly Judged['kind'][] = [
  ...(Object.keys(OF_ONE) as (keyof typeof OF_ONE)[]),
  ...(Object.keys(OF_PAGE) as (keyof typeof OF_PAGE)[]),
];

export const isJudged = (expectation: Expectation): expectation is Expectation & Judged =>
  expectation.kind in OF_ONE || expectation.kind in OF_PAGE;

export function judge(expectation: Judged, screen: Screen, before: Before): Outcome {
  const view = viewOf(screen, before);
  const named = withListedNames(expectation, screen);
  const outcome = judgeInEach(named, view, judgeOn) ?? judgeOn(named, view);
  return unreportedOfMore(named, outcome, view);
}

function withListedNames(expectation: Judged, screen: Screen): Judged {
  if (!('target' in expectation)) return expectation;
  const target = asListed(expectation.target, screen);
  return target === expectation.target ? expectation : { ...expectation, target };
}

function judgeOn(expectation: Judged, view: View): Outcome {
  if (!isOfOne(expectation)) {
    const ask = OF_PAGE[expectation.kind] as (expectation: Judged, view: View) => Outcome;
    return ask(expectation, view);
  }
  const { target } = expectation;
  if (target.each !== undefined) return judgeMany(expectation, view);
  const seen = isOfPage(expectation)
    ? { node: groundOfPage(view.screen) }
    : findOne(target, view, purposeOf(expectation));
  const found = emptiedSince(seen, expectation, view) ?? seen;
  if (isUnclear(found)) return otherwise(expectation, view) ?? found;
  const outcome = judgeOneOf([found, ...namedBy(found, expectation, view)], expectation, view);
  if (!isUnclear(outcome) && outcome.holds) return outcome;
  const { role } = expectation.target;
  const byLook = role === 'heading' ? asItsWords(expectation, [found.node], view) : undefined;
  return byLook ?? otherMessage(expectation, view) ?? outcome;
}

/** "A warning says "Not saved"": of several messages the only one that says so, be it another one that looks more like a message. */
function otherMessage(expectation: OfOne, view: View): Outcome | undefined {
  const { role, name } = expectation.target;
  if (role !== 'message' || name !== undefined || !saysItself(expectation)) return undefined;
  const { candidates } = ground(expectation.target, view.screen, 'read', view.memory);
  const all = candidates.map(({ node }) => node).filter((node) => node.isVisible && isMarkedMessage(node));
  const judged = all.map((node) => judgeOne(expectation, { node, isDoubtful: true }, view));
  const held = judged.filter((outcome) => !isUnclear(outcome) && outcome.holds);
  return held.length === 1 ? held[0] : undefined;
}

/** "The page has a dark background": what it is drawn on. */
const isOfPage = ({ kind, target }: OfOne): boolean =>
  kind === 'expectLook' && target.role === 'page' && target.name === undefined;

/** Of what is not found, or is several. */
function otherwise(expectation: OfOne, view: View): Outcome | undefined {
  if (expectation.kind === 'expectSorted') return sortedByColumn(expectation, view);
  const outcome =
    amongSeveral(expectation, view) ?? theOneReading(expectation, view) ?? calledSoBefore(expectation, view);
  const part = outcome ? undefined : partCalledSo(expectation, view);
  return outcome ?? (part ? judgeOne(expectation, part, view) : wordsCalledSo(expectation, view));
}

/** What a label names may be meant in its place; what is denied must not be so of any of them. */
function judgeOneOf(all: readonly Found[], expectation: OfOne, view: View): Outcome {
  const isDenied = 'negated' in expectation && expectation.negated && expectation.kind !== 'expectState';
  const outcomes = all.map((one) => judgeOne(expectation, one, view));
  const [first, second] = outcomes as [Outcome, Outcome | undefined];
  const deciding = outcomes.find((outcome) => !isUnclear(outcome) && outcome.holds !== isDenied);
  return deciding ?? (isUnclear(first) || isDenied ? first : (second ?? first));
}

/** "The count shows "4 appointments"": of several counts the one is meant that says so, as nothing else does. */
function amongSeveral(expectation: OfOne, view: View): Outcome | undefined {
  const isSole = soleBy(expectation);
  const tells = tellsItself(expectation);
  if (isSole === undefined && !tells) return undefined;
  const views = view.memory.framesApart === true ? [view, intoFrames(view)] : [view];
  const all = views.flatMap(({ screen, memory }) =>
    groundAll(expectation.target, screen, purposeOf(expectation), memory),
  );
  const sole = [...new Set(all)].filter((node) => tells || isSole?.(node) === true);
  if (!tells && sole.length > 1) return undefined;
  const judged = sole.map((node) => judgeOne(expectation, { node, isDoubtful: true }, view));
  const held = judged.filter((outcome) => !isUnclear(outcome) && outcome.holds);
  return held.length === 1 ? held[0] : asItsWords(expectation, all, view);
}

/** "The heading is "Groups"": of several that are alike the only one that reads just so. */
function theOneReading(expectation: OfOne, view: View): Outcome | undefined {
  const reads = readsJustSo(expectation);
  if (reads === undefined) return undefined;
  const all = groundAll(expectation.target, view.screen, 'read', view.memory);
  const main = onlyOf(all.filter(({ tag }) => tag === 'h1'));
  const node = onlyOf((main ? [main] : all).filter(reads));
  const note = 'There are several; the only one that reads just so was taken.';
  return node && judgeOne(expectation, { node, note, isDoubtful: true }, view);
}

const isOfOne = (expectation: Judged): expectation is OfOne => expectation.kind in OF_ONE;

function judgeOne(expectation: OfOne, found: Found, view: View): Outcome {
  const ask = OF_ONE[expectation.kind] as JudgeThing<OfOne['kind']>;
  const outcome = unreportedOfOne(expectation, found.node) ?? ask(expectation, found, view);
  if (isUnclear(outcome)) return outcome;
  return {
    ...outcome,
    node: found.node,
    note: notesOf(found.note, outcome.note),
    isDoubtful: found.isDoubtful === true || outcome.isDoubtful === true,
  };
}

/** "No row shows it" says of each that it doesn't. Of none at all nothing can be said. */
function judgeMany(expectation: OfOne, view: View): Outcome {
  const { each, ...target } = expectation.target;
  const apart = groundAll(target, view.screen, purposeOf(expectation), view.memory);
  const nodes =
    apart.length > 0
      ? apart
      : groundAll(target, view.screen, purposeOf(expectation), intoFrames(view).memory);
  if (nodes.length === 0) {
    const none = findOne(target, view, purposeOf(expectation));
    return isUnclear(none) ? none : judgeOne(expectation, none, view);
  }
  if (each === 'each' && nodes.every(isAcrossTable)) return onlyRemarks(expectation.target);
  const isDenied = each === 'no';
  const asked = { ...expectation, target };
  const one = isDenied && 'negated' in asked ? { ...asked, negated: !asked.negated } : asked;
  const outcomes = nodes.map((node) => judgeOne(one, { node }, view));
  const vague = outcomes.find(isUnclear);
  if (vague !== undefined) return vague;
  const judged = (outcomes as Judgement[]).map((outcome) => wholeWords(expectation, outcome));
  const isMet = ({ holds }: Judgement) => holds !== (isDenied && !('negated' in asked));
  const deciding = each === 'any' ? judged.find(isMet) : judged.find((outcome) => !isMet(outcome));
  const holds = each === 'any' ? deciding !== undefined : deciding === undefined;
  const observed = () => sayMany(deciding === undefined ? judged : [deciding]);
  return { holds, observed, note: notesOf(...judged.map(({ note }) => note)), node: deciding?.node };
}
