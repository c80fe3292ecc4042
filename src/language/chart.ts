/**
 * A chart parser for rules that are data. A category has rules; a rule is a pattern and what it means. All that a
 * category can be from one token on is worked out once, cheapest first, and remembered.
 */
import { nameOf, numberOf } from './categories.js';
import { capturesOf, matchOf, type Match, type Search } from './match.js';
import { needsOf, setOf, lastOfSets, type Needs } from './needs.js';
import { firstWords, parsePattern } from './pattern.js';
import type { Token } from './tokens.js';

export interface Node {
  /** The token that it ends before. */
  end: number;
  cost: number;
  value: unknown;
}

export type Captures = Readonly<Record<string, unknown>>;

export interface Rule {
  pattern: string;
  /** @default 0 */
  cost?: number;
  /** What it means; undefined where it means nothing. Absent: what its last part means. */
  means?: (parts: never, at: Span) => unknown;
}

export interface Span {
  tokens: readonly Token[];
  from: number;
  to: number;
}

/** What a category can be from a token on. */
export interface Reader {
  (chart: Chart, at: number): readonly Node[];
  /** Whether it can stand anywhere in a step; absent where its words don't tell. */
  canStand?: (chart: Chart) => boolean;
}

/** The readers of all categories, by their numbers. */
export type Grammar = readonly (Reader | undefined)[];

export function grammarOf(readers: Readonly<Record<string, Reader>>): Grammar {
  const grammar: (Reader | undefined)[] = [];
  for (const [category, reader] of Object.entries(readers)) grammar[numberOf(category)] = reader;
  return grammar;
}

interface ChartOptions {
  context: unknown;
  isHasty: boolean;
}

export class Chart {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  /** What lies outside of the step and decides how it is read. */
  readonly context: unknown;
  /** By the number of a category and the token. */
  readonly #known: (readonly Node[] | undefined)[][] = [];
  /** Whether a category can stand anywhere in it, by its number. */
  readonly #canStand: (boolean | undefined)[] = [];
  /** Of the rules that don't say how they begin, those that may stand in it, by the number of their list. */
  readonly #possible: (readonly Compiled[] | undefined)[] = [];
  /** Where the last word of each set of words stands, by their numbers; undefined where every rule is tried. */
  readonly #last: Int16Array | undefined;
  /** The token up to which it could be read at all: where a reading broke off. */
  furthest = 0;

  /** @param isHasty whether rules are left out that can't stand there: then it isn't known how far it could be read */
  constructor(tokens: readonly Token[], grammar: Grammar, { context, isHasty }: ChartOptions) {
    this.tokens = tokens;
    this.grammar = grammar;
    this.context = context;
    this.#last = isHasty ? lastOfSets(tokens) : undefined;
  }

  /** Whether it has a word of a set. */
  hasOneOf(set: number): boolean {
    return this.#last === undefined || (this.#last[set] as number) >= 0;
  }

