/** A text without the name of the thing that it is of: "Total: 5" of "Total" is "5". Pure. */
import { occurs, normalise } from './matchText.js';

/** The text itself where the name neither begins nor ends it. */
export function withoutName(text: string, name: string): string {
  const [all, own] = [normalise(text), normalise(name)];
  const [lower, lowerOwn] = [all.toLowerCase(), own.toLowerCase()];
  if (own === '' || !occurs(lower, lowerOwn)) return text;
  if (lower.startsWith(lowerOwn)) return all.slice(own.length).replace(/^[\s:*…–-]+(?!\d)|^[\s:*…]+/, '');
  return lower.endsWith(lowerOwn) ? all.slice(0, -own.length).trim() : text;
}
