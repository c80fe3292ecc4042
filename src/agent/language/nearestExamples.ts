/** The sentences of the phrase table that are most like a step that wasn't understood. */
import { distance } from 'fastest-levenshtein';
import { phrases } from '../phrases/index.js';
import type { Phrase } from '../phrases/phrase.js';
import { canonicalStep } from './canonicalStep.js';
import { neededBy } from './compilePhrases.js';
import { remembering } from './remembering.js';
import { wordsAlike } from './wordsAlike.js';

const SHOWN = 3;
/** Below it two sentences have nothing but little words in common. */
const ALIKE = 0.25;
/** What the spelling of the whole can add. */
const SPELLING = 0.25;

export function nearestExamples(words: string): string[] {
  return [...nearestTo(textOf(words))];
}

const nearestTo = remembering(2_000, (text: string): readonly string[] => {
  const step = sketch(text);
  const best: Nearby[] = [];
  const ranked = byWords(step).sort((one, other) => other.likeness - one.likeness);
  for (const { example, likeness } of ranked) {
    const last = best.at(-1)?.likeness ?? 0;
    if (likeness + SPELLING <= ALIKE || (best.length === SHOWN && likeness + SPELLING <= last)) break;
    const whole = likeness + SPELLING * spelling(step.text, example.text);
    if (whole <= ALIKE) continue;
    best.push({ example, likeness: whole });
    best.sort((one, other) => other.likeness - one.likeness);
    best.splice(SHOWN);
  }
  return best.map(({ example }) => example.shown);
});

interface Nearby {
  example: Example;
  likeness: number;
}

interface Sketch {
  text: string;
  tokens: readonly string[];
  /** What it begins with; the verb of most steps. */
  front: readonly string[];
}

interface Example {
  shown: string;
  text: string;
  malus: number;
}

/** One way to say a phrase. */
interface Way {
  example: Example;
  /** For each word that it has, all that may stand there. */
  slots: readonly (readonly string[])[];
  front: ReadonlySet<string>;
}

/** The verb, which stands first, says most. */
function byWords({ tokens, front }: Sketch): Nearby[] {
  const { vocabulary, uses, fronts } = table();
  const slots = new Set(
    tokens.flatMap((token) => wordsAlike(token, vocabulary)).flatMap((word) => uses.get(word) ?? []),
  );
  const shared = new Map<Way, number>();
  for (const { way } of slots) shared.set(way, (shared.get(way) ?? 0) + 1);
  const telling = new Set([...slots].filter(({ isLittle }) => !isLittle).map(({ way }) => way));
  const begun = new Set(
    front.flatMap((word) => verbsAlike(word, vocabulary)).flatMap((word) => fronts.get(word) ?? []),
  );
  const best = new Map<Example, number>();
  for (const way of new Set([...begun, ...telling])) {
    const common = Math.min(shared.get(way) ?? 0, tokens.length);
    const overlap = (2 * common) / Math.max(tokens.length + way.slots.length, 1);
    const likeness = 0.35 * overlap + (begun.has(way) ? 0.4 : 0) - way.example.malus;
    best.set(way.example, Math.max(best.get(way.example) ?? -1, likeness));
  }
  return [...best]
    .filter(([, likeness]) => likeness > 0)
    .map(([example, likeness]) => ({ example, likeness }));
}

/** A short verb has few letters to go wrong: "sea", "se". */
function verbsAlike(word: string, vocabulary: readonly string[]): readonly string[] {
  if (word.length > 3) return wordsAlike(word, vocabulary);
  if (vocabulary.includes(word)) return [word];
  return vocabulary.filter((one) => one === word || (one[0] === word[0] && distance(one, word) === 1));
}

interface Table {
  vocabulary: readonly string[];
  /** Where each word may stand. */
  uses: ReadonlyMap<string, readonly Slot[]>;
  /** The ways that begin with the word. */
  fronts: ReadonlyMap<string, readonly Way[]>;
}

interface Slot {
  way: Way;
  /** Only words that say little stand there. */
  isLittle: boolean;
}

/** Words that say little of what a sentence is about. */
const LITTLE = new Set('the a an this that my to in on at of for from as by with into is be'.split(' '));

let built: Table | undefined;

function table(): Table {
  built ??= build();
  return built;
}

function build(): Table {
  const uses = new Map<string, Slot[]>();
  const fronts = new Map<string, Way[]>();
  for (const way of phrases.filter(({ isOffered = true }) => isOffered).flatMap(waysToSay)) {
    for (const word of way.front) fronts.set(word, [...(fronts.get(word) ?? []), way]);
    for (const slot of way.slots) {
      const own = { way, isLittle: slot.every((word) => LITTLE.has(word)) };
      for (const word of slot) uses.set(word, [...(uses.get(word) ?? []), own]);
    }
  }
  return { uses, fronts, vocabulary: [...new Set([...uses.keys(), ...fronts.keys()])] };
}

const CARRIED = { table: 'table', docString: 'doc string' };
/** Most steps carry nothing, so what needs a table is less likely meant; so is what needs a keyword. */
const MALUS = 0.1;

function waysToSay({ example, expressions, carries, keyword }: Phrase): Way[] {
  const { text, tokens, front } = sketch(textOf(canonicalStep(example).words));
  const shown = carries === undefined ? example : `${example.replace(/:$/, '')} (with a ${CARRIED[carries]})`;
  const said = { shown, text, malus: carries === undefined && keyword === undefined ? 0 : MALUS };
  const others = expressions.map((expression) => {
    const slots = neededBy(expression);
    const isNamedFirst = /^(?:\{not\} ?)?\{(?!not)/.test(expression);
    const first = new Set(isNamedFirst ? [NAME, 'the', 'a', 'an'] : slots[0]);
    return wayOf(said, isNamedFirst ? slots : slots.slice(1), first);
  });
  const own = tokens.map((token) => [token]);
  return [wayOf(said, own, new Set(front)), ...others];
}

const wayOf = (example: Example, slots: Way['slots'], front: Way['front']): Way => ({
  example,
  slots,
  front,
});

const NAME = '"…"';

function textOf(words: string): string {
  const text = words.toLowerCase().replace(/^not /, '');
  // Which number it is makes no sentence nearer.
  return text.replace(/"\d+"/g, NAME).replace(/\d+/g, '0').slice(0, 120);
}

function sketch(text: string): Sketch {
  const [first = '', ...others] = text.split(' ');
  const tokens = others.filter((token) => token !== NAME);
  const [second] = others;
  // In "shoud see" the verb is the second word.
  const isUnknown = built !== undefined && verbsAlike(first, built.vocabulary).length === 0;
  return { text, tokens, front: isUnknown && second !== undefined ? [first, second] : [first] };
}

function spelling(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}
