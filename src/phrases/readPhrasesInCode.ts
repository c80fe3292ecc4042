/**
 * A file of JavaScript or TypeScript that calls `defineStep()`: its phrases are read from its text. So they are known,
 * with their places, without running it.
 */
import { parse, type ParserPlugin } from '@babel/parser';
import type { SourceText } from '../cases/SourceText.js';
import type { PhraseDraft, PhraseFileReading, PhraseMistake } from './phrase.js';

export function readPhrasesInCode(source: SourceText): PhraseFileReading {
  const file = source.path;
  const plugins: ParserPlugin[] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['jsx', 'typescript'];
  const phrases: PhraseDraft[] = [];
  const mistakes: PhraseMistake[] = [];
  try {
    const { program } = parse(source.text, { sourceType: 'unambiguous', plugins, errorRecovery: false });
    for (const call of callsIn(program)) {
      const { line, column } = call.loc?.start ?? { line: 1, column: 0 };
      const place = { file, line, column: column + 1 };
      const expression = textOf(call.arguments?.[0]);
      if (expression === undefined) mistakes.push({ ...place, message: NO_TEXT });
      else phrases.push({ expression, steps: undefined, place });
    }
  } catch (error) {
    mistakes.push({ file, ...faultOf(error) });
  }
  return { phrases, pages: [], mistakes };
}

const NO_TEXT =
  "Failed to read the phrase: its words must be known without running the file. Please write them as a text: defineStep('I log in as {string}', …).";

function faultOf(error: unknown): { line: number; column: number; message: string } {
  if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
  const { line, column } = error.loc as { line: number; column: number };
  const why = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
  return { line, column: column + 1, message: `Failed to read the file of phrases: ${why}.` };
}

interface Node {
  type: string;
  loc?: { start: { line: number; column: number } };
  callee?: { type: string; name?: string };
  arguments?: Literal[];
}

interface Literal {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

function* callsIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const one of node) yield* callsIn(one);
  } else if (isNode(node)) {
    if (node.type === 'CallExpression' && node.callee?.name === 'defineStep') yield node;
    for (const [key, value] of Object.entries(node)) {
      if (!NO_CHILDREN.has(key)) yield* callsIn(value);
    }
  }
}

const NO_CHILDREN = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function textOf(literal: Literal | undefined): string | undefined {
  if (literal?.type === 'StringLiteral') return String(literal.value);
  const [only, ...more] = literal?.type === 'TemplateLiteral' ? (literal.quasis ?? []) : [];
  return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
}
