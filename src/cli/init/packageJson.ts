/** package.json: what it lists, and what it lacks, added to its text. */
import { messageOf, UsageError } from '../Environment.js';
import { placeInJson } from '../files.js';

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
  const read = parseJson(text, file);
  const lists = LISTS.map((list) => (isObject(read) ? (read[list] ?? {}) : undefined));
  if (!isObject(read) || !lists.every(isObject)) {
    throw new UsageError(
      `Failed to read ${file}: it is no package.json, or one of its lists of dependencies is no object. Please correct it.`,
    );
  }
  const entries = lists.flatMap((list) => Object.entries(list));
  const packages = new Map(entries.map(([name, range]) => [name, String(range)]));
  return { file, text, packages, isModule: read['type'] === 'module' };
}

function parseJson(text: string, file: string): unknown {
  const content = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(content);
  } catch (error) {
    const why = messageOf(error);
    const told = `Failed to read ${file}${placeInJson(why, content)}: ${why}. Please correct it, and run this again.`;
    throw new UsageError(told, { cause: error });
  }
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
  const type = isModule ? { type: 'module' } : {};
  const content = { private: true, ...type, scripts: { test: script }, devDependencies: sorted(packages) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

type List = Readonly<Record<string, string>>;

const sorted = (list: List): List =>
  Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));

/** As npm writes it: nothing else of the text changes but where all of it stands in one line. */
export function withDevDependencies(text: string, added: List): string {
  if (Object.keys(added).length === 0) return text;
  const indent = /^[\t ]+/m.exec(text)?.[0] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const content = JSON.parse(text.replace(/^\uFEFF/, '')) as { devDependencies?: List };
  const list = sorted({ ...content.devDependencies, ...added });
  const lines = `${indent}"devDependencies": ${JSON.stringify(list, null, indent).replaceAll('\n', eol + indent)}`;
  const there = new RegExp(`^${indent}"devDependencies": ?\\{[^{}]*\\}`, 'm');
  if (there.test(text)) return text.replace(there, () => lines);
  if (content.devDependencies) {
    return `${JSON.stringify({ ...content, devDependencies: list }, null, indent)}${/\s*$/.exec(text)?.[0]}`;
  }
  const isEmpty = Object.keys(content).length === 0;
  return text.replace(/\s*\}(\s*)$/, (_, end: string) => `${isEmpty ? '' : ','}${eol}${lines}${eol}}${end}`);
}
