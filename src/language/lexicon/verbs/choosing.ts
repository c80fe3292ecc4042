/* oxlint-disable max-lines -- one table */
/** What is chosen. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { chosen, ofField } from './fields.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

/** What is narrowed down is no list that one chooses from. */
const NARROWED = /^(?:item|row|(?:.* )?(?:list|table|results) down)$/;

const ALL_TEXT =
  'the_whole_text|the_entire_text|the_complete_text|the_full_text|all_the_text|all_of_the_text|all_text';
const SELECT_ALL: Action = { kind: 'press', key: 'Control+a' };

export const CHOOSING: readonly VerbEntry[] = [
  {
    verbs:
      'choose|chose|chosen, select, pick, pick out, opt for, go for|went for, take|took|taken, pick up, settle on',
    ways: [
      [
        '(the option | the options | the value | the entry)? {options!} (from|in|out_of|on|under|for|at|among|between_the_options_of|between_the_options_in) {from}',
        select,
        -0.05,
      ],
      // "Choose "A" in the first list and "B" in the second"
      [
        '{quotedName:option} (in|from) the {ordinal} {kind} (and|,|,_and) {quotedName:other} (in|from) the {ordinal:next} ({kind:more} | one)?',
        ({ option, other, ordinal, next, kind: { kind }, more }: Ordered) =>
          isChoice({ role: kind }) && (more === undefined || more.kind === kind)
            ? [
                { kind: 'select', option, from: { role: 'drop-down', ordinal } },
                { kind: 'select', option: other, from: { role: 'drop-down', ordinal: next } },
              ]
            : undefined,
        -0.3,
      ],
      ['the (date|time|colour|color) {value} (in|for|as|on) {field}', 'fill target:field value:value', -0.3],
      ['{properOptions:options} as {from}', select],
      ['{plainFrom:from} (as|=|:) {options}', select],
      ['for {from} {options}', select],
      ['(also|additionally)? (a|the|as)? {fieldNoun} {properSpan:option}', ofField, -0.1],
      [
        '{pairName:name} {pairValue:option} (from|in|on) (the|its|that) {listLike}',
        ({ name, option }: { name: string; option: string }) => ({ kind: 'select', option, from: { name } }),
        -0.2,
      ],
      ['(in|from|for|under|as) {from} (the (option|value|entry))? {options}', select],
      [
        '{dated} as {field}',
        ({ dated, field }: { dated: string; field: Target }) => ({
          kind: 'fill',
          target: { ...field, role: field.role ?? 'field' },
          value: dated,
        }),
        -0.3,
      ],
      [
        '{value} (with|using|on) {thing}',
        ({ value, thing }: Thing & { value: string }) =>
          thing.role === 'slider' || thing.role === 'number field'
            ? { kind: 'fill', target: thing, value }
            : undefined,
        -0.2,
      ],
      ['{chosenPairs}', chosen, -0.3],
      ['{choices}', 'click target.name:choices', 0.3],
      ['(the)? {tickable!}', 'check target:tickable', -0.1],
      ['(the)? {tickables}', 'check target:tickables', -0.1],
      ['nothing|none|no_option', 'pass', -0.5],
      ['{name} (with|using) the radio_buttons', 'check target.name:name target.role:=radio_button', -0.9],
      ['(the|an|one_of_the)? ({optionNoun})? (at)? {things!}', 'click target:things times:times', 0.05],
      ['(all)? (the)? (whole|entire|full)? text (of|in) {thing}', 'selectText target:thing', -0.3],
      // Where the cursor is.
      [`(${ALL_TEXT})`, () => [SELECT_ALL], -0.6],
      [
        `(${ALL_TEXT}) (and|then|and_then) ((replace|overwrite) (it)? (with|by) | (type|write|enter)) {value}`,
        ({ value }: { value: string }): Action[] => [SELECT_ALL, { kind: 'type', text: value }],
        -0.9,
      ],
      [
        `(${ALL_TEXT}) (and|then|and_then) (delete|remove|clear|erase) it`,
        (): Action[] => [SELECT_ALL, { kind: 'press', key: 'Delete' }],
        -0.9,
      ],
    ],
  },
  {
    verbs: 'invite, assign, nominate, add, choose|chose|chosen, select, pick, find|found',
    ways: [
      [
        '{options!} (via|using|through|with|by_means_of) {from}',
        ({ options, from }: { options: string[]; from: Target }) =>
          isChoice(from) ? select({ options, from }) : undefined,
        -0.1,
      ],
    ],
  },
  {
    verbs: 'limit, restrict, filter, narrow, narrow down, set|set, change, switch, turn, alter',
    ways: [
      [
        '{from!} (to|on|by|as) {options}',
        ({ options, from }: { options: string[]; from: Target }) =>
          isChoice(from) ? select({ options, from }) : undefined,
        -0.05,
      ],
      ['{from!} from {value:old} to {options}', select, 0.6],
      [
        '{from!} from {quotedName:old} to {quotedName:option}',
        // From one number or day to another is a range.
        ({ old, option, from }: { old: string; option: string; from: Target }) =>
          from.within === undefined || /\d/.test(old) ? undefined : select({ options: [option], from }),
        -0.9,
      ],
    ],
  },
  {
    verbs: 'filter',
    ways: [
      // "Filter "Space" by "HR""
      [
        '{quotedName:name} by {quotedName:option}',
        ({ name, option }: { name: string; option: string }): Action => ({
          ...{ kind: 'select', option, from: { name } },
        }),
        -0.6,
      ],
      [
        '(the (list | table | results | items))? (by|on|for)? {shownName:name} (:|=|is) {shownName:option}',
        'select option:option from.name:name',
        -0.6,
      ],
    ],
  },
  // "Set the filter Status to Open and Priority to High"
  {
    verbs: 'set|set, change',
    ways: [
      [
        '(the)? (filter|filters) (for)? {written:name} to {written:option} ((and|,|,_and) {written:next} to {written:other})?',
        ({ name, option, next, other }: Filters): Action[] =>
          [
            select({ options: [option], from: { name } }),
            next === undefined || other === undefined
              ? []
              : select({ options: [other], from: { name: next } }),
          ].flat(),
        -0.6,
      ],
    ],
  },
  // "Select the role "Editor" for "Ben""
  {
    verbs: 'choose|chose|chosen, select, pick, set|set',
    ways: [
      [
        '(the)? {detailNoun:name} {quotedName:option} (for|of) {thing:within}',
        ({ name, option, within }: { name: string; option: string; within: Target }) =>
          within.name === undefined ? undefined : { kind: 'select', option, from: { name, within } },
        -0.5,
      ],
      [
        '(the|a)? (time_zone|timezone) {quotedName:option}',
        'select option:option from.name:=time_zone',
        -0.5,
      ],
    ],
  },
  // "Filter the tickets by the statuses Open and Waiting"
  {
    verbs: 'filter',
    ways: [
      [
        '((the|all)? ({nounOfMany} | list | table | results | items | board | page | view))? by (the)? ({facets} | {detailNoun}) {properOptions:options} (and (the)? {detailNoun:second} {properOptions:others})?',
        byFacet,
        -0.3,
      ],
    ],
  },
  {
    verbs: 'limit, restrict, narrow, narrow down',
    ways: [
      [
        '{from!} (to|on|by) {properOptions:options}',
        (said: { options: string[]; from: Target }) =>
          NARROWED.test(said.from.name ?? said.from.role ?? '') ? undefined : select(said),
      ],
    ],
  },
  {
    verbs: 'deselect, unselect',
    ways: [
      ['{options} (in|from) {from}', 'deselect options:options from:from'],
      ['(the)? {tickable!}', 'uncheck target:tickable', -0.1],
      ['{things!}', 'uncheck target:things', 0.1],
    ],
  },
  {
    verbs: 'switch',
    ways: [
      [
        '(the)? (view|display|layout|view_mode|display_mode) to (the)? ({quotedName:name} | {properSpan:name}) (view)?',
        'click target.name:name',
        0.1,
      ],
      [
        '(the)? {noun:name} (back)? to {quotedName:value}',
        ({ name, value }: { name: string; value: string }) =>
          /^(?:tab|page|window|view|display|layout|focus)$/.test(name)
            ? undefined
            : { kind: 'fill', target: { name }, value },
        0.1,
      ],
    ],
  },
];

