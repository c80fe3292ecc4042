/** That a thing is there, comes or goes. */
import type { Span } from '../../chart.js';
import { type ExpectationRule } from '../expectations.js';
import type { Expectation, Target } from '../../../meaning/meaning.js';
import { type Where } from '../things/place.js';
import { markedAsEvent, said, SUBJECT, visible, type Aux, type Be, type SaidPredicate } from './said.js';

export const VISIBLE =
  `visible|displayed|shown|present|there|seen|rendered|presented|here|still_here|listed|to_be_seen|found|on_display|in_sight|on_screen|visible_to_me|put_up|
  to_be_found|provided|offered|on_the_page|on_the_screen|contained|included|added|mentioned|displayed_to_the_user|to_see|to_be_read|available_on_the_page|in_the_list_of_results|
  exposed|reported|on_offer|stated|indicated|in_place|back|brought_up|visible_for_a_moment|readable|standing|placed|put`.replace(
    /\s+/g,
    '',
  );
/** Where it is, says what stands behind them. */
const PUT = 'itemised|itemized|nested|filed|printed|pinned';
const GONE =
  `gone|hidden|absent|invisible|not_there|unmounted|removed|away|deleted|dismissed|missing|no_more_visible|off_the_page|not_there|cleared_away|out_of_sight|unmounted|nowhere_to_be_seen|nowhere|nowhere_any_more|nowhere_anymore|nowhere_to_be_found|nowhere_on_the_page|deleted_from_the_page`.replace(
    /\s+/g,
    '',
  );
export const APPEARS =
  `appears|appear|appeared|occurs|occur|come|opens|open|opened|comes_up|come_up|came_up|shows_up|show_up|showed_up|pops_up|pop_up|popped_up|comes_into_view|come_into_view|exists|exist|
  shows|comes|slides_in|slid_in|slide_in|slides_in_from_the_right|slides_in_from_the_left|slides_in_from_the_top|slides_in_from_the_bottom|slide_in_from_the_right|slide_in_from_the_left|slide_in_from_the_top|slide_in_from_the_bottom|turns_up|is_coming|are_coming|is_displaying|is_showing|are_showing|loads|load|arrives|drops_down|drops_open|slides_open|slides_in_from_the_side|goes_up|go_up|unfolds|turned_up|pops_open|becomes_visible|gets_displayed|is_back|
  comes_back|come_back|came_back|reappears|reappear|reappeared|comes_out|springs_up|lands|fades_in|is_coming_up|flashes_up|flies_in|swims_in|floats_in|flashes`.replace(
    /\s+/g,
    '',
  );
const DISAPPEARS =
  `disappears|disappear|disappeared|vanishes|vanish|vanished|vanishs|goes_away|go_away|went_away|closes|close|closed|closes_itself|close_itself|hides|hide|fades_out|fades_away|goes|drops_off|ceases_to_exist|falls_away|
  auto-dismisses|auto-dismiss|disappears_again|goes_out|gets_hidden|gets_removed|went_off|goes_off`.replace(
    /\s+/g,
    '',
  );
const A_WHILE = 'for (a_few_seconds|a_short_time|a_short_while|a_second|a_couple_of_seconds|some_seconds)';
const OPENS: ReadonlySet<string> = new Set(['open', 'opens', 'opened']);

