/** YAML between `---` lines at the top of a Markdown or plain-text file: the options of its cases. */
import type { Document, Pair } from 'yaml';
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import type { Mistake, Position } from '../case.js';
import { type OptionsRead, isOption, noOptions, readCaseOption } from '../caseOptions.js';
import type { SourceText } from '../SourceText.js';

/**
 * Its `body` is the file's text with spaces in place of the front matter, so that every offset holds; `variables` are
 * undefined where broken YAML leaves open what they are.
 */
export function readFrontMatter(source: SourceText) {
  const read = noOptions();
  const found = splitFrontMatter(source);
  if (found === undefined) return { body: source.text, read, places: {}, variables: {}, mistakes: [] };
  if (found === 'unclosed') return { body: '', read, places: {}, variables: undefined, mistakes: [unclosed] };
  const { body, document, place } = found;
  const places: Record<string, Position> = {};
  const slips = [...document.errors, ...document.warnings];
  const mistakes = [
    ...brokenYaml(slips, place, 'one "name: value" per line'),
    ...readPairs(document, { read, places, place }),
  ];
  const variables = document.errors.length > 0 ? undefined : read.variables;
  return { body, read, places, variables, mistakes };
}

/** Undefined where there is none. */
export function splitFrontMatter(source: SourceText) {
  const open = /^---[ \t]*\n/.exec(source.text)?.[0].length;
  if (open === undefined) return undefined;
  const rest = source.text.slice(open);
  const close = /^(?:---|\.\.\.)[ \t]*$/m.exec(rest);
  if (close === null) return 'unclosed';
  const end = open + close.index + close[0].length;
  return {
    body: source.text.slice(0, end).replace(/[^\n]/g, ' ') + source.text.slice(end),
    document: parseDocument(rest.slice(0, close.index), { prettyErrors: false, logLevel: 'silent' }),
    place: (offset: number) => source.positionAt(Math.min(open + offset, open + close.index)),
  };
}

type Place = (offset: number) => Position;

interface Target {
  read: OptionsRead;
  places: Record<string, Position>;
  place: Place;
}

const unclosed: Mistake = {
  line: 1,
  column: 1,
  message:
    'Failed to read the front matter: the line that ends it is missing. Please write "---" below its last line.',
};

/** @param wish the rest of "Please write …" */
export const brokenYaml = (
  slips: readonly { message: string; pos: readonly [number, ...unknown[]] }[],
  place: Place,
  wish: string,
): Mistake[] =>
  slips.map(({ message, pos }) => ({
    ...place(pos[0]),
    message: `Failed to read the front matter as YAML: ${message.replace(/\.?$/, '.')} Please write ${wish}.`,
  }));

function readPairs(document: Document.Parsed, target: Target): Mistake[] {
  const { contents } = document;
  const { place } = target;
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  if (!isMap(contents)) {
    const message =
      'Failed to read the front matter: it is not a list of options. Please write one "name: value" per line.';
    return document.errors.length > 0 ? [] : [{ ...place(offsetOf(contents)), message }];
  }
  return contents.items.flatMap((pair) => {
    const slip = readPair(pair, document, target);
    return slip === undefined ? [] : [{ ...place(offsetOf(slip.at)), message: slip.message }];
  });
}

function readPair({ key, value }: Pair, document: Document, { read, places, place }: Target) {
  if (!isScalar(key)) {
    return {
      at: key,
      message: 'Failed to read an option: its name is not a plain word. Please write "name: value".',
    };
  }
  const name = String(key.value);
  const message = readCaseOption({ name, value: plain(value, document, WORDS.has(name)) }, read);
  const at = isOption(name) ? (value ?? key) : key;
  if (isOption(name)) places[name] = place(offsetOf(at));
  if (name === 'cases') read.plan.cases = readItems(value, document, place);
  return message === undefined ? undefined : { at, message };
}

/** Options whose values are words even where YAML sees a number: a variable `01` must not become `1`. */
const WORDS = new Set(['tags', 'variables', 'device', 'app', 'cases']);

/** Each item of a list at its own place. */
function readItems(node: unknown, document: Document, place: Place) {
  const known = isAlias(node) ? node.resolve(document) : node;
  const items: unknown[] = isSeq(known) ? known.items : [];
  return items.map((item) => ({ ...place(offsetOf(item)), written: plain(item, document, true) }));
}

function plain(node: unknown, document: Document, asWritten: boolean): unknown {
  const known = isAlias(node) ? node.resolve(document) : node;
  if (isScalar(known)) return asWritten && typeof known.value === 'number' ? known.source : known.value;
  // What an alias stands for may hold the alias itself; no option needs that.
  if (known !== node) return {};
  if (isSeq(known)) return known.items.map((item) => plain(item, document, asWritten));
  if (!isMap(known)) return known;
  return Object.fromEntries(
    known.items.map((pair) => [
      isScalar(pair.key) ? String(pair.key.value) : '',
      plain(pair.value, document, asWritten),
    ]),
  );
}

const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
