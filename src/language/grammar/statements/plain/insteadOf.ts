/** What is there in place of what was: "the details offer a "Resume" button instead of "Pause"", ""A" is hidden, while "B" remains". */
import type { Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import { APPEARS, VISIBLE } from '../../predicates/presence.js';
import { place, type SaidTarget } from '../../things/place.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

const HAS = '(has|have|shows|show|displays|display|offers|offer|lists|list|contains|contain|says|say|reads)';

export const INSTEAD_OF: readonly ExpectationRule[] = [
  // "The bar now says "A" and "B" instead of "C" and "D""
  {
    pattern: `{thing:within} {aux} (now)? ${HAS} {aDet}? {things} (instead_of|rather_than|in_place_of) {aDet}? {things:others}`,
    means: ({ within, things, others, ...said }: Aux & Replaced, span: Span) => {
      if (!isSaidPlainly(said) || goesOn(span) || !isHolder(within)) return undefined;
      // "The list shows "A" instead of "B"" is said of its text.
      if (things.length === 1 && things[0]?.role === undefined && isShown(span)) return undefined;
      const [now, gone] = [placed(things, within), placed(others.map(asKindOf(things)), within)];
      return (
        now && gone && [...now.map((thing) => visible(thing)), ...gone.map((thing) => visible(thing, true))]
      );
    },
    cost: -0.1,
  },
  // ""A" is not shown any more, but "B" and "C" are", ""A" is hidden, while "B" and "C" remain"
  {
    pattern:
      '{things} {be} (now|still)? ({visibleWord} | hidden | gone | missing)? (any_more|anymore|any_longer|now)? (,)? (but|and|while|whereas) {things:others} ({be:otherwise} | {aux:otherwise} (remain|remains|stay|stays))',
    means: ({ things, others, be, otherwise }: Opposed, span: Span): Action[] | undefined => {
      const isGone = be.negated !== isHidden(span);
      const isThere = !otherwise.negated;
      if (be.lasting || otherwise.lasting || goesOn(span) || isGone !== isThere) return undefined;
      return [...things, ...others].every(isNamed)
        ? [
            ...things.map((thing) => visible(thing, isGone)),
            ...others.map((thing) => visible(thing, !isThere)),
          ]
        : undefined;
    },
    cost: -0.2,
  },
  // ""Move" is offered now, but neither "Rename" nor "Copy""
  {
    pattern:
      '{things} {be} (now|still)? {visibleWord} (now)? (,)? (but|and|while) neither {quotedName:one} nor {quotedName:other}',
    means: (
      { things, one, other, be }: Be & { things: SaidTarget[]; one: string; other: string },
      span: Span,
    ) =>
      isSaidPlainly({ be }) && !goesOn(span) && things.every(isNamed)
        ? [
            ...things.map((thing) => visible(thing)),
            ...[one, other].map((name) => visible(asKindOf(things)({ name }), true)),
          ]
        : undefined,
    cost: -0.4,
  },
  // ""Images" is the selected "Queue name"", ""Images" is selected as "Queue name""
  {
    pattern:
      '{quotedName:text} {be} (now|already)? ((the|a)? (selected|chosen|preselected|current) {thing} | (selected|chosen|preselected) as (the)? {thing})',
    means: ({ text, thing: target, ...said }: Be & { text: string; thing: Target }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && target.name !== undefined && target.each === undefined
        ? [{ kind: 'expectContent', target, relation: 'shows', text, negated: false }]
        : undefined,
    cost: -0.4,
  },
  // "A text beginning with "Wrong" appears"
  {
    pattern: `(a|an|the) ({kind} | text | line | note | sentence) (beginning | starting | (that|which) (begins|starts)) with {quotedName:name} ({be} (now)? (${VISIBLE}) | {aux} (${APPEARS}))`,
    means: ({ name, ...said }: Partial<Be & Aux> & { name: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) ? [visible({ name })] : undefined,
    cost: -0.4,
  },
];

interface Replaced {
  within: SaidTarget;
  things: SaidTarget[];
  others: SaidTarget[];
}

interface Opposed extends Be {
  things: SaidTarget[];
  others: SaidTarget[];
  otherwise: Be['be'];
}

const isShown = ({ tokens, from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(({ type, lower }) => type === 'word' && /^(?:shows?|displays?|says?)$/.test(lower));

const isHidden = ({ tokens, from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(({ type, lower }) => type === 'word' && /^(?:hidden|gone|missing)$/.test(lower));

const isNamed = ({ name, ref, each }: SaidTarget): boolean =>
  name !== undefined && ref === undefined && each === undefined;

/** A text has no parts to stand in, and a row shows what is in it. */
const isHolder = ({ role, each, ref }: SaidTarget): boolean =>
  (role !== undefined || ref !== undefined) && !SHOWING.has(role ?? '') && each === undefined;

const SHOWING: ReadonlySet<string> = new Set([
  'button',
  'label',
  'row',
  'cell',
  'field',
  'heading',
  'badge',
  'thing',
]);

/** "A "Resume" button instead of "Pause"": that was one, too. */
const asKindOf =
  (things: readonly SaidTarget[]) =>
  (one: SaidTarget): SaidTarget =>
    one.role === undefined && things.length === 1 && things[0]?.role !== undefined
      ? { ...one, role: things[0].role }
      : one;

function placed(things: readonly SaidTarget[], within: Target): SaidTarget[] | undefined {
  const all = things.map((thing) => (isNamed(thing) ? place(thing, { within }) : undefined));
  return all.some((one) => one === undefined) ? undefined : (all as SaidTarget[]);
}
