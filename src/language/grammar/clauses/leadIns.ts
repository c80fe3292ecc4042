/** What stands before or behind a clause and says by which way it is done, where, or what belongs to it. */
import { DONE_BEFORE } from './tails/skipped.js';
import { isExpectation, type Action, type SortOrder, type Target } from '../../../meaning/meaning.js';
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import type { EventSaid } from '../predicates/said.js';
import { isOfActor } from '../neighbours.js';
import { onNamedPage } from './onPage.js';
import { rowsOf } from '../../template.js';

export const LEAD_INS: readonly Rule[] = [
  ...rowsOf([
    // "Everything is back to where it was: the header says …"
    [
      '(everything|all|it) (is|was|looks) (now)? (back_to_where_it_was|back_to_how_it_was|as_it_was|as_before|back_to_normal) (:|,|–|-) {clauses}',
      '@clauses',
      0,
    ],
    [
      '(on|in|from|at) (the|my|our) (dashboard|overview|homepage|home|portal|listing) (,)? {core}',
      '@core',
      0,
    ],
    // "In Admin go to Security / Single sign-on"
    [
      '(in|from | under {noQuote}) {properSpan:name} (,)? (go_to|open|pick|choose|switch_to) {pathOrOne:path}',
      'click target.name:name ; click target:path',
      -0.25,
    ],
    [
      '(close|closes|dismiss|hide|leave|exit|confirm|submit|cancel|abort|stop) {thing} (with|via|using|by|by_pressing|by_hitting|through) (the)? {keyNote:key} (key)?',
      'press key:key',
      -0.1,
    ],
    [
      '(choose|select|pick|tick|check|mark|activate) {options} (among|from|out_of|of|from_among) (the)? {count}? radio|radios (buttons)?',
      'check target.name:options target.role:=radio_button',
      -0.2,
    ],
    ['{anything} \\( {pressed} \\)', '@pressed', -1],
    // "Right-click report.xlsx > Share > Get link"
    ['{actionClause} (>|»|›) {pathOrOne:path}', '@actionClause ; click target:path', -0.1],
    [
      '{isAction} from {properValue} to {properValue:other}',
      'fill target.name:=from value:properValue ; fill target.name:=to value:other',
      0.1,
    ],
    [
      '(start|run|launch|trigger|perform|execute|begin|do) (the|a)? search',
      'click target.name:=search',
      -0.1,
    ],
    [
      '({actor})? (move|go|continue|proceed|advance|moves|goes|continues|proceeds) (on)? to the next (step|page|screen|section)',
      'click target.name:=Next',
      0,
    ],
    [
      '({thing} | it | this) (opens|is_opened|opened|open) in a new (browser)? (tab|window) (titled|called|with_the_title|named) {text}',
      'expectNewTab negated:=false ; switchTab tab.which:=new ; expectTitle relation:=is text:text negated:=false',
      -0.4,
    ],
    [
      '(a|the)? file (named|called)? {fileName} {aux} (lands|is_saved|arrives|be_saved|appears|is_downloaded|be_downloaded) (in (the|your|my) (download|downloads) folder)? and (it)? (contains|has|includes) (the)? (word|words|text)? {text}',
      'expectDownload is.relation:=is is.text:fileName negated:=false ; expectDownloaded file:fileName relation:=contains text:text negated:=false',
      -0.4,
    ],
    [
      '(the)? browser (asks|prompts|warns|says|shows|tells) (me|you)? (:|that|whether|if)? {text}',
      'expectDialog is.relation:=contains is.text:text negated:=false',
      -0.3,
    ],
  ]),
  { pattern: '(on|in|from|at) {pageName} (,|:)? {core}', means: onNamedPage, cost: -0.1 },
  {
    pattern:
      '(on|in|from|at) (the|this|that|my|our) {noun} ({noun:more})? (page|screen|view|site|app|application) (,|:)? {core}',
    means: ({ noun, more, core }: { noun: string; more?: string; core: Action[] }) =>
      onNamedPage({ pageName: more === undefined ? noun : `${noun} ${more}`, core }),
    cost: 0.05,
  },
  // "In step 2 choose "Full"": what is done there is on the page; what is expected there may be seen elsewhere.
  {
    pattern:
      '(in|on|at) (the)? (step|stage) {digits} (of (the|this) (wizard | form | checkout | assistant))? (,)? {actionClause}',
    cost: -0.2,
  },
  // "After "Cancel" the dialog is gone"
  {
    pattern: '(after|upon) {pressedName:name} (,)? {statement}',
    means: ({ name, statement }: { name: string; statement: Action[] }, { tokens, from }: Span) =>
      (tokens[from + 2]?.text === ',' ? isOfActor(tokens, from + 3) : statement.some(isOfThing))
        ? undefined
        : [{ kind: 'click', target: { name } }, ...statement],
    cost: -0.3,
  },
  // "Go to the page: /login", "Navigate to URL: https://…"
  {
    pattern:
      '((open|launch|start) (a|the|your)? (web)? browser (,)? (and|then)?)? ({actor})? (open|opens|go_to|goes_to|navigate_to|navigates_to|navigate|visit|visits|browse_to|launch|access|load|head_to|surf_to|call_up|enter) (the|our|my|this)? (following)? (page|url|site|website|web_site|app|application|web_application|address|link|portal|system|browser)? : {address}',
    means: ({ address }: { address: string }): Action[] => [{ kind: 'open', address }],
    cost: -0.6,
  },
  // "On /orders click "New"".
  {
    pattern: '{isAction} (on|at) {address} (,)? {actionClause}',
    means: ({ address, actionClause }: { address: string; actionClause: Action[] }): Action[] => [
      { kind: 'open', address },
      ...actionClause,
    ],
    cost: -0.4,
  },
  // "I am signed in as "ada" with the password "secret" on "/shop"".
  {
    pattern: '{core} (on|at) {address}',
    means: ({ core, address }: { core: Action[]; address: string }): Action[] | undefined =>
      core.length === 1 && core[0]?.kind === 'signIn' ? [{ kind: 'open', address }, ...core] : undefined,
    cost: -0.1,
  },
  // "4 rows are listed, sorted by date with the newest on top"
  {
    pattern: '{core} (,|and|,_and) (sorted|ordered) by {name} {order}?',
    means: ({
      core,
      name: by,
      order = 'ascending',
    }: {
      core: Action[];
      name: string;
      order?: SortOrder;
    }): Action[] | undefined => {
      const last = core.at(-1);
      return last && isExpectation(last)
        ? [...core, { kind: 'expectSorted', target: sortedIn(last), by, order, negated: false }]
        : undefined;
    },
    cost: -0.3,
  },
];

