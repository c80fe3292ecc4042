/** Values and fields that follow each other, where what is done with them is said once: "… and "Oslo" into "City"". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import { FINITE } from '../../../lexicon/words.js';
import type { FieldPair } from '../../values/fieldPairs.js';

export const ALSO_WRITTEN: readonly Rule[] = [
  // "As title put "A", as reason "B""
  {
    pattern:
      '(as|for) {thing:one} (,)? (enter|type|write|put|specify|set|give) {quotedName:value} (,|and|,_and) (as|for) {thing:other} {quotedName:more}',
    means: ({
      one,
      value,
      other,
      more,
    }: Record<'one' | 'other', Target> & Record<'value' | 'more', string>) => [
      { kind: 'fill', target: one, value } as Action,
      { kind: 'fill', target: other, value: more } as Action,
    ],
    cost: -0.2,
  },
  // "Enter the correct password, "inkwell", …"
  {
    pattern:
      '{isAction} ({actor})? (enter|enters|type|types|fill_in|put_in) (the|a|an|my|her|his|their) (correct|right|valid|wrong|incorrect|invalid|new)? {fieldNoun:name} , {quotedName:value} (,)?',
    means: ({ name, value }: FieldPair): Action[] => [{ kind: 'fill', target: { name }, value }],
    cost: -0.1,
  },
  {
    pattern: '{core} (,|;|and|,_and) {thing} (to|with|on|as|=|:|at|equal_to|set_to|preset_to) {value}',
    means: alsoWith,
    cost: 0.15,
  },
  // "Enter "ada" and the correct password "inkwell""
  {
    pattern:
      '{core} (,|and|,_and) (the|a|an|my|her|his|their) (correct|right|valid|wrong|incorrect|invalid|same|new) {fieldNoun:name} {quotedName:value}',
    means: ({ core, name, value }: { core: Action[] } & FieldPair): Action[] | undefined =>
      /^(?:fill|type)$/.test(core.at(-1)?.kind ?? '')
        ? [...core, { kind: 'fill', target: { name }, value }]
        : undefined,
    cost: -0.1,
  },
  { pattern: '{core} (,|;|and|,_and) {value} (in|into|for|under) {field:thing}', means: alsoIn },
  // "… and "12345" in both password fields", "… and both password fields with "12345""
  {
    pattern:
      '{core} (,|;|and|,_and) ({value} (in|into|for) {things} | {things} (with|to) {quotedName:value})',
    means: (said: Core & { things: Target[]; value: string }) =>
      said.things.every(({ ordinal }) => ordinal !== undefined) ? alsoInEach(said) : undefined,
    cost: -0.3,
  },
  // "… and in both password fields 12345"
  {
    pattern: '{core} (,|;|and|,_and) (in|into|under) {things} {pairValue:value}',
    means: alsoInEach,
  },
  {
    pattern: '{core} (,|;|and|,_and) {value} as {field:thing}',
    means: (said: { core: Action[]; thing: Target; value: string }, span: Span) =>
      isValueAs(said.core, span) && !isVerb(said.value.split(' ')[0] ?? '') ? alsoIn(said) : undefined,
  },
  // "… and again in "Repeat"".
  {
    pattern: '{core} (,|and|,_and) (again|once_more|the_same) (in|into) {field:thing}',
    means: ({ core, thing }: { core: Action[]; thing: Target }) => {
      const last = core.at(-1);
      return last?.kind === 'fill' ? [...core, { ...last, target: thing }] : undefined;
    },
    cost: -0.2,
  },
  { pattern: '{core} (,|;|and|,_and) {thing} {pairValue:value}', means: alsoWith, cost: 0.2 },
  {
    pattern: '{core} (,|;|and|,_and) ({fieldPairs} | {listedPairs})',
    means: ({ core, fieldPairs, listedPairs = [] }: Core & Partial<Pairs>) =>
      fieldPairs || core.at(-1)?.kind === 'fill'
        ? alsoPairs({ core, fieldPairs: fieldPairs ?? listedPairs })
        : undefined,
    cost: 0.2,
  },
];

function alsoInEach({
  core,
  things,
  value,
}: {
  core: Action[];
  things: Target[];
  value: string;
}): Action[] | undefined {
  return core.at(-1)?.kind === 'fill'
    ? [...core, ...things.map((target): Action => ({ kind: 'fill', target, value }))]
    : undefined;
}

/** "Put arrival to 12 May and departure to 15 May": what is left out is what was done before. */
function alsoWith({
  core,
  thing,
  value,
}: {
  core: Action[];
  thing: Target;
  value: string;
}): Action[] | undefined {
  const last = core.at(-1);
  if (GOING.test(thing.name ?? '') || /^(?:I|we|you) /.test(thing.name ?? '')) return undefined;
  if (last?.kind === 'fill') return [...core, { ...last, target: thing, value }];
  if (last?.kind === 'select') return [...core, { kind: 'select', option: value, from: thing }];
  // "The name is no longer "A" and the email "B"": is that so, or isn't it?
  return last?.kind === 'expectContent' && !last.negated
    ? [...core, { ...last, target: thing, text: value }]
    : undefined;
}

/** "Enter "Ada" as "Name" and …": there the value stands first, but not in "set "Name" as "Ada"". */
const isValueAs = (core: readonly Action[], { tokens, from }: Span): boolean => {
  const last = core.at(-1);
  const field = last?.kind === 'fill' ? last.target : last?.kind === 'select' ? last.from : undefined;
  if (field?.name === undefined || FIELD_FIRST.test(tokens[from]?.lower ?? '')) return false;
  const [name = ''] = field.name.split(' ');
  return tokens.some(
    ({ lower }, at) =>
      at >= from &&
      lower === 'as' &&
      tokens.slice(at + 1, at + 3).some(({ text }) => text === field.name || text === name),
  );
};

const FIELD_FIRST = /^(?:set|fill|change|update|edit)$/;

/** "Qty 2, add to cart" */
const GOING = /^(?:add|go|move|scroll|switch|return|drag|back|jump|continue|proceed)$/i;

type Core = { core: Action[] };
type Pairs = Record<'fieldPairs' | 'listedPairs', FieldPair[]>;

/** "The amount is 48.00 and the category Transport". */
function alsoPairs({ core, fieldPairs }: Core & Pick<Pairs, 'fieldPairs'>): Action[] | undefined {
  if (
    !['expectContent', 'fill'].includes(core.at(-1)?.kind ?? '') ||
    fieldPairs.some(({ name }) => isVerb(name) || FINITE.has(name))
  )
    return undefined;
  return fieldPairs.reduce<Action[] | undefined>(
    (all, { name, value }) => all && alsoWith({ core: all, thing: { name }, value }),
    core,
  );
}

/** "Enter 5 in Adults and 2 in Children". */
function alsoIn(said: { core: Action[]; thing: Target; value: string }): Action[] | undefined {
  const { core, thing, value } = said;
  const last = core.at(-1);
  if (last?.kind !== 'fill' && last?.kind !== 'select') return undefined;
  return last.kind === 'fill'
    ? [...core, { kind: 'fill', target: thing, value }]
    : [...core, { kind: 'select', option: value, from: thing }];
}
