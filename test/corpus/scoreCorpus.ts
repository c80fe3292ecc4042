/** How the steps of the corpus are read, against what they were labelled with. See README.md. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { carriedOut, isSameAction } from './carriedOut.js';

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
  /** One step, after one that spoke of what has that name. */
  readAfter?: (step: CorpusStep, named: string | undefined) => readonly object[] | undefined;
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

/** How what was read compares to the label. */
export function scoreOf(
  { means }: CorpusStep,
  actions: readonly object[] | undefined,
  { readLabel, describe }: ReaderUnderTest,
): Score {
  if (means === null) return actions === undefined ? 'rightly refused' : 'falsely understood';
  if (actions === undefined) return 'not understood';
  const sentences = means.filter((sentence) => typeof sentence === 'string');
  const said = sentences.map((sentence) => readLabel(sentence));
  if (!areAllRead(said)) return 'another meaning';
  const read = actions.flatMap(separate);
  const labels = said.flat().flatMap(separate);
  // Of what had no sentence nothing is compared yet.
  if (sentences.length < means.length) {
    return labels.every((label) => read.some((action) => isSame(action, label)))
      ? 'right'
      : 'another meaning';
  }
  const areSame =
    read.length === labels.length && read.every((action, index) => isSame(action, labels[index]));
  return areSame || describe(actions) === describe(said.flat()) ? 'right' : 'another meaning';
}

const areAllRead = (
  said: readonly (readonly object[] | undefined)[],
): said is readonly (readonly object[])[] => !said.includes(undefined);

/** What a message is called is what it says. */
const isMessage = (target: unknown): target is Parts =>
  isObject(target) &&
  target['name'] === undefined &&
  ['alert', 'message', 'tooltip'].includes(target['role'] as string);

type Parts = Readonly<Record<string, unknown>>;

/** A form is its fields one by one; a tab that is opened is clicked, and what a page is called that is gone to; and of what there are none nothing is visible. */
function separate(action: object): Parts[] {
  const { kind, fields, within, ...rest } = action as Parts;
  if (kind === 'expectVisible') return [{ ...action, gone: undefined, target: asThing(rest['target']) }];
  if (kind !== 'fillForm') return [{ ...action, ...alikeOf(kind as string, rest) }];
  return (fields as { name: string; value: string }[]).map(({ name, value }) => ({
    ...rest,
    kind: 'fill',
    target: { name, ...(within !== undefined && { within }) },
    value,
  }));
}

/** What a message says is what is called so; that something isn't shown is said of all that it contains. */
function asShown({ target, relation, text, negated }: Parts): Parts {
  if (relation === 'shows' && isMessage(target))
    return { kind: 'expectVisible', relation: undefined, text: undefined, target: { ...target, name: text } };
  return {
    target: withOwner(target),
    ...(negated === true && relation === 'contains' && { relation: 'shows' }),
  };
}

/** A part of the page that is called by a common noun is looked for as one, be it labelled so or not. */
function asThing(target: unknown): unknown {
  if (!isObject(target) || target['role'] !== 'section') return target;
  const { role: _, ...thing } = target;
  return /^[\p{Ll} -]+$/u.test((thing['name'] as string | undefined) ?? '') ? thing : target;
}

const KINDS_ALIKE: Record<string, Parts> = {
  openWidgetTab: { kind: 'click' },
  waitFor: { kind: 'expectVisible' },
};

/** "Due date" in or next to "Dune", and "Due date of Dune": what it shows is looked for with both. */
function withOwner(target: unknown): unknown {
  if (!isObject(target) || typeof target['name'] !== 'string') return target;
  const { within, beside, name, ...rest } = target;
  const near = isObject(beside) && beside['relation'] === 'next to' ? beside['thing'] : undefined;
  const [owner, ...others] = [within, near].filter((one) => one !== undefined);
  const isOwner =
    isObject(owner) &&
    Object.keys({ role: '', ...owner })
      .sort()
      .join() === 'name,role';
  return isOwner && others.length === 0 && (beside === undefined || near !== undefined)
    ? { ...rest, name: `${name} of ${owner['name'] as string}` }
    : target;
}

/** What has to be put in its place to compare it with what says the same. */
function alikeOf(kind: string, rest: Parts): Parts {
  const { things, comparison, count, target, state, negated } = rest;
  const seen = { kind: 'expectVisible', relation: undefined, text: undefined };
  switch (kind) {
    case 'goTo':
      return { kind: 'click', page: undefined, target: { name: rest['page'] } };
    case 'leave':
      return { target: undefined };
    case 'expectCount':
      return comparison === 'exactly' && count === 0
        ? {
            ...seen,
            target: things,
            negated: true,
            things: undefined,
            comparison: undefined,
            count: undefined,
          }
        : {};
    case 'expectState':
      return state === 'disabled' ? { state: 'enabled', negated: negated !== true } : {};
    case 'expectContent':
      return asShown(rest);
    case 'expectChange':
    case 'expectNumber':
      return { target: withOwner(target) };
    default:
      return KINDS_ALIKE[kind] ?? {};
  }
}

/** Whether two meanings can't differ on a page that one could write the step for. */
function isSame(one: unknown, other: unknown): boolean {
  return isAlike(one, other) || isCarriedOutAlike(one, other);
}

function isCarriedOutAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  if (one['kind'] !== 'operate' && other['kind'] !== 'operate') return false;
  const [mine, its] = [carriedOut(one), carriedOut(other)];
  return mine !== undefined && its !== undefined && isSameAction(mine, its);
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return plain(one) === plain(other);
  if (!isObject(one) || !isObject(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => {
    const [mine, its] = [one[key], other[key]];
    if (key === 'name') return isSameName(mine, its);
    return isSame(mine, its) || (key === 'role' && one['name'] !== undefined && isSameKind(mine, its));
  });
}

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const plain = (text: string): string => text.replace(/\\n|\s+/g, ' ').trim();
const isSameName = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? plain(one).toLowerCase() === plain(other).toLowerCase()
    : one === other;

/** Where a name is given, its kind need not be; and people have several words for some kinds. */
const isSameKind = (one: unknown, other: unknown): boolean =>
  one === undefined ||
  other === undefined ||
  ALIKE.some((kinds) => [one, other].every((kind) => kinds.includes(kind as string)));

const ALIKE: readonly (readonly string[])[] = [
  ['field', 'search field', 'number field', 'combo box', 'slider'],
  ['drop-down', 'combo box', 'list box', 'list'],
  ['checkbox', 'switch', 'toggle button', 'field'],
  ['item', 'tree item', 'menu item', 'option', 'row', 'section', 'thing'],
  ['cell', 'grid cell'],
  ['column', 'column header'],
  ['dialog', 'section'],
  ['alert', 'message'],
];
