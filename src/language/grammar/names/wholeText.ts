/** A text that is a sentence of its own, without quotes: "Email is required is shown below the field". */
import type { Reader } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ACTORS, BARRIERS, FUNCTION_WORDS, PRONOUNS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';

const LONGEST = 12;

/** "I have read the terms": up to where something else is done, or to the end of the step. */
export const consent: Reader = ({ tokens }, at) => {
  const next = tokens.findIndex(
    ({ text }, index) => index > at && /^(?:and|,)$/.test(text) && isVerb(tokens[index + 1]?.lower ?? ''),
  );
  const end = next === -1 ? tokens.length : next;
  const words = tokens.slice(at, end);
  const isConsent =
    words[0]?.text === 'I' &&
    CONSENTING.test(words[1]?.lower ?? '') &&
    words.every(({ type, lower }) => type === 'word' && !CONDITION.test(lower));
  return isConsent ? [{ end, cost: 0, value: textOf(tokens, at, end) }] : [];
};

/** What says more than the box does. */
const CONDITION = /^(?:then|if|unless|when|once|twice|without|instead|or|only|again|before|after)$/;

const CONSENTING =
  /^(?:agree|accept|have|confirm|consent|want|understand|acknowledge|would|wish|am|do|don't)$/;

/** From a capital letter on, with a verb of its own in it, up to where another verb follows. */
export const wholeText: Reader = ({ tokens }, at) => {
  const first = tokens[at];
  if (first === undefined || !/^\p{Lu}/u.test(first.text) || isOfSentence(first)) return [];
  const nodes = [];
  for (let end = at + 1; end < Math.min(tokens.length, at + LONGEST); end++) {
    const last = tokens[end - 1];
    if (last === undefined || !isPart(last)) break;
    const hasVerb = tokens.slice(at + 1, end - 1).some(({ text }) => OWN_VERB.test(text));
    if (hasVerb && !FUNCTION_WORDS.has(last.lower) && isVerbNext(tokens[end]))
      nodes.push({ end, cost: 0.5 + 0.02 * (end - at), value: textOf(tokens, at, end) });
  }
  return nodes;
};

/** "The", "She", "Users": what is said of them is no text. */
const isOfSentence = ({ lower }: Token): boolean =>
  /^(?:the|an?|this|that|these|those|when|if|after|before|once|as|while|there|every|each|all)$/.test(lower) ||
  PRONOUNS.has(lower) ||
  ACTORS.has(lower);

const OWN_VERB =
  /^(?:is|are|was|were|has|have|must|should|can|can't|cannot|could|will|may|do|don't|does|doesn't|isn't|aren't)$/;

const isVerbNext = (token: Token | undefined): boolean =>
  token !== undefined &&
  (BARRIERS.has(token.lower) || /^(?:appears|shows|pops|comes|flashes|turns)$/.test(token.lower));

const isPart = ({ type, text, lower }: Token): boolean =>
  type === 'number' ||
  (type === 'word' &&
    !/^(?:and|or|but|then|when|if|unless|until|while|after|before|because|so|which|who|where)$/.test(
      lower,
    )) ||
  /^['’%&/!-]$/.test(text);