export const PRESENCE: readonly ExpectationRule[] = [
  { pattern: `{be} (${VISIBLE}) (to {everybody} | at_all)?`, means: 'expectVisible' },
  {
    pattern: `{be} (${VISIBLE}) (there)? {where}`,
    means: ({ be, where }: Be & { where: Where }) => visible(be, where),
  },
  {
    pattern: `{be} (${PUT}) {where}`,
    means: ({ be, where }: Be & { where: Where }) => (isSomewhere(where) ? visible(be, where) : undefined),
  },
  {
    pattern: '{be} (still)? {where}',
    means: ({ be, where }: Be & { where: Where }) =>
      Object.keys(where).length === 0 ? visible(be) : visible(be, where),
    cost: 0.1,
  },
  {
    pattern: '{be} (available|offered|listed) (now)? {where}',
    means: ({ be, where }: Be & { where: Where }) => visible(be, where),
  },
  // "Night Ferry is not one of them"
  {
    pattern: '{be} (listed|shown|found)? (among_them|amongst_them|among_these|one_of_them|one_of_these)',
    means: 'expectVisible',
    cost: -0.3,
  },
  {
    pattern: '{be} open',
    means: ({ be }: Be, span: Span) => (isWritten(span) ? undefined : asOpened(visible(be))),
  },
  {
    pattern: '{be} opened',
    means: ({ be }: Be) => visible(be),
    cost: 0.2,
  },
  { pattern: '{be} closed', means: (said: Be) => folding(asOpened(isGone(said)), 'closed') },
  { pattern: `{be} (${GONE})`, means: isGone },
  { pattern: '(was|were) visible before and (is|are) gone', means: '!expectVisible gone:=true', cost: -0.2 },
  { pattern: `{be} (${GONE}) (from|in) {thing}`, means: isGone },
  { pattern: `{be} (${GONE}) {where}`, means: isGone },
  { pattern: `{aux} (${APPEARS}) (again|once_more)?`, means: appears },
  { pattern: `{aux} (${APPEARS}) {adverbs}? {where}`, means: appears },
  {
    pattern: '{be} (added|attached|appended|assigned|pinned) to {thing}',
    means: 'expectVisible within:thing',
  },
  {
    pattern: `{aux} (${DISAPPEARS}) (again|itself|by_itself|automatically|by_themselves)?`,
    means: disappears,
  },
  { pattern: `{aux} (${DISAPPEARS}) (from|out_of|of) {thing}`, means: disappears },
  // "Ada drops out of the list", "Ada has left the list", "Ada is struck from the list"
  { pattern: '{aux} (drops|drop|falls|moves|comes|disappears) out of {thing}', means: leaves, cost: -0.2 },
  { pattern: '(has|have) (moved|dropped|fallen) out of {thing}', means: leaves, cost: -0.2 },
  {
    pattern: '(has|have) left {thing}',
    means: (said: { thing: Target }, span: Span) => (isList(said.thing) ? leaves(said, span) : undefined),
    cost: -0.1,
  },
  { pattern: '{be} (struck|dropped|withdrawn|taken) (from|off|out_of) {thing}', means: leaves, cost: -0.2 },
  // "Disappears after a few seconds"
  {
    pattern: `{aux} (${DISAPPEARS}) (again|by_itself|automatically|on_its_own)? after (a_few_seconds|a_while|a_short_time|some_time|a_moment|a_short_while|some_seconds)`,
    // "It doesn't appear and disappears": neither does it.
    means: ({ aux }: Aux, { tokens, from }: Span) =>
      /^(?:and|or|,|then)$/.test(tokens[from - 1]?.lower ?? '') ? undefined : goesInTime(aux),
    cost: -0.2,
  },
  // "Appears and disappears after a few seconds"
  {
    pattern: `({aux} (${APPEARS}) | {be} (${VISIBLE})) (briefly | for_a_moment | ${A_WHILE})? (and|,|,_and|and_then|then) (${DISAPPEARS}|is_hidden|is_gone) (again|by_itself|automatically|on_its_own)? (after (a_few_seconds|a_while|a_short_time|some_time|a_moment|a_short_while|some_seconds))?`,
    means: ({ aux, be }: Partial<Aux & Be>) => comesAndGoes(aux ?? be),
    cost: -0.4,
  },
  {
    pattern: `({aux} (${APPEARS}) | {be} (${VISIBLE})) (only|just)? (briefly | ${A_WHILE})`,
    means: ({ aux, be }: Partial<Aux & Be>) => comesAndGoes(aux ?? be),
    cost: -0.4,
  },
  {
    pattern:
      '(has|have|had) (now)? (gone|disappeared|vanished|closed|been_removed|been_closed|been_hidden|been_deleted|gone_away)',
    means: '!expectVisible',
  },
  {
    pattern: '(has|have|had) (gone|disappeared|vanished) (from) {thing}',
    means: '!expectVisible within:thing',
  },
  [
    '{aux} (remains|stays|remain|stay|lasts|persists) (visible|shown|there|open|on_screen|up)? for (at_least)? (the_next)? {duration}',
    'expectVisible lasting:duration',
    -0.2,
  ],
  {
    pattern:
      '{aux} (sits|sit|stands|stand|lives|live|hangs|lies|floats|resides|remains|remain|stays|stay|is_located|is_placed|are_located|are_placed) {where}',
    means: appears,
    cost: 0.05,
  },
  { pattern: '{aux} exist more', means: 'expectVisible' },
  {
    pattern: '(can|could) be (read|made_out|spotted|recognised|recognized) {where}?',
    means: ({ where }: { where?: Where }) => visible({ negated: false }, where ?? {}),
  },
];

