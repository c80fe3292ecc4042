/** Words that are passed over: reasons, purposes, and what stands around what is meant. */
import { compileRules, type Chart, type Node, type Reader, type Rule, type Span } from '../../../chart.js';
import type { Token } from '../../../tokens.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import type { Tail } from '../tails.js';

const LOGGING_IN =
  /^(?:(?:being|having|getting) )?(?:logg(?:ing|ed) (?:in|on)|sign(?:ing|ed) in|authenticat(?:ing|ed))(?= |$)(?: (?:first|before))?/;

export const IN_TIME: readonly Rule[] = [
  // "… is shown after a few seconds", but "it doesn't appear and disappears after a few seconds" says more.
  {
    pattern: '(after|within) (a_few_seconds|some_seconds|a_short_while)',
    means: (_: object, { tokens, from }: Span): Tail | undefined =>
      tokens.slice(0, from).some(({ lower }) => /n't$|^not$/.test(lower)) ? undefined : (actions) => actions,
    cost: 0.05,
  },
];

export const SKIPPED_READERS: Readonly<Record<string, Reader>> = {
  listEnd: compileRules([
    { pattern: 'top|start|beginning', means: () => 1 },
    { pattern: 'bottom|end', means: () => 'last' },
  ]),
  purpose: readPurpose,
  // "Without saving": that somebody signs in, or has done so, is more than the action.
  doing: ({ tokens }, at) =>
    /^(?:saving|confirming|submitting|applying|storing|sending|publishing|choosing|selecting)$/.test(
      tokens[at]?.lower ?? '',
    )
      ? [{ end: at + 1, cost: 0, value: '' }]
      : [],
  loggingIn: ({ tokens, context }, at) => {
    const { isFirst } = context as { isFirst: boolean };
    const words = LOGGING_IN.exec(
      tokens
        .slice(at, at + 4)
        .map(({ lower }) => lower)
        .join(' '),
    );
    return isFirst && words ? [{ end: at + words[0].split(' ').length, cost: 0, value: '' }] : [];
  },
  // All up to the end of the clause, where nothing is quoted in it.
  untilEnd: ({ tokens }, at) => {
    const found = tokens.findIndex(
      ({ type, text }, index) =>
        index >= at && (type === 'quoted' || (type === 'mark' && /^[,.;:)]$/.test(text))),
    );
    const end = found === -1 ? tokens.length : found;
    return end > at && tokens[end]?.type !== 'quoted' ? [{ end, cost: 0.01 * (end - at), value: '' }] : [];
  },
  // All that is left of the sentence.
  reason: ({ tokens }, at) => {
    const end = tokens.findIndex(
      ({ type, text }, index) => index >= at && type === 'mark' && /^[.;)]$/.test(text),
    );
    const stop = end === -1 ? tokens.length : end;
    return stop > at + 1 ? [{ end: stop, cost: 0.02 * (stop - at), value: '' }] : [];
  },
  anything: ({ tokens }, at) => {
    const nodes = [];
    for (let end = at + 1; end <= at + 14 && end < tokens.length; end++) {
      const last = tokens[end - 1];
      if (last?.type === 'mark' && /^[,;.:()]$/.test(last.text)) break;
      nodes.push({ end, cost: 0.03 * (end - at), value: '' });
    }
    return nodes;
  },
};

/** "Click the star to mark it as important": it begins with a verb and has no name in it that could be acted on. */
function readPurpose({ tokens }: Chart, at: number): Node[] {
  const found = tokens.findIndex(
    ({ type, text }, index) =>
      index >= at && ((type === 'mark' && /^[,.;:)]$/.test(text)) || isCheckNext(tokens, index)),
  );
  const end = found === -1 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const isPurpose =
    words.length > 0 &&
    words.length <= 7 &&
    isDoneFor(words[0]?.lower ?? '') &&
    !/^(?:that|if|whether)$/.test(words[1]?.lower ?? '') &&
    words.every(
      ({ type, text, lower }) => type === 'word' && /^\p{Ll}/u.test(text) && !/^(?:and|then)$/.test(lower),
    );
  return isPurpose ? [{ end, cost: 0.02 * words.length, value: '' }] : [];
}

/** "… to go to the next page and verify that …" */
const isCheckNext = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'and' &&
  /^(?:verify|check|confirm|ensure|assert|validate|expect|see)$/.test(tokens[at + 1]?.lower ?? '');

const isDoneFor = (verb: string): boolean =>
  (isVerb(verb) || /^(?:reveal|trigger|enable|activate|continue)$/.test(verb)) && !REPORTED.test(verb);

/** What comes of it, and what is checked, is more than the action. */
const REPORTED = /^(?:download|focus|verify|ensure|assert)$/;

/** "After the login, …": the step before did it. "After deleting the article, …" tells more. */
export const DONE_BEFORE: Rule = {
  pattern:
    '(after|upon|following) (the|a)? (login|logout|sign-in|sign-out|registration|deletion|upload|import|submission|saving|submitting|logging_in|logging_out|signing_in|signing_out|deleting|sending|registering|uploading|publishing|importing) (,)?',
  means: (_: object, { tokens, to }: Span) =>
    /ing$/.test(tokens[to - 1]?.lower ?? '') && to < tokens.length && tokens[to]?.type !== 'mark'
      ? undefined
      : '',
  cost: -0.1,
};
