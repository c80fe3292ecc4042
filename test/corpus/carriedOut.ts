/**
 * What an application's own action comes to, whichever way its words are split: to carry out "print invoice" is to carry out
 * "print" for "invoice", and to click "Print invoice"; "assign to Omar" is "assign" with "to" as "Omar". What it is done to
 * stays the same.
 */
import { stemmer } from 'stemmer';
import { OWN_VERB_FORMS } from '../../src/language/lexicon/ownVerbs.js';

type Parts = Readonly<Record<string, unknown>>;

interface Field {
  name: string;
  value: string;
}

/** Undefined for what is no such action. */
export function carriedOut(action: Parts): Parts | undefined {
  if (action['kind'] === 'click') return clicked(action['target'] as Parts);
  if (action['kind'] !== 'operate') return undefined;
  const { words, thing = '', fields = [] } = action as { words: string; thing?: string; fields?: Field[] };
  const ways = fields.map(({ name, value }) => ` ${name} ${value}`).join('');
  return { ...carried(`${words} ${thing}${ways}`), thing: carried(`- ${thing}`)['names'] };
}

/** A button that says what is done; with a name in it, it is another than the one in the row of that name. */
function clicked({ name, ...rest }: Parts): Parts | undefined {
  if (typeof name !== 'string' || Object.keys(rest).length > 0) return undefined;
  const meant = carried(name);
  const isOwn = OWN_VERB_FORMS.has(name.split(' ')[0]?.toLowerCase() ?? '');
  return isOwn && meant['names'] === '' ? meant : undefined;
}

function carried(said: string): Parts {
  const [verb = '', ...others] = said.replace(/(?<=\p{L})['’]s\b/gu, '').match(/[^\s,;:!?"()]+/gu) ?? [];
  const words = others
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !SMALL.test(word.toLowerCase()));
  const plain = words.filter((word) => !TELLING.test(word));
  const stems = (some: readonly string[]): string[] =>
    [...new Set(some.map((word) => stemmer(word.toLowerCase())))].sort();
  return {
    kind: 'operate',
    verb: stemmer(OWN_VERB_FORMS.get(verb.toLowerCase())?.[0]?.base ?? verb.toLowerCase()),
    // Each with the way before it: "from Omar to Lena" is not "from Lena to Omar".
    names: words
      .flatMap((word, at) => (TELLING.test(word) ? [`${wayBefore(words, at)}${word}`] : []))
      .sort()
      .join(' '),
    plain: stems(plain.filter((word) => !WAYS.test(word))).join(' '),
  };
}

/** Of two ends of a way; elsewhere the word may as well belong to what is done. */
const wayBefore = (words: readonly string[], at: number): string =>
  words.includes('from') && words.includes('to') && /^(?:from|to)$/.test(words[at - 1] ?? '')
    ? `${words[at - 1]} `
    : '';

/** The same action; "the ticket INC1" and "INC1" are the same thing. */
export const isSameAction = (one: Parts, other: Parts): boolean =>
  ['verb', 'names'].every((key) => one[key] === other[key]) &&
  (!one['thing'] || !other['thing'] || one['thing'] === other['thing']) &&
  (one['plain'] === other['plain'] || (one['names'] !== '' && isWithin(one['plain'], other['plain'])));

function isWithin(one: unknown, other: unknown): boolean {
  const [mine, its] = [one, other].map((words) => (words as string).split(' ').filter((word) => word !== ''));
  const [few = [], many = []] = [mine ?? [], its ?? []].sort((a, b) => a.length - b.length);
  return many.length - few.length === 1 && few.every((word) => many.includes(word));
}

/** "IBAN" is a word. */
const TELLING = /^\p{Lu}.*\p{Ll}|\d|^@/u;
const WAYS = /^(?:to|from|in|into|on|at|as|for|by|until|till|under|inside|amount)$/;
const SMALL = /^(?:the|an?|of|my|our|his|her|their|its|this|that|is|was|are|has|have|had|been|gets?|be)$/;
