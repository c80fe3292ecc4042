/**
 * A chart parser for rules that are data. A category has rules; a rule is a pattern and what it means. All that a
 * category can be from one token on is worked out once, cheapest first, and remembered.
 */
import { capturesOf, match } from './match.js';
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
export type Reader = (chart: Chart, at: number) => readonly Node[];

export type Grammar = ReadonlyMap<string, Reader>;

export class Chart {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  /** What lies outside of the step and decides how it is read. */
  readonly context: unknown;
  readonly #known = new Map<string, (readonly Node[] | undefined)[]>();
  /** The token up to which it could be read at all: where a reading broke off. */
  furthest = 0;

  constructor(tokens: readonly Token[], grammar: Grammar, context: unknown) {
    this.tokens = tokens;
    this.grammar = grammar;
    this.context = context;
  }

  read(category: string, at: number): readonly Node[] {
    let known = this.#known.get(category);
    if (known === undefined) this.#known.set(category, (known = []));
    const before = known[at];
    if (before !== undefined) return before;
    // What begins with itself is nothing.
    known[at] = NOTHING;
    const reader = this.grammar.get(category);
    if (reader === undefined) throw new Error(`The grammar has no category "${category}".`);
    const nodes = cheapest(reader(this, at));
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
  const sorted = [...nodes].sort((one, other) => one.end - other.end || one.cost - other.cost);
  const kept: Node[] = [];
  let meanings: string[] = [];
  for (const node of sorted) {
    if (kept.at(-1)?.end !== node.end) meanings = [];
    if (meanings.length >= READINGS_KEPT) continue;
    const meaning = JSON.stringify(node.value);
    if (meanings.includes(meaning)) continue;
    meanings.push(meaning);
    kept.push(node);
  }
  return kept;
}

/** Rules, by category, as what reads them. */
export function compileRules(rules: readonly Rule[]): Reader {
  const compiled = rules.map(compileRule);
  const always = compiled.filter(({ first }) => first === undefined);
  const byFirst = new Map<string, Compiled[]>();
  for (const rule of compiled) {
    for (const word of rule.first ?? []) {
      const before = byFirst.get(word);
      if (before === undefined) byFirst.set(word, [rule]);
      else before.push(rule);
    }
  }
  return (chart, at) => {
    const found: Node[] = [];
    const first = chart.tokens[at];
    if (first !== undefined) for (const rule of byFirst.get(first.lower) ?? []) rule.read(chart, at, found);
    for (const rule of always) rule.read(chart, at, found);
    return found;
  };
}

interface Compiled {
  /** The words that it can begin with, where these are known. */
  first: ReadonlySet<string> | undefined;
  read: (chart: Chart, at: number, found: Node[]) => void;
}

function compileRule({ pattern, cost = 0, means }: Rule): Compiled {
  const part = parsePattern(pattern);
  const build = means as ((parts: Captures, at: Span) => unknown) | undefined;
  return {
    first: firstWords(part),
    read: (chart, at, found) => {
      match(part, chart, { at, cost, parts: undefined }, ({ at: end, cost: total, parts }) => {
        const value = build
          ? build(capturesOf(parts), { tokens: chart.tokens, from: at, to: end })
          : parts?.value;
        if (value !== undefined) found.push({ end, cost: total, value });
      });
    },
  };
}
