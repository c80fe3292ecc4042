/** A text without the name of the thing that it is of: "Total: 5" of "Total" is "5". Pure. */
import { occurs, normalise } from './matchText.js';

/** In front of a name: "▼ Spent €5". A sign of a number or a currency is no such one. */
const SIGNS = /^(?:[^\p{L}\p{N}\p{P}\p{Sc}+−-]+\s+)(?=\p{L})/u;

/** The text itself where the name neither begins nor ends it. */
export function withoutName(text: string, name: string): string {
  const own = normalise(name);
  const all = normalise(text).replace(SIGNS, '');
  const [lower, lowerOwn] = [all.toLowerCase(), own.toLowerCase()];
  if (own === '' || !occurs(lower, lowerOwn)) return text;
  if (lower.startsWith(lowerOwn)) return all.slice(own.length).replace(/^[\s:*…–-]+(?!\d)|^[\s:*…]+/, '');
  return lower.endsWith(lowerOwn) ? all.slice(0, -own.length).trim() : text;
}
