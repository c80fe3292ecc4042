/** What is wrong with phrases as a whole, as far as it can be known before any step is read. */
import type { InnerStep } from '../cases/index.js';
import type { ParameterKind } from './compileExpression.js';
import { fillStep, placeholdersIn } from './fillStep.js';
import { ambiguous, type PhraseBook } from './PhraseBook.js';
import { inWords, type Phrase, type PhraseMistake } from './phrase.js';

export function checkPhrases(book: PhraseBook): PhraseMistake[] {
  const all = [...book.phrases, ...book.recorded];
  return [
    ...twins(book.phrases),
    ...all.flatMap(wrongPlaceholders),
    ...all.flatMap((phrase) => ambiguousSteps(phrase, book)),
    ...cycles(book),
  ];
}

/** Phrases of equal expressions; recordings may say them once for each of several steps. */
function twins(phrases: readonly Phrase[]): PhraseMistake[] {
  const first = new Map<string, Phrase>();
  return phrases.flatMap((phrase) => {
    const key = phrase.compiled.regexp.source.toLowerCase();
    const twin = first.get(key);
    if (!twin) first.set(key, phrase);
    return twin ? [{ ...phrase.place, message: sameAs(phrase, twin) }] : [];
  });
}

const sameAs = ({ expression }: Phrase, twin: Phrase): string =>
  `Failed to read the phrase "${expression}": it is the same as "${twin.expression}" of ${inWords(twin.place)}. Please take one of them out.`;

const wrongPlaceholders = ({ expression, steps = [], compiled, place }: Phrase): PhraseMistake[] =>
  steps.flatMap((step) => {
    const texts = [step.text, ...(step.table?.flat() ?? []), step.docString ?? ''];
    const wrong = texts
      .flatMap((text) => placeholdersIn(text, compiled.parameters))
      .filter(({ index }) => index < 0);
    return [...new Set(wrong.map(({ written }) => written))].map((written) => ({
      ...(step.from ?? place),
      message: `Failed to fill in "${written}": the phrase "${expression}" has no such value. Please ${mend(compiled.parameters)}.`,
    }));
  });

function mend(parameters: Phrase['compiled']['parameters']): string {
  const names = parameters.map(({ name }, index) => (name === undefined ? `{${index + 1}}` : `<${name}>`));
  return names.length === 0 ? 'write the value itself' : `write ${names.join(', ')}`;
}

const ambiguousSteps = (phrase: Phrase, book: PhraseBook): PhraseMistake[] =>
  (phrase.steps ?? []).flatMap((step) => {
    const found = book.find(sampled(step, phrase));
    if (found.length < 2) return [];
    return [{ ...(step.from ?? phrase.place), message: ambiguous(step.text, found) }];
  });

/** Each cycle once, at the phrase of it that stands first. */
function cycles(book: PhraseBook): PhraseMistake[] {
  const done = new Set<Phrase>();
  const mistakes: PhraseMistake[] = [];
  const visit = (phrase: Phrase, path: readonly Phrase[]): void => {
    const at = path.indexOf(phrase);
    if (at >= 0) mistakes.push({ ...phrase.place, message: cycleOf([...path.slice(at), phrase]) });
    if (at >= 0 || done.has(phrase)) return;
    for (const used of usedBy(phrase, book)) visit(used, [...path, phrase]);
    done.add(phrase);
  };
  for (const phrase of book.phrases) visit(phrase, []);
  return mistakes;
}

function cycleOf(phrases: readonly Phrase[]): string {
  const names = phrases.map(({ expression, place }) => `"${expression}" (${inWords(place)})`);
  return `Failed to read the phrase "${phrases[0]?.expression ?? ''}": it uses itself, and so would never end: ${names.join(' → ')}. Please take one of these out of the steps of the one before.`;
}

const usedBy = (phrase: Phrase, book: PhraseBook): Phrase[] =>
  (phrase.steps ?? []).flatMap((step) => book.find(sampled(step, phrase)).map((found) => found.phrase));

const SAMPLES: Record<ParameterKind, string> = {
  string: '"sample"',
  int: '1',
  float: '1.5',
  word: 'sample',
  anything: '"sample"',
  inDouble: 'sample',
  inSingle: 'sample',
};

/** A step as it may be once it is filled in. */
function sampled(step: InnerStep, { compiled: { parameters } }: Phrase): string {
  const values = parameters.map(({ kind }) => SAMPLES[kind]);
  return fillStep(step, { parameters, values }, {}).text;
}