/** "Red, Green and Blue": the last two are two where the others are of one word, too. */
const eachOf = (options: readonly string[]): string[] =>
  options.length > 1 && options.slice(0, -1).every((option) => /^\S+$/.test(option))
    ? options.flatMap((option) => /^(\p{Lu}\S*) and (\p{Lu}\S*)$/u.exec(option)?.slice(1) ?? [option])
    : [...options];

function select({ options: said, from }: { options: string[]; from: Target }): Action | Action[] {
  const options = eachOf(said);
  if (isPlaceOfThings(from)) {
    return options.map((name) => ({ kind: 'click', target: { name, within: from } }));
  }
  const [option = ''] = options;
  if (from.role === 'field' && /\d{4}/.test(option)) return { kind: 'fill', target: from, value: option };
  return options.length === 1 ? { kind: 'select', option, from } : { kind: 'selectSeveral', options, from };
}

/** "By status Open and priority High" names no one option, and "by the statuses Open" more than one. */
function byFacet({ facets, detailNoun: name = facets ?? '', options, second, others = [] }: Facets) {
  const isUnclear =
    [...options, ...others].some((option) => / and /.test(option)) ||
    (facets !== undefined && options.length < 2);
  if (isUnclear) return undefined;
  const more = second === undefined ? [] : [select({ options: others, from: { name: second } })].flat();
  return [select({ options, from: { name } }), ...more].flat();
}

interface Ordered {
  option: string;
  other: string;
  ordinal: number | 'last';
  next: number | 'last';
  kind: KindSaid;
  more?: KindSaid;
}

interface Filters {
  name: string;
  option: string;
  next?: string;
  other?: string;
}

interface Facets {
  facets?: string;
  detailNoun?: string;
  options: string[];
  second?: string;
  others?: string[];
}

const isPlaceOfThings = ({ role, name }: Target): boolean =>
  (role === undefined && /^(?:actions|tools|results|suggestions)$/.test(name ?? '')) ||
  (role === 'menu' && name === undefined) ||
  PLACES.has(role ?? '');
const PLACES: ReadonlySet<string> = new Set([
  ...(['navigation', 'toolbar', 'header', 'footer', 'sidebar', 'section', 'table'] as const),
  ...(['dialog', 'form', 'page', 'tree', 'main area', 'group'] as const),
]);
const isChoice = ({ role }: Target): boolean =>
  role === 'drop-down' || role === 'combo box' || role === 'list' || role === 'list box';
