/** What is searched for and filtered, and what is written where one is already. */
import type { SaidTarget } from '../../grammar/things/place.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { VerbEntry } from './VerbEntry.js';

/** "Give in there the value 4711": what was named last is a field. */
const ofThat = ({ value }: { value: string }): Action => ({
  kind: 'fill',
  target: { ref: 'it', role: 'field' } as SaidTarget,
  value,
});

/** "In the table": there is a field for it. */
function searched(value: string, target: Target = { role: 'search field' }): Action[] {
  const { role, name, ordinal, within, beside } = target;
  const isLone = [name, ordinal, within, beside].every((part) => part === undefined);
  const isTable = isLone && /^(?:table|list)$/.test(role ?? '');
  return [
    { kind: 'fill', target: isTable ? { role: 'search field' } : target, value },
    { kind: 'press', key: 'Enter' },
  ];
}

/** The search field that was written into, where one was. */
const SEARCHED_IN: SaidTarget = { role: 'search field', isKnown: true };
const SEARCH_TEXT = '(the|my|its)? search (text | query | phrase | string)';

export const SEARCHING: readonly VerbEntry[] = [
  {
    verbs: 'change, alter, edit, update, replace, overwrite|overwrote|overwritten',
    ways: [
      [
        `${SEARCH_TEXT} (with|by|to|into) {value}`,
        ({ value }: { value: string }) => ({ kind: 'fill', target: SEARCHED_IN, value }),
        -0.3,
      ],
    ],
  },
  {
    verbs: 'search',
    ways: [
      // "Search the catalogue for "Emma""
      [
        '(through)? (the|my|our|all|all_the) {ownNouns} for ({properValue:value} | {oneWord:value})',
        ({ value }: { value: string }): Action[] => searched(value),
        0.1,
      ],
    ],
  },
  {
    verbs: 'search, look up',
    ways: [['{properValue:value}', ({ value }: { value: string }): Action[] => searched(value), 0.1]],
  },
  {
    verbs: 'search, look, query',
    ways: [
      // "Search for "dress" on the Products page": there is its search field.
      [
        '(for)? (the_term|the_text|the_word|the_name)? {value} on (the|our) ({properSpan} | {quotedName} | (home|start|search|main|landing)) (page|screen)',
        ({ value }: { value: string }): Action[] => searched(value),
        -0.9,
      ],
      [
        '(for|by|after) (item_number|order_number|the_term|the_text|the_word|the_words|the_name|the_number)? {value} ((in|using|with|by|on|via) {thing})?',
        ({ value, thing }: { value: string; thing?: Target }): Action[] => searched(value, thing),
        0.1,
      ],
    ],
  },
  {
    verbs: 'effectuate, do|did|done, make|made, perform, run|ran, carry out, launch, realize, realise, start',
    ways: [
      [
        '(a|the|one)? (search|research|query|lookup) (with|for|on|of) (the)? (word|words|term|terms|text|name)? {value} ((in|using|with|by|on|via) {thing})?',
        ({ value, thing }: { value: string; thing?: Target }): Action[] => searched(value, thing),
      ],
    ],
  },
  {
    verbs:
      'type, type in, enter, write|wrote|written, put|put, put in, give|gave|given, give in, key in, insert, input|input, fill in',
    ways: [
      [
        '(there|in_there|in_it|into_it|here) (the value | the text | the number | the words | a)? {value}',
        ofThat,
      ],
      ['{value} (there|in_there|in_it|into_it|here|instead|in_its_place|in_place_of_it)', ofThat],
    ],
  },
  {
    verbs: 'filter, narrow, narrow down, limit, restrict',
    ways: [
      [
        '(the)? (results|list|table|items|entries|page)? (down)? (on|by|for|to) (the)? {noun}? {name}',
        ({ name }: { name: string }) => ({ kind: 'click', target: { name } }),
        0.3,
      ],
    ],
  },
];
