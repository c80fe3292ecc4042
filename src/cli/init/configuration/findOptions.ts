/** The object that a configuration file exports, if it is written out there. */
import { calledFunction } from './calledFunction.js';
import { countOf } from './insertImport.js';
import type { Expression, ObjectLiteral, Source } from './Source.js';

type Exported = Expression | FunctionDeclaration;
type FunctionDeclaration = Extract<Source['program']['body'][number], { type: 'FunctionDeclaration' }>;

/** Undefined for a shape that leaves doubt. */
export function findOptions(source: Source): ObjectLiteral | undefined {
  const [exported, another] = exportsOf(source);
  return exported && !another ? objectIn(exported, source) : undefined;
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

function objectIn(written: Exported, source: Source): ObjectLiteral | undefined {
  const value = written.type === 'FunctionDeclaration' ? written : withoutType(written);
  if (value.type === 'ObjectExpression') return value;
  if (value.type === 'Identifier') return inVariable(value.name, source);
  if (value.type === 'CallExpression') return inCall(value, source);
  return isFunction(value) ? inFunction(value.body, source) : undefined;
}

type FunctionLike = FunctionDeclaration | Extract<Expression, { body: unknown; params: unknown }>;

const isFunction = (value: Exported): value is FunctionLike =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(value.type);

/** Without `as …`, `satisfies …`, `<…>` and parentheses. */
export function withoutType(value: Expression): Expression {
  return isTyped(value) ? withoutType(value.expression) : value;
}

type Typed = Extract<
  Expression,
  { type: `TS${'As' | 'Satisfies' | 'NonNull'}Expression` | 'TSTypeAssertion' | 'ParenthesizedExpression' }
>;

const isTyped = (value: Expression): value is Typed =>
  /^(TS(As|Satisfies|NonNull)Expression|TSTypeAssertion|ParenthesizedExpression)$/.test(value.type);

/** Only of one that is made and exported: anything else may change it. */
function inVariable(name: string, source: Source): ObjectLiteral | undefined {
  const declared = source.program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  return declared?.init && countOf(source, name) === 2 ? objectIn(declared.init, source) : undefined;
}

function inCall(
  { callee, arguments: given }: Extract<Expression, { type: 'CallExpression' }>,
  source: Source,
): ObjectLiteral | undefined {
  // Of several configurations for Playwright, or an unknown function, nobody knows what comes out.
  const count = COUNTS.get(calledFunction(callee, source));
  const last = given.at(-1);
  if (given.length !== count || !last) return undefined;
  return last.type === 'SpreadElement' || last.type === 'ArgumentPlaceholder'
    ? undefined
    : objectIn(last, source);
}

/** How many configurations each of them takes, if the last one is only added to those before. */
const COUNTS = new Map<string | undefined, number>([
  ['defineConfig', 1],
  ['mergeConfig', 2],
]);

type Body = Extract<Expression, { type: 'ArrowFunctionExpression' }>['body'];

/** Of a function that has one way out. */
function inFunction(body: Body, source: Source): ObjectLiteral | undefined {
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
