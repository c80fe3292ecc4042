/** What an action in the application's own words is done to: "the project "Apollo" to "Zeus"", "a room with the name "Attic"". */
import { compileRules, type Node, type Reader, type Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Target } from '../../../meaning/meaning.js';
import { ADVERBS, FUNCTION_WORDS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';
import type { FieldPair } from '../values/fieldPairs.js';

export interface OwnObject {
  /** There is an article or the like. */
  isOne?: string;
  nouns?: string;
  thing?: string;
  where?: string;
  isRenamed?: true;
  fields?: FieldPair[];
  /** Which of several. */
  item?: Target;
}

interface Nth {
  ordinal: number | 'last';
  kind?: KindSaid;
  where?: string;
  as?: string;
}

/** "Undo the last action" does so on the page. */
const NO_ITEM =
  /^(?:actions?|changes?|steps?|operation|voucher|coupon|code|name|time|page|day|character|word)$/;

const ITEMS: ReadonlySet<string> = new Set(['item', 'row', 'article', 'section', 'message']);

const WHERE = '({ownWay:where})?';
const FIELDS = '((with|using|for) {fieldPairs:fields} ((to|for|by) {fieldPair:more})?)?';

export const OWN_OBJECT_READERS: Readonly<Record<string, Reader>> = {
  ownObject: compileRules([
    ...(
      [
        ['(now)?', 0.2],
        ['{ownDet:isOne}? {ownNouns:nouns}', 0.1],
        ['{shownName:thing}', 0.1],
        ['{ownDet:isOne}? {ownNouns:nouns} (called|named|titled|of|for|by|from)? {shownName:thing}', 0.1],
        ['{ownDet:isOne} {shownName:thing} {ownNouns:nouns}', 0.15],
      ] as const
    ).map(([pattern, cost]) => ({
      pattern: `${pattern} ${WHERE} ${FIELDS}`,
      cost,
      means: ({ fields, more, ...said }: OwnObject & { more?: FieldPair }) => ({
        ...said,
        ...(fields && { fields: more ? [...fields, more] : fields }),
      }),
    })),
    // "Delete the last item", "remove the second product from the cart"
    {
      pattern: `(to)? (the|my) {ordinal} ({kind} | {nounOfOne} | post | one) (in_the_list|from_the_list)? (${WHERE} | as {asWord:as})`,
      means: (said: Nth, { tokens, from, to }: Span): OwnObject | undefined => {
        const { ordinal, kind, as, where = as === undefined ? undefined : `as ${as}` } = said;
        const isItem = kind === undefined || ITEMS.has(kind.kind);
        return isItem && !tokens.slice(from, to).some(({ lower }) => NO_ITEM.test(lower))
          ? { item: { role: kind?.kind ?? 'item', ordinal }, ...(where !== undefined && { where }) }
          : undefined;
      },
      cost: 0.1,
    },
    // "Rename the project "Apollo" to "Zeus""
    {
      pattern: '({ownDet}? {ownNouns:nouns})? {shownName:thing} (to|as|into) {shownName:name}',
      means: ({ name, ...said }: OwnObject & { name: string }) => ({
        ...said,
        isRenamed: true,
        fields: [{ name: 'name', value: name }],
      }),
      cost: -0.3,
    },
  ]),
  asWord: ({ tokens }, at) => {
    const { type, text = '' } = tokens[at] ?? {};
    return type === 'word' && /^\p{Ll}{3,}$/u.test(text) ? [{ end: at + 1, cost: 0, value: text }] : [];
  },
  ownWay: compileRules(
    ['to', 'from', 'in', 'into', 'on', 'at', 'as'].map((way) => ({
      pattern: `${way} {ownDet}? {ownNouns}`,
      means: ({ ownNouns }: { ownNouns: string }) => `${way} ${ownNouns}`,
    })),
  ),
  ownDet: compileRules([
    {
      pattern: '(the|a|an|my|this|that|his|her|their|its|our|another) (new|whole)?',
      means: () => '',
    },
  ]),
  ownNouns: ({ tokens }, at) => {
    const found: Node[] = [];
    for (let end = at + 1; end <= at + MOST_NOUNS && isNoun(tokens[end - 1]); end++)
      found.push({ end, cost: 0.05 * (end - at - 1), value: textOf(tokens, at, end).toLowerCase() });
    return found;
  },
};

const MOST_NOUNS = 3;

const isNoun = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  /^[\p{Ll}-]+$/u.test(token.text) &&
  !FUNCTION_WORDS.has(token.lower) &&
  !ADVERBS.has(token.lower) &&
  !NO_NOUNS.test(token.lower);

/** They say how often, how many, or what nobody can know. */
const NO_NOUNS =
  /^(?:first|second|third|last|next|previous|same|other|another|twice|once|all|any|both|every|everything|nothing|anything|something|none|no|not|one|two|three|several|many|few|some|it|them|him|more|less|valid|invalid|correct|incorrect|wrong|right|called|named|titled|different|random|respective|above|below|usual|halfway|works|requires|needed|verify|check|whereupon|causes|shows|displays|says|returns|leads|redirects)$/;
