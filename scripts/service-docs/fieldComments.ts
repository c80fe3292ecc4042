/** What the source files of the contract say of their schemas and fields: the comments above them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// Not `import.meta.dirname`: the build's configuration, which reads it too, is bundled elsewhere.
const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Commented {
  /** From the root of the repository. */
  file: string;
  says: string;
  fields: Readonly<Record<string, string>>;
  /** Of the members of a union, in their order. */
  members: readonly Readonly<Record<string, string>>[];
}

/** The variables of some files by their names, in the order of the files. */
export function readComments(files: readonly string[]): Map<string, Commented> {
  const sources = files.map((file) => sourceOf(file));
  const all = sources.flatMap(({ file, variables }) =>
    [...variables].map(([name, variable]) => {
      const find = (wanted: string) => finder(wanted, variables, sources);
      const value = variable.initializer;
      const fields = value ? fieldsOf(value, find) : {};
      const commented = {
        file,
        says: commentAbove(variable.parent.parent),
        fields,
        members: membersOf(value, find),
      };
      return [name, commented] as const;
    }),
  );
  return new Map(all);
}

interface Source {
  file: string;
  variables: ReadonlyMap<string, ts.VariableDeclaration>;
}

type Find = (name: string) => ts.Expression | undefined;

function sourceOf(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = parsed.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return { file, variables: new Map(declared.map((one) => [one.name.getText(), one])) };
}

/** In its own file, or else in the one that exports it. */
function finder(
  name: string,
  own: Source['variables'],
  sources: readonly Source[],
): ts.Expression | undefined {
  const other = sources.find(({ variables }) => variables.has(name));
  return (own.get(name) ?? other?.variables.get(name))?.initializer;
}

/** The fields of `z.looseObject({ … })`, of what it spreads, and of what it extends. */
function fieldsOf(value: ts.Node, find: Find): Record<string, string> {
  if (ts.isAsExpression(value)) return fieldsOf(value.expression, find);
  if (ts.isIdentifier(value)) return fieldsOfNamed(value.text, find);
  if (ts.isPropertyAccessExpression(value)) return fieldsOf(value.expression, find);
  if (ts.isCallExpression(value)) {
    const own = value.arguments.filter((one) => ts.isObjectLiteralExpression(one) || ts.isIdentifier(one));
    return merged([value.expression, ...own].map((one) => fieldsOf(one, find)));
  }
  return literalFields(value, find);
}

function fieldsOfNamed(name: string, find: Find): Record<string, string> {
  const found = find(name);
  return found ? fieldsOf(found, find) : {};
}

function literalFields(value: ts.Node, find: Find): Record<string, string> {
  if (!ts.isObjectLiteralExpression(value)) return {};
  const parts = value.properties.map((property) =>
    ts.isSpreadAssignment(property)
      ? fieldsOf(property.expression, find)
      : { [property.name.getText()]: commentAbove(property) },
  );
  return merged(parts);
}

const merged = (parts: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** Of `z.discriminatedUnion('kind', [one, other])`. */
function membersOf(value: ts.Expression | undefined, find: Find): Record<string, string>[] {
  const list =
    value && ts.isCallExpression(value) ? value.arguments.find(ts.isArrayLiteralExpression) : undefined;
  return list?.elements.map((element) => fieldsOf(element, find)) ?? [];
}

function commentAbove(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
}
