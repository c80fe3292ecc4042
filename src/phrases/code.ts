/** Code that is only read, never run: the phrases that it defines are known so, with their places, and what else it calls. */
import { parse, type ParserPlugin } from '@babel/parser';
import type { SourceText } from '../cases/SourceText.js';
import type { PhraseDraft, PhraseFileReading, PhraseMistake } from './PhraseBook.js';

/** A file of JavaScript or TypeScript that calls `defineStep()`. */
export function readPhrasesInCode({ path: file, text }: SourceText): PhraseFileReading {
  const phrases: PhraseDraft[] = [];
  const mistakes: PhraseMistake[] = [];
  try {
    for (const call of callsIn(parseCode(file, text).program, 'defineStep')) {
      const { line, column } = call.loc?.start ?? { line: 1, column: 0 };
      const place = { file, line, column: column + 1 };
      const expression = literal(call.arguments[0]);
      if (typeof expression === 'string') phrases.push({ expression, steps: undefined, place });
      else mistakes.push({ ...place, message: NO_TEXT });
    }
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const { line, column, message } = error;
    mistakes.push({ file, line, column, message: `Failed to read the file of phrases: ${message}.` });
  }
  return { phrases, pages: [], mistakes };
}

const NO_TEXT =
  "Failed to read the phrase: its words must be known without running the file. Please write them as a text: defineStep('I log in as {string}', …).";

/** What is written isn't what the file's ending says. */
export class SyntaxFault extends Error {
  override readonly name = 'SyntaxFault';

  constructor(
    why: string,
    /** Both from 1. */
    readonly line: number,
    readonly column: number,
    options: ErrorOptions,
  ) {
    super(why, options);
  }
}

/** @throws SyntaxFault */
export function parseCode(file: string, text: string): ReturnType<typeof parse> {
  // What looks like an element in JavaScript may be a cast in TypeScript.
  const plugins: ParserPlugin[] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['jsx', 'typescript'];
  try {
    return parse(text, { sourceType: 'unambiguous', plugins, tokens: true });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const why = error.message.replace(/\.?\s*\(\d+:\d+\)$/, '');
    throw new SyntaxFault(why, line, column + 1, { cause: error });
  }
}

export type Program = ReturnType<typeof parse>['program'];
export type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];
export type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;
type Call = Extract<Expression, { type: 'CallExpression' }>;

export function* callsIn(node: unknown, name: string): Generator<Call> {
  if (typeof node !== 'object' || node === null) return;
  const { type, callee } = node as Partial<Call>;
  if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === name) yield node as Call;
  for (const [key, value] of Object.entries(node)) if (key !== 'loc') yield* callsIn(value, name);
}

/** The value of a text, a number, a list or an object that is written out; undefined for all else. */
export function literal(node: { type: string } | null | undefined): unknown {
  if (!node) return undefined;
  const written = node as Expression;
  if (SIMPLE.has(written.type)) return (written as { value?: unknown }).value;
  if (written.type === 'TemplateLiteral')
    return written.expressions.length === 0 ? written.quasis[0]?.value.cooked : undefined;
  if (written.type === 'ObjectExpression') return literalObject(written);
  if (written.type !== 'ArrayExpression') return undefined;
  const items = written.elements.map(literal);
  return items.includes(undefined) ? undefined : items;
}

const SIMPLE: ReadonlySet<string> = new Set(['StringLiteral', 'NumericLiteral', 'BooleanLiteral']);

function literalObject({ properties }: ObjectLiteral): Record<string, unknown> | undefined {
  const entries = properties.map((property): [string | undefined, unknown] =>
    property.type === 'ObjectProperty'
      ? [nameOf(property.key), literal(property.value)]
      : [undefined, undefined],
  );
  const isWhole = entries.every(([name, value]) => name !== undefined && value !== undefined);
  return isWhole ? (Object.fromEntries(entries) as Record<string, unknown>) : undefined;
}

/** Of a property, as far as it is written out. */
export const nameOf = (key: { type: string; name?: unknown; value?: unknown }): string | undefined =>
  key.type === 'Identifier' ? String(key.name) : key.type === 'StringLiteral' ? String(key.value) : undefined;
