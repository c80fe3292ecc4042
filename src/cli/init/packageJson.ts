/** package.json: what it lists, and what it lacks, added to its text with order and indentation kept. */
import { parseExpression } from '@babel/parser';
import { UsageError } from '../UsageError.js';
import type { ObjectLiteral } from './configuration/Source.js';
import { indentationAt } from './configuration/Style.js';
import { jsonFault } from './jsonFault.js';

export interface PackageJson {
  /** Absolute. */
  file: string;
  text: string;
  /** All that it lists, as a dependency of any kind, with their ranges. */
  packages: ReadonlyMap<string, string>;
  isModule: boolean;
}

/** The last one that has a package says which version is used in the project itself. */
const LISTS = ['peerDependencies', 'optionalDependencies', 'dependencies', 'devDependencies'];

/** @throws UsageError for a text that is no such thing */
export function readPackageJson(text: string, file: string): PackageJson {
  const fault = jsonFault(text);
  if (fault) {
    throw new UsageError(
      `Failed to read ${file}:${fault.line}:${fault.column}: ${fault.why}. Please correct it, and run this again.`,
    );
  }
  const read: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const lists = LISTS.map((list) => (isObject(read) ? (read[list] ?? {}) : undefined));
  if (!isObject(read) || !lists.every(isObject)) {
    throw new UsageError(
      `Failed to read ${file}: it is no package.json, or one of its lists of dependencies is no object. Please correct it.`,
    );
  }
  const packages = new Map(
    lists.flatMap((list) => Object.entries(list)).map(([name, range]) => [name, String(range)]),
  );
  return { file, text, packages, isModule: read['type'] === 'module' };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface NewPackage {
  packages: Readonly<Record<string, string>>;
  script: string;
  isModule: boolean;
}

/** Where a folder becomes a project. */
export function newPackageJson({ packages, script, isModule }: NewPackage): string {
  const devDependencies = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  const type = isModule ? { type: 'module' } : {};
  const content = { private: true, ...type, scripts: { test: script }, devDependencies };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** One more entry of `devDependencies`, between its neighbours where they are in order. */
export function withDevDependency(text: string, [name, range]: [name: string, range: string]): string {
  const root = objectOf(text);
  const entry = `${JSON.stringify(name)}: ${JSON.stringify(range)}`;
  const list = valueOf(root, 'devDependencies');
  if (list) return insertEntry(text, list, entry);
  const last =
    root.properties.find((property) => keyOf(property) === 'dependencies') ?? root.properties.at(-1);
  const { eol, indent, unit } = layoutOf(text, root);
  const isLong = eol !== ' ';
  const inner = isLong ? `${eol}${indent}${unit}${entry}${eol}${indent}` : ` ${entry} `;
  return insertBehind(text, root, last, `"devDependencies": {${inner}}`);
}

type Property = ObjectLiteral['properties'][number];

function objectOf(text: string): ObjectLiteral {
  const parsed = parseExpression(text);
  if (parsed.type === 'ObjectExpression') return parsed;
  throw new Error('What was read as the object of a package.json is none.');
}

function valueOf(root: ObjectLiteral, name: string): ObjectLiteral | undefined {
  const property = root.properties.find((one) => keyOf(one) === name);
  return property?.type === 'ObjectProperty' && property.value.type === 'ObjectExpression'
    ? property.value
    : undefined;
}

const keyOf = (property: Property) =>
  property.type === 'ObjectProperty' && property.key.type === 'StringLiteral' ? property.key.value : '';

function insertEntry(text: string, list: ObjectLiteral, entry: string): string {
  const name = /^"([^"]*)"/.exec(entry)?.[1] ?? '';
  const names = list.properties.map(keyOf);
  const isSorted = names.every((one, index) => index === 0 || (names[index - 1] ?? '') < one);
  const next = isSorted ? list.properties.find((property) => keyOf(property) > name) : undefined;
  if (next?.start == null) return insertBehind(text, list, list.properties.at(-1), entry);
  const { eol, indent } = layoutOf(text, list);
  return `${text.slice(0, next.start)}${entry},${eol}${eol === ' ' ? '' : indent}${text.slice(next.start)}`;
}

/** Behind one of its properties, or into an object that has none. */
function insertBehind(
  text: string,
  object: ObjectLiteral,
  last: Property | undefined,
  added: string,
): string {
  const { eol, indent } = layoutOf(text, object);
  const line = eol === ' ' ? ` ${added}` : `${eol}${indent}${added}`;
  if (last?.end != null) return `${text.slice(0, last.end)},${line}${text.slice(last.end)}`;
  const [start, end] = [(object.start ?? 0) + 1, (object.end ?? 0) - 1];
  const closing = eol === ' ' ? ' ' : eol + indentationAt(text, object.start ?? 0);
  return text.slice(0, start) + line + closing + text.slice(end);
}

/** How an object is written: a space for an end of line stands for an object in one line. */
function layoutOf(text: string, { start, properties }: ObjectLiteral) {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /^[\t ]+/m.exec(text)?.[0] ?? '  ';
  const [first] = properties;
  const isLong = first ? text.slice(start ?? 0, first.start ?? 0).includes('\n') : text.trim().includes('\n');
  const indent =
    first && isLong ? indentationAt(text, first.start ?? 0) : indentationAt(text, start ?? 0) + unit;
  return { eol: isLong ? newline : ' ', indent, unit };
}
