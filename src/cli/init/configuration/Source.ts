/** A configuration file as its syntax tree. */
import path from 'node:path';
import { parse, type ParserPlugin } from '@babel/parser';

type Program = ReturnType<typeof parse>['program'];
export type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];
export type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;

export interface Source {
  text: string;
  program: Program;
  /** With comments, whose type is a text. */
  tokens: readonly { type: string | { label: string }; value: unknown }[];
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
    return { text, program, tokens: (tokens ?? []) as Source['tokens'] };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const why = error.message.replace(/\.?\s*\(\d+:\d+\)$/, '');
    throw new SyntaxFault(`${path.basename(file)}:${line}:${column + 1}: ${why}`, { cause: error });
  }
}

type Place = Partial<Record<'start' | 'end', number | null>>;

export const rangeOf = ({ start, end }: Place) => ({ start: start ?? 0, end: end ?? 0 });

export const isNameUsed = ({ tokens }: Source, name: string): boolean =>
  tokens.some(({ value, type }) => value === name && typeof type === 'object' && type.label === 'name');

/** An object without anything that may hold more than is seen. */
export const isPlain = (value: { type: string }): value is ObjectLiteral =>
  value.type === 'ObjectExpression' &&
  (value as ObjectLiteral).properties.every((one) => one.type === 'ObjectProperty' && !one.computed);

export function valueOf({ properties }: ObjectLiteral, name: string): Expression | undefined {
  const values = properties.flatMap((one) => {
    if (one.type !== 'ObjectProperty') return [];
    const key =
      one.key.type === 'Identifier' ? one.key.name : one.key.type === 'StringLiteral' && one.key.value;
    return key === name ? [one.value as Expression] : [];
  });
  return values.at(-1);
}
