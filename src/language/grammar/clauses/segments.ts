/** Notes between two commas, read as a whole. */
import { compileRules, type Reader } from '../../chart.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ADVERBS, FUNCTION_WORDS } from '../../lexicon/words.js';
import type { Target } from '../../../meaning/meaning.js';
import type { Token } from '../../tokens.js';
import { type SaidTarget } from '../things/place.js';
import { click } from './simple.js';

/** What people write for the button of that name. */
export const LABEL_VERBS: ReadonlySet<string> = new Set(
  `submit save cancel apply send confirm delete edit continue search calculate post publish proceed next back done finish archive mute print remove
   saves cancels applies confirms deletes searches submits`.split(/\s+/),
);

/** What else a button is called that people don't put in quotes. */
const MORE_LABELS: ReadonlySet<string> = new Set(
  'login signup register go ok yes no close checkout reset buy pay'.split(' '),
);

const baseOf = (word: string): string =>
  /^(?:saves|cancels|applies|confirms|deletes|searches|submits)$/i.test(word)
    ? word.replace(/ies$/, 'y').replace(/(?<=ch)es$|s$/, '')
    : word;

const segmentEnd = (tokens: readonly Token[], at: number): number => {
  const end = tokens.findIndex(
    ({ lower, type }, index) =>
      index >= at && type !== 'quoted' && /^(?:[,;.>:]|->|→|=>|then|and)$/.test(lower),
  );
  return end === -1 ? tokens.length : end;
};

export const SEGMENT_READERS: Readonly<Record<string, Reader>> = {
  amountValue: (chart, at) =>
    chart
      .read('value', at)
      .filter(({ cost, value }) => cost <= 0.4 && /^[-−+]?(?:[€£$]\s?)?[-+]?\d/.test(value as string)),
  money: (chart, at) => chart.read('amountValue', at).filter(({ value }) => /[€£$¥%]/.test(value as string)),
  segment: (chart, at) => {
    const end = segmentEnd(chart.tokens, at);
    const words = chart.tokens.slice(at, end);
    const isName =
      words.length > 0 &&
      words.length <= 4 &&
      words.every(
        ({ type, lower, text }) =>
          type === 'word' &&
          !FUNCTION_WORDS.has(lower) &&
          (/^\p{Lu}/u.test(text) || (!isVerb(lower) && !ADVERBS.has(lower) && !STATE_WORDS.has(lower))),
      );
    const isSaid = at === 0 && isVerb(words[0]?.lower ?? '') && !LABEL_VERBS.has(words[0]?.lower ?? '');
    if (!isName || isSaid) return [];
    const isProper = words.some(({ text }, index) => (index > 0 || at > 0) && /^\p{Lu}|[._/#]/u.test(text));
    return [{ end, cost: isProper ? 0.3 : 0.8, value: words.map(({ text }) => text).join(' ') }];
  },
  labelWord: ({ tokens }, at) => {
    const word = tokens[at];
    // "Save and close" may be one name.
    const isObject =
      /^(?:click|press|hit|tap|push|on|clicks|presses|hits|taps|clicked|pressed|clicking|pressing)$/.test(
        tokens[at - 1]?.lower ?? '',
      );
    return isObject && word?.type === 'word' && (LABEL_VERBS.has(word.lower) || MORE_LABELS.has(word.lower))
      ? [{ end: at + 1, cost: 0, value: { name: word.text } satisfies Target }]
      : [];
  },
  segmentThing: (chart, at) => {
    const end = segmentEnd(chart.tokens, at);
    return chart
      .read('thing', at)
      .filter((node) => node.end === end && (node.value as SaidTarget).role !== undefined)
      .map((node) => ({ ...node, cost: Math.max(0, node.cost - 0.5) }));
  },
  savedThing: compileRules([
    {
      pattern:
        'it|this|them|that | (the|my|all|these|your)? (changes|entry|entries|input|form|settings|selection|changed_settings)',
      means: () => '',
    },
  ]),
  labelVerb: (chart, at) => {
    const token = chart.tokens[at];
    if (token?.type !== 'word' || !LABEL_VERBS.has(token.lower)) return [];
    const tail = chart.read('savedThing', at + 1)[0]?.end ?? at + 1;
    const again = /^(?:again|now|too)$/.test(chart.tokens[tail]?.lower ?? '') ? 1 : 0;
    return [{ end: tail + again, cost: 0, value: [click({ name: baseOf(token.text) })] }];
  },
};
