/** What a thing shows. */
import type { Span } from '../../chart.js';
import { type ExpectationRule } from '../expectations.js';
import { FORMATS } from './formats.js';
import { IT } from '../things/place.js';
import { lasting, renamed, said, SUBJECT, type Aux, type Be } from './said.js';

const SHOWS =
  `shows|show|showed|showing|displays|display|displayed|displaying|saying|reads|read|says|say|said|states|state|indicates|indicate|presents|present|tells|tell|told|announces|informs|
  announced|signals|announce|stands_at|stand_at|reports|report|asks|ask|carries|carry|reveals|tells_me|tells_us|tells_you|tells_her|tells_him|tells_them|tells_the_user|signals_us|told_me|asks_me|speaks|hints|
  now_reads|complains_with|complain_with|lists|list|costs|cost|explains|warns|confirms|greets_you_with|greets_me_with|greets_us_with|greets_the_user_with|welcomes_you_with|reminds_me|suggests`.replace(
    /\s+/g,
    '',
  );
const CONTAINS =
  'contains|contain|contained|includes|include|included|holds|hold|held|comprises|has_in_it|mentions|mention';
const NAMED_NOUNS =
  '(the)? (value|text|number|content|caption|label|wording|name|title|message|words|word|sentence|phrase|amount|date)';

const CHANGES =
  `changes|change|changed|turns|turn|turned|switches|switch|switched|flips|flip|flipped|goes|go|went|moves|moved|jumps|jumped|passes|drops|
  dropped|rises|rose|updates|resets|reverts|falls|fell|climbs|grows|shrinks|defaults|counts|rounds|snaps|resolves|returns|has_changed|has_turned|
  has_switched|has_gone|has_dropped|has_risen|has_fallen|has_grown|has_climbed|has_come_down|is_down|is_up|adds_up|add_up|comes|amounts`.replace(
    /\s+/g,
    '',
  );

/** "Only "A" and "B"": neither is all of it. */
const hasMore = ({ tokens, to }: Span): boolean =>
  /^(?:and|,)$/.test(tokens[to]?.lower ?? '') &&
  tokens[to + 1]?.type === 'quoted' &&
  tokens[to + 2] === undefined;

/** "Has priority "Urgent" and status "Open"": the status, too, is its own. */
const hasOther = ({ tokens, to }: Span): boolean =>
  /^(?:and|,)$/.test(tokens[to]?.lower ?? '') &&
  tokens.slice(to + 1, to + 4).some(({ type }) => type === 'quoted');

const BY_WHOM =
  '(driven|owned|created|uploaded|written|posted|published|sent|signed|requested|approved|reported|managed|led|taught|supplied|submitted|authored|handled|issued|ordered|reviewed|booked|paid)';

