/** The door of this room: a case file's text becomes its cases and all that is wrong with it; and which files are case files. */
import type { CaseFile, CaseFormat, Mistake, PlanOfCase, Position } from './case.js';
import { finishCases, inOrder, type FileReading, type CaseDraft } from './finishCases.js';
import { type GivenVariables, Variables } from './variables.js';
import { readGherkin, readGherkinInMarkdown } from './gherkin/readGherkin.js';
import { readMarkdown } from './markdown/readMarkdown.js';
import { SourceText } from './SourceText.js';
import type { PromptPart } from './prompt.js';
import { readFrontMatter } from './markdown/frontMatter.js';
import { tellAbout } from './aboutCase.js';
import { planOfFile, stepNeverRun } from './plan.js';
import { MARKER, readBlocks, readLines, readProse, readSteps, type Line } from './readProse.js';
import { globSync } from 'tinyglobby';

/** Never throws on what a file says: mistakes are part of the answer, all of them at once, in order of place. */
export function readCaseFile(source: { path: string; text: string }, given: GivenVariables): CaseFile {
  const text = new SourceText(source.path, source.text);
  const reader = readerOf(text.path);
  if (reader === undefined) return broken(text, noReader(text.path));
  if (text.isBlank)
    return broken(text, 'Failed to read the case file: it is empty. Please write a case into it.');
  try {
    return finishFile(reader.read(text), text, given);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return broken(
      text,
      `Failed to read the case file: a reader broke over it (${cause}). Please report this with the file.`,
    );
  }
}

/** As `CaseDetail.format` of the service; a file that no reader knows counts as text. */
export const formatOf = (path: string): CaseFormat => readerOf(path)?.format ?? 'plain_text';

// In this order: `.feature.md` also ends in `.md`.
const readers: readonly { ending: string; format: CaseFormat; read: (source: SourceText) => FileReading }[] =
  [
    { ending: '.feature.md', format: 'gherkin', read: readGherkinInMarkdown },
    { ending: '.feature', format: 'gherkin', read: readGherkin },
    { ending: '.md', format: 'markdown', read: readMarkdown },
    { ending: '.txt', format: 'plain_text', read: readPlainText },
  ];

const readerOf = (path: string) => readers.find(({ ending }) => path.toLowerCase().endsWith(ending));

function noReader(path: string): string {
  const endings = readers.map(({ ending }) => ending).join(', ');
  return `Failed to read ${path}: it doesn't end as a case file does. Please name it with one of ${endings}.`;
}

function finishFile(reading: FileReading, source: SourceText, given: GivenVariables): CaseFile {
  const variables = new Variables(source, {
    ...given,
    variables: { ...given.variables, ...reading.variables },
  });
  const { cases, others } = finishCases(reading, variables, given.meaningOf);
  const mistakes = [...others, ...cases.flatMap((one) => one.mistakes ?? [])];
  const { remarks = [] } = reading;
  const said = remarks.length > 0 && { remarks: inOrder(remarks) };
  if (cases.length > 0)
    return { cases, mistakes: inOrder(mistakes), ...said, tags: unique(cases.flatMap(({ tags }) => tags)) };
  const tags = unique([...reading.tags, ...scanTags(source)]);
  return {
    cases,
    mistakes: mistakes.length > 0 ? inOrder(mistakes) : [{ line: 1, column: 1, message: NO_CASE }],
    tags,
  };
}

const NO_CASE =
  'Failed to read the case file: there is no case in it. Please write one, with at least one step.';

const broken = (source: SourceText, message: string): CaseFile => ({
  cases: [],
  mistakes: [{ line: 1, column: 1, message }],
  tags: scanTags(source),
});

/** Whatever looks like a tag: enough for a run by tag to meet a file whose cases could not be made out. */
const scanTags = ({ text }: SourceText): string[] => unique(text.match(/(?<=^|[\s`])@[^\s@`]+/gm) ?? []);

const unique = (tags: readonly string[]): string[] => [...new Set(tags)];

/** A plain-text file is one case: a title, if a blank line follows it, and steps in lines and sentences. */
function readPlainText(source: SourceText): FileReading {
  const head = readFrontMatter(source);
  const { plan, mistakes: slips } = planOfFile(head.read, head.places);
  const lines = readLines(head.body, isComment);
  const found = plan ? readPlan(lines, plan) : readCase(lines);
  const { mistakes, variables, read, places } = head;
  const draft = (at: Position): CaseDraft => ({
    line: at.line,
    column: at.column,
    title: found.title ?? source.stem,
    suites: [],
    format: 'plain_text',
    parts: found.parts,
    tags: read.tags,
    options: read.options,
    places,
    ...(plan && { plan }),
    begins: [],
    isExample: false,
  });
  return {
    drafts: found.at ? [draft(found.at)] : [],
    mistakes: [...mistakes, ...slips, ...found.mistakes],
    ...(found.remarks && { remarks: found.remarks }),
    variables,
    tags: read.tags,
  };
}

interface Found {
  /** `undefined` in a file without a case. */
  at: Position | undefined;
  title: string | undefined;
  parts: PromptPart[];
  mistakes: Mistake[];
  remarks?: Mistake[];
}

function readCase(lines: readonly Line[]): Found {
  const { title } = readProse(lines);
  const remarks: Mistake[] = [];
  const parts = tellAbout(readBlocks(lines.slice(title ? lines.indexOf(title) + 1 : 0)), remarks);
  return { at: title ?? (parts[0] && placeOf(parts[0])), title: title?.text, parts, mistakes: [], remarks };
}

/** The first line is the title; what stands below can't be distinguished from steps. */
function readPlan(lines: readonly Line[], plan: PlanOfCase): Found {
  const first = lines.find(({ text }) => text !== '');
  const title = first && !MARKER.test(first.text) ? first : undefined;
  const [part] = lines.filter((line) => line !== title).flatMap(readSteps);
  const mistakes = part ? [stepNeverRun(plan, textOf(part), placeOf(part))] : [];
  return { at: title ?? { line: 1, column: 1 }, title: title?.text, parts: [], mistakes };
}

const placeOf = (part: PromptPart): Position => (part.kind === 'step' ? part.step : part.at);
const textOf = (part: PromptPart): string => (part.kind === 'step' ? part.step.text : part.text);

const isComment = (line: string): boolean => line.startsWith('#');

const ENDINGS = /\.(?:feature|feature\.md|md|txt)$/i;

/**
 * Sorted POSIX paths relative to `root`; a folder stands for all case files below it.
 * @param others files that aren't, though a glob takes them in
 */
export function findCaseFiles(
  globs: string | readonly string[],
  root: string,
  others: ReadonlySet<string> = new Set(),
): string[] {
  return findFiles(globs, root).filter((path) => ENDINGS.test(path) && !others.has(path));
}

/** POSIX, relative to `root`, sorted and each once. */
export const findFiles = (globs: string | readonly string[], root: string): string[] =>
  [...new Set(globSync(globs, { cwd: root, ignore: ['**/node_modules/**', '**/.casewright/**'] }))].sort();
