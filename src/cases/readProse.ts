/** Lines of text become a title, if a blank line follows it, and steps: one in each line and sentence. */
import type { Position } from './case.js';
import { endsLine } from './aboutCase.js';
import type { PromptPart } from './prompt.js';

export interface Prose {
  title: Line | undefined;
  parts: PromptPart[];
}

export interface Line extends Position {
  text: string;
}

export function readProse(lines: readonly Line[]): Prose {
  const first = lines.findIndex(({ text }) => text !== '');
  const line = lines[first];
  const title = line !== undefined && lines[first + 1]?.text === '' && isTitle(line) ? line : undefined;
  return { title, parts: lines.slice(title ? first + 1 : 0).flatMap(readSteps) };
}

/** Lines that stand together; a list has its own. */
export interface Block {
  parts: PromptPart[];
  isList: boolean;
}

export function readBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isList = MARKER.test(line.text);
    const last = isOpen ? blocks.at(-1) : undefined;
    if (last && (last.isList || !isList)) last.parts.push(...readSteps(line));
    else if (line.text !== '') blocks.push({ parts: readSteps(line), isList });
    isOpen = line.text !== '';
  }
  return blocks;
}

/** A sentence or an item of a list is a step, also where a blank line follows it. */
const isTitle = ({ text }: Line): boolean => !MARKER.test(text) && !/[.!?:]["”'’)]?$/.test(text);

/**
 * The lines, trimmed, at the place of their first letter.
 * @param isSkipped of a trimmed line
 */
export const readLines = (body: string, isSkipped: (line: string) => boolean): Line[] =>
  body
    .replace(/\n$/, '')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1, column: text.search(/\S/) + 1 }))
    .filter(({ text }) => !isSkipped(text));

export const MARKER = /^(?:[-*+•]|\d+[.)])\s+/;
const RULE = /^([-=_*~])\1{2,}$/;

export function readSteps({ text, line, column }: Line): PromptPart[] {
  if (RULE.test(text)) return [];
  const marker = MARKER.exec(text)?.[0].length ?? 0;
  return splitSentences(text.slice(marker)).map((sentence) =>
    partOfSentence(sentence.text, { line, column: column + marker + sentence.index }),
  );
}

/** A line or paragraph becomes its sentences; quotes, code and variables are never split. */
interface Sentence {
  text: string;
  /** Where the sentence begins in the text that was split. */
  index: number;
}

/** A sentence ends at a full stop, question or exclamation mark that stands outside of quotes, or ends a quotation and a line. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(mask(text))) {
    const written = text.slice(index, index + segment.length);
    const sentence = written.trim().replace(/\n ?/g, ' ');
    if (sentence !== '') sentences.push({ text: sentence, index: index + written.search(/\S/) });
  }
  return sentences;
}

// A fixed locale: the same file gives the same steps on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const WHOLE = new RegExp(
  [
    /"(?:\\.|[^"\\])*"/,
    /“[^”]*”/,
    /„[^“”]*[“”]/,
    /«[^»]*»/,
    /‘[^’]*’/,
    /`[^`]*`/,
    /(?<![\p{L}\p{N}])'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?![\p{L}\p{N}])/u,
    /\{\{[^{}]*\}\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:[Ee]\.\s?g|[Ii]\.\s?e|[Zz]\.\s?B|[Dd]\.\s?h|u\.\s?a|cf|vs|approx|ca|bzw|resp|Mr|Mrs|Ms|Dr|Prof|Nr|nr|[Nn]o(?=\.\s?\d)|[Ff]ig(?=\.\s?\d)|Rs(?=\.\s?\d)|[Pp]p?(?=\.\s?\d)|[Vv]ol(?=\.\s?\d)|[Mm](?:ax|in)(?=\.\s?\d)|incl|excl)\./gu;

/** A quotation that is a sentence, and a line behind it that begins one: a line that only goes on begins with a small letter. */
const ENDED = /[\p{L}\p{N}%)*_][.!?]["”“»’']$/u;
const NEW_LINE = /^\)? *\n *\p{Lu}/u;

/** As in the address `/search?q=a`. */
const INSIDE_A_WORD = /[!?](?=[\p{L}\p{N}/=&_%#+-])/gu;

/** The same length, with a letter in place of whatever must not end a sentence. */
const mask = (text: string): string =>
  onOneLine(
    text.replace(WHOLE, (whole, at: number) => {
      const isEnd = ENDED.test(whole) && NEW_LINE.test(text.slice(at + whole.length));
      return 'X'.repeat(whole.length - 1) + (isEnd ? '.' : 'X');
    }),
  )
    .replace(INSIDE_A_WORD, 'x')
    .replace(ABBREVIATION, (abbreviation) => abbreviation.replace(/[.\s]/g, 'x'));

/** But for lines that end a sentence by themselves. */
const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line, index, lines) => {
      const before = lines[index - 1];
      if (before === undefined) return line;
      const isStep = GHERKIN.test(text.trim()) && GHERKIN_STEP.test(line.trim());
      return (isStep || endsLine(before.trim(), line.trim()) ? '\n' : ' ') + line;
    })
    .join('');

/** Lines of Gherkin in a paragraph: each step has its own, and may go on in the next. */
const GHERKIN = /^(?:Given|When|Then) /;
const GHERKIN_STEP = /^(?:Given|When|Then|And|But) /;

/** Lines that only say what the steps below them are: "Preconditions:", "Steps", "Expected results:". */
const HEADLINE =
  /^(?:(?:pre-?|post-?)conditions?|prerequisites?|(?:test )?steps?(?: to reproduce)?|actions?|procedure|set-?up|tear-?down|clean-?up|test data|(?:expected|actual) (?:results?|outcomes?|behaviou?rs?)|expected|expectations?|results?|outcomes?|given|when|then|notes?)\s*:?$/i;

/** "Steps:", "### Test steps": what stands below such a line is no data of the step above it. */
export const saysStepsFollow = (text: string): boolean =>
  /^#*\s*[*_]*(?:test )?(?:steps?|actions?|procedure)(?: to reproduce)?\s*:?[*_]*:?$/i.test(text);

/** A sentence as a step, or as text around the steps where nobody could carry it out. */
export const partOfSentence = (text: string, at: Position): PromptPart =>
  HEADLINE.test(text)
    ? { kind: 'context', text, at: { line: at.line, column: at.column } }
    : { kind: 'step', step: { text, line: at.line, column: at.column } };

/** A step that says what is expected, also where its words alone would be done. */
export const asExpected = (text: string): string => (IS_EXPECTED.test(text) ? text : `Expected: ${text}`);

const IS_EXPECTED =
  /^(?:expected(?: (?:results?|outcome|behaviou?r))?|expectation|results?|outcome|verify|check)\s*:/i;
