/** The object that a configuration file exports, if it is written out there as most people write it. */
import { countOf, type Expression, type ObjectLiteral, type Source, type Statement } from './Source.js';

type Call = Extract<Expression, { type: 'CallExpression' }>;
type Block = Extract<Statement, { type: 'BlockStatement' }>;
type Written = Expression | Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration'];

/** Undefined for a shape that leaves doubt. */
export function findOptions(source: Source): ObjectLiteral | undefined {
  const [exported, another] = source.program.body.flatMap(exportedBy);
  // `module.exports.projects = …` may stand below.
  const isChanged = countOf(source, 'exports') > 1;
  return exported && !another && !isChanged ? objectIn(exported, source) : undefined;
}

function exportedBy(statement: Statement): Written[] {
  if (statement.type === 'ExportDefaultDeclaration') return [statement.declaration];
  if (statement.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  const isExport = expression.type === 'AssignmentExpression' && expression.left.type === 'MemberExpression';
  return isExport ? [expression.right] : [];
}

function objectIn(written: Written, source: Source): ObjectLiteral | undefined {
  const value = withoutType(written);
  if (value.type === 'ObjectExpression') return value;
  if (value.type === 'Identifier') return inVariable(value.name, source);
  if (value.type === 'CallExpression') return inCall(value, source);
  if (value.type !== 'ArrowFunctionExpression') return undefined;
  return value.body.type === 'BlockStatement' ? inBlock(value.body, source) : objectIn(value.body, source);
}

/** An expression without `as …`, `satisfies …` and `<…>`. */
export const withoutType = (value: Written): Written =>
  /^TS(As|Satisfies|Type)/.test(value.type) && 'expression' in value
    ? withoutType(value.expression as Expression)
    : value;

/** Only of one that is made and exported: anything else may change it. */
function inVariable(name: string, source: Source): ObjectLiteral | undefined {
  const declared = source.program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  return declared?.init && countOf(source, name) === 2 ? objectIn(declared.init, source) : undefined;
}

/** Of several configurations for Playwright, or an unknown function, nobody knows what comes out. */
function inCall({ callee, arguments: given }: Call, source: Source): ObjectLiteral | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const name = called.type === 'Identifier' ? called.name : '';
  if (isOfProject(name, source)) return undefined;
  const last = given.at(-1) as Expression | undefined;
  const isWhole = name === 'defineConfig' && given.length === 1;
  const isMerged = name === 'mergeConfig' && given.length === 2 && isBase(given[0], source);
  return last && (isWhole || isMerged) ? objectIn(last, source) : undefined;
}

/** Who is to add to it looks at what it is merged into. */
const isBase = (given: Call['arguments'][number] | undefined, source: Source): boolean =>
  given?.type === 'Identifier' && isOfProject(given.name, source);

/** Does a name come from another file of it? */
function isOfProject(local: string, { program }: Source): boolean {
  const imports = program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? [one] : []));
  const found = imports.find(({ specifiers }) => specifiers.some((one) => one.local.name === local));
  return found?.source.value.startsWith('.') === true;
}

/** Of a function that has one way out. */
function inBlock(block: Block, source: Source): ObjectLiteral | undefined {
  const last = block.body.at(-1);
  const ways = source.text.slice(block.start ?? 0, block.end ?? 0).match(/\breturn\b/g);
  const isOne = last?.type === 'ReturnStatement' && ways?.length === 1;
  return isOne && last.argument ? objectIn(last.argument, source) : undefined;
}

/** What an object says of one property; unclear where something in it may say it, too, such as `...base`. */
export function lookUp({ properties }: ObjectLiteral, name: string): Written | 'absent' | 'unclear' {
  const index = properties.findLastIndex((one) => one.type !== 'SpreadElement' && isNamed(one, name));
  const property = properties[index];
  if (properties.slice(index + 1).some((one) => one.type === 'SpreadElement' || one.computed))
    return 'unclear';
  if (!property) return 'absent';
  return property.type === 'ObjectProperty' ? withoutType(property.value as Expression) : 'unclear';
}

type Property = Exclude<ObjectLiteral['properties'][number], { type: 'SpreadElement' }>;

const isNamed = ({ key, computed }: Property, name: string): boolean =>
  (key.type === 'StringLiteral' && key.value === name) ||
  (key.type === 'Identifier' && !computed && key.name === name);
