/** What is reported as a story: who said what, where one reads it, what somebody thought meanwhile, and what came with what. */
import { compileRules, type Chart, type Reader, type Rule, type Span } from '../../chart.js';
import { VERB_FORMS } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import type { Kind } from '../../../meaning/kinds.js';
import type { Action } from '../../../meaning/meaning.js';
import type { Token } from '../../tokens.js';
import { rowsOf, type Row } from '../../template.js';
import { goesOn } from '../neighbours.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { SPEECH_READERS } from './linked/speech.js';
import { visible } from './simple.js';

const PERSON = '(i|you|one|we|he|she|they|you_can|i_can|we_can|one_can|i_could|we_could|you_could)';
const READ = '(read|reads|see|sees|saw|find|finds|found|spot|notice|noticed|get|gets|got)';
const STANDS =
  '(stands|stand|stood|is|was|are|were|comes|came|appears|appeared|sits|is_written|was_written|it_stands|it_is_written|it_says|it_said|it_reads|it_read|says|is_shown|was_shown|is_displayed)';

/** Where something is read: "behind her name it said Purchasing", "at the top of it I can see £1,480.00". */
export const REPORTED: readonly Rule[] = [
  ...[
    `${PERSON} (now|then|also|still)? ${READ} (that)?`,
    `(there|now|then)? ${STANDS} (still|now|already|then)?`,
  ].map((reads): Rule => ({
    pattern: `{where} (,)? (there)? ${reads} (the|a|an|our|my)? (number|figure)? {texts}`,
    means: ({ where, texts }: { where: Where; texts: string[] }) => [
      ...texts.map((name) => there(name, where)),
    ],
    cost: 0.15,
  })),
  {
    pattern:
      '{where} (,)? (there)? (is|was|stands|stood|are) (a|an|the) {kind} (with|showing|saying|containing|reading) (the)? {text} (in_it|on_it|inside|in_there)?',
    means: ({ where, kind, text }: { where: Where; kind: { kind: Kind }; text: string }): Action[] => [
      {
        kind: 'expectContent',
        target: place({ role: kind.kind }, where) ?? {},
        relation: 'shows',
        text,
        negated: false,
      },
    ],
    cost: 0.1,
  },
  // "The computer offered me three things: A, B, C"
  {
    pattern: '{teller} (now|then)? {gives} (me|us|you|them|the_user)? {amount} {noun} : {names}',
    means: ({ names }: { names: string[] }) => names.map((name) => visible({ name })),
    cost: 0.1,
  },
  // "A window popped up with New booking written across the top", "a question came up (Send to 27 people?)"
  { pattern: '{core} {byName}', means: withName, cost: 0.1 },
  {
    pattern:
      '{core} (containing|which_contains|that_contains|which_reads|that_reads) (the)? (words|text)? {quotedName:byName}',
    means: (said: { core: Action[]; byName: string }, span: Span) =>
      isOfText(said.core) && !goesOn(span) ? withName(said) : undefined,
    cost: 0.1,
  },
  ...rowsOf([
    ['{idle} (,|and|so|then|:|;|-|–) (and|so|then)? (then)? {clauses}', '@clauses', 0.3],
    [
      '(while|when|as_long_as|as_soon_as|in_the_state_where|in_the_case_where|given_that|now_that|in_case) {statement} (,|then|,_then)? {clauses}',
      '@statement ; @clauses',
      0.2,
    ],
    [
      '{statement} (,)? (even)? (after|once|when|upon|on|as_soon_as|by|if) {actionClause}',
      '@actionClause ; @statement',
      0.2,
    ],
    ['{says} (that|:)? {speech}', 'expectVisible target.name:speech negated:=false'],
    [
      '(it|this|that|the_page|the_message)? (should|must|has_to|ought_to) (now|then|also)? (say|read|complain) (that)? (:)? ({speech} | {quotedName:speech})',
      'expectVisible target.name:speech negated:=false',
    ],
    // "Expected: Please mark a member first."
    ['{isExpected} {plea}', 'expectVisible target.name:plea negated:=false'],
    [
      '(and)? (asked|said|told_me|asks|says) {speech}',
      'expectVisible target.name:speech negated:=false',
      0.1,
    ],
    [
      '({actor})? (make|made|set|put|makes|puts|sets) it (to|into)? {numeric}',
      'fill target:<it> value:numeric',
    ],
    [
      '({actor})? (tell|tells|told|ask|asks|asked) (it|the_app|the_system|the_screen|the_computer|the_page) to {buttonName}',
      'click target.name:buttonName',
    ],
    [
      '{actor} (have|has|had)? (say|says|said|answer|answers|answered) {buttonName} (to_it|to_that|to_this|there)?',
      'click target.name:buttonName',
      0.1,
    ],
    [
      '({actor})? (move|moves|go|goes|went|moved|continue|proceed) (on)? to the (next|following) (page|step|screen) (with|via|by|using) {thing}',
      'click target:thing',
      -0.2,
    ],
  ] satisfies readonly Row[]),
];

/** "On the bell stands 3": it shows that number. */
const there = (text: string, where: Where, negated = false): Action =>
  where.within !== undefined && Object.keys(where).length === 1 && /^\d+$/.test(text)
    ? { kind: 'expectContent', target: where.within, relation: 'shows', text, negated }
    : visibleThere(text, where, negated);

