/** Which are the chips of a part of the page, where nobody says what is written on them. */
import type { Scored } from '../Pool.js';
import { marksOf } from './marks.js';

/** Those that the markup calls so, as far as it calls any; every small text may look like one. */
export function onlyChips(all: readonly Scored[]): Scored[] {
  for (const mark of MARKS) {
    const marked = all.filter(({ node }) => mark.test(marksOf(node)));
    if (marked.length > 0) return marked;
  }
  return [...all];
}

/** What is called a label may be that of a field. */
const MARKS = [/(?:^|[ -])(?:chip|tag|token|pill)(?= |$)/, /(?:^|[ -])badge(?= |$)/];
