/** What a configuration gets, as changes of its text, in the way its author writes. */
import { nameOf, type parseCode, type Expression, type ObjectLiteral } from '../../../phrases/code.js';
import { importLine, wholeProperty, type Layout, type Part } from './parts.js';

export type Source = Pick<ReturnType<typeof parseCode>, 'program' | 'tokens'> & { text: string };

export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Undefined where what lists it isn't written out. */
export function changeOf(part: Part, within: Expression, source: Source): Change | undefined {
  if (!isPlain(within)) return undefined;
  const [name = '', ...inner] = part.path;
  const value = valueOf(within, name);
  if (!value) return inFront(within, source, (layout) => wholeProperty(part, layout));
  if (inner.length > 0) return changeOf({ ...part, path: inner }, value, source);
  if (value.type === 'ArrayExpression') return inFront(value, source, () => part.item);
  if (value.type !== 'StringLiteral') return undefined;
  const { start, end } = rangeOf(value);
  const written = source.text.slice(start, end);
  const first = part.item.startsWith('[') ? `[${written}]` : written;
  return { start, end, text: `[${first}, ${part.item}]` };
}

type List = Extract<Expression, { type: 'ArrayExpression' }>;

/** On a line of its own, or, where the first of the others stands in the line of the bracket, there. */
function inFront(list: ObjectLiteral | List, { text }: Source, write: (layout: Layout) => string): Change {
  const { start } = rangeOf(list);
  const unit = /^(?:\t| {1,8})(?=[^\s*])/m.exec(text)?.[0] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const at = lineEndAfter(text, start + 1);
  if (at !== undefined) {
    const indent = (/^[\t ]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '') + unit;
    return { start: at, end: at, text: `${eol}${indent}${write({ indent, unit, eol })},` };
  }
  const item = write({ indent: undefined, unit, eol });
  const isEmpty = list.type === 'ArrayExpression' && list.elements.length === 0;
  const added = list.type === 'ObjectExpression' ? ` ${item},` : isEmpty ? item : `${item}, `;
  return { start: start + 1, end: start + 1, text: added };
}

/** Behind the imports that are there, or on top of the file. */
export function importOf({ module, item }: Part, { text, program }: Source): Change {
  const isModule = program.body.some(({ type }) => /^(Import|Export)/.test(type));
  const isImport = (one: (typeof program.body)[number]) =>
    one.type === 'ImportDeclaration' ||
    (one.type === 'VariableDeclaration' &&
      /=\s*require\(/.test(text.slice(rangeOf(one).start, rangeOf(one).end)));
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const quote = item.includes('"') ? '"' : "'";
  const line =
    importLine(quote + module + quote, isModule) + (/;[\t ]*(?:\/\/.*)?\r?$/m.test(text) ? ';' : '');
  const last = program.body.findLast(isImport);
  if (last) {
    const at = lineEndAfter(text, rangeOf(last).end) ?? rangeOf(last).end;
    return { start: at, end: at, text: eol + line };
  }
  // Behind what has to stand on top: a byte order mark, `#!`, comments such as `// @ts-check`, 'use strict'.
  const at = /^\uFEFF?(?:(?:#!|\/\/|['"]use strict).*\r?\n)*/.exec(text)?.[0].length ?? 0;
  return { start: at, end: at, text: line + eol + (/^\r?\n/.test(text.slice(at)) ? '' : eol) };
}

/** Where only a comment or nothing stands between. */
function lineEndAfter(text: string, offset: number): number | undefined {
  const rest = /^[\t ]*(?:\/\/.*)?(?=\r?\n|$)/.exec(text.slice(offset))?.[0];
  return rest === undefined ? undefined : offset + rest.length;
}

type Place = Partial<Record<'start' | 'end', number | null>>;

const rangeOf = ({ start, end }: Place) => ({ start: start ?? 0, end: end ?? 0 });

export const isNameUsed = ({ tokens }: Source, name: string): boolean =>
  ((tokens ?? []) as Token[]).some(
    ({ value, type }) => value === name && typeof type === 'object' && type.label === 'name',
  );

/** The type of a comment is a text. */
interface Token {
  type: string | { label: string };
  value: unknown;
}

/** An object without anything that may hold more than is seen. */
export const isPlain = (value: { type: string }): value is ObjectLiteral =>
  value.type === 'ObjectExpression' &&
  (value as ObjectLiteral).properties.every((one) => one.type === 'ObjectProperty' && !one.computed);

export function valueOf({ properties }: ObjectLiteral, name: string): Expression | undefined {
  const property = properties.findLast((one) => one.type === 'ObjectProperty' && nameOf(one.key) === name);
  return property?.type === 'ObjectProperty' ? (property.value as Expression) : undefined;
}
