/** Which of the readings of a step is meant: the cheapest that refers to what is there, unless it costs too much or is one of two. */
import { isDeepStrictEqual } from 'node:util';
import { isExpectation, type Action, type ActionOf } from '../meaning/meaning.js';
import { withCarried } from './carried.js';
import type { Node } from './chart.js';
import { decided, isGuess, whereOneIs, withoutMarks } from './grammar/circumstances.js';
import type { Mood } from './grammar/clauses.js';
import { inSameRow } from './grammar/inSameRow.js';
import { withQualities } from './grammar/things/qualities.js';
import { FILLERS, VAGUE } from './lexicon/words.js';
import type { StepInWords } from './read.js';
import { resolve, type Named } from './resolve.js';
import { moreExact } from './sameSense.js';

/** A reading that costs more is a guess; each further thing that is done or checked may cost some more. */
const SAID = { dearest: 1.5, more: 0.5 };
/** Where no verb says what is done or expected. */
const GUESSED = { dearest: 0.9, more: 0.3 };
/** In a note hardly any verb does, and names stand in few words between two commas. */
const NOTED = 0.9;
/** Where there is no such field or choice, the action fails: its name in plain words may cost more. */
const FIELD = 0.5;
const IN_FIELDS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['fill', 'fillForm', 'fillWith', 'select', 'selectSeveral', 'upload', 'clear'] as const),
]);
/** A value as such is seen or it isn't: where it stands may be said in more plain words. */
const VALUE = 0.9;
/** Two readings that differ, and cost hardly more or less than each other, are a doubt. */
const DOUBTFUL = 0.02;

export interface Around {
  named: Named;
  mood: Mood;
  before: Mood;
  /** "I am on "/cart"" opens it. */
  mayOpen: boolean;
  /** "I am on the cart page" goes there where one isn't yet. */
  mayGo: boolean;
  /** It is written in telegram style. */
  isNote: boolean;
  /** Nothing is done behind it. */
  isLast: boolean;
}

export interface Meant {
  actions: Action[];
  named: Named;
  /** No verb says that it is done or expected. */
  guessed?: boolean;
}

/** Each thing that is listed counts, and a condition as much as what hangs on it. */
const countOf = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => sum + Math.max(partsOf(action), 1), 0);

function partsOf(action: Action): number {
  if (action.kind === 'if') return 1 + action.then.length;
  if (action.kind === 'operate') return 1 + (action.fields?.length ?? 0);
  return action.kind === 'expectItems' ? action.items.length : 1;
}

/** Undefined where no reading refers to what is there, where the first is a guess, or one of two. */
export function firstMeant(whole: readonly Node[], step: StepInWords, around: Around): Meant | undefined {
  let meant: (Meant & { cost: number }) | undefined;
  for (const { value, cost } of whole.toSorted((one, other) => one.cost - other.cost)) {
    if (meant !== undefined && cost > meant.cost + DOUBTFUL) return meant;
    // Filled in or shown: nothing tells, and a dearer reading would be a guess.
    if (decided(value as Action[], around) === undefined) return undefined;
    const next = meantBy(value as Action[], step, around);
    if (next === undefined) continue;
    const price = meant === undefined ? priceOf(next, cost, { step, around }) : 'fair';
    if (price === 'too dear') return undefined;
    if (price === 'too little for it') continue;
    meant = meant ? moreExact(meant, { ...next, cost: meant.cost }) : { ...next, cost };
    if (meant === undefined) return undefined;
  }
  return meant;
}

/** One that costs more for the sake of a value must keep all words that tell which thing it is of; it may be dearer still. */
function priceOf(
  next: Meant & { guessed: boolean },
  cost: number,
  { step, around }: { step: StepInWords; around: Around },
): 'fair' | 'too dear' | 'too little for it' {
  if (!isTooDear(next, cost, around)) return 'fair';
  const worth = next.guessed ? 0 : VALUE * next.actions.filter(isOfValue).length;
  if (isTooDear(next, cost - worth, around)) return 'too dear';
  return losesWords(next.actions, step.text) ? 'too little for it' : 'fair';
}

function isTooDear(
  { actions, guessed }: Meant & { guessed: boolean },
  cost: number,
  { isNote }: Around,
): boolean {
  const { dearest, more } = guessed ? GUESSED : SAID;
  const fields = guessed && !isNote ? 0 : actions.filter(({ kind }) => IN_FIELDS.has(kind)).length;
  const least = dearest + (guessed && isNote ? NOTED : more) * (countOf(actions) - 1);
  return cost > least + FIELD * fields;
}

