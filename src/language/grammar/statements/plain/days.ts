/** Days in a calendar: "March 20, 2025 is selected in the calendar", "the 3rd of May can't be chosen in the date picker". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Action, DayState } from '../../../../meaning/meaning.js';
import type { Token } from '../../../tokens.js';
import type { ExpectationRule } from '../../expectations.js';
import { saysNoMore } from '../../neighbours.js';
import type { Aux, Be } from '../sayOf.js';

interface Said {
  daySaid: string;
  dayState: DayState;
}

const CALENDAR = '(the|this) (open|opened|shown)? (calendar|date_picker|datepicker)';
const NOW = '(now|still|again|already)?';
const CHOSEN = '(chosen|selected|picked|clicked)';

export const DAYS: readonly ExpectationRule[] = [
  // "The 21st is selected in the calendar"
  {
    pattern: `{daySaid} {be} ${NOW} {dayState} (in|on) ${CALENDAR}`,
    means: marked,
    cost: -1,
  },
  // "In the calendar, 20 March is selected"
  {
    pattern: `(in|on) ${CALENDAR} (,)? {daySaid} {be} ${NOW} {dayState}`,
    means: marked,
    cost: -1,
  },
  // "The 3rd of May can't be chosen in the date picker"
  {
    pattern: `{daySaid} (can|may) be ${CHOSEN} (in|on) ${CALENDAR}`,
    means: ({ daySaid }: Said, span: Span) => ofDay(daySaid, 'enabled', false, span),
    cost: -1,
  },
  {
    pattern: `{daySaid} (can_not|cannot|can't|may_not) be ${CHOSEN} (in|on) ${CALENDAR}`,
    means: ({ daySaid }: Said, span: Span) => ofDay(daySaid, 'enabled', true, span),
    cost: -1,
  },
  // "The selected day in the calendar is March 20"
  {
    pattern: `the {dayChosen:dayState} (day|date) (in|on|of) ${CALENDAR} {be} ${NOW} {daySaid}`,
    means: marked,
    cost: -1,
  },
  // "The calendar shows 20 March as selected"
  {
    pattern: `${CALENDAR} {aux} ${NOW} (has|have|shows|show) {daySaid} (as)? {dayChosen:dayState}`,
    means: ({ aux, ...said }: Aux & Said, span: Span) => marked({ ...said, be: aux }, span),
    cost: -1,
  },
];

function marked({ daySaid, dayState, be }: Be & Said, span: Span): Action[] | undefined {
  return be.lasting === true || be.able === true ? undefined : ofDay(daySaid, dayState, be.negated, span);
}

const ofDay = (day: string, state: DayState, negated: boolean, span: Span): Action[] | undefined =>
  saysNoMore(span) && !isOfSeveral(span) ? [{ kind: 'expectDay', day, state, negated }] : undefined;

/** "The 20th and 21st are selected". */
const isOfSeveral = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'are' || lower === "aren't");

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?';
const YEAR = '(?:,? \\d{4})?';
const DAY = new RegExp(
  `^(?:(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,? )?(?:${NUMBER}(?: of)? ${MONTHS}${YEAR}|${MONTHS} (?:the )?${NUMBER}${YEAR})` +
    `|${NUMBER}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}([./])\\d{1,2}\\1\\d{4}|today|tomorrow|yesterday)$`,
  'i',
);
/** In tokens: "Thursday, the 20th of March, 2025". */
const LONGEST = 7;

const OF_STATES: readonly (readonly [words: string, state: DayState])[] = [
  ['selected|chosen|picked', 'selected'],
  ['(marked|highlighted|shown|displayed) as (selected|chosen)', 'selected'],
  ['highlighted|marked|emphasised|emphasized|highlighted_in_colour', 'highlighted'],
  [
    'disabled|greyed_out|grayed_out|unavailable|not_available|not_selectable|not_clickable|unselectable|blocked',
    'disabled',
  ],
  ['enabled|available|selectable|clickable', 'enabled'],
];

export const DAY_READERS: Readonly<Record<string, Reader>> = {
  daySaid: compileRules([
    { pattern: '(the)? (day|date)? {dayWords}' },
    { pattern: "today's (date|day)", means: () => 'today' },
  ]),
  dayWords: ({ tokens }, at) => {
    if (tokens[at]?.type === 'quoted') return dayOf(tokens, at, at + 1);
    const ends = Array.from({ length: LONGEST }, (_, index) => at + index + 1);
    return ends.flatMap((end) => (end <= tokens.length ? dayOf(tokens, at, end) : [])).slice(-1);
  },
  dayState: compileRules(OF_STATES.map(([pattern, state]) => ({ pattern, means: () => state }))),
  dayChosen: compileRules([
    { pattern: 'selected|chosen|picked', means: () => 'selected' },
    { pattern: 'highlighted|marked', means: () => 'highlighted' },
  ]),
};

function dayOf(tokens: readonly Token[], at: number, end: number) {
  const some = tokens.slice(at, end);
  const text = some
    .map(({ text: word }) => word)
    .join(' ')
    .replace(/ ,/g, ',');
  const isWhole = some.length === 1 || some.every(({ type }) => type !== 'quoted');
  return isWhole && DAY.test(text) ? [{ end, cost: 0, value: text }] : [];
}
