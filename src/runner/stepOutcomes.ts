/** What the session's timeline tells of each step of the case file: what came of it, and what models made of it. */
import { z } from 'zod';
import { RECORDING, type Step, wholeText, type Case, type StepWords } from '../cases/case.js';
import { MASK, type SessionTimeline } from '../contract/index.js';
import type { Reason, StepOutcome, Healing } from '../report/outcome.js';
import { escapeRegExp, VARIABLE } from '../cases/variables.js';

/**
 * The tool output by which a service says what came of a numbered step of the prompt. Assumption: the contract
 * leaves the shape of `toolOutput` to the tool; the local service writes this one, others need not.
 */
const StepReport = z.looseObject({
  step: z.int().min(0),
  /** Of a step that says several things: which of them, from 1, and how many there are. */
  action: z.int().min(1).default(1),
  actions: z.int().min(1).default(1),
  /** Of a step whose meaning was carried out in its place: which step of that, from 1. */
  inner: z.int().min(1).optional(),
  verdict: z.enum(['passed', 'failed', 'error']),
  reason: z.string().optional(),
  summary: z.string().optional(),
  expected: z.string().optional(),
  observed: z.string().optional(),
  readAs: z.string().optional(),
  duration: z.number().optional(),
  /** Of the model that was asked what the step means: its id, and whose it is. */
  model: z.string().optional(),
  provider: z.string().optional(),
  judged: z.boolean().optional(),
});

export type StepReport = z.infer<typeof StepReport> & { messageId: string };

/** The reports in a timeline, in its order. Step 0 is the way to the start page. */
export function stepReports(timeline: SessionTimeline | null): StepReport[] {
  return outputsAs(StepReport, timeline);
}

/** Those that are such a thing, each with the message that it stands at. */
const outputsAs = <Output extends object>(schema: z.ZodType<Output>, timeline: SessionTimeline | null) =>
  (timeline?.steps ?? []).flatMap(({ toolOutput, messageId }) => {
    const { data } = schema.safeParse(toolOutput);
    return data ? [{ ...data, messageId }] : [];
  });

export function stepOutcomes(steps: readonly Step[], reports: readonly StepReport[]): StepOutcome[] {
  return steps.map((step, index) => {
    const { text, line, column } = step;
    const own = reports.filter((report) => report.step === index + 1);
    const last = own.at(-1);
    const unreported = reports.length > 0 ? 'not reached' : 'not told';
    return {
      ...{ text, line, column },
      // One that ended in the middle of its actions has not passed.
      status: last && hasEnded(last) ? statusOf(last, step) : unreported,
      summary: joined([
        ...own.map((report) => summaryOf(report, step)),
        emptyPhraseOf(step, last),
        last && isOutdated(last, step) ? OUTDATED : undefined,
      ]),
      expected: last ? expectedBy(last, step) : null,
      observed: last?.observed ?? null,
      duration: own.some(({ duration }) => duration !== undefined)
        ? own.reduce((sum, { duration = 0 }) => sum + duration, 0)
        : null,
      ...readingOf(step, own),
      ...modelOf(own),
    };
  });
}

