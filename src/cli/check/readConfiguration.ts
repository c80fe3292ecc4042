/**
 * What a configuration gives `cases({ … })`, as far as it is written out. The file is only read: to run it would take its
 * runner, and whatever the configuration itself starts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelsOption } from '../../models/index.js';
import {
  callsIn,
  literal,
  nameOf,
  parseCode,
  SyntaxFault,
  type Expression,
  type ObjectLiteral,
} from '../../phrases/code.js';
import { UsageError } from '../Environment.js';

export interface Suite {
  /** Absolute. */
  root: string;
  /** None where they aren't known. */
  files: string[];
  /** Why they aren't known, or not for sure. */
  unseenFiles?: string;
  steps: string[];
  pages: Record<string, string>;
  /** Undefined where they aren't known. */
  variables: Record<string, string> | undefined;
  secrets: string[];
  /** As far as they are written out. */
  models?: ModelsOption;
  /** Files that were named in place of the suite's own. */
  named?: { globs: readonly string[]; cwd: string };
}

export interface Suites {
  suites: Suite[];
  /** What could not be seen of them. */
  remarks: string[];
}

/** @throws UsageError for a file that can't be read */
export function readConfiguration(file: string, cwd: string): Suites {
  const remarks: string[] = [];
  const shown = path.relative(cwd, file);
  const options = [...callsIn(parse(file), 'cases')].flatMap((call) => call.arguments[0] ?? []);
  const suites = options
    .filter((one) => one.type === 'ObjectExpression')
    .map((one) => suiteOf(one, { file, shown, remarks }));
  return { suites, remarks };
}

function parse(file: string): unknown {
  try {
    return parseCode(file, readFileSync(file, 'utf8')).program;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const place = `${path.basename(file)}:${error.line}:${error.column}`;
    throw new UsageError(`Failed to read the configuration: ${place}: ${error.message}`, { cause: error });
  }
}

interface Around {
  file: string;
  shown: string;
  remarks: string[];
}

function suiteOf(options: ObjectLiteral, around: Around): Suite {
  const remarks: Remark[] = [];
  const values = valuesOf(options, remarks, around);
  const unseenFiles = remarks.find(({ name }) => name === 'files')?.text;
  around.remarks.push(...remarks.filter(({ name }) => name !== 'files').map(({ text }) => text));
  const texts = (name: string) => values.get(name) as Record<string, unknown> | undefined;
  const list = (name: string) => [values.get(name) ?? []].flat().map(String);
  // One that is there and can't be seen may define any name.
  const isUnknown = (name: string) => values.has(name) && values.get(name) === undefined;
  return {
    root: path.resolve(path.dirname(around.file), list('root')[0] ?? '.'),
    files: list('files'),
    ...(unseenFiles !== undefined && { unseenFiles }),
    steps: list('steps'),
    pages: asTexts(texts('pages') ?? {}),
    variables: ['...', 'variables', 'secrets'].some(isUnknown)
      ? undefined
      : asTexts(texts('variables') ?? {}),
    secrets: list('secrets'),
    ...(values.has('models') && { models: values.get('models') as ModelsOption }),
  };
}

const asTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, one]) => [key, String(one)]));

interface Remark {
  name: string;
  text: string;
}

function valuesOf({ properties }: ObjectLiteral, remarks: Remark[], { shown }: Around): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const property of properties) {
    const name = property.type === 'SpreadElement' ? '...' : nameOf(property.key);
    if (name === undefined || !READ.has(name)) continue;
    const { line = 0, column = 0 } = property.loc?.start ?? {};
    const place = `${shown}:${line}:${column + 1}`;
    const { value, remark } = seenOf(name, property, place);
    if (remark !== undefined) remarks.push({ name, text: remark });
    values.set(name, value);
  }
  return values;
}

function seenOf(name: string, property: Property, place: string): { value: unknown; remark?: string } {
  const value = valueOf(name, property);
  if (value !== undefined) return { value };
  const likely = name === 'files' ? likelyFiles(property) : undefined;
  return { value: likely, remark: likely ? takenFor(likely, place) : notWrittenOut(name, place) };
}

type Property = ObjectLiteral['properties'][number];

function valueOf(name: string, property: Property): unknown {
  if (property.type !== 'ObjectProperty') return undefined;
  if (name === 'secrets') return namesOf(property.value);
  return name === 'models' ? partOf(property.value as Expression) : literal(property.value);
}

/** `cases/${app}/*.md` are below `cases` in any case. */
function likelyFiles(property: Property): string | undefined {
  if (property.type !== 'ObjectProperty' || property.value.type !== 'TemplateLiteral') return undefined;
  const parts = property.value.quasis.map(({ value }) => value.cooked ?? '');
  return /^[^*]+\//.test(parts[0] ?? '') ? parts.join('*') : undefined;
}

const takenFor = (files: string, place: string): string =>
  `${place}: \`files\` isn't written out there, so ${files} was taken for it.`;

const READ = new Set(['...', 'root', 'files', 'steps', 'pages', 'variables', 'secrets', 'models']);

const BY: Readonly<Record<string, string>> = {
  files: 'name the files',
  steps: 'give it by --steps',
  pages: 'give it by --pages',
  variables: 'give it by --variables',
};

const notWrittenOut = (name: string, place: string): string =>
  `${place}: \`${name}\` isn't written out there, so it isn't known here. Please ${BY[name] ?? 'write it out'}.`;

/** What of an object is written out, such as all but a key. */
function partOf(node: Expression): unknown {
  if (node.type !== 'ObjectExpression') return literal(node);
  const entries = node.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty') return [];
    const name = nameOf(property.key);
    return name === undefined ? [] : [[name, partOf(property.value as Expression)]];
  });
  return Object.fromEntries(entries) as unknown;
}

/** Their values, which come from the environment, are of no matter. */
function namesOf(node: { type: string }): string[] | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  return (node as ObjectLiteral).properties.flatMap((property) =>
    property.type === 'ObjectProperty' ? (nameOf(property.key) ?? []) : [],
  );
}
