/** What is in what has just opened: ", in which "Name" is empty", "with "ACME" as the manufacturer", "whose title begins with "Add"". */
import { compileRules, type Reader, type Rule, type Span } from '../../../chart.js';
import type { Action, Expectation, Target } from '../../../../meaning/meaning.js';
import type { Token } from '../../../tokens.js';
import { withWhere } from '../../circumstances.js';
import { goesOn } from '../../neighbours.js';
import type { Tail } from '../tails.js';

export const OPENS_WITH: readonly Rule[] = [
  // "A window "Rename" opens, in which "New name" is filled in with "Tea""
  {
    pattern: '(,)? (in_which|inside_which | where) {statement}',
    // "…, in which "A" is empty and "B" is ticked": both in it.
    means: ({ statement }: { statement: Expectation[] }, { tokens, to }: Span): Tail | undefined =>
      /^(?:and|,)$/.test(tokens[to]?.lower ?? '') ? undefined : within(() => statement),
    cost: 0.1,
  },
  // "A form appears whose "Type" is "Bus" and whose "Id" is empty"
  {
    pattern: '(,|and|,_and)? whose {statement}',
    means: ({ statement }: { statement: Expectation[] }, { tokens, from }: Span): Tail | undefined =>
      appears(tokens.slice(0, from))
        ? (actions) => {
            const holder = actions.findLast((action) => holderIn(action) !== undefined);
            const placed = holder && withWhere(statement, { within: holderIn(holder) as Target });
            return placed && [...actions, ...placed];
          }
        : undefined,
    cost: 0.1,
  },
  // "A menu opens with entries such as "Copy" and "Paste""
  {
    pattern:
      '(,)? with ({kind} | {nounOfMany}) (such_as|like|including | for example) ({quotedNames:names} | {quotedName:name})',
    means: ({ names, name = '' }: { names?: string[]; name?: string }): Tail =>
      within(() =>
        (names ?? [name]).map((each) => ({ kind: 'expectVisible', target: { name: each }, negated: false })),
      ),
    cost: -0.5,
  },
  // "A menu opens that offers "Copy" and "Paste""
  {
    pattern: '(,)? (that|which) (offers|has|shows|contains|lists|holds) (the|a|an)? {things}',
    means: ({ things }: { things: Target[] }): Tail =>
      within(({ role }) =>
        role === 'menu' || role === 'dialog' || role === 'form'
          ? things.map((target) => ({ kind: 'expectVisible', target, negated: false }))
          : undefined,
      ),
    cost: -0.2,
  },
  // "A dialog opens with the empty fields "Name" and "City""
  {
    pattern: '(,)? with (the)? (empty|blank) fields {quotedNames:names}',
    means: ({ names }: { names: string[] }): Tail => within(() => names.flatMap(emptyField)),
    cost: -0.5,
  },
  // "The login page is shown with an empty username and an empty password"
  {
    pattern:
      '(,)? with (an|a) (empty|blank) {fieldNoun:name} (field)? (and (an|a)? (empty|blank) {fieldNoun:other} (field)?)?',
    means: ({ name, other }: { name: string; other?: string }): Tail => {
      const fields = [name, ...(other === undefined ? [] : [other])].map((one): Expectation => ({
        ...{ kind: 'expectEmpty', target: { name: one, role: 'field' }, negated: false },
      }));
      const inside = within(() => fields);
      return (actions) => (actions.at(-1)?.kind === 'expectPage' ? [...actions, ...fields] : inside(actions));
    },
    cost: -0.6,
  },
  // "A dialog opens with three empty fields": it has no others.
  {
    pattern: '(,)? with {count} (empty|blank) fields',
    means: ({ count }: { count: number }, span: Span): Tail | undefined =>
      goesOn(span) || count < 1 || count > 9
        ? undefined
        : within(() => [
            { kind: 'expectCount', things: { role: 'field' }, comparison: 'exactly', count },
            ...[...Array(count).keys()].map((index): Expectation => ({
              ...{ kind: 'expectEmpty', target: { role: 'field', ordinal: index + 1 }, negated: false },
            })),
          ]),
    cost: -0.5,
  },
  // "A dialog opens whose title begins with "Add Folder""
  {
    pattern: '(,)? whose (title|heading|headline|caption) ({titleSays:relation}) {quotedName:text}',
    means: ({ relation, text }: { relation: 'is' | 'starts with' | 'contains'; text: string }): Tail =>
      within(({ role }) =>
        role === 'dialog' || role === 'section'
          ? [{ kind: 'expectContent', target: { role: 'heading' }, relation, text, negated: false }]
          : undefined,
      ),
    cost: -0.5,
  },
  // "A dialog opens, with "ACME" as the manufacturer and "FN-2" as the serial number"
  {
    pattern: '(,)? with {parts}',
    means: ({ parts }: { parts: Expectation[] }): Tail => within(() => parts),
    cost: -0.5,
  },
  // "Four folders are listed, "Invoices" as the second one"
  {
    pattern: '(,)? (with)? {quotedName:text} (as|being) the {ordinal} (one)?',
    means:
      ({ text, ordinal }: { text: string; ordinal: number | 'last' }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        return last?.kind === 'expectCount' && last.count > 0 && last.things.ordinal === undefined
          ? [
              ...actions,
              {
                ...{ kind: 'expectContent', target: { ...last.things, ordinal }, relation: 'shows' },
                ...{ text, negated: false },
              },
            ]
          : undefined;
      },
    cost: -0.4,
  },
];

