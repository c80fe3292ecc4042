/** More items in a list or properties in an object, so that no line that is there changes if that can be. */
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

/** The text of an item. */
export type Write = (layout: Layout) => string;

interface Place {
  source: Source;
  style: Style;
  literal: Literal;
  /** What is in it already. */
  items: readonly (Literal | null)[];
}

export function insertItems(place: Place, writes: readonly Write[]): Insertion {
  const { text } = place.source;
  const { start, end } = rangeOf(place.literal);
  const first = place.items[0] ? rangeOf(place.items[0]).start : end - 1;
  return text.slice(start, first).includes('\n')
    ? insertLines(place, first, writes)
    : insertInLine(place, writes.map((write) => write(undefined)).join(', '));
}

/** After the last one, or, where that would need a comma first, before all others. */
function insertLines({ source, style, literal, items }: Place, first: number, writes: readonly Write[]) {
  const { text } = source;
  const { start } = rangeOf(literal);
  const indent = items.length > 0 ? indentationAt(text, first) : indentationAt(text, start) + style.unit;
  const last = lastTokenIn(source, literal);
  const isComma = last !== undefined && text.slice(last.start, last.end) === ',';
  const at = lineEndAfter(text, isComma ? last.end : start + 1);
  return { at, text: writes.map((write) => `${style.eol}${indent}${write({ indent })},`).join('') };
}

function insertInLine({ source, literal }: Place, written: string): Insertion {
  const { text } = source;
  const { start } = rangeOf(literal);
  const last = lastTokenIn(source, literal);
  if (last === undefined) return { at: start + 1, text: text[start] === '{' ? ` ${written} ` : written };
  const isComma = text.slice(last.start, last.end) === ',';
  return { at: last.end, text: isComma ? ` ${written}` : `, ${written}` };
}

function lastTokenIn({ tokens }: Source, literal: Literal) {
  const { start, end } = rangeOf(literal);
  return tokens.findLast((token) => token.start > start && token.end < end);
}

export function rangeOf({ start, end }: Literal): { start: number; end: number } {
  return { start: start ?? 0, end: end ?? 0 };
}
