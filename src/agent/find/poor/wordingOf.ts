/** A name as a function of the page can take it. */
import type { Purpose } from '../families.js';
import { namingOf } from '../naming.js';

export function wordingOf(name: string, purpose: Purpose): { source: string; flags: string } {
  const { text } = namingOf(name, 'case', purpose);
  const { source, flags } = new RegExp(text);
  return { source, flags };
}
