/** How things are named: by name, kind, number, and where they are. */
import { compileRules, type Chart, type Node, type Reader } from '../chart.js';
import { lettersOf } from '../lexicon/inflect.js';
import { STATE_WORDS } from '../lexicon/states.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FILLERS, FUNCTION_WORDS } from '../lexicon/words.js';
import { isNoName } from './names/noNames.js';
import { KIND_WORDS, type Kind, type KindSaid } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { CORE } from './things/core.js';
import { SIGN_READERS } from './things/ofSigns.js';
import { LIST_READERS, readThings } from './things/several.js';
import { WHERE_READERS, withWhere } from './things/where.js';

export const THING_READERS: Readonly<Record<string, Reader>> = {
  ...WHERE_READERS,
  ...LIST_READERS,
  ...SIGN_READERS,
  thingCore: compileRules(CORE),
  thing: withWhere,
  levelHeading: compileRules([
    ...[1, 2, 3, 4, 5, 6].map((level) => ({
      pattern: `h${level}|h${level}s (heading|headings)?`,
      means: () => level,
    })),
    ...[...'first second third fourth fifth sixth'.split(' ').entries()].map(([index, nth]) => ({
      pattern: `${nth}-level|level-${index + 1} (heading|headings)`,
      means: () => index + 1,
    })),
    { pattern: 'level {count} (heading|headings)', means: ({ count }: { count: number }) => count },
    { pattern: 'heading level {count}', means: ({ count }: { count: number }) => count },
    { pattern: '(top-level|main) heading', means: () => 1 },
  ]),
  things: readThings,
  /** What a page says of itself. */
  pageOf: compileRules([
    {
      pattern: '(the)? page {digits} of {digits:all}',
      means: ({ digits, all }: { digits: string; all: string }) => ({ name: `Page ${digits} of ${all}` }),
    },
  ]),
  plainWord: ({ tokens }, at) => {
    const token = tokens[at];
    return token?.type === 'word' &&
      /^[\p{L}\p{N}-]+$/u.test(token.text) &&
      !FUNCTION_WORDS.has(token.lower) &&
      !FILLERS.has(token.lower) &&
      (!isNoName([token]) || (KIND_WORDS.has(token.lower) && tokens[at - 1]?.lower === 'the')) &&
      !STATE_WORDS.has(token.lower)
      ? [{ end: at + 1, cost: 0, value: token.text }]
      : [];
  },
  noteWord: (chart, at) => {
    const token = chart.tokens[at];
    return token !== undefined && /^\p{L}\p{Ll}+$/u.test(token.text) && !isVerb(token.lower)
      ? chart.read('plainWord', at)
      : [];
  },
  noun: ({ tokens }, at) => {
    const token = tokens[at];
    return token?.type === 'word' &&
      /^[a-z][a-z-]+$/.test(token.text) &&
      !FUNCTION_WORDS.has(token.lower) &&
      !/^(?:placeholder|tooltip|aria-label)$/.test(token.lower) &&
      (!isVerb(token.lower) ||
        (NOUN_VERBS.test(token.lower) && !NO_NOUN.test(`${tokens[at - 1]?.lower ?? ''} ${token.lower}`)))
      ? [{ end: at + 1, cost: 0, value: token.text }]
      : [];
  },
  nounOfMany: readNounOfMany,
  nounOfOne: readNounOfOne,
  listKind: (chart, at) =>
    chart.read('kind', at).filter(({ value }) => /^(?:list|table)$/.test((value as KindSaid).kind)),
  listLike: (chart, at) =>
    chart
      .read('kind', at)
      .filter(({ value }) => /^(?:list|drop-down|combo box|list box|menu)$/.test((value as KindSaid).kind)),
  possessor: ({ tokens }, at) =>
    /^(?!today|tomorrow|yesterday)[a-z]+'s$/.test(tokens[at]?.lower ?? '') &&
    /^\p{Ll}/u.test(tokens[at]?.text ?? '') &&
    ownerAt(tokens[at]) === undefined
      ? [{ end: at + 1, cost: 0, value: '' }]
      : [],
  /** "The dialog's": what is on a page has things of its own. */
  kindOwner: ({ tokens }, at) => {
    const role = ownerAt(tokens[at]);
    return role === undefined ? [] : [{ end: at + 1, cost: 0, value: role }];
  },
  /** What applications call what is on their pages. */
  pageNoun: compileRules([
    {
      pattern:
        'filter|tile|board|project|task|todo|to-do|to_do|action|product|channel|workspace|book|chapter|shelf|bookmark|feature|command|document|album|playlist|repository|category|team|issue|ticket',
      means: () => '',
    },
  ]),
  bareNoun: compileRules([
    {
      pattern:
        'room|user|patient|customer|order|product|number|van|pupil|student|item|person|step|name|topic|value|status|version|the',
      means: () => '',
    },
  ]),
  groupNoun: compileRules([
    {
      pattern:
        'channel|workspace|project|folder|file|document|ticket|issue|branch|team|tenant|account|campaign|course|board|station|article|book|chapter|bookmark|recipe|album|playlist|repository|repo|contact|invoice|order|booking|request|appointment|task|event|claim|reservation|message|entry|record|case|job|deal|offer|shipment|payment|transfer|application|patient|customer|department|category|country|city|plan|facet|session|lesson|product|member|guest',
      means: () => '',
    },
  ]),
  idName: (chart, at) =>
    /^\p{Ll}/u.test(chart.tokens[at]?.text ?? '') && chart.tokens[at]?.type !== 'quoted'
      ? []
      : chart.read('name', at),
  form: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }) => (thing.role === 'form' ? thing : undefined),
    },
  ]),
  frame: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }) => (thing.role === 'frame' ? thing : undefined),
    },
  ]),
  slider: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }) => (thing.role === 'slider' ? thing : undefined),
    },
  ]),
  tickable: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }) =>
        thing.role !== undefined && TICKABLE.has(thing.role) ? thing : undefined,
    },
  ]),
  tickables: compileRules([
    {
      pattern: '{things}',
      means: ({ things }: { things: Target[] }) =>
        things.length > 1 && things.every(({ role }) => role !== undefined && TICKABLE.has(role))
          ? things
          : undefined,
    },
  ]),
  /** They lead to what they are about; other sections unfold. */
  cards: (chart, at) =>
    chart
      .read('things', at)
      .filter(
        ({ value, end }) =>
          (value as Target[]).every(({ role }) => role === 'section') &&
          chart.tokens.slice(at, end).some(({ lower }) => /^(?:cards?|tiles?)$/.test(lower)),
      ),
  field: compileRules([{ pattern: '{thing}' }]),
  from: compileRules([{ pattern: '{thing}' }]),
  quotedThing: compileRules([
    { pattern: '{quotedName}', means: ({ quotedName }: { quotedName: string }) => ({ name: quotedName }) },
  ]),
  contentOf: compileRules([{ pattern: 'what {thing} shows' }]),
};