export const OPENS_WITH_READERS: Readonly<Record<string, Reader>> = {
  titleSays: compileRules([
    { pattern: '(is|reads|says)', means: () => 'is' },
    { pattern: '(begins|starts) with', means: () => 'starts with' },
    { pattern: '(contains|includes)', means: () => 'contains' },
  ]),
  part: compileRules([
    {
      pattern: '{quotedName:text} as (the|its|a|an) {name}',
      means: ({ text, name }: { text: string; name: string }): Expectation[] => [
        { kind: 'expectContent', target: { name }, relation: 'shows', text, negated: false },
      ],
    },
  ]),
  parts: compileRules([
    { pattern: '{part}' },
    {
      pattern: '{part} (,|and|,_and) {parts}',
      means: ({ part, parts }: Record<'part' | 'parts', Expectation[]>) => [...part, ...parts],
    },
  ]),
};

/** One thing, and it is said to be there: "open the form whose …" opens it. */
const appears = (words: readonly Token[]): boolean =>
  words.some(({ lower }) => /^(?:appears|opens|shown|displayed|visible|comes|pops|shows)$/.test(lower)) &&
  !words.some(({ lower }) => /^(?:no|not|never|are|were)$/.test(lower)) &&
  words[0]?.lower !== 'open';

/** In the one thing that was seen last. */
const within =
  (inside: (thing: Target) => readonly Expectation[] | undefined): Tail =>
  (actions) => {
    const holder = holderIn(actions.at(-1));
    const more = holder && inside(holder);
    const placed = more && withWhere(more, { within: holder });
    return placed && [...actions, ...placed];
  };

const HOLDS: ReadonlySet<string> = new Set(
  'dialog section form alert menu header banner footer sidebar group table list navigation row item'.split(
    ' ',
  ),
);

/** What was seen, or what the title was said of, as in "a dialog opens whose title begins with "Add", with two tabs". */
export function holderIn(last: Action | undefined): Target | undefined {
  if (last?.kind !== 'expectVisible' && last?.kind !== 'expectContent') return undefined;
  const holder = last.kind === 'expectVisible' ? last.target : last.target.within;
  const isTitled = last.kind === 'expectVisible' || last.target.role === 'heading';
  return !last.negated && isTitled && HOLDS.has(holder?.role ?? '') ? holder : undefined;
}

const emptyField = (name: string): Expectation[] => {
  const target: Target = { name, role: 'field' };
  return [
    { kind: 'expectVisible', target, negated: false },
    { kind: 'expectEmpty', target, negated: false },
  ];
};
