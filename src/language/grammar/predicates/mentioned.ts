/** What a dialog or message is said to name: "Victor Santos, 11 Mar 2026 at 08:00 with Dr. Anna Weiss". */
import type { Reader } from '../../chart.js';
import { textOf, type Token } from '../../tokens.js';

/** Names, figures and quotations, with nothing else between them than what joins them. */
export const readMentioned: Reader = ({ tokens }, at) => {
  const end = endOfNames(tokens, at);
  const parts: string[] = [];
  let from = at;
  for (let to = at; to <= end; to++) {
    if (to < end && !JOINING.test(tokens[to]?.lower ?? '')) continue;
    if (to > from) parts.push(textOf(tokens, from, to));
    from = to + 1;
  }
  return parts.length > 1 ? [{ end, cost: 0.1, value: parts }] : [];
};

function endOfNames(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex((token, index) => index >= at && !isOfNames(token));
  let end = found === -1 ? tokens.length : found;
  while (end > at && JOINING.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  return end;
}

const isOfNames = (token: Token): boolean =>
  token.type === 'quoted' ||
  token.type === 'number' ||
  JOINING.test(token.lower) ||
  (token.type === 'word' && (/^\p{Lu}/u.test(token.text) || /\d/.test(token.text)));

const JOINING = /^(?:,|and|with|at|on|by|for|from|in)$/;
