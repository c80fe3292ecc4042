/** What a step that isn't understood could say instead: its own words spelt right, or the likest examples with its own names. */
import { distance } from 'fastest-levenshtein';
import { KIND_WORDS } from '../../meaning/kinds.js';
import { EXAMPLES, stepOf, type Example } from '../examples.js';
import { takeHead } from '../head.js';
import { lettersOf } from '../lexicon/inflect.js';
import { readOrdinal } from '../lexicon/numbers.js';
import { COLOURS, STATE_WORDS } from '../lexicon/states.js';
import { VERB_FORMS } from '../lexicon/verbForms.js';
import {
  ACTORS,
  ADVERBS,
  DETERMINERS,
  FILLERS,
  FINITE,
  FUNCTION_WORDS,
  PRONOUNS,
  WHICH,
} from '../lexicon/words.js';
import { readByRules, readStep, type ReadContext } from '../read.js';
import { tokenize, type Token } from '../tokens.js';

const SHOWN = 3;
/** Below it two sentences have hardly anything in common. */
const ALIKE = 0.3;
/** And so have they where one word of many is the same. */
const SHARED = 0.3;

/** The likest examples. What is expected is like what is expected. */
export function likestTo(text: string, context: ReadContext = {}): string[] {
  const { mood, keyword } = takeHead(text, context.mood);
  const isExpected = mood === 'check' || ASKS.test(text);
  const signing = isExpected || /password/i.test(text) ? null : SIGNING_IN.exec(text);
  if (signing) return [withPassword(signing[1])];
  const isDone = !isExpected && (keyword === 'given' || keyword === 'when');
  const step = sketchOf(isExpected ? text.replace(ASKS, '') : text);
  const likest = EXAMPLES.filter((example) =>
    isExpected ? example.isExpected : !(isDone && example.isExpected),
  )
    .map((example) => ({
      example,
      likeness: likeness(step, sketched(example)) - (example.carries ? 0.1 : 0),
    }))
    .filter(
      ({ example, likeness: by }) => by > ALIKE && sketched(example).names.length <= step.names.length + 1,
    )
    .sort((one, other) => other.likeness - one.likeness);
  return firstOf(SHOWN, likest, ({ example }) => shown(example, step, context));
}

/** Of those that can't be shown others take the place. */
function firstOf<Item>(
  count: number,
  items: readonly Item[],
  show: (item: Item) => string | undefined,
): string[] {
  const found: string[] = [];
  for (const item of items) {
    if (found.length === count) break;
    const said = show(item);
    if (said !== undefined) found.push(said);
  }
  return found;
}

/** Nobody can sign in without one; as a secret it stands in no file. */
const withPassword = (user = '"ada"'): string =>
  `I sign in as ${user.startsWith('"') ? user : `"${user}"`} with the password "{{password}}"`;

const SIGNING_IN =
  /(?<!["“])\b(?:log(?:s|ged)?|sign(?:s|ed)?)[ -](?:in|on)\b(?: (?:as|with) (?:the |an? )?(?:user )?("[^"]+"|[\w@.-]+))?/i;

const ASKS = /^(?:verify|check|make sure|ensure|confirm|assert|see|note)(?: that| whether| if|[:,]) /i;

/** The step with a word spelt right that is nearly one of the language's, where it is understood then. */
export const spelledRight = (text: string, context: ReadContext = {}): string[] =>
  spellings(text)
    .filter((words) => readByRules({ text: words }, context).understood)
    .slice(0, SHOWN);

function spellings(text: string): string[] {
  const unknown = tokenize(text).filter(
    ({ type, lower }) => type === 'word' && /^[a-z]{3,}$/.test(lower) && !isKnown(lower),
  );
  return unknown.flatMap(({ lower, from, to }) =>
    [...VOCABULARY]
      .filter((known) => isMisspelt(lower, known))
      .sort((one, other) => Number(isSwapped(other, lower)) - Number(isSwapped(one, lower)))
      .map((known) => text.slice(0, from) + known + text.slice(to)),
  );
}

const isSwapped = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

function isMisspelt(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || known.length < 3 || known[0] !== word[0]) return false;
  return distance(word, known) <= (isSwapped(word, known) ? 2 : 1);
}

