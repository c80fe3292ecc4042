/** What models made of the steps of a case, as the session's timeline tells it, in the words of the case file. */
import { z } from 'zod';
import { escapeRegExp, VARIABLE } from '../../cases/variables.js';
import { wholeText, type Case, type Step, type StepWords } from '../../cases/case.js';
import type { SessionTimeline } from '../../contract/index.js';
import type { Healing } from '../../report/outcome.js';

/**
 * What a step's tool output says of how a model read it. Assumption: the contract leaves the shape of `toolOutput` to the
 * tool; the local service writes this one, others need not.
 */
const StepReading = z.looseObject({
  step: z.int().min(1),
  verdict: z.literal('passed'),
  sentences: z.array(z.string()).min(1),
  model: z.string(),
  page: z.string().optional(),
  /** Its sentences say only part of the step: the rest is the model's own judgement, each time anew. */
  judged: z.boolean().default(false),
  /** Where they took the place of a recorded sentence: which of the step's, from 1. */
  heals: z.looseObject({ inner: z.int().min(1) }).optional(),
});

export interface Recording {
  step: StepWords;
  sentences: readonly string[];
  model: string;
  /** The path of the page that the step was carried out on. */
  page?: string | undefined;
}

export function recordingsOf({ steps }: Case, timeline: SessionTimeline | null): Recording[] {
  const made = readingsIn(timeline).flatMap(({ step: number, sentences, model, page, heals, judged }) => {
    const step = steps[number - 1];
    if (step === undefined || heals !== undefined || judged) return [];
    return [{ step: wordsOf(step), sentences: withNames(sentences, step), model, page }];
  });
  const count = (all: readonly StepWords[], words: StepWords) =>
    all.filter((one) => wholeText(one) === wholeText(words)).length;
  const asWritten = steps.map(wordsOf);
  const asRecorded = made.map(({ step }) => step);
  // Of steps that say the same all must be known: a recording of the first alone would serve the others, too.
  return made.filter(({ step }) => count(asRecorded, step) === count(asWritten, step));
}

function wordsOf({ text, table, docString, written }: Step): StepWords {
  if (written !== undefined) return written;
  return { text, ...(table && { table }), ...(docString !== undefined && { docString }) };
}

/** Recorded sentences that no longer fitted the page, and what took their place. */
export function healingsOf({ steps }: Case, timeline: SessionTimeline | null): Healing[] {
  return readingsIn(timeline).flatMap(({ step: number, sentences, model, heals }) => {
    const step = steps[number - 1];
    const was = step?.meaning?.[(heals?.inner ?? 0) - 1];
    if (step === undefined || was?.from === undefined) return [];
    const { file, line } = was.from;
    const [before = ''] = withNames([was.text], step);
    return [
      {
        ...{ step: number - 1, model, file, line },
        was: before,
        now: withNames(sentences, step),
        written: false,
      },
    ];
  });
}

const readingsIn = (timeline: SessionTimeline | null) =>
  (timeline?.steps ?? []).flatMap(({ toolOutput }) => {
    const read = StepReading.safeParse(toolOutput);
    return read.success ? [read.data] : [];
  });

/** `{{name}}` where the step's value of that name stands. */
function withNames(sentences: readonly string[], step: Step): string[] {
  const written = wholeText(wordsOf(step));
  const names = [...written.matchAll(VARIABLE)].map(([, name = '']) => name);
  const pattern = written
    .split(VARIABLE)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : '(.+?)'));
  const [, ...values] = new RegExp(`^${pattern.join('')}$`, 's').exec(wholeText(step)) ?? [];
  const known = names
    .map((name, index) => ({ name, value: values[index] ?? '' }))
    .filter(({ value, name }) => value !== '' && value !== `{{${name}}}`)
    .sort((one, other) => other.value.length - one.value.length);
  return sentences.map((sentence) =>
    known.reduce((named, { name, value }) => named.replaceAll(value, `{{${name}}}`), sentence),
  );
}
