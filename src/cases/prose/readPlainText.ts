/** A plain-text file is one case: a title, if a blank line follows it, and steps in lines and sentences. */
import type { SourceText } from '../SourceText.js';
import type { Mistake, PlanOfCase, Position } from '../case.js';
import type { PromptPart } from '../composePrompt.js';
import type { CaseDraft, FileReading } from '../finishCases.js';
import { readFrontMatter } from '../markdown/frontMatter.js';
import { planOfFile, stepNeverRun } from '../planOfFile.js';
import { MARKER, readLines, readProse, readSteps, type Line } from './readProse.js';

export function readPlainText(source: SourceText): FileReading {
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
}

function readCase(lines: readonly Line[]): Found {
  const { title, parts } = readProse(lines);
  return { at: title ?? (parts[0] && placeOf(parts[0])), title: title?.text, parts, mistakes: [] };
}

/** The first line is the title; what stands below can't be told from steps. */
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
