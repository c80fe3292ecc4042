/** A plain-text file is one case: a title, if a blank line follows it, and steps in lines and sentences. */
import type { Position } from './case.js';
import type { CaseDraft, FileReading } from './finishCases.js';
import type { SourceText } from './SourceText.js';
import type { PromptPart } from './composePrompt.js';
import { readFrontMatter } from './frontMatter.js';
import { splitSentences } from './splitSentences.js';

export function readPlainText(source: SourceText): FileReading {
  const head = readFrontMatter(source);
  const lines = readLines(head.body);
  const first = lines.findIndex(({ text }) => text !== '');
  const titled = first >= 0 && lines[first + 1]?.text === '';
  const title = titled ? lines[first] : undefined;
  const parts = lines.slice(title ? first + 1 : 0).flatMap((line) => readSteps(line));
  const { line, column } = title ?? parts[0]?.step ?? { line: 0, column: 0 };
  const draft: CaseDraft = {
    line,
    column,
    title: title?.text ?? source.stem,
    suites: [],
    format: 'plain_text',
    parts,
    tags: head.read.tags,
    options: head.read.options,
    isExample: false,
  };
  const { mistakes, variables, read } = head;
  return { drafts: line === 0 ? [] : [draft], mistakes, variables, tags: read.tags };
}

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

function readSteps({ text, line, column }: Line): (PromptPart & { kind: 'step' })[] {
  if (RULE.test(text)) return [];
  const marker = MARKER.exec(text)?.[0].length ?? 0;
  return splitSentences(text.slice(marker)).map((sentence) => ({
    kind: 'step',
    step: { text: sentence.text, line, column: column + marker + sentence.index },
  }));
}
