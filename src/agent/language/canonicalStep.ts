/**
 * A step in anybody's voice becomes one form: "Then the user should not see “Error”." -> `not see "0"`.
 * Quoted names are never touched.
 */
import type { Mood } from '../phrases/phrase.js';
import { maskQuotes } from './quotes.js';
import * as voices from './voices.js';

export interface CanonicalStep extends Spoken {
  quoted: readonly string[];
  /** As it was said, without keyword, label and places: what clauses are cut from. */
  said: string;
  /** Places said in front ("In the "Confirm" dialog, …"), from the outermost inwards. */
  places: string[];
  /** And, But and * go on with what came before. */
  goesOn: boolean;
  /** It begins with Given. */
  isGiven: boolean;
}

/** A step, or a clause of it, in the one voice that phrases are written in. */
export interface Spoken {
  words: string;
  /** What the keyword and the voice say; undefined where they say nothing. */
  mood?: Mood;
}

export function canonicalStep(text: string): CanonicalStep {
  const masked = maskQuotes(text);
  const { words, mood: keywordMood, goesOn, isGiven } = takeKeyword(tidy(masked.text));
  const labelled = takeLabels(words);
  const { rest, places } = takePlaces(labelled.words);
  const { words: spoken, mood: ownMood } = canonicalClause(rest);
  const mood = labelled.expects ? 'expectation' : (ownMood ?? keywordMood);
  return {
    words: spoken,
    said: rest,
    quoted: masked.quoted,
    places,
    ...(mood === undefined ? {} : { mood }),
    goesOn,
    isGiven,
  };
}

/** @param text with its quoted names set aside */
export function canonicalClause(text: string): Spoken {
  const { words, expects } = takeVoice(text);
  return { words: unifyMeaning(words), ...(expects && { mood: 'expectation' }) };
}

function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;:!,]+$/, '');
  return replaceAll(plain, voices.CONTRACTIONS);
}

const KEYWORD = /^(given|when|then|and|but|\*),? (?=\S)/i;

interface Keyworded extends Pick<CanonicalStep, 'words' | 'goesOn' | 'isGiven'> {
  mood: Mood | undefined;
}

function takeKeyword(text: string): Keyworded {
  const keyword = KEYWORD.exec(text);
  const word = keyword?.[1]?.toLowerCase();
  const mood = word === 'then' ? 'expectation' : word === 'given' || word === 'when' ? 'deed' : undefined;
  const goesOn = word !== undefined && mood === undefined;
  return { words: text.slice(keyword?.[0].length ?? 0), mood, goesOn, isGiven: word === 'given' };
}

function takeLabels(text: string): { words: string; expects: boolean } {
  const unlabelled = text.replace(voices.DEED_LABEL, '').replace(voices.EXPECTATION_LABEL, '');
  const spoken = takeSubject(unlabelled);
  const led = spoken.replace(voices.LEAD_IN, '');
  if (led !== spoken) return { words: led, expects: true };
  return { words: unlabelled, expects: voices.EXPECTATION_LABEL.test(text) };
}

const PLACE_IN_FRONT = /^(?:in|inside|within|on) ((?:(?!, ).)+?)(?:, ?| (?=(?:i|we|the user|user) ))(?=\S)/i;

function takePlaces(text: string): { rest: string; places: string[] } {
  const places: string[] = [];
  let rest = text;
  for (let front = PLACE_IN_FRONT.exec(rest); front?.[1]; front = PLACE_IN_FRONT.exec(rest)) {
    places.push(front[1]);
    rest = rest.slice(front[0].length);
  }
  return { rest, places };
}

const VERBS = [...voices.DEED_VERBS, ...voices.SEEING_VERBS];
const BASE_FORM = new Map(VERBS.map((verb) => [voices.thirdPerson(verb), verb]));
const AFTER_USER = new Set([
  ...VERBS,
  ...BASE_FORM.keys(),
  ...'should must shall can will may could does do is are never now then also please not no'.split(' '),
]);

function takeSubject(text: string): string {
  const pronoun = /^(?:i|we|you|they|he|she) (?=\S)/i.exec(text);
  if (pronoun) return text.slice(pronoun[0].length);
  // "User name" begins with a user, too: only a verb makes it somebody who acts.
  const user = /^(?:the |a )?users? (?=([\w-]+))/i.exec(text);
  return user && AFTER_USER.has(user[1]?.toLowerCase() ?? '') ? text.slice(user[0].length) : text;
}

const AUXILIARY =
  /^(?:(should|must|shall)|(not|never|no longer)|can|will|may|could|would|do|does|be able to|please|now|then|also|still|just|finally|let us|let's) (?=\S)/i;

function takeVoice(text: string): { words: string; expects: boolean } {
  let words = takeSubject(text.replace(/^please,? /i, ''));
  let expects = false;
  let negated = false;
  for (let first = AUXILIARY.exec(words); first; first = AUXILIARY.exec(words)) {
    if (first[1] !== undefined) expects = true;
    if (first[2] !== undefined) negated = true;
    words = takeSubject(words.slice(first[0].length));
  }
  words = words
    .replace(/^(?:am|are|is|be) not (?=\S)/i, () => ((negated = true), 'be '))
    .replace(/^(?:am|are|is) (?=\S)/i, 'be ')
    .replace(/^[\w-]+/, (verb) => BASE_FORM.get(verb.toLowerCase()) ?? verb)
    .replace(/,? please$/i, '');
  return { words: negated ? `not ${words}` : words, expects };
}

const SHOWN = new RegExp(
  ` (?:should|must|shall|will|can|does|do|to)( not| no longer| never)?(?: also| still| now)? (be|${voices.SHOWING_VERBS.join('|')})(?= |$)`,
  'gi',
);
const DEEDS: ReadonlySet<string> = new Set(voices.DEED_VERBS.filter((verb) => verb !== 'wait'));

function unifyMeaning(words: string): string {
  // What is done may name things without quotes, and their words are not ours to change.
  if (DEEDS.has(words.split(' ', 1)[0]?.toLowerCase() ?? '')) return words;
  const shown = words.replace(SHOWN, (_match, not: string | undefined, verb: string) =>
    verb.toLowerCase() === 'be'
      ? ` is${not === undefined ? '' : ' not'}`
      : `${not === undefined ? '' : ' not'} ${voices.thirdPerson(verb.toLowerCase())}`,
  );
  return replaceAll(shown, voices.SAME_MEANING);
}

function replaceAll(text: string, replacements: readonly voices.Replacement[]): string {
  return replacements.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);
}
