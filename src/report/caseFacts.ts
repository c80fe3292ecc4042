/** What every drawing says of a case in the same way, and of all cases together; and what a case's attempts come to. */
import type { ScreenshotOutcome, StepOutcome, Verdict, Healing, SourceText } from './outcome.js';
import type { ReportedCase, OtherTest, Report, Attempt, Source } from './report.js';

/** For one line: the titles around it, and what tells it from its twins. */
export function caseTitle({
  suites,
  title,
  project,
  repetition,
}: Pick<ReportedCase, 'suites' | 'title' | 'project' | 'repetition'>): string {
  const titles = [...suites, title].join(' › ');
  const twin = repetition === 0 ? '' : ` (repetition ${repetition + 1})`;
  return `${titles}${project === '' ? '' : ` [${project}]`}${twin}`;
}

/** The one that decides. @throws TypeError for none, which no report has */
export function lastAttempt({ attempts }: Pick<ReportedCase, 'attempts'>): Attempt {
  const last = attempts.at(-1);
  if (!last) throw new TypeError('A case has at least one attempt.');
  return last;
}

/** The one that tells why somebody has to look: of a flaky case the last that did not pass. */
export const tellingAttempt = (one: Pick<ReportedCase, 'attempts' | 'isFlaky'>): Attempt =>
  (one.isFlaky && one.attempts.findLast(({ verdict }) => verdict !== 'passed')) || lastAttempt(one);

/** The step that decided an attempt, if the service reported. */
export const decidingStep = (attempt: Steps): StepOutcome | undefined =>
  attempt.steps[decisiveStep(attempt) ?? -1];

/** Its index; null where no step did. */
export function decisiveStep({ steps }: Steps): number | null {
  const index = steps.findIndex(({ status }) => status === 'failed' || status === 'error');
  return index === -1 ? null : index;
}

interface Steps {
  steps: readonly StepOutcome[];
}

/** Why an attempt ended as it did: its step, then expected and observed, or else what happened. */
export function whyOf(attempt: Pick<Attempt, 'steps' | 'message'>): [name: string, text: string][] {
  const step = decidingStep(attempt);
  if (!step) return [['What happened', attempt.message]];
  const { text, expected, observed, summary } = step;
  const named: [string, string] = ['Step', text];
  return expected === null || observed === null
    ? [named, ['What happened', summary ?? attempt.message]]
    : [named, ['Expected', expected], ['Observed', observed]];
}

/** The same as lines. */
export const whyLines = (attempt: Parameters<typeof whyOf>[0]): string[] =>
  whyOf(attempt).map(([name, text]) => (name === 'What happened' ? text : `${name}: ${text}`));

/** The picture of that step; of a case that passed, and where no step is known, the last one. */
export function decisivePicture({
  steps,
  screenshots,
}: Pick<Attempt, 'steps' | 'screenshots'>): ScreenshotOutcome | undefined {
  const shown = screenshots.filter(({ file }) => file !== null);
  const decisive = decisiveStep({ steps });
  return shown.findLast(({ step }) => step !== null && step === decisive) ?? shown.at(-1);
}

/** `error` stands for no judgement; `passed` takes in what was expected to fail, and did. */
export const STANDINGS = ['failed', 'error', 'warned', 'flaky', 'passed', 'skipped'] as const;
export type Standing = (typeof STANDINGS)[number];
export type Counts = Record<Standing, number>;

/** Among counts. */
export const standingName = (standing: Standing): string =>
  standing === 'error' ? 'without a verdict' : standing;

export const countCases = (cases: readonly ReportedCase[]): Counts => countStandings(cases.map(standingOf));

export function countStandings(standings: readonly Standing[]): Counts {
  const counts: Counts = { failed: 0, error: 0, warned: 0, flaky: 0, passed: 0, skipped: 0 };
  for (const standing of standings) counts[standing] += 1;
  return counts;
}

export function standingOf({ effect, verdict, isFlaky }: ReportedCase): Standing {
  if (effect === 'none') return 'skipped';
  if (effect === 'warns') return 'warned';
  if (effect === 'passes') return isFlaky ? 'flaky' : 'passed';
  return verdict === 'error' ? 'error' : 'failed';
}