function ownerAt(token: Token | undefined): Kind | undefined {
  const [, word = ''] = /^([a-z-]+)'s$/.exec(token?.lower ?? '') ?? [];
  const role = token?.type === 'word' ? KIND_WORDS.get(word)?.[0]?.kind : undefined;
  return role === 'page' ? undefined : role;
}

/** A word for several things that are no kind of their own, nor a measure: "transactions", "title(s)", "people". */
function readNounOfMany({ tokens }: Chart, at: number): readonly Node[] {
  const token = tokens[at];
  const [, word = '', maybeMore] = /^(\p{Ll}[\p{Ll}-]{2,})(\(s\))?$/u.exec(token?.text ?? '') ?? [];
  if (token?.type !== 'word' || word === '') return [];
  const isMany = /[^su]s$|^(?:people|children|men|women|mice)$/.test(word);
  const isSaid = (isMany || maybeMore !== undefined) && !isNoNoun(word);
  return isSaid ? [{ end: at + 1, cost: 0, value: isMany ? word : `${word}s` }] : [];
}

/** What one of a list is called: "booking", "movie". */
function readNounOfOne({ tokens }: Chart, at: number): readonly Node[] {
  const token = tokens[at];
  const isOne =
    token?.type === 'word' &&
    /^\p{Ll}[\p{Ll}-]{2,}$/u.test(token.text) &&
    !/[^s]s$/.test(token.text) &&
    !isNoNoun(token.text) &&
    !isNoName([token]) &&
    !NO_ITEM.test(token.text) &&
    (!isVerb(token.text) || ITEM_VERBS.test(token.text));
  return isOne ? [{ end: at + 1, cost: 0, value: token.text }] : [];
}

/** Fields, measures and places are numbered, too. */
const NO_ITEM =
  /^(?:name|surname|username|password|address|phone|number|amount|date|time|price|total|second|minute|hour|day|week|month|year|quarter|weekday|season|half|part|place|position|level|floor|step|stage|page|screen|attempt|try|run|visit|click|letter|character|word|sentence|digit|line|column|colour|color|size|version|way|point|thing|side|person|people|semester|round|phase|reminder|slot|other|few|user|two|three|four|five)$/;
/** Verbs that are nouns as often. */
const ITEM_VERBS =
  /^(?:order|booking|comment|review|posting|rating|listing|setting|recording|drawing|painting|meeting|report|request|answer|offer|transfer|drink|document|contact|contract|project|invoice|file|note|post|charge|claim|track|match|book|show|play|game|club|plant|test|study|bid|quote|place)$/;

const isNoNoun = (word: string): boolean =>
  [FUNCTION_WORDS, FILLERS, KIND_WORDS].some((words) => words.has(word)) ||
  MEASURES.test(word) ||
  isMisspelt(word);

/** "Rwos": the letters of a kind in another order. */
const isMisspelt = (word: string): boolean => LETTERS_OF_KINDS.has(lettersOf(word));
const LETTERS_OF_KINDS: ReadonlySet<string> = new Set([...KIND_WORDS.keys()].map(lettersOf));

const MEASURES =
  /^(?:times|(?:milli)?seconds|secs|minutes|mins|hours|days|weeks|months|years|pixels|percents?|points|pounds|euros|dollars|cents|characters|chars|letters|digits|decimals|others|cells|ones|steps)$/;

/** Verbs that are nouns as often. */
const NOUN_VERBS =
  /^(?:filter|comment|note|title|name|label|record|post|order|group|setting|rate|offer|bill|book|vote|test|charge|permit|transfer|request|report|visit|loan|review|bid|run|fine|deal|exercise|course|watch|reply|answer|call|mark|change|copy|turn|claim|pledge|trade|talk|walk|play|drop|move|pick|guide|cook|check|search|share|star|present|pay|stay|drive|trip|flag|lock|plan|print|quote|show|sign|stamp|swap|tip|track|train|update|vote|work|type)$/;

/** "Tick "A" and type "x"": what is done next begins there. */
const NO_NOUN = /^(?:(?:and|then|or|but|i|[&+,;.]) |of type$)/;

const TICKABLE: ReadonlySet<Kind> = new Set<Kind>(['checkbox', 'radio button', 'switch', 'toggle button']);