/** "For Rex" is nowhere. */
const isSomewhere = ({ within, beside }: Where): boolean => (within ?? beside) !== undefined;

/** What it can leave; by whom, and what it has left no less, says more. */
function leaves({ aux, be, thing: within }: Partial<Aux & Be> & { thing: Target }, { tokens, to }: Span) {
  const { negated = false, able, lasting } = aux ?? be ?? {};
  const isMore =
    /^(?:by|but|not|except|for|to)$/.test(tokens[to]?.lower ?? '') || within.within !== undefined;
  if (isMore || able === true || lasting === true) return undefined;
  return said({ kind: 'expectVisible', target: { ...SUBJECT, within }, negated: !negated });
}

/** A message or a seat is left otherwise. */
const isList = ({ role }: Target): boolean =>
  /^(?:list|table|column|section|group|menu|tree)$/.test(role ?? '');

/** By then it is gone, in milliseconds. */
const SHORT = 15_000;

function comesAndGoes(manner?: Aux['aux']): SaidPredicate | undefined {
  const comes = manner === undefined || manner.negated ? undefined : visible(manner);
  return (
    comes && {
      of: [...comes.of, ...comes.of.map((one) => ({ ...one, negated: true, limit: SHORT }) as Expectation)],
    }
  );
}

const goesInTime = (manner: Aux['aux']): SaidPredicate | undefined => {
  const goes = comesAndGoes(manner)?.of.filter((one) => 'negated' in one && one.negated);
  return manner.lasting === true ? undefined : goes && { of: goes };
};

export function appears({ aux, where }: Aux & { where?: Where }, span: Span): SaidPredicate | undefined {
  const { tokens, from, to } = span;
  if (isWritten(span)) return undefined;
  const opens = tokens.slice(from, to).some(({ lower }) => OPENS.has(lower));
  // "The dialog doesn't open": that it stays shut would have to be watched.
  if (opens && aux.negated) return undefined;
  const isAgain = tokens.slice(from, to).some(({ lower }) => /^(?:again|once)$/.test(lower));
  const said = visible({ ...aux, ...(isAgain && { again: true }) }, where ?? {});
  return aux.negated ? said : asEvent(opens ? folding(said, 'open') : said);
}

/** "The status is Open": so it reads there, and nothing opens. */
const isWritten = ({ tokens, from, to }: Span): boolean =>
  from > 0 && tokens.slice(from, to).some(({ type, text }) => type === 'word' && text === 'Open');

/** Of most things, to be closed is not to be open. */
const asOpened = (predicate: SaidPredicate | undefined): SaidPredicate | undefined =>
  predicate && { of: predicate.of.map((one) => ({ ...one, opened: true }) as Expectation) };

const folding = (predicate: SaidPredicate | undefined, folds: 'open' | 'closed'): SaidPredicate | undefined =>
  predicate && { of: predicate.of.map((one) => ({ ...one, folds })) };

/** "It doesn't go away": that it stays would have to be watched. */
function isGone({
  be,
  thing,
  where = {},
}: Be & { thing?: Target; where?: Where }): SaidPredicate | undefined {
  // "Hidden for guests" is no place.
  const isNowhere = thing === undefined && Object.keys(where).some((part) => part !== 'beside');
  return isNowhere || (be.negated && be.changes === true)
    ? undefined
    : visible({ ...be, negated: !be.negated }, thing ? { within: thing } : where);
}

function disappears(
  { aux, thing }: Aux & { thing?: Target },
  { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
): SaidPredicate | undefined {
  const isOver = tokens
    .slice(from, to)
    .some(({ lower }) => /^(?:did|didn't|has|hasn't|have|haven't)$/.test(lower));
  if (aux.negated && !isOver && aux.lasting !== true) return undefined;
  return asEvent(visible({ ...aux, negated: !aux.negated }, thing ? { within: thing } : {}));
}

const asEvent = (predicate: SaidPredicate | undefined): SaidPredicate | undefined =>
  predicate && { of: predicate.of.map(markedAsEvent) };
