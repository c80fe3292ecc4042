/** What models made of the steps of a case is written beside its case file, once it was seen to work; what no step has any more is taken out. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Case,
  stemOf,
  wholeText,
  type StepWords,
  readCaseFile,
  variableNames,
  RECORDING,
} from '../../cases/index.js';
import type { Healing } from '../../report/outcome.js';
import { replaceFile, unlessMissing, whileLocked, type LockSettings } from '../files.js';
import type { Recording } from '../stepOutcomes.js';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { isTitle, loadPhrases, type CaseName, type Phrase, type PhraseBook } from '../../phrases/index.js';

interface CaseToRecord {
  case: Case;
  /** POSIX, relative to `root`. */
  file: string;
  root: string;
  made: readonly Recording[];
  /** Those that could be written are marked so. */
  healed: readonly Healing[];
  /** Whether the whole case has passed: then what none of its steps uses goes. */
  isPassed: boolean;
}

/** @returns remarks: what was written, or why it could not be */
export async function recordCase(entry: CaseToRecord, lock: LockSettings): Promise<string[]> {
  const { case: one, root, made, healed, isPassed } = entry;
  const name = `${stemOf(entry.file)}.recorded.md`;
  const title = one.writtenTitle ?? one.title;
  const file = path.join(root, name);
  try {
    return await whileLocked(file, lock, async () => {
      const before = (await readFile(file, 'utf8').catch(unlessMissing)) ?? '';
      const recorded = made.length === 0 ? before : withRecordings(before, title, made);
      const mended = withHealings(recorded, healed);
      if (mended !== before) await replaceFile(file, mended);
      const after = isPassed ? withoutUnused(mended, { stem: stemOf(entry.file), title }, root) : mended;
      if (after !== mended) await replaceFile(file, after);
      const steps = made.map(({ step }) => `"${step.text}"`).join(', ');
      return [
        ...(recorded === before ? [] : [`What a model made of ${steps} was written to ${name}.`]),
        ...(after === mended ? [] : [`Recordings that no step uses were taken out of ${name}.`]),
      ];
    });
  } catch (error) {
    for (const one of healed) one.written = false;
    const why = error instanceof Error ? error.message : String(error);
    return [`What a model made of a step could not be written to ${name}: ${why}`];
  }
}

const HEAD = `# Recorded

What models made of steps that the language doesn't read. Casewright carries these sentences out in their place: read them
in review, and change them by hand where they should say something else.
`;

/** A step that is there already keeps what is there. */
export function withRecordings(before: string, title: string, made: readonly Recording[]): string {
  const text = before.trim() === '' ? HEAD : before;
  const lines = text.replace(/\s+$/, '').split('\n');
  const { from, to } = sectionOf(title, lines);
  const section = from < 0 ? '' : `\n${lines.slice(from, to).join('\n')}\n`;
  const fresh = withoutRepeats(made).filter(
    ({ step }) => !section.includes(`\n${headOf(step).join('\n')}\n`),
  );
  if (fresh.length === 0) return before;
  const heading = from < 0 ? ['', `## ${title}`] : [];
  const added = [...heading, ...fresh.flatMap(linesOf)];
  const at = from < 0 ? lines.length : endOf(lines, to);
  return `${[...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n')}\n`;
}

