/**
 * A step in anybody's voice becomes one form: "Then the user should not see “Error”." -> `not see "0"`.
 * Quoted names are never touched.
 */
import type { Mood } from '../phrases/phrase.js';
import { isAgain, lastingOf } from './lastingOf.js';
import { maskQuotes } from './quotes.js';
import { remembering } from './remembering.js';
import { takeVoice, type Voiced } from './takeVoice.js';
import { unifyMeaning } from './unifyMeaning.js';
import * as voices from './voices.js';

export interface CanonicalStep extends Spoken {
  quoted: readonly string[];
  /** As it was said, without keyword, label and places: what clauses are cut from. */
  said: string;
  /** Places said in front ("In the "Confirm" dialog, …"), from the outermost inwards. */
  places: string[];
  /** What its keyword says. */
  keyword: Mood | undefined;
  /** And, But and * go on with what came before. */
  goesOn: boolean;
  /** It begins with Given. */
  isGiven: boolean;
}

/** A step, or a clause of it, in the one voice that phrases are written in. */
export interface Spoken {
  words: string;
  /** What the keyword and the voice say; undefined where they say nothing. */
  mood?: Mood | undefined;
  /** Milliseconds in which it must hold all the time: "never", "stays". */
  lasting?: number | undefined;
  /** It ends with "again". */
  again?: boolean;
  /** "Verify", "make sure" or the like stands in front. */
  led?: boolean;
}

export function canonicalStep(text: string): CanonicalStep {
  const { text: masked, quoted } = maskQuotes(text);
  const {
    words,
    said,
    places,
    mood,
    lasting,
    again = false,
    keyword,
    goesOn,
    isGiven,
  } = canonicalText(masked);
  return { words, said, places, mood, lasting, again, keyword, goesOn, isGiven, quoted };
}

const canonicalText = remembering(5_000, (text: string): Readonly<Omit<CanonicalStep, 'quoted'>> => {
  const { words, mood: keyword, goesOn, isGiven } = takeKeyword(tidy(text));
  const labelled = takeLabels(words);
  const { rest, places } = takePlaces(labelled.words);
  const { words: spoken, mood: ownMood } =
    places.length === 0 && labelled.voiced ? toSpoken(labelled.voiced) : canonicalClause(rest);
  const mood = labelled.expects ? 'expectation' : (ownMood ?? keyword);
  return {
    words: spoken,
    said: rest,
    places,
    mood,
    lasting: lastingOf(words),
    again: isAgain(words),
    keyword,
    goesOn,
    isGiven,
  };
});

/**
 * @param text with its quoted names set aside
 * @param goesOn It is a later clause of a step.
 */
export const canonicalClause = (text: string, goesOn = false): Readonly<Spoken> =>
  goesOn ? laterClause(text) : firstClause(text);

const firstClause = remembering(5_000, (text: string): Spoken => timed(text, speak(text, false)));
const laterClause = remembering(5_000, (text: string): Spoken => timed(text, speak(text, true)));

function timed(text: string, spoken: Spoken): Spoken {
  const lasting = lastingOf(text);
  const again = isAgain(text);
  return lasting === undefined && !again ? spoken : { ...spoken, lasting, again };
}

function speak(text: string, goesOn: boolean): Spoken {
  const voiced = takeVoice(text, goesOn);
  const led = goesOn && !voiced.negated ? voiced.words.replace(voices.LEAD_IN, '') : voiced.words;
  if (led !== voiced.words)
    return { mood: 'expectation', led: true, words: canonicalClause(led, goesOn).words };
  return toSpoken(voiced);
}

function toSpoken({ words, expects, negated }: Voiced): Spoken {
  const { words: plain, expects: asks } = voices.takeAsking(voices.takeTail(words));
  const isExpected = expects || asks;
  return {
    words: unifyMeaning(negated ? `not ${plain}` : plain),
    ...(isExpected && { mood: 'expectation' }),
  };
}

function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;:!?,…]+$/, '');
  return voices.replaceAll(plain, plain.includes("'") ? voices.CONTRACTIONS : voices.SPELLINGS);
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
  const words = text
    .slice(keyword?.[0].length ?? 0)
    .replace(/^that (?=(?:i|we|you|they|he|she|it|there|the|an?|my|users?|customers?) |")/i, '');
  return { words, mood, goesOn, isGiven: word === 'given' };
}

interface Labelled {
  words: string;
  expects: boolean;
  /** Known where nothing was taken off behind the label. */
  voiced?: Voiced;
}

/** "Expected: …", "I verify that …", "Please make sure …". */
function takeLabels(text: string): Labelled {
  const unlabelled = text.replace(voices.DEED_LABEL, '').replace(voices.EXPECTATION_LABEL, '');
  const voiced = takeVoice(unlabelled);
  const led = voiced.negated ? voiced.words : voiced.words.replace(voices.LEAD_IN, '');
  if (led !== voiced.words) return { words: led, expects: true };
  return { words: unlabelled, voiced, expects: voices.EXPECTATION_LABEL.test(text) };
}

const PLACE_IN_FRONT =
  /^(?:(?:in|inside|within|on) |(?=(?:next to|under|below|above|beside) ))((?:(?!, ).)+?)(?:, ?| (?=(?:i|we|the user|user) ))(?=\S)/i;

function takePlaces(text: string): { rest: string; places: string[] } {
  const places: string[] = [];
  let rest = text;
  for (let front = PLACE_IN_FRONT.exec(rest); front?.[1]; front = PLACE_IN_FRONT.exec(rest)) {
    places.push(front[1]);
    rest = rest.slice(front[0].length);
  }
  return { rest, places };
}