export const CONTENT: readonly ExpectationRule[] = [
  ...FORMATS,
  {
    pattern: `{aux} (${SHOWS}) (that|:|=|now|me|us|as)? ${NAMED_NOUNS}? (of)? {text}`,
    means: 'expectContent relation:=shows text:text',
  },
  {
    pattern: '{aux} (shows|show|reads|read|says|say|displays|display) exactly {text}',
    means: 'expectContent relation:=is text:text',
  },
  // "Contains exactly 5 characters", "only digits" are no texts, and what doesn't show only "X" may show it or not.
  {
    pattern:
      '{aux} ((contains|contain|has) (exactly|only|just|nothing_but) {quotedName:text} | (shows|show|reads|read|says|say|displays|display) (only|just|nothing_but) {quotedOrNumber:text})',
    means: ({ aux, text }: Aux & { text: string }, span: Span) =>
      aux.negated || hasMore(span)
        ? undefined
        : said({
            kind: 'expectContent',
            target: SUBJECT,
            relation: 'is',
            text,
            negated: false,
            ...lasting(aux),
          }),
  },
  {
    pattern: `{aux} (${CONTAINS}) (the)? (text|value|word|words|message|sentence|phrase)? {text}`,
    means: 'expectContent relation:=contains text:text',
  },
  {
    pattern:
      '{aux} ((has|have|having|had|holds|bears|carries|gets) (the|a)? (value|text|content) | shows (the|a)? (value|content)) (of)? {text}',
    means: 'expectContent relation:=is text:text',
    cost: -0.05,
  },
  ['{aux} (start|starts|begin|begins) with {text}', 'expectContent relation:=starts_with text:text'],
  { pattern: '{aux} (end|ends) (with|in) {text}', means: 'expectContent relation:=ends_with text:text' },
  {
    pattern: '{aux} (match|matches) (the)? (pattern|regex|regular_expression|format)? {text}',
    means: 'expectContent relation:=matches text:text',
  },
  {
    pattern: '{aux} (equal|equals|amounts_to|amount_to|totals|total) (to)? {text}',
    means: 'expectContent relation:=is text:text',
  },
  {
    pattern: '{be} (equal_to|exactly|equals)? {quotedOrNumber}',
    means: 'expectContent relation:=is text:quotedOrNumber',
  },
  { pattern: '{be} {properText}', means: 'expectContent relation:=shows text:properText', cost: 0.45 },
  {
    pattern:
      '{be} (filled|filled_in|prefilled|pre-set|restored|rounded|cut|turned|switched|moved|adjusted|converted|pre-filled|already_filled|set|preset|reset|displayed|shown|changed|updated|raised|populated|pre-populated|lowered|reduced|discounted|increased|decreased|recalculated|corrected|listed|called|put|given) (with|to|as|by_default_to|back_to|at) (the value)? {text}',
    means: 'expectContent relation:=shows text:text',
  },
  {
    pattern: '{be} (again)? (back_to|back_at|back_on) {shortText:text}',
    means: 'expectContent relation:=shows text:text',
    cost: 0.1,
  },
  {
    pattern:
      '{aux} (becomes|become|became|has_become|hits|reaches|stops_at|stop_at|ends_up_at|settles_at|tops_out_at|gets_to|evaluates_to|passes_to_be|follows_with) {text} {byItself}?',
    means: 'expectContent relation:=shows text:text',
    cost: 0.05,
  },
  {
    pattern: `{aux} (${CHANGES}) (up|down|back|over|automatically|itself)? (to|into|in) {text} {byItself}?`,
    means: 'expectContent relation:=shows text:text',
    cost: 0.05,
  },
  {
    pattern: `{aux} (${CHANGES}) (up|down|back|over)? from {text:old} (to|into) {text} {byItself}?`,
    means: 'expectContent relation:=shows text:text',
    cost: -0.3,
  },
  {
    pattern: '{aux} (change|changes|changed) (its|the)? (label|text|name|caption|title) (in|to|into) {text}',
    means: ({ aux, text }: Aux & { text: string }) => renamed(text, aux),
  },
  {
    pattern: '{aux} (has|have|having|had) (a_balance_of|a_value_of|a_total_of)? {money}',
    means: 'expectContent relation:=shows text:money',
    cost: 0.05,
  },
  // "Lists ada@example.com as her email": with its label.
  {
    pattern:
      '{aux} (shows|show|lists|list|gives|displays|has) {quotedOrNumber:text} as (his|her|its|their|my|the) {noun}',
    means: ({ aux, text, noun }: Aux & { text: string; noun: string }) =>
      aux.negated
        ? undefined
        : said(
            { kind: 'expectContent', target: SUBJECT, relation: 'shows', text, negated: false },
            { kind: 'expectTogether', words: [noun, text] },
          ),
    cost: -0.3,
  },
  // "Names Ada Byron, 11 Mar 2026 at 08:00 and Dr. Weiss": each of them.
  {
    pattern: '{aux} (names|mentions|mention) {mentioned}',
    means: ({ aux, mentioned }: Aux & { mentioned: string[] }) =>
      aux.negated
        ? undefined
        : said(
            ...mentioned.map((text) => ({
              ...{ kind: 'expectContent' as const, target: SUBJECT, relation: 'contains' as const },
              ...{ text, negated: false },
            })),
          ),
    cost: -0.5,
  },
  // What was named before.
  {
    pattern: `{aux} (${CONTAINS}|shows|show|lists|list) (it|them|that_one)`,
    means: `expectContent relation:=contains text:=${IT}`,
  },
  [
    '{aux} (has|have|having|holds|got) (now)? {text} (in|on|inside|written_in|written_on) (it|them)',
    'expectContent relation:=shows text:text',
  ],
  { pattern: '{be} empty|blank|unfilled|cleared|emptied', means: 'expectEmpty' },
  {
    pattern:
      '{be} (filled|filled_in|populated|pre-filled|prefilled|filled_out) (in)? (by_itself|by_themselves|automatically|already)?',
    means: '!expectEmpty',
    cost: 0.05,
  },

  {
    pattern:
      '{aux} (has|have|having|carries|carry|bears|shows|displays|holds|gets|got) (the|a|an|its) {noun} {quotedName}',
    means: 'expectContent relation:=contains text:quotedName',
    cost: 0.3,
  },
  {
    pattern: '{aux} (has|have|having|shows|show|displays) (a|an|the) {noun} of {pairValue:text}',
    means: 'expectContent relation:=shows text:text',
    cost: -0.1,
  },
  // "Has the status Checked in", "has now the priority Low"
  {
    pattern:
      '{aux} (has|have|carries|carry|bears|bear) (now|still|again)? (the|a|an|its) {detailNoun} {properWord:text}',
    means: 'expectContent relation:=shows text:text',
    cost: -0.5,
  },
  // "Has priority "Urgent"", as notes say it
  {
    pattern: '{aux} (has|have) (now|still|again)? {detailNoun} ({properWord:text} | {quotedName:text})',
    means: ({ aux, text }: Aux & { text: string }, span: Span) =>
      hasOther(span)
        ? undefined
        : said({
            ...{ kind: 'expectContent', target: SUBJECT, relation: 'shows', text, negated: aux.negated },
            ...lasting(aux),
          }),
  },
  // "Both are with Dr. Ortega"
  { pattern: '{be} with {shownName:text}', means: 'expectContent relation:=shows text:text', cost: 0.2 },
  // "Shows the last name Okafor"
  {
    pattern: `{aux} (${SHOWS}|${CONTAINS}) (the|a|an|its) {noun} ({noun:more})? {properWord:text}`,
    means: 'expectContent relation:=shows text:text',
    cost: 0.1,
  },
  // "The row is now marked as Cancelled", "the fine belongs to Petra Jones", "HK-145 is driven by Tom Okafor"
  {
    pattern: `({be} (tagged|labelled|labeled|flagged|marked|stamped|listed|recorded) (as|with)? | {aux} (belongs|belong) to | {be} assigned to | {be} ${BY_WHOM} by) {properSpan}`,
    means: ({ be, aux, properSpan: text }: Partial<Be & Aux> & { properSpan: string }) =>
      said({
        ...{ kind: 'expectContent', target: SUBJECT, relation: 'contains', text },
        negated: (be ?? aux)?.negated ?? false,
      }),
    cost: -0.2,
  },
];
