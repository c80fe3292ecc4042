/** How the steps of the corpus are read, against what they were labelled with. See README.md. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface CorpusStep {
  text: string;
  table?: string[][];
  docString?: string;
  /** Canonical sentences; null where a colleague who sees only the page couldn't tell. */
  means: (string | { missing: string })[] | null;
}

export interface CorpusCase {
  id: string;
  style: string;
  steps: CorpusStep[];
}

/** What reads steps, whatever its actions are. */
export interface ReaderUnderTest {
  /** One reading a step, undefined where it isn't understood. */
  readCase: (steps: readonly CorpusStep[]) => (readonly object[] | undefined)[];
  /** A canonical sentence; undefined where it has no meaning here. */
  readLabel: (sentence: string) => readonly object[] | undefined;
  describe: (actions: readonly object[]) => string;
}

export const SCORES = [
  'right',
  'another meaning',
  'not understood',
  'falsely understood',
  'rightly refused',
] as const;
export type Score = (typeof SCORES)[number];

export interface ScoredStep {
  file: string;
  style: string;
  id: string;
  step: CorpusStep;
  score: Score;
  /** As it was read; null where it wasn't. */
  read: string | null;
}

export function scoreCorpus(folder: string, reader: ReaderUnderTest): ScoredStep[] {
  return readCorpus(folder).flatMap(({ file, one }) => {
    const readings = reader.readCase(one.steps);
    return one.steps.map((step, index) => {
      const actions = readings[index];
      const read = actions === undefined ? null : reader.describe(actions);
      const score = scoreOf(step, actions, reader);
      return { file, style: one.style, id: one.id, step, score, read };
    });
  });
}

export const countScores = (steps: readonly ScoredStep[]): Record<Score, number> =>
  Object.fromEntries(
    SCORES.map((score) => [score, steps.filter((step) => step.score === score).length]),
  ) as Record<Score, number>;

/** Every canonical sentence that is a label. */
export const labelsOf = (folder: string): string[] =>
  readCorpus(folder).flatMap(({ one }) =>
    one.steps.flatMap(({ means }) => (means ?? []).filter((sentence) => typeof sentence === 'string')),
  );

function readCorpus(folder: string): { file: string; one: CorpusCase }[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ file, one: JSON.parse(line) as CorpusCase })),
  );
}

function scoreOf(
  { means }: CorpusStep,
  actions: readonly object[] | undefined,
  { readLabel }: ReaderUnderTest,
): Score {
  if (means === null) return actions === undefined ? 'rightly refused' : 'falsely understood';
  if (actions === undefined) return 'not understood';
  const read = actions.flatMap(comparable);
  const labels = means
    .filter((sentence) => typeof sentence === 'string')
    .flatMap((sentence) => readLabel(sentence)?.flatMap(comparable) ?? [`no meaning: ${sentence}`]);
  // Of what had no sentence nothing is compared yet.
  const isWhole = means.every((sentence) => typeof sentence === 'string');
  const isRight = isWhole
    ? read.length === labels.length && read.every((action, index) => action === labels[index])
    : labels.every((label) => read.includes(label));
  return isRight ? 'right' : 'another meaning';
}

/** Two actions that can't differ on any page become the same: names in any case, a form and its fields one by one. */
function comparable(action: object): string[] {
  const { kind, fields, within, ...rest } = action as Record<string, unknown>;
  if (kind !== 'fillForm')
    return [JSON.stringify(sorted({ ...action, kind: kind === 'openWidgetTab' ? 'click' : kind }))];
  return (fields as { name: string; value: string }[]).map(({ name, value }) =>
    JSON.stringify(
      sorted({ ...rest, kind: 'fill', target: { name, ...(within !== undefined && { within }) }, value }),
    ),
  );
}

function sorted(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\\n|\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [
        name,
        name === 'name' && typeof part === 'string' ? part.toLowerCase().trim() : sorted(part),
      ]),
  );
}
