/** The forms of verbs: `press` → presses, pressing, pressed; `choose|chose|chosen` says what is irregular. */

export type Form = 'base' | 's' | 'ing' | 'past' | 'participle';

/** Every form of a verb, as its words. "log in" bends its first word, "double click" its last. */
export function formsOf(entry: string): [words: string, form: Form][] {
  const [base = '', past, participle] = entry.split('|').map((word) => word.trim());
  const words = base.split(' ');
  const at = /click|tap$/.test(base) ? words.length - 1 : 0;
  const verb = words[at] ?? '';
  const put = (form: string): string => words.with(at, form).join(' ');
  const pasts = past?.split('/') ?? [pastOf(verb)];
  const participles = participle?.split('/') ?? pasts;
  return [
    [base, 'base'],
    [put(thirdOf(verb)), 's'],
    [put(gerundOf(verb)), 'ing'],
    ...pasts.map((form): [string, Form] => [put(form), 'past']),
    ...participles.map((form): [string, Form] => [put(form), 'participle']),
  ];
}

function thirdOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

function pastOf(verb: string): string {
  if (/e$/.test(verb)) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

/** "drag" → "dragg", "submit" → "submitt", but "enter" and "open" stay. */
function doubled(verb: string): string {
  const isShort = /^[^aeiou]*[aeiou][bdfgklmnprt]$/.test(verb) && !/[aeiou]{2}.$/.test(verb);
  return isShort || DOUBLING.has(verb) ? `${verb}${verb.slice(-1)}` : verb;
}

const DOUBLING: ReadonlySet<string> = new Set([
  'submit',
  'unplug',
  'unpin',
  'reset',
  'commit',
  'refer',
  'begin',
  'deselct',
]);

/** In the order of the alphabet: the same for words that differ only in how their letters follow each other. */
export const lettersOf = (word: string): string => Array.from(word).sort().join('');
