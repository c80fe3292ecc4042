/** The object that a configuration file exports, if it is written out there, and what it is merged into. */
import { calledFunction } from './calledFunction.js';
import { importOf, type Imported } from './importOf.js';
import { countOf, isModuleSyntax } from './insertImport.js';
import { parseSource, SyntaxFault, type Expression, type ObjectLiteral, type Source } from './Source.js';
import { importedFile } from './SourceFile.js';
import { withoutType } from './withoutType.js';

export interface Layer {
  source: Source;
  options: ObjectLiteral;
}

export interface Found {
  /** Of this very file. */
  options: ObjectLiteral;
  /** What it is merged into, the last one first; undefined for one that nobody can be sure of. */
  bases: readonly (Layer | undefined)[];
}

type Exported = Expression | FunctionDeclaration;
type FunctionDeclaration = Extract<Source['program']['body'][number], { type: 'FunctionDeclaration' }>;

/** Undefined for a shape that leaves doubt. */
export function findOptions(source: Source): Found | undefined {
  const [exported, another] = exportsOf(source);
  // `module.exports.projects = …` may stand below.
  const isChanged = !isModuleSyntax(source) && countOf(source, 'exports') > 1;
  return exported && !another && !isChanged ? objectIn(exported, source) : undefined;
}

function exportsOf({ program }: Source): Exported[] {
  return program.body.flatMap((statement): Exported[] => {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      const isOther = declaration.type === 'TSDeclareFunction' || declaration.type === 'ClassDeclaration';
      return isOther ? [] : [declaration];
    }
    if (statement.type === 'TSExportAssignment') return [statement.expression];
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    return expression.type === 'AssignmentExpression' && isModuleExports(expression.left)
      ? [expression.right]
      : [];
  });
}

function isModuleExports(left: { type: string }): boolean {
  const { object, property } = left as Partial<
    Record<'object' | 'property', { type: string; name?: string }>
  >;
  return left.type === 'MemberExpression' && object?.name === 'module' && property?.name === 'exports';
}

function objectIn(written: Exported, source: Source): Found | undefined {
  const value = written.type === 'FunctionDeclaration' ? written : withoutType(written);
  if (value.type === 'ObjectExpression') return { options: value, bases: [] };
  if (value.type === 'Identifier') return inVariable(value.name, source);
  if (value.type === 'CallExpression') return inCall(value, source);
  return isFunction(value) ? inFunction(value.body, source) : undefined;
}

type FunctionLike = FunctionDeclaration | Extract<Expression, { body: unknown; params: unknown }>;

const isFunction = (value: Exported): value is FunctionLike =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(value.type);

/** Only of one that is made and exported: anything else may change it. */
function inVariable(name: string, source: Source): Found | undefined {
  const declared = source.program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  return declared?.init && countOf(source, name) === 2 ? objectIn(declared.init, source) : undefined;
}

type Call = Extract<Expression, { type: 'CallExpression' }>;

/** Of several configurations for Playwright, or an unknown function, nobody knows what comes out. */
function inCall({ callee, arguments: given }: Call, source: Source): Found | undefined {
  const called = calledFunction(callee, source);
  const [first, second, ...more] = given.filter(isExpression);
  if (!first || more.length > 0) return undefined;
  if (called === 'defineConfig' && given.length === 1) return objectIn(first, source);
  if (called !== 'mergeConfig' || given.length !== 2 || !second) return undefined;
  const found = objectIn(second, source);
  return found && { ...found, bases: [...found.bases, ...layersOf(first, source)] };
}

const isExpression = (given: Call['arguments'][number]): given is Expression =>
  given.type !== 'SpreadElement' && given.type !== 'ArgumentPlaceholder';

/** Of a configuration that is written in this file or in one that it imports. */
function layersOf(written: Expression, source: Source): (Layer | undefined)[] {
  const value = withoutType(written);
  const imported = value.type === 'Identifier' ? importOf(value.name, source) : undefined;
  const origin = imported ? defaultOf(imported, source) : source;
  const found = imported ? origin && findOptions(origin) : objectIn(value, source);
  return origin && found ? [{ source: origin, options: found.options }, ...found.bases] : [undefined];
}

function defaultOf({ name, module }: Imported, { file }: Source): Source | undefined {
  const imported = name === 'default' ? importedFile(file, module) : undefined;
  try {
    return imported && parseSource(imported);
  } catch (error) {
    if (error instanceof SyntaxFault) return undefined;
    throw error;
  }
}

type Body = Extract<Expression, { type: 'ArrowFunctionExpression' }>['body'];

/** Of a function that has one way out. */
function inFunction(body: Body, source: Source): Found | undefined {
  if (body.type !== 'BlockStatement') return objectIn(body, source);
  const { start, end } = body;
  const returns = source.tokens.filter(
    ({ type, ...token }) =>
      typeof type === 'object' &&
      type.label === 'return' &&
      token.start > (start ?? 0) &&
      token.end < (end ?? 0),
  );
  const last = body.body.at(-1);
  const isOne = returns.length === 1 && last?.type === 'ReturnStatement' && last.argument;
  return isOne ? objectIn(isOne, source) : undefined;
}
