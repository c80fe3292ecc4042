/** The sentences of the phrase table that are most like a step that wasn't understood. */
import { distance } from 'fastest-levenshtein';
import { phrases } from '../phrases/index.js';
import { canonicalStep } from './canonicalStep.js';

const SHOWN = 3;
/** Below it two sentences have nothing but little words in common. */
const ALIKE = 0.25;

export function nearestExamples(words: string): string[] {
  const step = sketch(words);
  return examples()
    .map(({ example, sketched, malus }) => ({ example, likeness: likeness(step, sketched) - malus }))
    .filter(({ likeness }) => likeness > ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN)
    .map(({ example }) => example);
}

interface Sketch {
  text: string;
  tokens: string[];
  /** All words that it may begin with. */
  verbs: string[];
}

interface Example {
  example: string;
  sketched: Sketch;
  malus: number;
}

let sketches: Example[] | undefined;

const CARRIED = { table: 'table', docString: 'doc string' };
/** Most steps carry nothing, so what needs a table is less likely meant. */
const MALUS = 0.1;

function examples() {
  sketches ??= phrases.map(({ example, expressions, carries }) => {
    const sketched = sketch(canonicalStep(example).words);
    const verbs = expressions.flatMap((expression) => /^[a-z/-]+/i.exec(expression)?.[0].split('/') ?? []);
    return {
      example: carries === undefined ? example : `${example.replace(/:$/, '')} (with a ${CARRIED[carries]})`,
      sketched: { ...sketched, verbs: [...new Set([...sketched.verbs, ...verbs])] },
      malus: carries === undefined ? 0 : MALUS,
    };
  });
  return sketches;
}

const NAME = '"…"';

function sketch(words: string): Sketch {
  const text = words.toLowerCase().replace(/"\d+"/g, NAME).slice(0, 120);
  const [verb = '', ...others] = text.split(' ');
  return { text, tokens: others.filter((token) => token !== NAME), verbs: [verb] };
}

/** The verb, which stands first, says most. */
function likeness(one: Sketch, other: Sketch): number {
  const shared = one.tokens.filter((token) => other.tokens.some((its) => isAlike(token, its))).length;
  const overlap = (2 * shared) / Math.max(one.tokens.length + other.tokens.length, 1);
  const longest = Math.max(one.text.length, other.text.length, 1);
  const spelling = 1 - distance(one.text, other.text) / longest;
  const verb = one.verbs.some((verb) => other.verbs.some((its) => isAlike(verb, its))) ? 1 : 0;
  return 0.35 * overlap + 0.3 * spelling + 0.35 * verb;
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4 || Math.abs(one.length - other.length) > 2 || one[0] !== other[0]) return false;
  if (distance(one, other) <= (shortest < 7 ? 1 : 2)) return true;
  // Two letters that changed places are one slip of the fingers.
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(word: string): string {
  return Array.from(word).sort().join('');
}
