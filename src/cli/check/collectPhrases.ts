/** Steps that nobody understands become phrases to fill in: one of those that differ only in values. */
import { escapeRegExp, type FilePlace } from '../../cases/index.js';
import {
  compileExpression,
  escapeExpression,
  hasKeyword,
  pageNamedIn,
  readings,
  type CompiledExpression,
} from '../../phrases/index.js';
import type { CheckedFile, CheckedStep } from './checkFile.js';
import { useOf, type Places, type Use } from './writePhrases.js';

export interface WantedPhrase extends Use {
  expression: string;
  /** What some of its steps carry. */
  carries: Set<'table' | 'text'>;
}

/** The most used ones first. */
export function collectPhrases(files: readonly CheckedFile[]): WantedPhrase[] {
  const groups = new Map<string, Group>();
  for (const { file, steps } of files) {
    for (const step of steps.filter(isWantedPhrase)) addTo(groups, step, file);
  }
  const phrases = [...groups.values()].map(phraseOf);
  return merged(phrases)
    .flatMap(wantedPhrase)
    .sort((a, b) => b.times - a.times || (a.expression < b.expression ? -1 : 1));
}

/** The names of pages that steps speak of and nobody has named, the most used ones first. */
export function collectPages(files: readonly CheckedFile[]): string[] {
  const uses = new Map<string, number>();
  const steps = files.flatMap((file) => file.steps).filter(({ wanted }) => wanted);
  for (const name of steps.map(({ text }) => pageNamedIn(text))) {
    if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return [...uses].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

const isWantedPhrase = ({ wanted, text }: CheckedStep): boolean => wanted && pageNamedIn(text) === undefined;

interface Group extends Pick<WantedPhrase, 'carries'> {
  shape: Shape;
  /** The steps, without their keywords. */
  texts: Set<string>;
  places: Places;
}

/** A step as pieces: its own words, and in between what differs. */
interface Shape {
  pieces: string[];
  values: Value[];
}

type Value = { kind: 'string' } | { kind: 'number'; isWhole: boolean } | { kind: 'cell'; name: string };

function addTo(groups: Map<string, Group>, step: CheckedStep, file: string): void {
  const text = wordsOf(step.text, file);
  const written = wordsOf(step.written, file);
  const shape = shapeOf(isOutlined(written, text) ? written : text);
  const key = JSON.stringify([
    shape.pieces.map((piece) => piece.toLowerCase()),
    shape.values.map(({ kind }) => kind),
  ]);
  const { line, column } = step;
  const group = groups.get(key) ?? { shape, texts: new Set(), places: new Map(), carries: new Set() };
  groups.set(key, group);
  for (const [index, value] of shape.values.entries()) {
    const known = group.shape.values[index];
    if (known?.kind === 'number' && value.kind === 'number') known.isWhole &&= value.isWhole;
  }
  if (step.carries) group.carries.add(step.carries);
  group.texts.add(text);
  group.places.set(`${file}:${line}:${column}`, { file, line, column });
}

/** Without its keyword, which in Gherkin every step has, in whatever language. */
function wordsOf(text: string, file: string): string {
  const [whole, ...others] = readings(text);
  const isKeyworded = /\.feature(?:\.md)?$/i.test(file) || hasKeyword(text);
  return (isKeyworded ? others[0] : whole)?.words ?? text;
}

/** Whether the words as written, with their placeholders, can have become the step. */
function isOutlined(written: string, text: string): boolean {
  if (written === text || !/<[^<>\s][^<>]*>/.test(written)) return false;
  const pattern = written.split(/<[^<>]+>/).map(escapeRegExp);
  return new RegExp(`^${pattern.join('.*')}$`).test(text);
}

const VALUE =
  /"(?:[^"\\]|\\.)*"|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|<([^<>\s](?:[^<>]*[^<>\s])?)>|(?<![\p{L}\p{N}_.,/:-])(\d+(?:\.\d+)?)(?![\p{L}\p{N}_/:-]|[.,]\d)/gu;

function shapeOf(text: string): Shape {
  const shape: Shape = { pieces: [], values: [] };
  let end = 0;
  for (const { 0: found, 1: name, 2: number, index } of text.matchAll(VALUE)) {
    shape.pieces.push(text.slice(end, index));
    end = index + found.length;
    if (number !== undefined) shape.values.push({ kind: 'number', isWhole: !number.includes('.') });
    else shape.values.push(name === undefined ? { kind: 'string' } : { kind: 'cell', name });
  }
  shape.pieces.push(text.slice(end));
  return shape;
}

interface Drafted extends Omit<Group, 'shape'> {
  expression: string;
  compiled: CompiledExpression;
}

function phraseOf({ shape: { pieces, values }, ...group }: Group): Drafted {
  const expression = pieces
    .map((piece, index) => escapeExpression(piece) + (values[index] ? parameterOf(values[index]) : ''))
    .join('');
  return { expression, compiled: compileExpression(expression), ...group };
}

function parameterOf(value: Value): string {
  if (value.kind === 'cell') return `<${value.name}>`;
  if (value.kind === 'string') return '{string}';
  return value.isWhole ? '{int}' : '{float}';
}

/** A phrase whose steps another one fits as well would be ambiguous: that one has them, too. */
function merged(phrases: readonly Drafted[]): Drafted[] {
  const files = [...new Set(phrases.flatMap(({ places }) => [...places.values()].map(({ file }) => file)))];
  const kept: Drafted[] = [];
  for (const phrase of [...phrases].sort((a, b) => strictness(a) - strictness(b))) {
    const wider = kept.find(({ compiled }) => [...phrase.texts].every((text) => compiled.regexp.test(text)));
    if (!wider) {
      kept.push(phrase);
      continue;
    }
    wider.places = inOrder([...wider.places, ...phrase.places], files);
    for (const what of phrase.carries) wider.carries.add(what);
  }
  return kept;
}

const inOrder = (places: [string, FilePlace][], files: readonly string[]): Places =>
  new Map(places.sort(([, a], [, b]) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line));

function wantedPhrase({ expression, places, carries }: Drafted): WantedPhrase[] {
  const use = useOf(places);
  return use ? [{ expression, carries, ...use }] : [];
}

/** A phrase with names fits more than one without, and of two such the one with fewer words of its own. */
const strictness = ({ expression }: Drafted): number =>
  expression.includes('<') ? expression.replace(/<[^<>]+>/g, '').length : Number.MAX_SAFE_INTEGER;
