/** Messages whose words nobody says: "an error message is displayed", "I should see a validation error". */
import type { Action, Tone } from '../../../meaning/meaning.js';
import { compileRules, type Reader } from '../../chart.js';
import type { Manner } from '../auxiliaries.js';
import { place, type Where } from '../things/place.js';
import { APPEARS, VISIBLE } from '../predicates/presence.js';

const MESSAGE = 'message|text|notification|notice|alert|toast|hint|prompt|banner|popup|pop-up';
const FITTING =
  'appropriate|corresponding|proper|clear|relevant|suitable|matching|inline|generic|respective|new|visible|short';
const SEEING =
  'see|sees|saw|get|gets|got|receive|receives|observe|observes|notice|notices|be_shown|be_presented_with|is_shown|am_shown|is_presented_with';
const SHOWING =
  'show|shows|display|displays|present|presents|give|gives|return|returns|raise|raises|throw|throws';

export const MESSAGE_READERS: Readonly<Record<string, Reader>> = {
  messageClause: compileRules([
    {
      pattern: `{toneMessage} {be} (${VISIBLE}) (to {everybody})? {where}?`,
      means: message,
      cost: -0.15,
    },
    { pattern: `{toneMessage} {where} {be} (${VISIBLE})`, means: message, cost: -0.15 },
    { pattern: `{toneMessage} {aux} (${APPEARS}) {where}?`, means: message, cost: -0.15 },
    { pattern: `{actor} {aux} (${SEEING}) {toneMessage} {where}?`, means: message, cost: -0.15 },
    {
      pattern: `(the|this)? (page|screen|system|app|application|site|website|form|dialog) {aux} (${SHOWING}) {toneMessage}`,
      means: message,
      cost: -0.15,
    },
    {
      pattern: `(a|an|the) (${FITTING})? (${MESSAGE}) (confirms|acknowledges) (it|this|that|the_change|the_deletion|the_choice)`,
      means: () => message({ toneMessage: 'success' }),
    },
    // "It's rejected: "The date is taken"", "refused with "No result""
    {
      pattern:
        "((it|this|that) (is|was|gets|will_be|must_be|should_be) | it's)? (then|now)? (refused|rejected|declined|denied|turned_down) (:|with|–|-|because) (the)? (message|error|text|hint)? {texts}",
      means: ({ texts }: { texts: string[] }) =>
        texts.map((name): Action => ({ kind: 'expectVisible', target: { name }, negated: false })),
      cost: -0.3,
    },
    { pattern: '{isCheck} {toneMessage} (shown|displayed|appears|visible)?', means: message, cost: 0.05 },
    // "2 inline errors: "Email is required" / "Password is required""
    {
      pattern: `{isCheck} {count} (${FITTING}|red|field)? (errors|messages|error_messages|warnings|hints|validation_errors|validation_messages) (:|–|-) {quotedNames:texts}`,
      means: ({ count, texts }: { count: number; texts: string[] }): Action[] | undefined =>
        count === texts.length
          ? texts.map((name) => ({ kind: 'expectVisible', target: { name }, negated: false }))
          : undefined,
      cost: -0.5,
    },
  ]),
  toneMessage: compileRules([
    { pattern: `(an|a|the|some|any|one)? (${FITTING})? {tone} (${MESSAGE})?` },
    { pattern: `(an|a|the|some) (${FITTING})? (${MESSAGE}) of {tone}`, cost: 0.05 },
  ]),
  tone: compileRules([
    ...toned('error', 'error|errors|validation_error|validation|failure|form_error|field_error|login_error'),
    ...toned('warning', 'warning'),
    ...toned('success', 'success|confirmation'),
  ]),
};

function toned(tone: Tone, words: string) {
  return [{ pattern: words, means: () => tone }];
}

interface Said {
  toneMessage: Tone;
  be?: Manner;
  aux?: Manner;
  where?: Where;
}

/** That there is none can't be known: it may say so in any words. */
function message({ toneMessage: tone, be, aux, where }: Said): Action[] | undefined {
  if (be?.negated === true || aux?.negated === true) return undefined;
  const target = place({ role: 'message' }, where ?? {});
  return target && [{ kind: 'expectMessage', tone, target }];
}