interface Sketch {
  /** What says what is done or expected. */
  front: string | undefined;
  words: ReadonlySet<string>;
  names: readonly Token[];
}

function sketchOf(text: string): Sketch {
  const tokens = tokenize(text);
  const words = tokens
    .filter(({ type, lower }) => type === 'word' && !isLittle(lower))
    .map(({ lower }) => lower);
  return {
    front: words.find((word) => VERB_FORMS.has(word)),
    words: new Set(words.map(kindOf)),
    names: tokens.filter(isName),
  };
}

const isName = ({ type, style }: Token): boolean =>
  type === 'address' || (type === 'quoted' && style === 'quotes');
const isLittle = (word: string): boolean =>
  (FUNCTION_WORDS.has(word) && !SAYING.has(word)) ||
  PRONOUNS.has(word) ||
  DETERMINERS.has(word) ||
  ADVERBS.has(word);
const SAYING: ReadonlySet<string> = new Set([
  'is',
  'are',
  'not',
  'no',
  'from',
  'into',
  'has',
  'under',
  'back',
  'up',
  'down',
]);
/** Words for one kind of thing are alike. */
const kindOf = (word: string): string => KIND_WORDS.get(word)?.[0]?.kind ?? word;

const SKETCHES = new Map<Example, Sketch>();

function sketched(example: Example): Sketch {
  const sketch = SKETCHES.get(example) ?? sketchOf(example.text);
  SKETCHES.set(example, sketch);
  return sketch;
}

function likeness(step: Sketch, example: Sketch): number {
  const common = [...step.words].filter((word) => example.words.has(word)).length;
  if (common < SHARED * step.words.size) return 0;
  const overlap = (2 * common) / Math.max(step.words.size + example.words.size, 1);
  const others = 0.05 * Math.abs(step.names.length - example.names.length);
  return overlap - others + (step.front !== undefined && isSameVerb(step.front, example.front) ? 0.4 : 0);
}

const isSameVerb = (one: string, other: string | undefined): boolean => {
  const entries = (VERB_FORMS.get(other ?? '') ?? []).map(({ entry }) => entry);
  return one === other || (VERB_FORMS.get(one) ?? []).some(({ entry }) => entries.includes(entry));
};

const CARRIED = { table: 'table', docString: 'text of several lines' };

/** With the names of the step in place of its own, as far as that is understood; none where it isn't in this place of the case. */
function shown(example: Example, { names }: Sketch, context: ReadContext): string | undefined {
  const text = [withNames(example.text, names), example.text].find(
    (one) => readStep({ ...stepOf(example), text: one }, context).understood,
  );
  if (text === undefined || example.carries === undefined) return text;
  return `${text.replace(/:$/, '')} (with a ${CARRIED[example.carries]})`;
}

function withNames(text: string, names: readonly Token[]): string {
  let given = text;
  const places = tokenize(text).filter(isName);
  for (const [index, place] of [...places.entries()].toReversed()) {
    const name = names.filter(({ type }) => type === place.type)[
      places.slice(0, index).filter(({ type }) => type === place.type).length
    ];
    if (name === undefined) continue;
    const written = name.type === 'address' ? name.text : `"${name.text}"`;
    given = given.slice(0, place.from) + written + given.slice(place.to);
  }
  return given;
}

const isKnown = (word: string): boolean =>
  VOCABULARY.has(word) || readOrdinal(word) !== undefined || DESCRIBING.some((words) => words.has(word));
const DESCRIBING = [COLOURS, FILLERS, FINITE, WHICH];

/** Every word that means something to the language. */
const VOCABULARY: ReadonlySet<string> = new Set([
  ...[VERB_FORMS, KIND_WORDS, STATE_WORDS].flatMap((table) =>
    [...table.keys()].flatMap((words) => words.split(' ')),
  ),
  ...[...VERB_FORMS.values()].flat().flatMap(({ words }) => words),
  ...[FUNCTION_WORDS, ADVERBS, DETERMINERS, PRONOUNS, ACTORS].flatMap((words) => [...words]),
  ...EXAMPLES.flatMap(({ text }) => tokenize(text))
    .filter(({ type }) => type === 'word')
    .map(({ lower }) => lower),
  ...['sees', 'visible', 'shown', 'displayed'],
]);