/** Words that tell a thing from others, and have no place in the reading. */
const losesWords = (actions: readonly Action[], text: string): boolean => {
  const meant = JSON.stringify(actions);
  return (text.match(/\p{Ll}[\p{Ll}-]+/gu) ?? []).some(
    (word) => FILLERS.has(word) && !VAGUE.has(word) && !meant.includes(word),
  );
};

/** An amount, a number, a per cent, a date or a code that a thing must show. */
const isOfValue = (action: Action): boolean =>
  action.kind === 'expectContent' && !action.negated && ALL_VALUE.test(action.text);

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const ALL_VALUE = new RegExp(
  [
    String.raw`^[-−+]?(?:[€£$¥]|(?:EUR|USD|GBP|CHF) )?${NUMBER}(?: ?[€£$¥%]| (?:EUR|USD|GBP|CHF))?$`,
    String.raw`^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$|^\d{1,2}:\d{2}$|^\p{Lu}{1,4}-?\d+$`,
  ].join('|'),
  'u',
);

function meantBy(
  actions: Action[],
  step: StepInWords,
  around: Around,
): (Meant & { guessed: boolean }) | undefined {
  const clear = decided(actions, around);
  const seen = clear && withQualities(whereOneIs(clear, around).map(withoutMarks));
  const carried = seen && withCarried(seen, step);
  const resolved = carried && resolve(carried, around.named);
  return (
    resolved && {
      ...resolved,
      guessed: actions.some(isGuess),
      actions: joinPresses(
        inSamePlace(inSameRow(answered(resolved.actions), step.text), step).filter(isNeeded),
      ),
    }
  );
}

/** "The browser asks "Sure?", OK". */
const answered = (actions: readonly Action[]): Action[] =>
  actions.map((action, index) => {
    if (action.kind !== 'click' || actions[index - 1]?.kind !== 'expectDialog') return action;
    const { name = '', role } = action.target;
    if (role !== undefined && role !== 'button') return action;
    return /^(?:ok|yes)$/i.test(name)
      ? { kind: 'acceptDialog' }
      : /^(?:cancel|no)$/i.test(name)
        ? { kind: 'dismissDialog' }
        : action;
  });

/** "The row has an "Edit" button but no "Delete" button": none there. */
const inSamePlace = (actions: readonly Action[], { text }: StepInWords): Action[] =>
  HAS_NOT.test(text)
    ? actions.map((action, index) => {
        const before = actions[index - 1];
        if (!isSeen(before, false) || before.target.within === undefined) return action;
        if (!isSeen(action, true) || action.target.within !== undefined) return action;
        return { ...action, target: { ...action.target, within: before.target.within } };
      })
    : [...actions];

const HAS_NOT =
  /^[^,;.]*\b(?:has|have|contains?|offers?|includes?|shows?|lists?)\b[^;.]*,? (?:but|and) (?:(?:has|have|shows?) )?no\b[^,;.]*\.?$/;

const isSeen = (action: Action | undefined, negated: boolean): action is ActionOf<'expectVisible'> =>
  action?.kind === 'expectVisible' && action.negated === negated && action.target.beside === undefined;

/** "Up arrow, up arrow" is one key, twice. */
const joinPresses = (actions: readonly Action[]): Action[] =>
  actions.reduce<Action[]>((joined, action) => {
    const last = joined.at(-1);
    if (isExpectation(action) && isDeepStrictEqual(action, last)) return joined;
    if (action.kind !== 'press' || !isSamePress(action, last)) return [...joined, action];
    // "Search for "x" and press Enter": to search is to press it already.
    if (action.key === 'Enter' && joined.at(-2)?.kind === 'fill') return joined;
    return [...joined.slice(0, -1), { ...last, times: (last.times ?? 1) + (action.times ?? 1) }];
  }, []);

type Press = ActionOf<'press'>;

const isSamePress = (action: Press, last: Action | undefined): last is Press =>
  last?.kind === 'press' && last.key === action.key && !action.target && !last.target;

const isNeeded = (action: Action, index: number, all: readonly Action[]): boolean =>
  !isOpenedAnew(action, all[index + 1]) && (action.kind !== 'pass' || all.length === 1);

/** "Launch the application and open the page …" goes there at once. */
const isOpenedAnew = (action: Action, next: Action | undefined): boolean =>
  action.kind === 'open' &&
  action.address === undefined &&
  next?.kind === 'open' &&
  next.address !== undefined;