  /** Those that don't say how they begin and may stand in it, as far as its words tell. */
  possible({ number, anyStart, byNeeded, needless }: RuleList): readonly Compiled[] {
    if (this.#last === undefined) return anyStart;
    const known = this.#possible[number];
    if (known !== undefined) return known;
    const some = new Set<Compiled>();
    for (const { lower } of this.tokens) for (const rule of byNeeded.get(lower) ?? []) some.add(rule);
    const possible = [...some, ...needless].filter(({ needs }) => this.meets(needs, 0));
    // The order decides between readings that cost the same.
    if (some.size > 0) possible.sort((one, other) => one.order - other.order);
    return (this.#possible[number] = possible);
  }

  /** Whether what a rule needs is there from a token on, as far as the words of the step tell. */
  meets({ words, categories }: Needs, at: number): boolean {
    const last = this.#last;
    if (last === undefined) return true;
    for (const set of words) if ((last[set] as number) < at) return false;
    for (const category of categories) if (!this.canStand(category)) return false;
    return true;
  }

  /** As far as the words of the step tell. */
  canStand(category: number): boolean {
    if (this.#last === undefined) return true;
    const known = this.#canStand[category];
    if (known !== undefined) return known;
    // While it is found out it may.
    this.#canStand[category] = true;
    const can = this.#reader(category).canStand?.(this) ?? true;
    this.#canStand[category] = can;
    return can;
  }

  #reader(category: number): Reader {
    const reader = this.grammar[category];
    if (reader === undefined) throw new Error(`The grammar has no category "${nameOf(category)}".`);
    return reader;
  }

  read(category: string, at: number): readonly Node[] {
    return this.readNumbered(numberOf(category), at);
  }

  readNumbered(category: number, at: number): readonly Node[] {
    const known = (this.#known[category] ??= []);
    const before = known[at];
    if (before !== undefined) return before;
    // What begins with itself is nothing.
    known[at] = NOTHING;
    if (!this.canStand(category)) return NOTHING;
    const nodes = cheapest(this.#reader(category)(this, at));
    for (const { end } of nodes) if (end > this.furthest) this.furthest = end;
    known[at] = nodes;
    return nodes;
  }
}

const NOTHING: readonly Node[] = [];
/** More readings of the same words than these are not looked at. */
const READINGS_KEPT = 5;

/** Of the same words each meaning once, and few. */
function cheapest(nodes: readonly Node[]): readonly Node[] {
  if (nodes.length < 2) return nodes;
  const sorted = nodes.toSorted((one, other) => one.end - other.end || one.cost - other.cost);
  const kept: Node[] = [];
  for (let from = 0, to = 1; from < sorted.length; from = to++) {
    while (sorted[to]?.end === sorted[from]?.end) to++;
    keepMeanings(sorted, from, to, kept);
  }
  return kept;
}

function keepMeanings(sorted: readonly Node[], from: number, to: number, kept: Node[]): void {
  const meanings: string[] = [];
  for (let index = from; index < to && meanings.length < READINGS_KEPT; index++) {
    const node = sorted[index] as Node;
    const meaning = to - from === 1 ? '' : JSON.stringify(node.value);
    if (meanings.includes(meaning)) continue;
    meanings.push(meaning);
    kept.push(node);
  }
}

/** Rules, by category, as what reads them. */
export function compileRules(rules: readonly Rule[]): Reader {
  const list = listOf(rules.map(compileRule));
  const read: Reader = (chart, at) => {
    const search: Search = { chart, from: at, found: [] };
    // Of what costs the same, those go first that say by which words they begin.
    const begun = list.byFirst.get(chart.tokens[at]?.lower ?? '');
    if (begun !== undefined) tryRules(begun, search);
    tryRules(chart.possible(list), search);
    return search.found;
  };
  read.canStand = (chart) =>
    chart.possible(list).length > 0 ||
    chart.tokens.some(({ lower }, at) =>
      list.byFirst.get(lower)?.some(({ needs }) => chart.meets(needs, at)),
    );
  return read;
}

function tryRules(rules: readonly Compiled[], search: Search): void {
  const { chart, from } = search;
  for (const { needs, match, cost } of rules) {
    if (chart.meets(needs, from)) match(search, from, cost, undefined);
  }
}

/** Rules of one category. */
interface RuleList {
  /** Charts know by it which of them may stand. */
  number: number;
  /** By each word that they can begin with. */
  byFirst: ReadonlyMap<string, readonly Compiled[]>;
  /** Those that don't say how they begin. */
  anyStart: readonly Compiled[];
  /** Of these, by each of the words of which they need one, those that need any. */
  byNeeded: ReadonlyMap<string, readonly Compiled[]>;
  needless: readonly Compiled[];
}

let lists = 0;

function listOf(rules: readonly Compiled[]): RuleList {
  const anyStart = rules.filter(({ first }) => first === undefined);
  return {
    number: lists++,
    byFirst: byWord(rules, ({ first }) => first),
    anyStart,
    byNeeded: byWord(anyStart, ({ needs }) => needs.rarest),
    needless: anyStart.filter(({ needs }) => needs.rarest === undefined),
  };
}

function byWord(
  rules: readonly Compiled[],
  wordsOf: (rule: Compiled) => ReadonlySet<string> | undefined,
): Map<string, Compiled[]> {
  const map = new Map<string, Compiled[]>();
  for (const rule of rules) {
    for (const word of wordsOf(rule) ?? []) {
      const before = map.get(word);
      if (before === undefined) map.set(word, [rule]);
      else before.push(rule);
    }
  }
  return map;
}

/** What begins with one of these words, and is nothing without. */
export function amongWords(words: Iterable<string>, among: Reader): Reader {
  const set = setOf(new Set(words));
  const read: Reader = (chart, at) => among(chart, at);
  read.canStand = (chart) => chart.hasOneOf(set);
  return read;
}

/** A rule as it is tried. */
interface Compiled {
  /** The words that it can begin with, where these are known. */
  first: ReadonlySet<string> | undefined;
  needs: Needs;
  match: Match;
  cost: number;
  /** Its place among the rules of its category. */
  order: number;
}

function compileRule({ pattern, cost = 0, means }: Rule, order: number): Compiled {
  const part = parsePattern(pattern);
  const build = means as ((parts: Captures, at: Span) => unknown) | undefined;
  const match = matchOf(part, ({ chart: { tokens }, from, found }, to, total, caught) => {
    const value = build ? build(capturesOf(caught), { tokens, from, to }) : caught?.value;
    if (value !== undefined) found.push({ end: to, cost: total, value });
  });
  return { first: firstWords(part), needs: needsOf(part), match, cost, order };
}
