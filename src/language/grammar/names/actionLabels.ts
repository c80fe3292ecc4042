/** Labels that say what a control does, in lower case: "the add to cart button", "the toggle all checkbox", "the log out link". */
import type { Chart, Node } from '../../chart.js';
import { OWN_VERB_FORMS } from '../../lexicon/ownVerbs.js';
import { VERB_FORMS } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';

const LONGEST = 5;

/** From a token on, each that what it is called by follows: a verb, and at least one word more. */
export function readActionLabel({ tokens }: Chart, at: number): Node[] {
  const first = tokens[at];
  if (first === undefined || !isLower(first) || !begins(tokens, at)) return [];
  const nodes: Node[] = [];
  for (let end = at + 1; end < tokens.length && end - at <= LONGEST; end++) {
    if (end - at > 1 && CONTROL.test(tokens[end]?.lower ?? ''))
      nodes.push({ end, cost: 0, value: textOf(tokens, at, end) });
    if (!goesOn(tokens[end])) break;
  }
  return nodes;
}

function begins(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token;
  const forms = [...(VERB_FORMS.get(lower) ?? []), ...(OWN_VERB_FORMS.get(lower) ?? [])];
  const isSaid = (words: readonly string[]) =>
    words.every((word, index) => tokens[at + index]?.lower === word);
  return OTHERS.test(lower) || forms.some(({ form, words }) => form === 'base' && isSaid(words));
}

const isLower = ({ type, text }: Token): boolean => type === 'word' && /^\p{Ll}[\p{Ll}-]*$/u.test(text);

const goesOn = (token: Token | undefined): boolean =>
  token !== undefined &&
  isLower(token) &&
  (PARTICLES.test(token.lower) || !FUNCTION_WORDS.has(token.lower)) &&
  !/^(?:button|link|icon)$/.test(token.lower);

/** What is written on a control begins with these, too. */
const OTHERS =
  /^(?:back|forgot|remember|stay|keep|log|sign|logged|need|learn|terms|read|rows|items|results|entries|sort)$/;
const PARTICLES = /^(?:to|all|me|my|up|out|in|off|as|by|per|from|for|your|more|now|new|this|here|us|again)$/;
const CONTROL =
  /^(?:button|link|checkbox|tab|icon|option|switch|toggle|radio|tick|hyperlink|check-box|dropdown|drop-down|select|list|selector|field|box)$/;
