/** A configuration file as its syntax tree, and the places in its text where something may be inserted. */
import path from 'node:path';
import { parse, type ParserPlugin } from '@babel/parser';
import type { SourceFile } from './SourceFile.js';

type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;

export interface Token {
  /** A comment has a name for a type, anything else an object. */
  type: { label: string } | string;
  value: unknown;
  start: number;
  end: number;
}

export interface Source {
  file: SourceFile;
  text: string;
  program: Program;
  /** Without comments. */
  tokens: readonly Token[];
}

/** Of a file that isn't what its ending says; the message has the line and the column, from 1. */
export class SyntaxFault extends Error {
  override readonly name = 'SyntaxFault';
}

/** @throws SyntaxFault */
export function parseSource(file: SourceFile): Source {
  const { text } = file;
  // What looks like an element in JavaScript may be a cast in TypeScript.
  const plugins: ParserPlugin[] = /\.[mc]?ts$/.test(file.path) ? ['typescript'] : ['jsx', 'typescript'];
  try {
    const { program, tokens } = parse(text, { sourceType: 'unambiguous', plugins, tokens: true });
    return { file, text, program, tokens: withoutComments(tokens) };
  } catch (error) {
    const fault = placeOfFault(error);
    if (!fault) throw error;
    throw new SyntaxFault(`${path.basename(file.path)}:${fault.line}:${fault.column}: ${fault.why}`, {
      cause: error,
    });
  }
}

export function withoutComments(tokens: unknown): Token[] {
  return ((tokens ?? []) as Token[]).filter(({ type }) => typeof type !== 'string');
}

/** Does the code say it as a string? */
export function hasString({ tokens }: Source, text: string): boolean {
  return tokens.some(({ value, type }) => value === text && isLabelled(type, 'string'));
}

export const isLabelled = (type: Token['type'], label: string): boolean =>
  typeof type === 'object' && type.label === label;

/** Of what Babel throws; anything else is a fault of ours. */
export function placeOfFault(error: unknown): { line: number; column: number; why: string } | undefined {
  if (!(error instanceof SyntaxError) || !('loc' in error)) return undefined;
  const { line, column } = error.loc as { line: number; column: number };
  return { line, column: column + 1, why: error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '') };
}
