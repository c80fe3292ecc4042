/** What is said of a text, as long as it says something. */
import type { StatedText, TextRelation } from '../action.js';
import { toPattern } from '../../judge/text/findPattern.js';
import { saysSomething } from './saysSomething.js';

interface Stated {
  is: StatedText;
  negated: boolean;
}

export function statedText(
  { relation, negated }: { relation: TextRelation; negated: boolean },
  text: string,
): Stated | undefined {
  const hasSense = relation === 'matches' ? toPattern(text) !== undefined : saysSomething(relation, text);
  return hasSense ? { is: { relation, text }, negated } : undefined;
}
