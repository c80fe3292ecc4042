/** Sentences of all that the language can say: what `casewright phrases` lists, and what a step that isn't understood is shown. */
import type { Action } from '../meaning/meaning.js';
import { DEED_EXAMPLES } from './examples/actions.js';
import { EXPECTATION_EXAMPLES } from './examples/expectations.js';
import { VERBS } from './lexicon/verbs.js';
import { readStep, type StepInWords } from './read.js';

export interface Example {
  subject: string;
  text: string;
  /** What stands below the step. */
  carries?: 'table' | 'docString';
  isExpected: boolean;
}

export const EXAMPLES: readonly Example[] = [
  ...examplesIn(DEED_EXAMPLES, false),
  ...examplesIn(EXPECTATION_EXAMPLES, true),
];

export const SUBJECTS: readonly string[] = [...new Set(EXAMPLES.map(({ subject }) => subject))];

function examplesIn(subjects: Readonly<Record<string, string>>, isExpected: boolean): Example[] {
  return Object.entries(subjects).flatMap(([subject, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', below] = line.trim().split(' + ');
        const carries = below === 'table' ? 'table' : below === 'text' ? 'docString' : undefined;
        return { subject, text, isExpected, ...(carries && { carries }) };
      }),
  );
}

const SAMPLES = {
  table: { table: [['User name', 'ada']] },
  docString: { docString: 'Some text' },
};

/** The example as a step. */
export const stepOf = ({ text, carries }: Example): StepInWords => ({
  text,
  ...(carries && SAMPLES[carries]),
});

/** @throws Error where the language doesn't read its own example */
export function meaningOfExample(example: Example): readonly Action[] {
  const meaning = MEANINGS.get(example) ?? meaningReadOf(example);
  MEANINGS.set(example, meaning);
  return meaning;
}

/** The list of phrases asks for each twice. */
const MEANINGS = new WeakMap<Example, readonly Action[]>();

function meaningReadOf(example: Example): readonly Action[] {
  const reading = readStep(stepOf(example), example.isExpected ? { mood: 'check' } : {});
  if (reading.understood) return reading.actions;
  throw new Error(`The language has an example that it doesn't read: ${example.text}`);
}

/** The verbs of a subject: those of which some way means what its examples mean. */
export function verbsOf(subject: string): string[] {
  const own = EXAMPLES.filter((example) => example.subject === subject && !example.isExpected);
  const kinds = new Set<string>(own.flatMap(meaningOfExample).map(({ kind }) => kind));
  const verbs = VERBS.filter(({ ways }) =>
    ways.some(([, means]) => typeof means === 'string' && kinds.has(means.split(' ')[0] ?? '')),
  ).flatMap((entry) => entry.verbs.split(','));
  return [...new Set(verbs.map((verb) => verb.split('|')[0]?.trim() ?? ''))].sort();
}
