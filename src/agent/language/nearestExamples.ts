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
    .map(({ example, sketched }) => ({ example, likeness: likeness(step, sketched) }))
    .filter(({ likeness }) => likeness > ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN)
    .map(({ example }) => example);
}

interface Sketch {
  text: string;
  tokens: string[];
}

let sketches: { example: string; sketched: Sketch }[] | undefined;

function examples() {
  sketches ??= phrases.map(({ example }) => ({ example, sketched: sketch(canonicalStep(example).words) }));
  return sketches;
}

function sketch(words: string): Sketch {
  const text = words.toLowerCase().replace(/"\d+"/g, '"…"').slice(0, 120);
  return { text, tokens: text.split(' ') };
}

/** The verb, which stands first, says most. */
function likeness(one: Sketch, other: Sketch): number {
  const shared = one.tokens.filter((token) => other.tokens.some((its) => isAlike(token, its))).length;
  const overlap = (2 * shared) / (one.tokens.length + other.tokens.length);
  const longest = Math.max(one.text.length, other.text.length, 1);
  const spelling = 1 - distance(one.text, other.text) / longest;
  const verb = isAlike(one.tokens[0] ?? '', other.tokens[0] ?? '') ? 1 : 0;
  return 0.4 * overlap + 0.3 * spelling + 0.3 * verb;
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4 || Math.abs(one.length - other.length) > 2) return false;
  return distance(one, other) <= (shortest < 7 ? 1 : 2);
}
