/** The parts of a pattern become what finds the ways in which they stand at a place. */
import { numberOf } from './categories.js';
import type { Captures, Chart, Node } from './chart.js';
import type { Part } from './pattern.js';
import type { Token } from './tokens.js';

/** Goes on with every way in which something can stand there; the parts before it cost and have caught so much. */
export type Match = (search: Search, at: number, cost: number, caught: Caught | undefined) => void;

/** What is sought from a token on. */
export interface Search {
  chart: Chart;
  from: number;
  found: Node[];
}

/** What slots have given so far, the last one first. */
export interface Caught {
  name: string;
  value: unknown;
  before: Caught | undefined;
}

export const capturesOf = (caught: Caught | undefined): Captures => filled({}, caught);

function filled(captures: Record<string, unknown>, caught: Caught | undefined): Record<string, unknown> {
  if (caught === undefined) return captures;
  filled(captures, caught.before)[caught.name] = caught.value;
  return captures;
}

/** @param next what stands behind it */
export function matchOf(part: Part, next: Match): Match {
  switch (part.is) {
    case 'words':
      return matchWords(part.byFirst, next);
    case 'slot':
      return matchSlot(numberOf(part.category), part.name, next);
    case 'all':
      return part.parts.reduceRight((rest, one) => matchOf(one, rest), next);
    case 'any': {
      const ways = part.parts.map((one) => matchOf(one, next));
      return (search, at, cost, caught) => {
        for (const way of ways) way(search, at, cost, caught);
      };
    }
    case 'maybe': {
      const way = matchOf(part.part, next);
      return (search, at, cost, caught) => {
        way(search, at, cost, caught);
        next(search, at, cost, caught);
      };
    }
  }
}

const matchSlot =
  (category: number, name: string, next: Match): Match =>
  (search, at, cost, before) => {
    for (const node of search.chart.readNumbered(category, at)) {
      next(search, node.end, cost + node.cost, { name, value: node.value, before });
    }
  };

const matchWords =
  (byFirst: ReadonlyMap<string, readonly (readonly string[])[]>, next: Match): Match =>
  (search, at, cost, caught) => {
    const { tokens } = search.chart;
    const first = tokens[at];
    if (first === undefined || first.type === 'quoted') return;
    const begun = byFirst.get(first.lower);
    if (begun === undefined) return;
    for (const words of begun) {
      if (stands(words, tokens, at)) next(search, at + words.length, cost, caught);
    }
  };

/** Of what begins with the right word. */
function stands(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let index = 1; index < words.length; index++) {
    const token = tokens[at + index];
    if (token === undefined || token.type === 'quoted' || token.lower !== words[index]) return false;
  }
  return true;
}