/** From its heading to the next one of its level; -1 where the case has none yet. */
function sectionOf(title: string, lines: readonly string[]): { from: number; to: number } {
  const isHeading = (line: string) => /^##?\s/.test(line);
  const from = lines.findIndex((line) => /^##\s+(.*?)\s*$/.exec(line)?.[1] === title);
  const next = lines.findIndex((line, index) => index > from && isHeading(line));
  return { from, to: next < 0 ? lines.length : next };
}

/** Without the blank lines before the next section. */
function endOf(lines: readonly string[], to: number): number {
  let end = to;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  return end;
}

const linesOf = ({ step, sentences, model, page = '' }: Recording): string[] => [
  ...['', ...headOf(step), ''],
  ...[`<!-- by ${model}${page === '' ? '' : ` at ${page}`} -->`, ''],
  ...sentences.map((sentence) => `- ${sentence}`),
];

function headOf({ text, table, docString }: StepWords): string[] {
  const fence = '`'.repeat(Math.max(3, ...(docString?.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return [
    `### ${text}`,
    ...(table === undefined ? [] : ['', ...tableLines(table)]),
    ...(docString === undefined ? [] : ['', fence, ...docString.split('\n'), fence]),
  ];
}

function tableLines(table: readonly (readonly string[])[]): string[] {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = table.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')));
  const [head = [], ...rows] = shown;
  return [lineOf(head), lineOf(head.map(() => '-')), ...rows.map(lineOf)];
}

/** One serves all steps that say the same, unless they came to different sentences: then each has its own, in their order. */
function withoutRepeats(made: readonly Recording[]): Recording[] {
  const alike = ({ step }: Recording) => made.filter((other) => wholeText(other.step) === wholeText(step));
  return made.filter((one) => {
    const all = alike(one);
    return all[0] === one || all.some(({ sentences }) => String(sentences) !== String(one.sentences));
  });
}

/** Each is marked as written where its line is still there: somebody may have changed it meanwhile. */
export function withHealings(text: string, healed: readonly Healing[]): string {
  const lines = text.split('\n');
  // From the last one on, so that the lines before it stay where they are.
  for (const one of [...healed].sort((first, second) => second.line - first.line)) {
    const at = nearest(lines, one);
    const [, mark = ''] = at === undefined ? [] : (ITEM.exec(lines[at] ?? '') ?? []);
    if (at === undefined) continue;
    lines.splice(at, 1, ...one.now.map((sentence) => `${mark}${sentence}`));
    one.written = true;
  }
  return lines.join('\n');
}

const ITEM = /^(\s*(?:[-*+]|\d+[.)])\s+)(.*?)\s*$/;

/** Other cases may have been recorded above it since it was read. */
function nearest(lines: readonly string[], { was, line }: Healing): number | undefined {
  const found = lines.flatMap((text, index) => (ITEM.exec(text)?.[2] === was ? [index] : []));
  return found.sort((one, other) => Math.abs(one + 1 - line) - Math.abs(other + 1 - line))[0];
}

/**
 * By what the case files say now, and not by what a run has reached: of the case at hand, and of cases that are gone; those of other cases wait for a run of theirs. What a model has not
 * written stays, since nobody could write it again.
 * @param title as it is written
 */
export function withoutUnused(text: string, { stem, title }: CaseName, root: string): string {
  const lines = text.split('\n');
  const unused = unusedIn({ stem, title }, root) ?? [];
  for (const { place } of unused.toSorted((one, other) => other.place.line - one.place.line)) {
    const from = place.line - 1;
    const to = nextHeading(lines, from, /^#{1,3}\s/);
    if (lines.slice(from, to).some((line) => WRITTEN_BY_MODEL.test(line))) lines.splice(from, to - from);
  }
  const hasChanged = lines.length < text.split('\n').length;
  return hasChanged ? withoutEmptyCases(lines).join('\n') : text;
}

const WRITTEN_BY_MODEL = /^<!-- by \S+/;

/** @returns undefined where a case file can't be read: then nobody knows */
function unusedIn({ stem, title }: CaseName, root: string): Phrase[] | undefined {
  const files = globSync(`${globSafe(stem)}.*`, { cwd: root }).filter(
    (file) => stemOf(file) === stem && file !== stem && !RECORDING.test(file),
  );
  const { book } = loadPhrases({ root, steps: [], cases: files, pages: {}, given: undefined });
  const uses = files.map((file) => usesIn(file, { book, stem, root }));
  if (uses.includes(undefined)) return undefined;
  const used = new Set(uses.flatMap((one) => one?.phrases ?? []));
  const titles = uses.flatMap((one) => one?.titles ?? []);
  return book.recorded.filter((phrase) => {
    const { of } = phrase;
    if (of === undefined || of.stem !== stem || used.has(phrase)) return false;
    return of.title === title || !titles.some((known) => isTitle(known, of.title));
  });
}

function usesIn(
  file: string,
  { book, stem, root }: { book: PhraseBook; stem: string; root: string },
): { phrases: Phrase[]; titles: string[] } | undefined {
  const text = readFileSync(path.join(root, file), 'utf8');
  const phrases: Phrase[] = [];
  const titles = new Set<string>();
  const { cases, mistakes } = readCaseFile(
    { path: file, text },
    {
      variables: {},
      secrets: [],
      deferred: variableNames(text),
      meaningOf(step, title, nth) {
        titles.add(title);
        phrases.push(...book.findRecorded(step, { stem, title, nth }).map(({ phrase }) => phrase));
        return undefined;
      },
    },
  );
  return mistakes.length > 0 || cases.length === 0 ? undefined : { phrases, titles: [...titles] };
}

const globSafe = (stem: string): string => stem.replace(/[\\*?[\]{}()!]/g, '\\$&');

function nextHeading(lines: readonly string[], from: number, heading: RegExp): number {
  const next = lines.findIndex((line, index) => index > from && heading.test(line));
  return next < 0 ? lines.length : next;
}

/** A case's heading with nothing below it says nothing. */
function withoutEmptyCases(lines: readonly string[]): string[] {
  const kept = [...lines];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const to = nextHeading(kept, at, /^#{1,2}\s/);
    const isEmpty = kept.slice(at + 1, to).every((line) => line.trim() === '');
    if (/^##\s/.test(kept[at] ?? '') && isEmpty) kept.splice(at, to - at);
  }
  return `${kept.join('\n').trimEnd()}\n`.split('\n');
}
