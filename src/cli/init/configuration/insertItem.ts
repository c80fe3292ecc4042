/** One more item in a list or property in an object, so that no line that is there changes if that can be. */
import type { Source } from './Source.js';
import { indentationAt, lineEndAfter, type Style } from './Style.js';

export interface Insertion {
  at: number;
  text: string;
}

/** Where an item stands on lines of its own, with their indentation; else it is to fit into a line. */
export type Layout = { indent: string } | undefined;

export interface Literal {
  start?: number | null;
  end?: number | null;
}

interface Place {
  source: Source;
  style: Style;
  literal: Literal;
  /** What is in it already. */
  items: readonly (Literal | null)[];
}

export function insertItem(place: Place, write: (layout: Layout) => string): Insertion {
  const { text } = place.source;
  const { start, end } = rangeOf(place.literal);
  const first = place.items[0] ? rangeOf(place.items[0]).start : end - 1;
  return text.slice(start, first).includes('\n')
    ? insertLine(place, first, write)
    : insertInLine(place, write(undefined));
}

/** After the last one, or, where that would need a comma first, before all others. */
function insertLine(
  { source, style, literal, items }: Place,
  first: number,
  write: (layout: Layout) => string,
) {
  const { text } = source;
  const { start } = rangeOf(literal);
  const indent = items.length > 0 ? indentationAt(text, first) : indentationAt(text, start) + style.unit;
  const last = lastTokenIn(source, literal);
  const isComma = last !== undefined && text.slice(last.start, last.end) === ',';
  const at = lineEndAfter(text, isComma ? last.end : start + 1);
  return { at, text: `${style.eol}${indent}${write({ indent })},` };
}

function insertInLine({ source, literal }: Place, item: string): Insertion {
  const { text } = source;
  const { start } = rangeOf(literal);
  const last = lastTokenIn(source, literal);
  if (last === undefined) return { at: start + 1, text: text[start] === '{' ? ` ${item} ` : item };
  const isComma = text.slice(last.start, last.end) === ',';
  return { at: last.end, text: isComma ? ` ${item}` : `, ${item}` };
}

function lastTokenIn({ tokens }: Source, literal: Literal) {
  const { start, end } = rangeOf(literal);
  return tokens.findLast((token) => token.start > start && token.end < end);
}

export function rangeOf({ start, end }: Literal): { start: number; end: number } {
  return { start: start ?? 0, end: end ?? 0 };
}