/** Where what was counted or seen is sorted: its list, or else the table or list of such things. */
const sortedIn = (action: Action): Target => {
  const things = 'things' in action ? action.things : 'target' in action ? action.target : undefined;
  return things?.within ?? { role: things?.role === 'item' ? 'list' : 'table' };
};

/** "After "Edit" the link "Delete" is shown": that may be where it stands. */
const isOfThing = (action: Action): boolean =>
  action.kind === 'expectVisible' &&
  !action.negated &&
  action.target.name !== undefined &&
  (action as EventSaid).event !== true &&
  !/^(?:message|alert|dialog)$/.test(action.target.role ?? '');

/** Words in front of a clause that it means the same without. */
export const LEAD_READERS: Readonly<Record<string, Reader>> = {
  /** What a button is called: "Cancel", "Save changes". */
  pressedName: (chart, at) => {
    const { type, text = '', lower = '' } = chart.tokens[at] ?? {};
    const [first = ''] = lower.split(' ');
    return isVerb(first) && !/\d/.test(text) && (type === 'quoted' || /^\p{Lu}/u.test(text))
      ? chart.read('name', at).filter(({ end }) => end === at + 1)
      : [];
  },
  /** "Under "Language", choose "French"": it is chosen there, and "Language" isn't clicked. */
  noQuote: ({ tokens }, at) => (tokens[at]?.type === 'quoted' ? [] : [{ end: at, cost: 0, value: '' }]),
  lead: compileRules([
    DONE_BEFORE,
    { pattern: '{adverbs} (,)?', means: () => '' },
    {
      pattern:
        '(please|kindly|so|ok|first_of_all|at_first|in_the_end|at_the_end|to_begin_with|as_a_result|this_time|after_that|afterwards|after_this|finally|at_last|in_addition|in_this_case|from_there|from_here|at_this_point|on_this_page|on_the_page|as_before|for_this|of_course|there|in_there|naturally|for_that) (,|:)?',
      means: () => '',
    },
    { pattern: '(can|could|would) you (please)?', means: () => '' },
    {
      pattern:
        '(for|after) a (moment|second|while|few_seconds|short_time|short_while|little_while|couple_of_seconds|brief_moment) (,)?',
      means: () => '',
    },
    // "The user is signed in: "ada" is shown": that shows it.
    {
      pattern: '({actor} (is|am|are) (now)? (signed_in|logged_in|signed_out|logged_out) :)',
      means: () => '',
    },
    // "This time it works: "Saved""
    { pattern: '(this_time|now)? (it|that|this) (works|succeeds) (this_time|now)? :', means: () => '' },
    { pattern: '(back|now|still) at the (top|bottom|start) (of_the_page)? (:|,)', means: () => '' },
    {
      pattern:
        '(verify_the_following|check_the_following|confirm_the_following|ensure_the_following|verify_that|check_that|action|operation|confirmation|keyboard|mouse|mobile|desktop|phone|expected|expected_result|expected_results|er|result|results|verify|check|step|verification|validation|outcome|do|test|note) :',
      means: () => '',
      cost: 0.02,
    },
  ]),
};
