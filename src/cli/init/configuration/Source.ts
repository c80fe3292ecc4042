/** A configuration file as its syntax tree. */
import path from 'node:path';
import { parse, type ParserPlugin } from '@babel/parser';

type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;

export interface Token {
  type: { label: string };
  value: unknown;
  start: number;
  end: number;
}

export interface Source {
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
export function parseSource({ path: file, text }: { path: string; text: string }): Source {
  // What looks like an element in JavaScript may be a cast in TypeScript.
  const plugins: ParserPlugin[] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['jsx', 'typescript'];
  try {
    const { program, tokens } = parse(text, { sourceType: 'unambiguous', plugins, tokens: true });
    const code = (tokens ?? []).filter(({ type }: { type: unknown }) => typeof type !== 'string');
    return { text, program, tokens: code as Token[] };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const why = error.message.replace(/\.?\s*\(\d+:\d+\)$/, '');
    throw new SyntaxFault(`${path.basename(file)}:${line}:${column + 1}: ${why}`, { cause: error });
  }
}

/** Of a node of the tree. */
export interface Literal {
  start?: number | null;
  end?: number | null;
}

export const rangeOf = ({ start, end }: Literal) => ({ start: start ?? 0, end: end ?? 0 });

/** How often a name stands in the code. */
export const countOf = ({ tokens }: Source, name: string): number =>
  tokens.filter(({ value, type }) => value === name && type.label === 'name').length;