/** Tagged @fail, and it did. */
export const isExpectedFailure = ({ verdict, standing }: Stood): boolean =>
  standing === 'passed' && verdict === 'failed';

export function standingWords(one: Stood): string {
  if (isExpectedFailure(one)) return 'failed, as expected';
  return one.standing === 'warned' ? `${one.verdict}, only warns` : one.standing;
}

interface Stood {
  verdict: Verdict;
  standing: Standing;
}

export function countOthers(tests: readonly OtherTest[]): Record<OtherTest['status'], number> {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0, interrupted: 0 };
  for (const { status } of tests) counts[status] += 1;
  return counts;
}

/**
 * "12 model calls, 0.031 credits", as the services count them: a credit of the local service is a US dollar. Every attempt
 * was paid. Null where no model was asked.
 */
export function modelUse({ cases }: Pick<Report, 'cases'>): string | null {
  const sessions = cases.flatMap(({ attempts }) => attempts.flatMap(({ session }) => session ?? []));
  const calls = sessions.reduce((sum, { llmCallCount }) => sum + llmCallCount, 0);
  const credits = sessions.reduce((sum, { creditsUsed }) => sum + (creditsUsed ?? 0), 0);
  if (calls === 0) return null;
  const paid =
    credits === 0 ? '' : `, ${credits.toLocaleString('en', { maximumSignificantDigits: 3 })} credits`;
  return `${calls.toLocaleString('en')} model ${calls === 1 ? 'call' : 'calls'}${paid}`;
}

/** Those that somebody has to look at come first. */
export const casesInOrder = ({ cases }: Report): ReportedCase[] =>
  cases.toSorted((a, b) => rank(a) - rank(b));

/** Whether somebody has to look at it. */
export const isOpenCase = (one: Parameters<typeof rank>[0]): boolean => rank(one) < 3;

/** 0 for failing ones, then those that only warn, then those that passed, but not at once, then the rest. */
export function rank({ effect, isFlaky }: Pick<ReportedCase, 'effect' | 'isFlaky'>): number {
  if (effect === 'fails') return 0;
  if (effect === 'warns') return 1;
  return isFlaky ? 2 : 3;
}

type Place = Pick<ReportedCase, 'file' | 'folder'>;

/** From the repository on, as the case's own file is. */
export const besideCase = ({ file, folder }: Place, other: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? `${folder}/${other}` : other;

/** For `git apply --unidiff-zero`, of those that are not written yet. */
export function healingPatch(place: Place, healed: readonly Healing[]): string {
  const open = healed.filter(({ written }) => !written);
  const files = [...new Set(open.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const name = besideCase(place, file);
      const own = open.filter((one) => one.file === file).sort((one, other) => one.line - other.line);
      return `--- a/${name}\n+++ b/${name}\n${own.map(hunkOf).join('')}`;
    })
    .join('');
}

/** As recordings are written; with no lines around them. */
const hunkOf = ({ line, was, now }: Healing): string =>
  [
    `@@ -${line} +${line}${now.length === 1 ? '' : `,${now.length}`} @@`,
    `-- ${was}`,
    ...now.map((one) => `+- ${one}`),
    '',
  ].join('\n');

/** What attempts come to. @throws TypeError for none */
export function deciding(
  attempts: Attempt[],
): Pick<ReportedCase, 'verdict' | 'reason' | 'effect' | 'isFlaky'> {
  const { verdict, reason, effect } = lastAttempt({ attempts });
  const isFlaky =
    effect === 'passes' && attempts.some((one) => one.effect === 'fails' || one.effect === 'warns');
  return { verdict, reason, effect, isFlaky };
}

type Placed = Pick<OtherTest, 'file' | 'line' | 'project' | 'repetition'>;

/** As the case files have them; those of several projects and repetitions stand together. */
export const byPlace = (a: Placed, b: Placed): number =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  compare(a.project, b.project) ||
  a.repetition - b.repetition;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The texts of case files, each once, however many of its cases have run. */
export class SourceList {
  readonly all: Source[] = [];
  readonly #indices = new Map<string, number>();

  /** Gives its index. */
  add(file: string, { line, text }: SourceText): number {
    const key = `${file}\0${line}\0${text}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.all.push({ file, line, text });
    this.#indices.set(key, this.all.length - 1);
    return this.all.length - 1;
  }
}
