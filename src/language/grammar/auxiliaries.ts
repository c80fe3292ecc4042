/** What stands around a verb and says how it is meant: should, does not, no longer, never, still, has been. */
import { amongWords, type Chart, type Node, type Reader } from '../chart.js';
import { ADVERBS } from '../lexicon/words.js';
import type { Token } from '../tokens.js';

export interface Manner {
  negated: boolean;
  /** It must be so all the time: never, stays. */
  lasting?: true;
  /** It was otherwise before: becomes, turns. */
  changes?: true;
  /** "Again": it was so before, and is so anew. */
  again?: true;
  /** A person must be able to do it. */
  able?: true;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

const MODALS =
  set(`should must shall will would can could ought to do does did have has had need needs supposed expected going
  be am is are was were been being isn't aren't wasn't weren't won't wouldn't shouldn't mustn't don't doesn't didn't hasn't haven't hadn't cannot can't couldn't
  gets get got getting be become becomes became stays stay stayed remain remains remained continue continues continued keep keeps kept turn turns turned
  go goes went rest rests able comes come came looks look appears appear seems seem ends end ended`);
const FORMS_OF_BE = set(`be am is are was were been being isn't aren't wasn't weren't`);
const BECOME = set(
  'become becomes became gets get got turn turns turned go goes went getting comes come came ends end ended',
);
const STAY = set('stays stay stayed remain remains remained keep keeps kept');
const BE_LIKE: ReadonlySet<string> = new Set([
  ...[FORMS_OF_BE, BECOME, STAY].flatMap((words) => [...words]),
  ...set('continue continues continued rest rests look looks seem seems appear appears'),
]);
const ABLE = set("able can cannot can't could couldn't");
const NEGATIVE = /n't$|^cannot$|^not$|^never$/;
const MODALITY =
  set(`should must shall will would can could ought to do does did have has had need needs supposed expected going
  won't wouldn't shouldn't mustn't don't doesn't didn't hasn't haven't hadn't cannot can't couldn't able`);

interface Walk {
  at: number;
  manner: Manner;
  cost: number;
  /** A form of "be", or what stands for it, has been seen; undefined where the last word doesn't end such a group. */
  isBe: boolean;
  isDo: boolean;
}

/** All groups of such words from a token on. */
function walks({ tokens }: Chart, at: number): Walk[] {
  const found: Walk[] = [];
  let last: Walk = { at, manner: { negated: false }, cost: 0, isBe: false, isDo: false };
  for (let count = 0; count < LONGEST; count++) {
    const [word, next] = [wordAt(tokens, last.at), wordAt(tokens, last.at + 1)];
    const walk = word === undefined ? undefined : goOn(last, word, next);
    if (walk === undefined) break;
    found.push(walk);
    last = walk;
  }
  return found;
}

const LONGEST = 9;
const wordAt = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at]?.type === 'quoted' || (at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? ''))
    ? undefined
    : tokens[at]?.lower;

/** With one word more; undefined where it doesn't belong there. */
function goOn(before: Walk, word: string, next: string | undefined): Walk | undefined {
  const { at, manner, cost } = before;
  // "Is not more visible", as many say whose first language isn't English.
  if ((word === 'no' && next === 'longer') || (/^not?$/.test(word) && next === 'more')) {
    return { ...before, at: at + 2, manner: { ...manner, negated: true }, isDo: true };
  }
  const isNegative = NEGATIVE.test(word);
  if (isNegative ? manner.negated : !isAdverb(word) && !MODALS.has(word)) return undefined;
  return {
    at: at + 1,
    manner: { ...manner, ...(isNegative && { negated: true }), ...mannerOf(word) },
    cost: cost + (isAdverb(word) && !isNegative ? 0.02 : 0),
    isBe: before.isBe || BE_LIKE.has(word),
    isDo: isDoLike(word),
  };
}

const isDoLike = (word: string): boolean => !FORMS_OF_BE.has(word) && (MODALITY.has(word) || isAdverb(word));
const isAdverb = (word: string): boolean =>
  (ADVERBS.has(word) && !/^(?:first|second|next|once)(?:ly)?$/.test(word)) ||
  word === 'not' ||
  word === 'never';

const mannerOf = (word: string): Partial<Manner> => ({
  ...((word === 'again' || word === 'back') && { again: true }),
  ...((word === 'never' || STAY.has(word)) && { lasting: true }),
  ...(BECOME.has(word) && { changes: true }),
  ...(ABLE.has(word) && { able: true }),
});

/** "is", "should not be", "has become", "stays"; where no rule reads the step, what is expected may leave it out. */
const readBe: Reader = (chart, at) => [
  ...walks(chart, at)
    .filter(({ isBe }) => isBe)
    .map(({ at: end, manner, cost }) => ({ end, cost, value: manner })),
  ...(mayLeaveOut(chart) ? readNoBe(chart, at).map((node) => ({ ...node, cost: node.cost + LEFT_OUT })) : []),
];

const LEFT_OUT = 0.2;

const mayLeaveOut = ({ context }: Chart): boolean => {
  const { inOwnWords, mood } = context as { inOwnWords: boolean; mood?: string };
  return inOwnWords && mood === 'check';
};

/** What may stand before a verb such as "shows", or nothing. */
const readAux: Reader = (chart, at) => [
  { end: at, cost: 0, value: { negated: false } satisfies Manner },
  ...walks(chart, at)
    // "Should be having": has.
    .filter(
      ({ at: end, isBe, isDo }) =>
        isDo || !isBe || /^(?:having|showing|displaying|saying)$/.test(wordAt(chart.tokens, end) ?? ''),
    )
    .map(({ at: end, manner, cost }): Node => ({ end, cost, value: manner })),
];

/** "is", "has been", "gets": what makes a passive of a participle that tells an action. */
const readIsDone: Reader = (chart, at) =>
  walks(chart, at)
    .filter(({ isBe, manner }) => isBe && !manner.negated && manner.lasting !== true)
    .map(({ at: end, cost }) => ({ end, cost, value: true }));

/** "Toast gone", "switch still on", "Dark not checked": the verb is left out. */
const readNoBe: Reader = (chart, at) => [
  { end: at, cost: 0.1, value: { negated: false } satisfies Manner },
  ...walks(chart, at)
    .filter(({ at: end }) =>
      chart.tokens.slice(at, end).every(({ lower }) => isAdverb(lower) || /^(?:no|longer|more)$/.test(lower)),
    )
    .map(({ at: end, manner, cost }): Node => ({ end, cost, value: manner })),
];

/** They may stand between a thing and what is said of it. */
export const AROUND_VERBS: ReadonlySet<string> = new Set([
  ...MODALS,
  ...BE_LIKE,
  'not',
  'no',
  'longer',
  'never',
]);

export const AUXILIARY_READERS: Readonly<Record<string, Reader>> = {
  be: readBe,
  noBe: readNoBe,
  aux: readAux,
  isDone: amongWords(BE_LIKE, readIsDone),
};
