/** What is shown as what, and for what: "the heading "A" and the sender "B"", ""5.00" as the amount", "between "A" and "B"". */
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { goesOn, isOfMore } from '../neighbours.js';
import { TEXTS } from '../things/named.js';
import { place, type Where } from '../things/place.js';
import { isPlain, visible, type Aux, type Be } from './sayOf.js';

const SHOWS = '(shows|show|displays|display|contains|contain|has|lists|list)';
const PAGE = '(the|this)? (page|screen|app|application|window|view|site)';

export const SHOWN_AS: readonly ExpectationRule[] = [
  // "The preview shows the heading "Offer" and the sender "Ada"", "the dialog has a "Yes" and a "No" button": all in it.
  {
    pattern: `({thing:within} | ${PAGE}) {aux} (now|also)? ${SHOWS} {shownParts:parts}`,
    means: ({ aux, within, parts }: Aux & { within?: Target; parts: Part[] }, span: Span) =>
      !isPlain(aux) || isMoreSaid(span) || !areParts(parts, within)
        ? undefined
        : parts.map(({ name, role }) => visible({ name, ...(role && { role }), ...(within && { within }) })),
    cost: -0.7,
  },
  // "The table headers are "Name" and "Role""
  {
    pattern:
      '(the)? ((table)? headers | column_headers | column_headings | columns) (of {thing:within})? {be} {quotedNames:names}',
    means: ({ be, within, names }: Be & { within?: Target; names: string[] }) =>
      be.negated || be.lasting === true
        ? undefined
        : names.map((name) => visible({ name, role: 'column', ...(within && { within }) })),
    cost: -0.6,
  },
  // "The page shows "Bergen" as the location and "Ada" as the owner"
  {
    pattern: `(${PAGE} | {thing:within}) {aux} (now|also)? ${SHOWS} {quotedName:text} as (the|its) {noun} ((and|,_and|,) {quotedName:other} as (the|its) {noun:next})?`,
    means: ({ aux, within, text, noun, other, next }: Aux & AsWhat, span: Span) =>
      !isPlain(aux) || goesOn(span)
        ? undefined
        : [
            shown(labelled(noun, within), text),
            ...(other && next ? [shown(labelled(next, within), other)] : []),
          ],
    cost: -0.5,
  },
  // "The sidebar shows "89.50" for "Dining""
  {
    pattern: `{thing:within} {aux} (now|also)? ${SHOWS} ({quotedName:text} | {money:text} | {amountValue:text}) (for|behind|beside|next_to) {quotedName:name}`,
    means: ({ aux, within, text, name }: Aux & { within: Target; text: string; name: string }, span: Span) =>
      !isPlain(aux) || goesOn(span) || !HOLDING.has(within.role ?? '')
        ? undefined
        : [shown({ name, within }, text)],
    cost: -0.5,
  },
  // "The order lists "Mug" with quantity 2 and price "24.00"": in one row, or one part.
  {
    pattern: `{thing:within} {aux} (now|also)? ${SHOWS} {quotedName:name} with (the|a)? ({noun} | {detailNoun}) ({quotedName:text} | {amountValue:text}) (and|,|,_and) (the|a)? ({noun:second} | {detailNoun:second}) ({quotedName:other} | {amountValue:other})`,
    means: ({ aux, within, name, text, other }: Aux & Row, span: Span) =>
      !isPlain(aux) || goesOn(span)
        ? undefined
        : [visible({ name, within }), { kind: 'expectTogether', words: [name, text, other] }],
    cost: -0.6,
  },
  // ""Removed:" is followed by "Kale""
  {
    pattern:
      '{quotedName:name} {be}? (shown|displayed)? followed by {quotedName:other} ({be:also} {visibleWord})?',
    means: (
      { be, also, name, other }: Partial<Be> & { also?: Be['be']; name: string; other: string },
      span: Span,
    ) =>
      be?.negated === true || also?.negated === true || goesOn(span)
        ? undefined
        : [visible({ name }), visible({ name: other }), before({ name }, { name: other })],
    cost: -0.5,
  },
  // ""C" is listed between "A" and "B""
  {
    pattern:
      '{thing} ({be} (now)? (shown|listed|displayed|placed|located)? | {aux} (appears|stands|comes)) {where}? (,)? between {thing:one} and {thing:other}',
    means: ({ be, aux, thing, where, one, other }: Partial<Be & Aux> & Between) => {
      const placed = place(thing, where ?? {});
      return !isPlain(be ?? aux) || placed === undefined || thing.name === undefined
        ? undefined
        : [
            visible(placed),
            before(placeAlike(one, placed), placed),
            before(placed, placeAlike(other, placed)),
          ];
    },
    cost: -0.5,
  },
];

