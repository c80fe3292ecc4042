/** The names of what was counted: "two rows are left, Ann and Bob", "three messages in red: A, B and C". */
import type { Rule, Span } from '../../../chart.js';
import type { Action, Expectation } from '../../../../meaning/meaning.js';
import { goesOn } from '../../neighbours.js';
import { visible } from '../simple.js';

type Tail = (actions: Action[]) => Action[] | undefined;

/** Kinds that are called by what is written on them. */
const LABELLED: ReadonlySet<string> = new Set(
  'button,link,tab,checkbox,radio button,option,menu item,field,heading,column'.split(','),
);

/** Each of what is counted is named. */
const ofCounted =
  (names: readonly string[]): Tail =>
  (actions) => {
    const last = actions.at(-1);
    const isWhole =
      last?.kind === 'expectCount' && last.comparison === 'exactly' && last.count === names.length;
    if (!isWhole) return undefined;
    const { role } = last.things;
    const kind = LABELLED.has(role ?? '') && role !== undefined ? { role } : {};
    return [...actions, ...names.map((name) => visible({ name, ...kind }))];
  };

export const OF_COUNTED: readonly Rule[] = [
  // "Two rows are left, Ann and Bob", "…, one for Ann and one for Bob".
  {
    pattern: '(,|:) (namely)? {names}',
    means: ({ names }: { names: string[] }): Tail => ofCounted(names),
    cost: -0.1,
  },
  // "One product is found: Head Torch 500 at £34.00"
  {
    pattern: '(,|:) (namely)? {shownName:name} ((at|for) {money})?',
    means: ({ name, money }: { name: string; money?: string }): Tail | undefined => {
      if (/ and /.test(name)) return undefined;
      const seen = ofCounted([name]);
      return (actions) => {
        const all = seen(actions);
        return all && money !== undefined ? [...all, { kind: 'expectTogether', words: [name, money] }] : all;
      };
    },
    cost: -0.3,
  },
  // "Three messages in red: A, B and C".
  {
    pattern: 'in {colour} (:|,) {names}',
    means: ({ colour, names }: { colour: string; names: string[] }, span: Span): Tail | undefined => {
      if (goesOn(span)) return undefined;
      const named = ofCounted(names);
      const looks = names.map((name): Expectation => ({
        ...{ kind: 'expectLook', target: { name }, look: { look: 'colour', colour }, negated: false },
      }));
      return (actions) => {
        const all = named(actions);
        return all && [...all, ...looks];
      };
    },
    cost: -0.1,
  },
  {
    pattern:
      '(,|:) one (for|with|from|by|of|called|to|says|saying|shows) {name} (and|,|,_and) (one|another|the_other|the_other_one) (for|with|from|by|of|called|to|says|saying|shows)? {name:other}',
    means: ({ name, other }: { name: string; other: string }): Tail => ofCounted([name, other]),
    cost: -0.4,
  },
];
