/**
 * What is said of a thing along with it: "the account "Cash" is shown with the balance "5.00"", "it has the role "Admin" and
 * the status "Open"". A word such as "Open" tells what it is; of an amount the page must say so.
 */
import type { Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { ExpectationRule } from '../expectations.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { endsList, goesOn } from '../neighbours.js';
import { isPlain, visible, type Aux, type Be } from './sayOf.js';
import { ofIt, shows, toldOfEntry, type Measured, type Value } from './values.js';

const WITH = '(with|along_with|together_with)';
const HAS = '(has|have|shows|show|displays|display)';

export const WITH_VALUES: readonly ExpectationRule[] = [
  {
    pattern: `{thing} {be} {visibleWord} {where}? ${WITH} {values}`,
    means: ({ be, thing, where, values }: Be & { thing: SaidTarget; where?: Where; values: Value[] }) => {
      const placed = place(thing, where ?? {});
      const more = isPlain(be) && thing.name !== undefined ? ofIt(thing, values) : undefined;
      return placed && more && [visible(placed), ...more];
    },
    cost: -0.2,
  },
  // "A row "returns" with the type "fanout" is shown", "the key is shown as "currency" with the value "EUR"".
  {
    pattern: `{thing} ${WITH} {values} {be} {visibleWord}`,
    means: ({ be, thing, values }: Be & { thing: SaidTarget; values: Value[] }, span: Span) => {
      const isOne = thing.name !== undefined && thing.each === undefined && isOfOne(span);
      const more = isPlain(be) && isOne && !endsList(span) ? ofIt(thing, values) : undefined;
      return more && [visible(thing), ...more];
    },
    cost: -0.2,
  },
  {
    pattern: `(the|a|an) (key|entry|item|record) {be} {visibleWord} as {quotedName:name} ${WITH} {values}`,
    means: ({ be, name, values }: Be & { name: string; values: Value[] }) => {
      const more = isPlain(be) ? ofIt({ name }, values) : undefined;
      return more && [visible({ name }), ...more];
    },
    cost: -0.4,
  },
  // ""Norway" with the code "NO" is in the table".
  {
    pattern: `{thing} ${WITH} {values} {be} {visibleWord}? {where}`,
    means: (
      { be, thing, where, values }: Be & { thing: SaidTarget; where: Where; values: Value[] },
      span: Span,
    ) => {
      if (endsList(span)) return undefined;
      const isInTable = where.within?.role === 'table' && thing.role === undefined;
      const placed = place(isInTable ? { ...thing, role: 'row' } : thing, where);
      if (!isPlain(be) || thing.name === undefined || placed === undefined) return undefined;
      const more = ofIt(isInTable ? placed : thing, values);
      return more && [visible(placed), ...more];
    },
    cost: -0.3,
  },
  // "The card shows the phone number 555-0101".
  {
    pattern: `{thing} {aux} ${HAS} {fieldDetail:detail}`,
    means: ({ aux, thing, detail }: Aux & { thing: Target; detail: Value }, span: Span) =>
      isPlain(aux) && !goesOn(span) && detail.noun !== 'number' && span.tokens[span.to - 1]?.type !== 'quoted'
        ? ofIt(thing, [detail])
        : undefined,
    cost: -0.1,
  },
  {
    pattern: `{thing} {aux} ${HAS} {severalValues:values}`,
    means: ({ aux, thing, values }: Aux & { thing: Target; values: Value[] }, span: Span) =>
      isPlain(aux) && !hasName(values, span) ? ofIt(thing, values) : undefined,
    cost: -0.25,
  },
  {
    pattern:
      '{thing} {aux} (says|say|shows|show|displays|display) {text} (instead_of|rather_than|in_place_of) {text:other}',
    means: ({ aux, thing: target, text, other }: Aux & { thing: Target; text: string; other: string }) =>
      isPlain(aux)
        ? [text, other].map((one): Action => ({
            ...{ kind: 'expectContent', target, relation: 'shows', text: one, negated: one === other },
          }))
        : undefined,
    cost: -0.1,
  },
  // "The sidebar shows "All accounts" with "0.00"".
  {
    pattern: `{thing} {aux} ${HAS} ((the|a|an) {valueNoun})? {quotedName:name} ${WITH} {values}`,
    means: ({ aux, thing, name, values }: Aux & { thing: Target; name: string; values: Value[] }) => {
      const placed = place({ name }, { within: thing });
      const more = isPlain(aux) ? ofIt({ name }, values) : undefined;
      return placed && more && [visible(placed), ...more];
    },
    cost: -0.2,
  },
  // "The list shows an email "Hello" to "ada@shop.test"".
  {
    pattern: `{thing} {aux} ${HAS} (the|a|an) {valueNoun} {quotedName:name} (to|from|by|for|of|at|on) (the|a|an)? ({valueNoun:noun})? {quotedName:text}`,
    means: ({ aux, thing, name, text }: Aux & { thing: Target; name: string; text: string }) => {
      const placed = place({ name }, { within: thing });
      return placed && isPlain(aux)
        ? [visible(placed), { kind: 'expectTogether', words: [name, text] } as Action]
        : undefined;
    },
    cost: -0.2,
  },
  // "The first row is "Ada" with the age 36".
  {
    pattern: `{thing} {be} {quotedName:name} ${WITH} {values}`,
    means: ({ be, thing, name: text, values }: Be & { thing: Target; name: string; values: Value[] }) =>
      isPlain(be) && thing.each === undefined && thing.name === undefined
        ? toldOfEntry(thing, text, values)
        : undefined,
    cost: -0.2,
  },
  // "The page shows the account "Savings" with the columns "Date" and "Payee"".
  {
    pattern: `(the|this) (page|screen|view) {aux} ${HAS} (the|a|an) {valueNoun} {quotedName:name} ${WITH} (the)? columns {quotedNames:names}`,
    means: ({ aux, name, names }: Aux & { name: string; names: string[] }) => {
      if (!isPlain(aux)) return undefined;
      return [visible({ name }), ...names.map((each) => visible({ name: each, role: 'column' }))];
    },
    cost: -0.3,
  },
  // "The sidebar lists the accounts "Giro" and "Cash"": such a place is no list of its own.
  {
    pattern:
      '{thing} {aux} (lists|list|shows|show|contains|contain|displays|display|has|counts) ((the|these) {nounOfMany:noun})? {quotedNames:names}',
    means: ({ aux, thing, noun, names }: Aux & { thing: Target; noun?: string; names: string[] }) =>
      !isPlain(aux) ||
      (noun === undefined && thing.role === 'navigation') ||
      thing.role === undefined ||
      !OF_ALL_SORTS.has(thing.role)
        ? undefined
        : thing.role === 'menu'
          ? [
              {
                kind: 'expectItems',
                target: thing,
                items: names,
                negated: false,
                exactly: false,
                inOrder: false,
              },
            ]
          : names.map((name) => visible({ name, within: thing })),
    cost: -0.3,
  },
  // "The dialog asks for "New directory"".
  {
    pattern:
      '{thing} {aux} (asks|ask|asking|prompts) (me|you|us|them|the_user)? for (the|a|an)? ({quotedNames:names} | {quotedName:name})',
    means: asksFor,
    cost: -0.3,
  },
  // "The "To do" column lists "A" and no longer "B"".
  {
    pattern:
      '{thing} {aux} (lists|list|shows|show|contains|contain|displays|has) {quotedName:name} (and|but|,) (no_longer|not) {quotedName:other}',
    means: ({ aux, thing, name, other }: Aux & { thing: Target; name: string; other: string }) =>
      isPlain(aux) && !/\b(?:no|not|never)\b/i.test(thing.name ?? '')
        ? [shows(thing, name), { ...shows(thing, other), negated: true }]
        : undefined,
    cost: -0.5,
  },
  // "The dialog with the "Run" button is displayed".
  {
    pattern: `{thing} ${WITH} (the|a|an|its) {quotedName:name} {kind} {be} {visibleWord}`,
    means: ({ be, thing, name, kind }: Be & { thing: SaidTarget; name: string; kind: KindSaid }) =>
      isPlain(be) && thing.role !== undefined && thing.each === undefined
        ? [
            visible(thing),
            // An editor holds lines alone; its controls stand beside it.
            visible({ name, role: kind.kind, ...(thing.role !== 'editor' && { within: thing }) }),
          ]
        : undefined,
    cost: -0.1,
  },
  // "The "To do" column has a count of 4 and the "Done" column a count of 2".
  {
    pattern: `{thing} {aux} ${HAS} {measured} (and|,|,_and) {thing:other} {measured:otherMeasured}`,
    means: ({ aux, thing, measured, other, otherMeasured }: Aux & Measures) =>
      isPlain(aux) ? [measured(thing), otherMeasured(other)] : undefined,
    cost: -0.3,
  },
  {
    pattern: `{thing} {aux} ${HAS} {counting:measured}`,
    means: ({ aux, thing, measured }: Aux & Measures) =>
      isPlain(aux) && thing.role !== 'list' && thing.role !== 'table' ? [measured(thing)] : undefined,
    cost: -0.3,
  },
];

function asksFor({ aux, thing, ...said }: Aux & { thing: Target; name?: string; names?: string[] }) {
  const names = said.names ?? [said.name ?? ''];
  return isPlain(aux) && thing.role !== undefined && OF_ALL_SORTS.has(thing.role)
    ? names.map((name) => visible({ name, within: thing }))
    : undefined;
}

/** "Has the name "Save"": as a screen reader calls it, perhaps. */
const hasName = (values: readonly Value[], { tokens, from, to }: Span): boolean =>
  values.some(({ noun }) => noun === 'name') &&
  tokens.slice(from, to).some(({ lower }) => /^(?:has|have)$/.test(lower));

interface Measures {
  thing: Target;
  measured: Measured;
  other: Target;
  otherMeasured: Measured;
}

/** "A row "Milk"", but neither "two rows "Milk"" nor "another row". */
function isOfOne({ tokens, from }: Span): boolean {
  if (tokens[from]?.type === 'quoted') return true;
  const name = tokens.findIndex(({ type }, at) => at > from && type === 'quoted');
  return /^(?:a|an|the)$/.test(tokens[from]?.lower ?? '') && !/s$/.test(tokens[name - 1]?.lower ?? '');
}

const OF_ALL_SORTS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['sidebar', 'header', 'footer', 'navigation', 'main area', 'dialog', 'section', 'menu'] as const),
]);