interface Part {
  name: string;
  role?: Kind;
  /** It stands in quotes alone. */
  isBare?: true;
  /** "A "Cancel"": of the kind that the next one is, "and a "Save" button". */
  isOneOf?: true;
  /** What it is of a record, such as its sender. */
  isDetail?: true;
}

/** "Only" says more, and behind "and" more may be said of the same. */
const isMoreSaid = (span: Span): boolean =>
  goesOn(span) ||
  isOfMore(span) ||
  span.tokens
    .slice(span.from, span.to)
    .some(({ type, lower }) => type === 'word' && /^(?:only|not|no|exactly)$/.test(lower));

interface Row {
  within: Target;
  name: string;
  text: string;
  other: string;
}

interface AsWhat {
  within?: Target;
  text: string;
  noun: string;
  other?: string;
  next?: string;
}

interface Between {
  thing: Target;
  where?: Where;
  one: Target;
  other: Target;
}

/** What a row shows as something stands in the column of that name. */
const labelled = (name: string, within?: Target): Target =>
  within === undefined ? { name } : { name, within, ...(within.role === 'row' && { role: 'cell' as const }) };

const shown = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
});

const before = (target: Target, other: Target): Action => ({
  ...{ kind: 'expectOrder', target, other, relation: 'before' },
});

const placeAlike = (thing: Target, { within }: Target): Target =>
  within === undefined || thing.within !== undefined ? thing : { ...thing, within };

const HOLDING: ReadonlySet<string> = new Set([
  ...[
    'dialog',
    'menu',
    'form',
    'section',
    'table',
    'list',
    'toolbar',
    'navigation',
    'sidebar',
    'row',
    'item',
  ],
  ...['article', 'header', 'footer', 'banner', 'tooltip', 'alert'],
]);

/** In a row it is the column that tells. "The preview" is a part of the page, too. */
function areParts(parts: readonly Part[], within?: Target): boolean {
  if (parts.length < 2 || parts.every(({ isBare }) => isBare)) return false;
  if (within === undefined) return true;
  const { role, name = '', each } = within;
  if (each !== undefined) return false;
  if (role === undefined) return /^\p{Ll}+$/u.test(name);
  return (
    HOLDING.has(role) && !(/^(?:row|item|article)$/.test(role) && parts.some(({ isDetail }) => isDetail))
  );
}

/** Of these it is asked what is listed. */
const LISTED: ReadonlySet<Kind> = new Set<Kind>(['item', 'row', 'option', 'column']);

const isText = ({ kind }: KindSaid): boolean => TEXTS.has(kind);

export const SHOWN_PART_READERS: Readonly<Record<string, Reader>> = {
  shownParts: compileRules([
    { pattern: '{shownPart}' },
    {
      pattern: '{shownPart} (,|and|,_and|as_well_as) {shownParts}',
      means: ({ shownPart, shownParts }: { shownPart: Part[]; shownParts: Part[] }) => [
        ...shownPart.map((part) => ({ ...(part.isOneOf && { role: shownParts[0]?.role }), ...part })),
        ...shownParts,
      ],
    },
  ]),
  shownPart: compileRules([
    {
      pattern: '(the|a|an) ({kind} {quotedName:name} | {quotedName:name} {kind})',
      means: ({ kind, name }: { kind: KindSaid; name: string }): Part[] | undefined =>
        kind.isPlural || LISTED.has(kind.kind)
          ? undefined
          : [{ name, ...(!isText(kind) && { role: kind.kind }) }],
    },
    {
      pattern: '(the)? {kind} {quotedNames:names}',
      means: ({ kind, names }: { kind: KindSaid; names: string[] }): Part[] | undefined =>
        kind.isPlural && !LISTED.has(kind.kind)
          ? names.map((name) => ({ name, ...(!isText(kind) && { role: kind.kind }) }))
          : undefined,
    },
    {
      pattern: '(the|a|an) ({fieldNoun} | due_date | start_date | end_date) {quotedName:name}',
      means: ({ name }: { name: string }): Part[] => [{ name, isDetail: true }],
      cost: 0.05,
    },
    {
      pattern: '(the)? {quotedName:name}',
      means: ({ name }: { name: string }): Part[] => [{ name, isBare: true }],
      cost: 0.05,
    },
    {
      pattern: '(a|an) {quotedName:name}',
      means: ({ name }: { name: string }): Part[] => [{ name, isBare: true, isOneOf: true }],
      cost: 0.05,
    },
  ]),
};
