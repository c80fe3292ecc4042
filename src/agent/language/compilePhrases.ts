/** The expressions of the phrase table as regular expressions, and which of them a step may fit at all. */
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { phrases } from '../phrases/index.js';
import type { Phrase } from '../phrases/phrase.js';
import { PARAMETERS } from './parameters.js';
import { remembering } from './remembering.js';

export type ParameterName = keyof typeof PARAMETERS;

export interface CompiledExpression {
  phrase: Phrase;
  regexp: RegExp;
  names: ParameterName[];
  /** A step that it fits has one word of each list. */
  needed: readonly (readonly string[])[];
}

/** An expression that the words fit, and what stands for its parameters. */
export interface Fit {
  compiled: CompiledExpression;
  found: string[];
}

/** All that the words fit, in the order of the table; each is looked for when it is asked for. */
export function* fitsOf(words: string): Generator<Fit> {
  const known = fitting(words);
  for (let at = 0; ; at += 1) {
    const fit = known.found[at] ?? nextFit(words, known);
    if (fit === undefined) return;
    yield fit;
  }
}

interface Fitting {
  candidates: readonly CompiledExpression[];
  /** How many of them have been compared with the words. */
  tried: number;
  found: Fit[];
}

const fitting = remembering(5_000, (words: string): Fitting => ({
  candidates: candidatesFor(words),
  tried: 0,
  found: [],
}));

function nextFit(words: string, known: Fitting): Fit | undefined {
  while (known.tried < known.candidates.length) {
    const compiled = known.candidates[known.tried];
    known.tried += 1;
    const found = compiled?.regexp.exec(words)?.slice(1);
    if (compiled === undefined || found === undefined) continue;
    const fit = { compiled, found };
    known.found.push(fit);
    return fit;
  }
  return undefined;
}

/** Those that have all they need in the words. */
function candidatesFor(words: string): readonly CompiledExpression[] {
  const { all, always, byWord } = index();
  const own = new Set(words.toLowerCase().split(' '));
  const found = new Set<number>();
  for (const word of own) {
    for (const place of byWord.get(word) ?? []) if (hasAll(all[place]?.needed, own)) found.add(place);
  }
  return [...always, ...found]
    .sort((one, other) => one - other)
    .map((place) => all[place])
    .filter((one) => one !== undefined);
}

const hasAll = (needed: CompiledExpression['needed'] = [], own: ReadonlySet<string>): boolean =>
  needed.every((list) => list.some((word) => own.has(word)));

interface Index {
  all: CompiledExpression[];
  /** Places in `all`. */
  always: number[];
  /** By the rarest word that the expression needs. */
  byWord: Map<string, number[]>;
}

let built: Index | undefined;

function index(): Index {
  built ??= build(compileAll());
  return built;
}

function build(all: CompiledExpression[]): Index {
  const uses = new Map<string, number>();
  for (const word of all.flatMap(({ needed }) => needed.flat())) uses.set(word, (uses.get(word) ?? 0) + 1);
  const usesOf = (list: readonly string[]) => list.reduce((sum, word) => sum + (uses.get(word) ?? 0), 0);
  const always: number[] = [];
  const byWord = new Map<string, number[]>();
  for (const [place, { needed }] of all.entries()) {
    const [rarest] = [...needed].sort((one, other) => usesOf(one) - usesOf(other));
    if (rarest === undefined) always.push(place);
    for (const word of rarest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  }
  return { all, always, byWord };
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
      regexp: new RegExp(optionForAll(new CucumberExpression(expression, registry).regexp.source), 'i'),
      names: [...expression.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParameterName),
      needed: neededBy(expression),
    })),
  );
}

/** In `(browser )window/screen` a Cucumber Expression takes the option for a part of the first alternative only. */
const optionForAll = (source: string): string =>
  source.replace(/\(\?:((?:\(\?:[^()|]+ \)\?)+)([^()|]+(?:\|[^()|]+)+)\)/g, '$1(?:$2)');

/** The words that an expression needs, one list for each place. Of what is optional nothing is needed; `{not}` is optional, too. */
export function neededBy(expression: string): string[][] {
  return expression
    .replace(/\([^()]* \)|\( [^()]*\)|\{not\} ?/g, '')
    .split(' ')
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** The words that may stand for a part of an expression; none where anything may. */
function wordsOf(part: string): string[] {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name !== undefined) return [...(PARAMETERS[name as ParameterName].words ?? [])];
  if (/[{}\\]/.test(part)) return [];
  return part
    .toLowerCase()
    .split('/')
    .flatMap((word) => [word.replace(/\([^()]*\)/g, ''), word.replace(/[()]/g, '')]);
}
