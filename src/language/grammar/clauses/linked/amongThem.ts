/** What is named of those that are counted: "4 courses are shown, among them Drum circle and Chamber ensemble". */
import { isExpectation, type Action, type Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import type { Token } from '../../../tokens.js';
import type { Manner } from '../../auxiliaries.js';
import { isPlain, type Counted } from '../../statements/sayOf.js';
import { shows } from '../../statements/values.js';
import { visible } from '../simple.js';
import { place } from '../../things/place.js';

export const AMONG_THEM: readonly Rule[] = [
  // "The list has seven entries, and "Ada" is the first one"
  {
    pattern:
      '{core} (now|again)? (,|and|,_and|;) (that)? {quotedName:name} {be} (now)? the {ordinal} (one|of_them|of_these)? ((,)? with the {plainWord} ({quotedName:text} | {digits:text}))?',
    means: ({ core, name, ordinal, be, text }: Placed, { tokens, from, to }: Span): Action[] | undefined => {
      // "A table with 8 rows, "A" being the first": the rows are those of the table.
      if (tokens.slice(from, to).some(({ lower }) => lower === 'being')) return undefined;
      const [only, more] = core;
      if (more !== undefined || only?.kind !== 'expectCount' || !isEnd(tokens[to]) || !isPlain(be))
        return undefined;
      const which = oneOf(only.things, ordinal);
      return [only, ...[name, text].flatMap((one) => (one === undefined ? [] : [shows(which, one)]))];
    },
    cost: -0.1,
  },
  // "Two rows are shown, both named "Tea", one of 2024-02-14 and one of 2024-01-12"
  {
    pattern: `{core} , one (of|from|on|for|by|dated|in) {detailText:one} (and|,|,_and) (one|another|the_other) (of|from|on|for|by|dated|in)? {detailText:other}`,
    means: ({ core, one, other }: { core: Action[]; one: string; other: string }): Action[] | undefined => {
      const [count, each] = core;
      if (core.length !== 2 || !isOfTwo(count) || each?.kind !== 'expectContent' || each.negated)
        return undefined;
      const { each: _, ...any } = each.target;
      return [...core, ...[one, other].map((name) => shows({ ...any, name }, each.text))];
    },
    cost: -0.3,
  },
  // "There are six entries and no "a.txt" among them"
  {
    pattern: '{core} (,|and|but|,_and|,_but) (no|not) {quotedName:name} (among_them|among_those)',
    means: ({ core, name }: { core: Action[]; name: string }): Action[] | undefined => {
      const [only, more] = core;
      if (more !== undefined || only?.kind !== 'expectCount' || only.count === 0) return undefined;
      const { within } = only.things;
      return [only, visible({ name, ...(within && { within }) }, true)];
    },
    cost: -0.3,
  },
  // ""a.txt" vanishes from the list, which has six entries left"
  {
    pattern:
      '{core} , which (now|then)? (has|shows|contains|lists) (only|just)? {amount} {counted:things} (left|remaining|now)?',
    means: ({ core, amount, things }: Counting): Action[] | undefined => {
      const last = core.at(-1);
      const within = last?.kind === 'expectVisible' ? last.target.within : undefined;
      return within && LISTS.has(within.role ?? '')
        ? [...core, { kind: 'expectCount', things: { ...things, within }, ...amount }]
        : undefined;
    },
    cost: -0.4,
  },
  // "4 courses are shown, among them Drum circle and Chamber ensemble"
  {
    pattern: '{core} , (including|among_them|amongst_them) {name:one} and {name:other}',
    means: ({ core, one, other }: { core: Action[]; one: string; other: string }): Action[] | undefined =>
      core.length === 1 && core[0]?.kind === 'expectCount' && !/ and /.test(one + other)
        ? [...core, ...[one, other].map((name) => visible({ name }))]
        : undefined,
    cost: -0.6,
  },
  {
    pattern: '{core} (,)? (\\()? (incl|including|among_them|amongst_them|one_of_them) (.)? {things} (\\))?',
    means: ({ core, things }: { core: Action[]; things: Target[] }): Action[] | undefined => {
      const [only] = core;
      if (only === undefined || core.length > 1 || !isExpectation(only)) return undefined;
      const within = only.kind === 'expectCount' ? only.things.within : undefined;
      return [only, ...things.map((thing) => visible((within && place(thing, { within })) ?? thing))];
    },
    cost: 0.05,
  },
];

interface Counting {
  core: Action[];
  amount: Counted;
  things: Target;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'tree', 'menu']);

interface Placed {
  core: Action[];
  name: string;
  ordinal: number | 'last';
  be: Manner;
  text?: string;
}

const isOfTwo = (action: Action | undefined): boolean =>
  action?.kind === 'expectCount' && action.comparison === 'exactly' && action.count === 2;

const isEnd = (token: Token | undefined): boolean => token === undefined || token.text === '.';

/** One of those that were counted: what the page has a word of its own for is an item of its list. */
const oneOf = ({ name, role, ...where }: Target, ordinal: number | 'last'): Target =>
  role === 'thing'
    ? { within: { role: 'list' }, ...where, role: 'item', ordinal }
    : { ...where, ...(role && { role }), ...(name !== undefined && { name }), ordinal };
