/** Finds the ways in which the parts of a pattern stand at a place. */
import type { Captures, Chart } from './chart.js';
import type { Part } from './pattern.js';
import type { Token } from './tokens.js';

export interface Place {
  at: number;
  cost: number;
  parts: Captures;
}

/** Goes on with every way in which a part can stand there. */
export function match(part: Part, chart: Chart, place: Place, go: (place: Place) => void): void {
  switch (part.is) {
    case 'words':
      for (const words of part.words) {
        if (stands(words, chart.tokens, place.at)) go({ ...place, at: place.at + words.length });
      }
      return;
    case 'slot':
      for (const { end, cost, value } of chart.read(part.category, place.at)) {
        go({ at: end, cost: place.cost + cost, parts: { ...place.parts, [part.name]: value } });
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

/** @param parts those that are still to come */
function matchAll(
  [part, ...rest]: readonly Part[],
  chart: Chart,
  place: Place,
  go: (place: Place) => void,
): void {
  if (part === undefined) {
    go(place);
    return;
  }
  match(part, chart, place, (next) => {
    matchAll(rest, chart, next, go);
  });
}

function stands(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let index = 0; index < words.length; index++) {
    const token = tokens[at + index];
    if (token === undefined || token.type === 'quoted' || token.lower !== words[index]) return false;
  }
  return true;
}
