/** The line that brings `cases` into a configuration, as `import` or as `require`. */
import type { Insertion } from './insertItem.js';
import { hasString, isLabelled, type Source, type Statement } from './Source.js';
import { lineEndAfter, type Style } from './Style.js';

export interface Binding {
  /** What `cases` is called in the file. */
  name: string;
  isThere: boolean;
  /** Is it called? */
  isUsed: boolean;
}

/** Undefined where no name is free, or another way of importing leaves doubt. */
export function bindingOf(source: Source, module: string): Binding | undefined {
  const name = importedName(source, module);
  const isUsed = ['cases', 'caseFiles', name].some((one) => one !== undefined && isCalled(source, one));
  if (name !== undefined) return { name, isThere: true, isUsed };
  if (hasString(source, module)) return isUsed ? { name: 'cases', isThere: true, isUsed } : undefined;
  const free = ['cases', 'caseFiles'].find((one) => countOf(source, one) === 0);
  return free === undefined ? undefined : { name: free, isThere: false, isUsed: false };
}

/** How often a name stands in the code. */
export function countOf({ tokens }: Source, name: string): number {
  return tokens.filter(({ value, type }) => value === name && isLabelled(type, 'name')).length;
}

function isCalled({ tokens }: Source, name: string): boolean {
  return tokens.some(({ value }, index) => {
    const next = tokens[index + 1];
    return value === name && next !== undefined && isLabelled(next.type, '(');
  });
}

function importedName({ program }: Source, module: string): string | undefined {
  return program.body
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    .filter(({ source }) => source.value === module)
    .flatMap(({ specifiers }) => specifiers)
    .flatMap((one) => (one.type === 'ImportSpecifier' ? [one] : []))
    .find(({ imported }) => imported.type === 'Identifier' && imported.name === 'cases')?.local.name;
}

export function importLine(
  name: string,
  { module, isModule }: { module: string; isModule: boolean },
  style: Style,
) {
  const quoted = `${style.quote}${module}${style.quote}`;
  if (isModule) {
    const imported = name === 'cases' ? name : `cases as ${name}`;
    return `import { ${imported} } from ${quoted}${style.semicolon}`;
  }
  const taken = name === 'cases' ? name : `cases: ${name}`;
  return `const { ${taken} } = require(${quoted})${style.semicolon}`;
}

/** Behind those that are there, or on top of the file. */
export function insertImport(source: Source, name: string, module: string, style: Style): Insertion {
  const isModule = isModuleSyntax(source);
  const line = importLine(name, { module, isModule }, style);
  const last = lastOfImports(source, isModule) ?? source.program.directives.at(-1);
  if (last) return { at: lineEndAfter(source.text, last.end ?? 0), text: style.eol + line };
  const at = lineAfterHead(source.text);
  const isBlankNext = /^\r?\n/.test(source.text.slice(at));
  return { at, text: line + style.eol + (isBlankNext ? '' : style.eol) };
}

/** By what it says, since endings and package.json leave it open in part. */
export function isModuleSyntax({ program }: Source): boolean {
  return program.body.some(({ type }) => /^(Import|Export|TSImportEquals)/.test(type));
}

function lastOfImports({ program, text }: Source, isModule: boolean): Statement | undefined {
  const isImport = (statement: Statement) =>
    isModule
      ? statement.type === 'ImportDeclaration'
      : statement.type === 'VariableDeclaration' &&
        /=\s*require\s*\(/.test(text.slice(statement.start ?? 0, statement.end ?? 0));
  const first = program.body.findIndex(isImport);
  if (first < 0) return undefined;
  const others = program.body.slice(first).findIndex((statement) => !isImport(statement));
  return program.body[others < 0 ? program.body.length - 1 : first + others - 1];
}

/** Behind what has to stand on top: a byte order mark, `#!`, `/// <reference …>` and `// @ts-check`. */
function lineAfterHead(text: string): number {
  return /^\uFEFF?(?:#!.*\r?\n)?(?:\/\/(?:\/|[\t ]*@ts-).*\r?\n)*/.exec(text)?.[0].length ?? 0;
}