/** What its actions were read as, where neither the case file nor what was expected says just that. */
function readingOf(step: Step, own: readonly StepReport[]): Pick<StepOutcome, 'readAs'> {
  const sentences = own.flatMap(({ readAs }) => readAs ?? []);
  const readAs = sentences
    .map((words, index) => (index === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(', then ');
  const said = [step.text, ...own.flatMap(({ expected }) => (expected ? `Expect that ${expected}` : []))];
  return readAs === '' || said.some((words) => bare(words) === bare(readAs)) ? {} : { readAs };
}

/** Of a secret the one tells the name, and the other nothing. */
const bare = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(VARIABLE, MASK)
    .replaceAll(/[“”]/gu, '"')
    .replace(/^(?:given|when|then|and|but)\s+/u, '')
    .replaceAll(/[.\s]+$|^i\s+/gu, '');

function modelOf(own: readonly StepReport[]): Pick<StepOutcome, 'model'> {
  const { model: id, provider = null } = own.findLast(({ model }) => model !== undefined) ?? {};
  return id === undefined ? {} : { model: { id, provider, hasJudged: own.some(({ judged }) => judged) } };
}

const hasEnded = ({ verdict, action, actions }: StepReport) => verdict !== 'passed' || action >= actions;

/** Of one whose recording is out of date nobody knows whether the application does what the step says. */
const statusOf = (report: StepReport, step: Step) => (isOutdated(report, step) ? 'error' : report.verdict);

/** What went wrong within a phrase is reported with the words and the place of its own step. */
function summaryOf(report: StepReport, step: Step): string | undefined {
  const inner = innerStep(report, step);
  if (inner === undefined) return report.summary;
  return `At "${inner.text}"${inner.at && ` (${inner.at})`}: ${report.summary ?? report.verdict}`;
}

function expectedBy(report: StepReport, step: Step): string | null {
  const inner = innerStep(report, step);
  const { expected = null } = report;
  if (inner === undefined || expected === null) return expected;
  // A line that ended with the place would be taken for a frame of the stack, and be shown in place of the case's step.
  return `${expected}, as ${inner.at && `${inner.at} `}says: "${inner.text}"`;
}

/** Undefined for a report that a phrase has nothing to do with, or that all is well with. */
function innerStep(
  { inner, verdict }: StepReport,
  { meaning }: Step,
): { text: string; at: string } | undefined {
  const at = inner === undefined || verdict === 'passed' ? undefined : meaning?.[inner - 1];
  if (!at) return undefined;
  const { text, from } = at;
  return { text, at: from ? `${from.file}:${from.line}:${from.column}` : '' };
}

function emptyPhraseOf({ emptyPhrase: at }: Step, last: StepReport | undefined): string | undefined {
  if (!at || last?.reason !== 'step not understood') return undefined;
  return `It is a phrase or a page of your own that is still empty. Please fill it in at ${at.file}:${at.line}:${at.column}.`;
}

function joined(summaries: readonly (string | undefined)[]): string | null {
  const reported = summaries.filter((summary) => summary !== undefined);
  return reported.length === 0 ? null : reported.join(' ');
}

/** A sentence that was recorded names what the page shows no more, or more than once. */
function isOutdated(report: StepReport, { meaning }: Step): boolean {
  const recorded = RECORDING.test(meaning?.[(report.inner ?? 0) - 1]?.from?.file ?? '');
  return recorded && (report.reason === 'target not found' || report.reason === 'target ambiguous');
}

/** Whether the step that a case ended at has a recording that is out of date. */
export function endedAtOutdated(steps: readonly Step[], reports: readonly StepReport[]): boolean {
  const report = reports.find(({ verdict }) => verdict !== 'passed');
  if (report === undefined) return false;
  const step = steps[report.step - 1];
  return step !== undefined && isOutdated(report, step);
}

const OUTDATED =
  'The recording does not fit the page any more. Please take the step out of it, so that a model says anew what it means, or mend its words.';

/** The reasons that a single step can have; the closest one to tell. */
const STEP_REASONS: readonly Reason[] = [
  'expectation not met',
  'target not found',
  'action failed',
  'target ambiguous',
  'step not understood',
  'model not available',
  'model answer not usable',
  'model limit reached',
  'page crashed',
  'page unreachable',
];

/** Why the session did not pass, as its failed step tells it. */
export function reasonOfSteps(reports: readonly StepReport[]): Reason | undefined {
  const reported = reports.find(({ verdict }) => verdict !== 'passed')?.reason;
  return STEP_REASONS.find((reason) => reason === reported);
}

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
  const made = outputsAs(StepReading, timeline).flatMap(
    ({ step: number, sentences, model, page, heals, judged }) => {
      const step = steps[number - 1];
      if (step === undefined || heals !== undefined || judged) return [];
      return [{ step: wordsOf(step), sentences: withNames(sentences, step), model, page }];
    },
  );
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
  return outputsAs(StepReading, timeline).flatMap(({ step: number, sentences, model, heals }) => {
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
