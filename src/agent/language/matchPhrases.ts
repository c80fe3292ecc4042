/** Finds the phrase that a canonical step fits, and builds its action. */
import { isExpectation, type Action, type Target } from '../action.js';
import type { Mood, Phrase } from '../phrases/phrase.js';
import { besideThing, withinPlace } from '../withinPlace.js';
import { isCapitalisedInside, nameOfAbsent } from './absentName.js';
import type { CanonicalStep, Spoken } from './canonicalStep.js';
import { fitsOf, type CompiledExpression, type ParameterName } from './compilePhrases.js';
import type { StepInWords } from '../../language/read.js';
import type { Named } from './lastNamed.js';
import { PARAMETERS, type Words } from './parameters.js';
import { readBeside, readPlace, splitAtPlaces } from './readTarget.js';
import type { Said } from './said.js';
import { unifyMeaning } from './unifyMeaning.js';

export interface StepToMatch {
  canonical: CanonicalStep;
  mood: Mood;
  /** What its keyword says; And goes on with that of the step before. Undefined where there is none. */
  keyword?: Mood | undefined;
  carried: Pick<StepInWords, 'table' | 'docString'>;
  /** The thing last named. */
  last?: Named | undefined;
  /** As it is written. */
  text: string;
}

export function matchPhrases(step: StepToMatch): Action | undefined {
  const { words, places } = step.canonical;
  const action = matchWhole(words, step) ?? matchWithPlaceBehind(words, step) ?? matchAwaited(words, step);
  const placed = places.reduceRight<Action | undefined>(
    (inner, place) => inner && putInFront(inner, place, step),
    action,
  );
  return placed && withSaid(placed, step.canonical);
}

/** What is said around the meaning: that it must last, that it is so again. */
function withSaid(action: Action, { lasting, again }: Spoken): Action {
  if (!isExpectation(action)) return action;
  const timed = lasting === undefined ? action : { ...action, lasting };
  return again === true && timed.kind === 'expectVisible' && !timed.negated ? { ...timed, again } : timed;
}

/** "In the "Confirm" dialog, …" */
function putInFront(action: Action, place: string, step: StepToMatch): Action | undefined {
  const said = saidIn(step);
  const [split] = splitAtPlaces(` ${place}`);
  if (split?.before !== '' || split.relation === undefined) {
    const read = readPlace(split?.before === '' ? split.after : place, said);
    return read && putWithin(action, read);
  }
  const beside = readBeside(split, said);
  return beside && besideThing(action, beside);
}

/** "…, in the "Confirm" dialog" may end any step that has to do with a thing. */
function matchWithPlaceBehind(words: string, step: StepToMatch): Action | undefined {
  for (const { before, after, relation } of splitAtPlaces(words)) {
    const place = relation === undefined ? readPlace(after, saidIn(step)) : undefined;
    const action = place && matchWhole(before.replace(/,$/, ''), step);
    if (action) return putWithin(action, place);
  }
  return undefined;
}

/** Every expectation waits: `wait until the "Save" button is enabled` is one. */
function matchAwaited(words: string, step: StepToMatch): Action | undefined {
  const awaited = /^wait (?:for|until|till) (?=\S)(.+)$/i.exec(words)?.[1];
  if (awaited === undefined) return undefined;
  const said = unifyMeaning(awaited);
  const expected: StepToMatch = { ...step, mood: 'expectation' };
  const action = matchWhole(said, expected) ?? matchWithPlaceBehind(said, expected);
  return action && isExpectation(action) ? action : undefined;
}

function putWithin(action: Action, place: Target | 'page'): Action | undefined {
  return place === 'page' ? action : withinPlace(action, place);
}

function matchWhole(words: string, step: StepToMatch): Action | undefined {
  const said = saidIn(step);
  for (const { compiled, found } of fitsOf(words)) {
    if (!suits(compiled.phrase, step)) continue;
    const read = readWords(compiled.names, { found, step, said });
    const action = read ? compiled.phrase.build(read) : undefined;
    if (action === undefined) continue;
    if (isVacuous(action, compiled, { found, step }) || isUnsure(action, step)) continue;
    return action;
  }
  return undefined;
}

function saidIn({ canonical: { quoted }, last }: StepToMatch): Said {
  return { quoted, ...(last && { last: last.target }) };
}

/** What merely describes a thing names none, and that there is none of such a name says nothing. */
function isVacuous(
  action: Action,
  { phrase, names }: CompiledExpression,
  { found, step }: Pick<Matched, 'found' | 'step'>,
): boolean {
  const name = nameOfAbsent(action);
  if (name === undefined) return false;
  const said = saidIn(step);
  // A name that stays when all quoted ones change is written without quotes.
  const last = said.last && { ...said.last, name: `${said.last.name ?? ''}*` };
  const changed = { quoted: said.quoted.map((words) => `${words}*`), ...(last && { last }) };
  const read = readWords(names, { found, step, said: changed });
  const again = read && phrase.build(read);
  const isBare = again !== undefined && nameOfAbsent(again) === name;
  return isBare && !isCapitalisedInside(step.text, name);
}

/** After "I click "Save"", that it does not show a text may be meant of the page. */
function isUnsure(action: Action, { last, canonical: { words } }: StepToMatch): boolean {
  if (action.kind !== 'expectContent' || !action.negated || last?.isLookedAt !== false) return false;
  return /(?:^| )it(?: |$)/i.test(words);
}

interface Matched {
  found: string[];
  step: StepToMatch;
  said: Said;
}

function suits({ mood, keyword, carries }: Phrase, step: StepToMatch): boolean {
  if (mood !== undefined && mood !== step.mood) return false;
  if (keyword !== undefined && !keyword.includes(step.keyword ?? 'none')) return false;
  if (carries === 'table') return step.carried.table !== undefined;
  if (carries === 'docString') return step.carried.docString !== undefined;
  return step.carried.table === undefined && step.carried.docString === undefined;
}

function readWords(names: readonly ParameterName[], { found, step, said }: Matched): Words | undefined {
  const words: Partial<Record<keyof Words, unknown>> = { ...step.carried };
  for (const [index, name] of names.entries()) {
    const value = PARAMETERS[name].read(found[index] ?? '', said);
    if (value === undefined) return undefined;
    words[name] = value;
  }
  // The type of `phrase()` gives each build only the words that its expressions name.
  return words as unknown as Words;
}
