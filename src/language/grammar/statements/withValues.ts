/** What is said of a thing along with it: "the account "Cash" is shown with the balance "5.00"", "it has the role "Admin" and the status "Open"". */
import { compileRules, type Reader } from '../../chart.js';
import type { Kind } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { ExpectationRule } from '../expectations.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { one, visible, type Aux, type Be } from './sayOf.js';

const WITH = '(with|along_with|together_with)';
const HAS = '(has|have|shows|show|displays|display)';

export const WITH_VALUES: readonly ExpectationRule[] = [
  {
    pattern: `{thing} {be} {visibleWord} {where}? ${WITH} {values}`,
    means: ({ be, thing, where, values }: Be & { thing: SaidTarget; where?: Where; values: string[] }) => {
      const placed = place(thing, where ?? {});
      if (be.negated || placed === undefined || thing.name === undefined) return undefined;
      return [visible(placed), ...ofIt(thing, [...values])];
    },
    cost: -0.2,
  },
  {
    pattern: `{thing} {aux} ${HAS} {severalValues:values}`,
    means: ({ aux, thing, values }: Aux & { thing: Target; values: string[] }) =>
      aux.negated ? undefined : ofIt(thing, values),
    cost: -0.25,
  },
  // "The sidebar shows "All accounts" with "0.00"".
  {
    pattern: `{thing} {aux} ${HAS} (the|a|an)? {valueNoun}? {quotedName:name} ${WITH} {values}`,
    means: ({ aux, thing, name, values }: Aux & { thing: Target; name: string; values: string[] }) => {
      const placed = place({ name }, { within: thing });
      if (aux.negated || placed === undefined) return undefined;
      return [visible(placed), ...ofIt({ name }, values)];
    },
    cost: -0.2,
  },
  // "The page shows the account "Savings" with the columns "Date" and "Payee"".
  {
    pattern: `(the|this) (page|screen|view) {aux} ${HAS} (the|a|an) {valueNoun} {quotedName:name} (${WITH} (the)? columns {quotedNames:names})?`,
    means: ({ aux, name, names = [] }: Aux & { name: string; names?: string[] }) => {
      if (aux.negated) return undefined;
      return [visible({ name }), ...names.map((each) => visible({ name: each, role: 'column' }))];
    },
    cost: -0.3,
  },
  // "The sidebar lists the accounts "Giro" and "Cash"": such a place is no list of its own.
  {
    pattern:
      '{thing} {aux} (lists|list|shows|show|contains|contain|displays|display|has) (the|these) {nounOfMany} {quotedNames:names}',
    means: ({ aux, thing, names }: Aux & { thing: Target; names: string[] }) =>
      aux.negated || thing.role === undefined || !OF_ALL_SORTS.has(thing.role)
        ? undefined
        : names.map((name) => visible({ name, within: thing })),
    cost: -0.3,
  },
  // "The dialog with the "Run" button is displayed".
  {
    pattern: `{thing} ${WITH} (the|a|an|its) {thingCore:part} {be} {visibleWord}`,
    means: ({ be, thing, part }: Be & { thing: Target; part: Target }) =>
      be.negated || part.role === undefined || thing.role === undefined || part.within !== undefined
        ? undefined
        : [visible(thing), visible({ ...part, within: thing })],
    cost: -0.1,
  },
  // "The "To do" column has a count of 4 and the "Done" column a count of 2".
  {
    pattern: `{thing} {aux} ${HAS} {measured} (and|,|,_and) {thing:other} {measured:otherMeasured}`,
    means: ({ aux, thing, measured, other, otherMeasured }: Aux & Measures) =>
      aux.negated ? undefined : [measured(thing), otherMeasured(other)],
    cost: -0.3,
  },
  {
    pattern: `{thing} {aux} ${HAS} {counting:measured}`,
    means: ({ aux, thing, measured }: Aux & Measures) => (aux.negated ? undefined : [measured(thing)]),
    cost: -0.3,
  },
];

type Measured = (thing: Target) => Action;

interface Measures {
  thing: Target;
  measured: Measured;
  other: Target;
  otherMeasured: Measured;
}

/** What stands in a row or card is seen there; what belongs to a name, in one part of the page with it. */
function ofIt(target: Target, values: readonly string[]): Action[] {
  const { name, role } = target;
  if (name !== undefined && (role === undefined || !HOLDERS.has(role)))
    return one({ kind: 'expectTogether', words: [name, ...values] }) ?? [];
  return values.map((text): Action => ({
    ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
  }));
}

const HOLDERS: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'message', 'alert', 'dialog']);

const OF_ALL_SORTS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['sidebar', 'header', 'footer', 'navigation', 'main area', 'dialog', 'section'] as const),
]);

const KINDS_OR_PARTS =
  /^(?:title|text|texts|label|placeholder|hint|icon|colou?r|content|word|words|name|names|option|options)s?$/;

export const VALUE_READERS: Readonly<Record<string, Reader>> = {
  values: compileRules([
    { pattern: '{oneValue}', means: ({ oneValue }: { oneValue: string }) => [oneValue] },
    { pattern: '{severalValues}' },
  ]),
  severalValues: compileRules([
    {
      pattern: '{oneValue} (and|,|,_and) {values}',
      means: ({ oneValue, values }: { oneValue: string; values: string[] }) => [oneValue, ...values],
    },
  ]),
  counting: compileRules([
    {
      pattern: '(a|the) (new)? (count|counter|badge) (of|with|:)? {digits}',
      means:
        ({ digits: text }: { digits: string }): Measured =>
        (within) => ({
          ...{ kind: 'expectContent', target: { role: 'badge', within } },
          ...{ relation: 'is', text, negated: false },
        }),
    },
  ]),
  measured: compileRules([
    { pattern: '{counting}' },
    {
      pattern: '(a|an|the) {valueNoun} (of)? {pairValue:text}',
      means:
        ({ text }: { text: string }): Measured =>
        (target) => ({ kind: 'expectContent', target, relation: 'shows', text, negated: false }),
    },
  ]),
  /** What a column or a label may be called; kinds of things are read as such. */
  valueNoun: (chart, at) => {
    const word = chart.tokens[at]?.lower ?? '';
    return KINDS_OR_PARTS.test(word) || chart.read('kind', at).length > 0 ? [] : chart.read('plainWord', at);
  },
  // Each with what it is: "the version "2.1.0"". A text alone is read elsewhere.
  oneValue: compileRules([
    {
      pattern: '(the|a|an|its)? {valueNoun} (of|:)? {quotedName}',
      means: ({ quotedName }: { quotedName: string }) => quotedName,
    },
    { pattern: '{quotedName}', means: ({ quotedName }: { quotedName: string }) => quotedName, cost: 0.3 },
  ]),
};
