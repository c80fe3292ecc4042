/** A plain-text file is one case: a title, if a blank line follows it, and steps in lines and sentences. */
import type { Mistake, PlanOfCase, Position } from './case.js';
import type { CaseDraft, FileReading } from './finishCases.js';
import type { SourceText } from './SourceText.js';
import type { PromptPart } from './composePrompt.js';
import { readFrontMatter } from './frontMatter.js';
import { planOfFile, stepNeverRun } from './planOfFile.js';
import { partOfSentence } from './headlines.js';
import { splitSentences } from './splitSentences.js';

export function readPlainText(source: SourceText): FileReading {
  const head = readFrontMatter(source);
  const { plan, mistakes: slips } = planOfFile(head.read, head.places);
  const lines = readLines(head.body);
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
  const first = lines.findIndex(({ text }) => text !== '');
  const titled = first >= 0 && lines[first + 1]?.text === '';
  const title = titled ? lines[first] : undefined;
  const parts = lines.slice(title ? first + 1 : 0).flatMap(readSteps);
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

interface Line extends Position {
  text: string;
}

/** The lines, trimmed, at the place of their first letter; comments are left out. */
function readLines(body: string): Line[] {
  return body
    .replace(/\n$/, '')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1, column: text.search(/\S/) + 1 }))
    .filter(({ text }) => !text.startsWith('#'));
}

const MARKER = /^(?:[-*+•]|\d+[.)])\s+/;
const RULE = /^([-=_*~])\1{2,}$/;

function readSteps({ text, line, column }: Line): PromptPart[] {
  if (RULE.test(text)) return [];
  const marker = MARKER.exec(text)?.[0].length ?? 0;
  return splitSentences(text.slice(marker)).map((sentence) =>
    partOfSentence(sentence.text, { line, column: column + marker + sentence.index }),
  );
}
