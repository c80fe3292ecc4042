/** Finds the phrase that a canonical step fits, and builds its action. */
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { Action, Target } from '../action.js';
import { phrases } from '../phrases/index.js';
import type { Mood, Phrase } from '../phrases/phrase.js';
import { withinPlace } from '../withinPlace.js';
import { isCapitalisedInside, nameOfAbsent } from './absentName.js';
import type { CanonicalStep } from './canonicalStep.js';
import type { StepInWords } from './interpret.js';
import { PARAMETERS, type Words } from './parameters.js';
import { readPlace, splitAtPlaces } from './readTarget.js';

export interface StepToMatch {
  canonical: CanonicalStep;
  mood: Mood;
  carried: Pick<StepInWords, 'table' | 'docString'>;
  /** As it is written. */
  text: string;
}

export function matchPhrases(step: StepToMatch): Action | undefined {
  const { words, quoted, places } = step.canonical;
  const action = matchWhole(words, step) ?? matchWithPlaceBehind(words, step);
  return places.reduceRight<Action | undefined>((inner, place) => {
    const read = readPlace(place, quoted);
    return inner && read && putWithin(inner, read);
  }, action);
}

/** "…, in the "Confirm" dialog" may end any step that has to do with a thing. */
function matchWithPlaceBehind(words: string, step: StepToMatch): Action | undefined {
  for (const { before, after } of splitAtPlaces(words)) {
    const place = readPlace(after, step.canonical.quoted);
    const action = place && matchWhole(before.replace(/,$/, ''), step);
    if (action) return putWithin(action, place);
  }
  return undefined;
}

function putWithin(action: Action, place: Target | 'page'): Action | undefined {
  return place === 'page' ? action : withinPlace(action, place);
}

function matchWhole(words: string, step: StepToMatch): Action | undefined {
  for (const compiled of expressions()) {
    if (!suits(compiled.phrase, step)) continue;
    const match = compiled.regexp.exec(words);
    const read = match && readWords(compiled.names, match.slice(1), step);
    const action = read ? compiled.phrase.build(read) : undefined;
    if (action !== undefined && !isVacuous(action, compiled, { found: match?.slice(1) ?? [], step }))
      return action;
  }
  return undefined;
}

/** What merely describes a thing names none, and that there is none of such a name says nothing. */
function isVacuous(action: Action, { phrase, names }: CompiledExpression, { found, step }: Matched): boolean {
  const name = nameOfAbsent(action);
  if (name === undefined) return false;
  const { quoted } = step.canonical;
  // A name that stays when all quoted ones change is written without quotes.
  const changed = { ...step, canonical: { ...step.canonical, quoted: quoted.map((words) => `${words}*`) } };
  const read = readWords(names, found, changed);
  const again = read && phrase.build(read);
  return again !== undefined && nameOfAbsent(again) === name && !isCapitalisedInside(step.text, name);
}

interface Matched {
  found: string[];
  step: StepToMatch;
}

function suits({ mood, carries }: Phrase, step: StepToMatch): boolean {
  if (mood !== undefined && mood !== step.mood) return false;
  if (carries === 'table') return step.carried.table !== undefined;
  if (carries === 'docString') return step.carried.docString !== undefined;
  return step.carried.table === undefined && step.carried.docString === undefined;
}

function readWords(names: readonly ParameterName[], found: string[], step: StepToMatch): Words | undefined {
  const words: Partial<Record<keyof Words, unknown>> = { ...step.carried };
  for (const [index, name] of names.entries()) {
    const value = PARAMETERS[name].read(found[index] ?? '', step.canonical.quoted);
    if (value === undefined) return undefined;
    words[name] = value;
  }
  // The type of `phrase()` gives each build only the words that its expressions name.
  return words as unknown as Words;
}

type ParameterName = keyof typeof PARAMETERS;

interface CompiledExpression {
  phrase: Phrase;
  regexp: RegExp;
  names: ParameterName[];
}

let compiled: CompiledExpression[] | undefined;

function expressions(): CompiledExpression[] {
  compiled ??= compileAll();
  return compiled;
}

function compileAll(): CompiledExpression[] {
  const registry = new ParameterTypeRegistry();
  for (const [name, { regexp }] of Object.entries(PARAMETERS)) {
    registry.defineParameterType(new ParameterType(name, regexp, String, (words: string) => words, false));
  }
  return phrases.flatMap((phrase) =>
    phrase.expressions.map((expression) => ({
      phrase,
      // Language ignores case; names are cut out of the step as they are written.
      regexp: new RegExp(new CucumberExpression(expression, registry).regexp.source, 'i'),
      names: [...expression.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParameterName),
    })),
  );
}
