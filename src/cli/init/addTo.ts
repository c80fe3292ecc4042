/**
 * Adds the cases and the reporter to a configuration of the plain shape, one object that is written in its export. For any other
 * it says why not, and a person adds the lines. Each is added as the first of its list: no comma or comment is in the way there.
 */
import path from 'node:path';
import type { RunnerName } from './runners.js';
import { parseCode, SyntaxFault, type ObjectLiteral, nameOf, type Expression } from '../../phrases/code.js';
import { casesPart, reporterPart, type Part, importLine, wholeProperty, type Layout } from './texts.js';

export interface Configuration {
  path: string;
  text: string;
  imported: readonly string[];
}

export interface Added {
  /** What the file becomes; the same text where nothing can be added. */
  text: string;
  /** What a person has to add, and why. */
  left: { part: Part; doubt: string }[];
}

export function addTo(runner: RunnerName, file: Configuration): Added {
  const quote = file.text.split('"').length > file.text.split("'").length ? '"' : "'";
  const parts = lackingParts(runner, [file.text, ...file.imported], quote);
  const leave = (doubt: string) => ({ text: file.text, left: parts.map((part) => ({ part, doubt })) });
  try {
    const source = { ...parseCode(file.path, file.text), text: file.text };
    const options = plainOptions(source);
    const doubt = options ? doubtOf(runner, options, source) : SHAPE;
    return options && doubt === undefined ? addParts(parts, options, source) : leave(doubt ?? SHAPE);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return leave(`${path.basename(file.path)}:${error.line}:${error.column}: ${error.message}`);
  }
}

const SHAPE =
  'it is not one object in its export, such as `export default defineConfig({ … })`, with all that it sets written out';

/** What none of the texts names. */
export function lackingParts(runner: RunnerName, texts: readonly string[], quote = "'"): Part[] {
  const isNamed = ({ module }: Part) => texts.some((text) => new RegExp(`(['"])${module}\\1`).test(text));
  return [casesPart(runner, quote), reporterPart(runner, quote)].filter((part) => !isNamed(part));
}

function plainOptions({ text, program }: Source): ObjectLiteral | undefined {
  const [exported, another] = program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return [statement.declaration];
    const done = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    return done?.type === 'AssignmentExpression' ? [done.right] : [];
  });
  // A function of the project's own may make anything of what it gets.
  const isOwn = /\bdefineConfig\b[^;'"]*(?:from|require\()\s*['"]\./.test(text);
  const { callee, given } =
    exported?.type === 'CallExpression'
      ? { callee: exported.callee, given: exported.arguments }
      : { callee: undefined, given: [] };
  const isDefined = callee?.type === 'Identifier' && callee.name === 'defineConfig' && given.length === 1;
  const options = isDefined && !isOwn ? given[0] : exported;
  return !another && options && isPlain(options) ? options : undefined;
}

function doubtOf(runner: RunnerName, options: ObjectLiteral, { text }: Source): string | undefined {
  if (runner === 'playwright') {
    // Files that git ignores are no tests of Playwright, but for a pattern that matches them, and a folder that is named.
    const folder = valueOf(options, 'testDir');
    const isBelow = folder?.type === 'StringLiteral' && /^(\.\/)?\w/.test(folder.value);
    const isOpen = valueOf(options, 'testMatch') && !valueOf(options, 'projects') && folder && !isBelow;
    return isOpen ? 'its "testMatch" may also match what Casewright writes below .casewright' : undefined;
  }
  const own = SETTINGS.exec(text)?.[1];
  return own && `it sets "${own}", with which only you know where the cases belong`;
}

/** Settings with which the plugin would not find the case files, or not run them. They are only skimmed. */
const SETTINGS = /\b(root|projects|workspace|browser)\b['"]?\s*[:,}(]/;

function addParts(parts: readonly Part[], options: ObjectLiteral, source: Source): Added {
  const isTaken = isNameUsed(source, 'cases');
  const changes: Change[] = [];
  const left: Added['left'] = [];
  for (const part of parts) {
    const isCases = !part.module.endsWith('/reporter');
    const names = part.path.join('.');
    const change = isCases && isTaken ? undefined : changeOf(part, options, source);
    if (change) changes.push(change, ...(isCases ? [importOf(part, source)] : []));
    else if (isCases && isTaken) left.push({ part, doubt: 'the name "cases" means something else in it' });
    else
      left.push({
        part,
        doubt: `its "${names}" ${names.endsWith('s') ? 'are' : 'is'} not written out in it`,
      });
  }
  const { text } = source;
  const sorted = changes.toSorted((one, other) => one.start - other.start);
  const pieces = sorted.map((one, index) => text.slice(sorted[index - 1]?.end ?? 0, one.start) + one.text);
  return { text: pieces.join('') + text.slice(sorted.at(-1)?.end ?? 0), left };
}

type Source = Pick<ReturnType<typeof parseCode>, 'program' | 'tokens'> & { text: string };

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Undefined where what lists it isn't written out. */
function changeOf(part: Part, within: Expression, source: Source): Change | undefined {
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

/** On a line of its own, or, where the first of the others stands in the line of the bracket, there. */
function inFront(
  list: Extract<Expression, { type: 'ArrayExpression' | 'ObjectExpression' }>,
  { text }: Source,
  write: (layout: Layout) => string,
): Change {
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
function importOf({ module, item }: Part, { text, program }: Source): Change {
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

const rangeOf = ({ start, end }: Partial<Record<'start' | 'end', number | null>>) => ({
  start: start ?? 0,
  end: end ?? 0,
});

const isNameUsed = ({ tokens }: Source, name: string): boolean =>
  ((tokens ?? []) as Token[]).some(
    ({ value, type }) => value === name && typeof type === 'object' && type.label === 'name',
  );

/** The type of a comment is a text. */
interface Token {
  type: string | { label: string };
  value: unknown;
}

/** An object without anything that may hold more than is seen. */
const isPlain = (value: { type: string }): value is ObjectLiteral =>
  value.type === 'ObjectExpression' &&
  (value as ObjectLiteral).properties.every((one) => one.type === 'ObjectProperty' && !one.computed);

function valueOf({ properties }: ObjectLiteral, name: string): Expression | undefined {
  const property = properties.findLast((one) => one.type === 'ObjectProperty' && nameOf(one.key) === name);
  return property?.type === 'ObjectProperty' ? (property.value as Expression) : undefined;
}