const visibleThere = (name: string, where: Where, negated: boolean): Action =>
  visible(place({ name }, where) ?? { name }, negated);

function withName({ core, byName }: { core: Action[]; byName: string }): Action[] | undefined {
  const last = core.at(-1);
  if (last?.kind !== 'expectVisible' || last.negated || last.target.name !== undefined) return undefined;
  const { role } = last.target as SaidTarget;
  if (role === undefined || role === 'tab' || 'ref' in last.target) return undefined;
  if (NAMED_BY_TEXT.has(role))
    return [...core.slice(0, -1), { ...last, target: { ...last.target, name: byName } }];
  const { each } = last.target;
  // "No message appears which says "Failed"".
  return each === undefined || each === 'no'
    ? [...core.slice(0, -1), { ...last, target: { name: byName }, negated: each === 'no' }]
    : undefined;
}

/** "A list appears containing "A"" says more than that "A" is there. */
const isOfText = (core: readonly Action[]): boolean => {
  const last = core.at(-1);
  return last?.kind === 'expectVisible' && OF_TEXT.has(last.target.role ?? '');
};
const OF_TEXT: ReadonlySet<string> = new Set(['message', 'alert', 'tooltip', 'row', 'item']);

/** What is known by what stands in it. */
const NAMED_BY_TEXT: ReadonlySet<string> = new Set(['dialog', 'alert', 'section', 'tooltip', 'row', 'item']);

const IDLE_VERBS: ReadonlySet<string> = new Set(
  `thought think thinks wanted want wants needed need needs decided knew know worked works paused waited hesitated counted liked like hoped
   took takes came come arrived arrive looked look remembered forgot write writes type typed read spoke talk talked happened happens finish finished stopped stops`.split(
    /\s+/,
  ),
);
/** "As I write", but not "I write Ada". */
const WRITING = /^(?:writes?|types?d?|takes|took)$/;
const IDLE_ACTORS = /^(?:i|we|it|you|they|he|she|one)$/;

export const TOLD_READERS: Readonly<Record<string, Reader>> = {
  ...SPEECH_READERS,
  idle: readIdle,
  says: compileRules([{ pattern: 'it {sayVerb}', means: () => '' }]),
  teller: compileRules([
    {
      pattern:
        '(the|my|this)? (system|app|application|screen|page|computer|program|programme|site|website|software|machine)',
      means: () => '',
    },
    { pattern: 'it', means: () => '' },
  ]),
  gives: compileRules([
    {
      pattern: '(offers|offered|gives|gave|shows|showed|suggests|suggested|lists|listed|proposes|proposed)',
      means: () => '',
    },
  ]),
  sayVerb: compileRules([{ pattern: '(said|says|told|tells|asked|asks)', means: () => '' }]),
  byName: compileRules([
    {
      pattern:
        '(with|called|named|titled|headed|saying|and_says|that_says|which_says|and_it_says|asking|that_asks|which_asks|and_asks) (the)? (words|word|title|heading|text|name|question|message|caption)? {properWords} (written|shown|printed)? (in_it|on_it|across_the_top|at_the_top|as_its_title|as_the_title|as_title|in_the_title)?',
    },
    { pattern: ': {properWords}' },
  ]),
  properWords: compileRules([{ pattern: '{buttonName}' }, { pattern: '{properText}', cost: 0.2 }]),
  buttonName: (chart, at) =>
    /^\p{Lu}/u.test(chart.tokens[at]?.text ?? '') || chart.tokens[at]?.type === 'quoted'
      ? chart.read('name', at).filter(({ value, end }) => end > at + 1 || !isOnlyKey(value, chart.tokens[at]))
      : [],
};

/** "By pressing Escape": no button is called so. */
const isOnlyKey = (name: unknown, token: Token | undefined): boolean =>
  token?.type !== 'quoted' && /^(?:Escape|Esc|Enter|Tab|Space|Backspace|F\d{1,2})$/.test(String(name));

/** Somebody thinks, wants or waits: nothing is named, counted or denied. */
function readIdle({ tokens }: Chart, at: number) {
  const begun = endOfIdleVerb(tokens, at);
  if (begun === undefined) return [];
  const nodes = [];
  for (let end = begun; end <= Math.min(at + 11, tokens.length); end++) {
    nodes.push({ end, cost: 0.02 * (end - at), value: '' });
    const next = tokens[end];
    if (next?.type !== 'word' || !isIdle(next.text, next.lower)) break;
    if (WRITING.test(tokens[begun - 1]?.lower ?? '')) break;
  }
  return nodes;
}

/** Behind "it thought", "we have decided". */
function endOfIdleVerb(tokens: readonly Token[], at: number): number | undefined {
  const isPerfect = /^(?:has|have|had)$/.test(tokens[at + 1]?.lower ?? '');
  const end = at + (isPerfect ? 3 : 2);
  const isActor = IDLE_ACTORS.test(tokens[at]?.lower ?? '');
  return isActor && IDLE_VERBS.has(tokens[end - 1]?.lower ?? '') ? end : undefined;
}

const isIdle = (text: string, lower: string): boolean =>
  (/^\p{Ll}/u.test(text) || DAYS.test(text)) &&
  !/n't$|^(?:not|no|never|nothing|none|and|then|but|so)$/.test(lower) &&
  (FUNCTION_WORDS.has(lower) || IDLE_VERBS.has(lower) || !VERB_FORMS.has(lower));
const DAYS = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;
