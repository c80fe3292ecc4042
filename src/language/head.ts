/** What stands before a step and isn't part of its sentence: keyword, number, bullet, label. It may say what the step is for. */
import type { Mood } from './grammar/clauses.js';
import { tokenize, type Token } from './tokens.js';

export interface Head {
  tokens: Token[];
  mood: Mood;
  /** A label says that it is expected: nothing is done. */
  isExpected: boolean;
}

const BULLET =
  /^(?:\s*(?:[-*+•]\s+(?=\S)|\[[ xX]?\]\s*|[☐☑☒✓✔▢□]\s*|\(?\d{1,3}[.)]\s+|step \d+\s*[:.)-]\s*))+/i;
const KEYWORD =
  /^(given|when|then|and|but|\*)(?=[\s,:])[,:]?\s*(?:that (?=(?:i|we|you|he|she|they|the|a|an) ))?/i;
const LABELS: readonly [RegExp, Mood][] = [
  [
    /^[*_]*(?:expected(?: results?| outcome| behaviou?r)?|results?|er|verify|check|assert(?:ion)?|verification|outcome|validation|expectation|confirmation|afterwards?)\s*[*_]*\s*(?::|=>|->|→|–|-(?=\s))[*_]*\s*/i,
    'check',
  ],
  [
    /^[*_]*(?:action|step|operation|do|task|test|pre-?conditions?|input|set-?up|note|type-ahead|hint|finally)\s*[*_]*\s*:[*_]*\s*/i,
    undefined,
  ],
];

/** @param before what the step before was: "And" goes on with it */
export function takeHead(text: string, before: Mood): Head {
  let rest = text.replace(BULLET, '');
  let mood: Mood;
  const keyword = KEYWORD.exec(rest);
  if (keyword) {
    rest = rest.slice(keyword[0].length);
    mood =
      ({ given: 'deed', when: 'deed', then: 'check' }[(keyword[1] ?? '').toLowerCase()] as Mood) ?? before;
  }
  let isExpected = false;
  for (const [label, means] of LABELS) {
    const found = label.exec(rest);
    if (found === null) continue;
    rest = rest.slice(found[0].length);
    mood = means ?? mood;
    isExpected = means === 'check';
    break;
  }
  // "Wording fine?"
  if (mood === undefined && /\?\s*$/.test(text) && !/:\s*\S+\?\s*$/.test(text)) mood = 'check';
  const offset = text.length - rest.length;
  return {
    tokens: tokenize(rest).map((token) => ({ ...token, from: token.from + offset, to: token.to + offset })),
    mood,
    isExpected,
  };
}
