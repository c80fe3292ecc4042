/** Finds the ways in which the parts of a pattern stand at a place. */
import type { Captures, Chart } from './chart.js';
import type { Part } from './pattern.js';
import type { Token } from './tokens.js';

export interface Place {
  at: number;
  cost: number;
  parts: Caught | undefined;
}

/** What slots have given so far, the last one first. */
export interface Caught {
  name: string;
  value: unknown;
  before: Caught | undefined;
}

export function capturesOf(caught: Caught | undefined): Captures {
  const all: Caught[] = [];
  for (let one = caught; one !== undefined; one = one.before) all.push(one);
  const captures: Record<string, unknown> = {};
  for (let index = all.length - 1; index >= 0; index--) {
    const one = all[index];
    if (one !== undefined) captures[one.name] = one.value;
  }
  return captures;
}

/** Goes on with every way in which a part can stand there. */
export function match(part: Part, chart: Chart, place: Place, go: (place: Place) => void): void {
  switch (part.is) {
    case 'words':
      matchWords(part.byFirst, chart, place, go);
      return;
    case 'slot':
      for (const { end, cost, value } of chart.read(part.category, place.at)) {
        const parts = { name: part.name, value, before: place.parts };
        go({ at: end, cost: place.cost + cost, parts });
      }
      return;
    case 'all':
      matchAll(part.parts, chart, place, go);
      return;
    case 'any':
      for (const one of part.parts) match(one, chart, place, go);
      return;
    case 'maybe':
      match(part.part, chart, place, go);
      go(place);
  }
}

function matchWords(
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>,
  { tokens }: Chart,
  { at, cost, parts }: Place,
  go: (place: Place) => void,
): void {
  const first = tokens[at];
  if (first === undefined || first.type === 'quoted') return;
  for (const words of byFirst.get(first.lower) ?? []) {
    if (stands(words, tokens, at)) go({ at: at + words.length, cost, parts });
  }
}

function matchAll(parts: readonly Part[], chart: Chart, place: Place, go: (place: Place) => void): void {
  const goOn = (from: number, here: Place): void => {
    const part = parts[from];
    if (part === undefined) go(here);
    else match(part, chart, here, (next) => goOn(from + 1, next));
  };
  goOn(0, place);
}

/** Of what begins with the right word. */
function stands(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let index = 1; index < words.length; index++) {
    const token = tokens[at + index];
    if (token === undefined || token.type === 'quoted' || token.lower !== words[index]) return false;
  }
  return true;
}
