/** How a name is compared: as it is, but for case, or as a part of the whole one. */
import { wholeWords } from '../../judge/text/wordEdges.js';
import type { Purpose } from './families.js';
import type { Precision } from './search.js';

export interface Naming {
  text: string | RegExp;
  exact: boolean;
}

export function namingOf(name: string, precision: Precision, purpose: Purpose): Naming {
  const words = name.trim().split(/\s+/);
  if (precision === 'exact') return { text: words.join(' '), exact: true };
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  return { text: precision === 'case' ? wholeName(escaped) : partOf(escaped, words, purpose), exact: false };
}

/** Marks such as in "Email *" are no part of the name. */
function wholeName(escaped: string): RegExp {
  return new RegExp(`^\\s*${escaped}[\\s*:…]*$`, 'i');
}

/** What is clicked may be called by the beginning of a word; what is looked at would be taken for another thing. */
function partOf(escaped: string, words: readonly string[], purpose: Purpose): RegExp {
  const end = purpose === 'click' || purpose === 'drag' ? '' : (words.at(-1) ?? '');
  return new RegExp(wholeWords(escaped, words[0] ?? '', end), 'iu');
}
