/** What a step that isn't understood could say instead: its own words spelt right, or the likest examples with its own names. */
import { distance } from 'fastest-levenshtein';
import { KIND_WORDS } from '../meaning/kinds.js';
import { EXAMPLES, stepOf, type Example } from './examples.js';
import { lettersOf } from './lexicon/inflect.js';
import { STATE_WORDS } from './lexicon/states.js';
import { VERB_FORMS } from './lexicon/verbForms.js';
import { ACTORS, ADVERBS, DETERMINERS, FUNCTION_WORDS, PRONOUNS } from './lexicon/words.js';
import { isUnderstood, type ReadContext } from './read.js';
import { tokenize, type Token } from './tokens.js';

const SHOWN = 3;
/** Below it two sentences have hardly anything in common. */
const ALIKE = 0.3;

export function nearestTo(text: string, context: ReadContext = {}): string[] {
  const right = spellings(text).filter((words) => isUnderstood({ text: words }, context));
  if (right.length > 0) return right.slice(0, SHOWN);
  const step = sketchOf(text);
  return EXAMPLES.map((example) => ({
    example,
    likeness: likeness(step, sketched(example)) - (example.carries ? 0.1 : 0),
  }))
    .filter((one) => one.likeness > ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN)
    .map(({ example }) => shown(example, step, context));
}

/** With a word spelt right that is nearly one of the language's. */
function spellings(text: string): string[] {
  const unknown = tokenize(text).filter(
    ({ type, lower }) => type === 'word' && /^[a-z]{3,}$/.test(lower) && !VOCABULARY.has(lower),
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
  const overlap = (2 * common) / Math.max(step.words.size + example.words.size, 1);
  const others = 0.05 * Math.abs(step.names.length - example.names.length);
  return overlap - others + (step.front !== undefined && isSameVerb(step.front, example.front) ? 0.4 : 0);
}

const isSameVerb = (one: string, other: string | undefined): boolean => {
  const entries = (VERB_FORMS.get(other ?? '') ?? []).map(({ entry }) => entry);
  return one === other || (VERB_FORMS.get(one) ?? []).some(({ entry }) => entries.includes(entry));
};

const CARRIED = { table: 'table', docString: 'text of several lines' };

/** With the names of the step in place of its own, as far as that is understood. */
function shown(example: Example, { names }: Sketch, context: ReadContext): string {
  const own = withNames(example.text, names);
  const text = isUnderstood({ ...stepOf(example), text: own }, context) ? own : example.text;
  return example.carries === undefined
    ? text
    : `${text.replace(/:$/, '')} (with a ${CARRIED[example.carries]})`;
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
