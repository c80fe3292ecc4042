/** A phrase's expression, with `{string}` or `<name>` where something differs, becomes what finds it in a step; what is found there fills the phrase's own steps. */
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { InnerStep } from '../cases/index.js';
import { mapTexts, type Carried } from '../cases/variables.js';

export interface CompiledExpression {
  regexp: RegExp;
  parameters: Parameter[];
}

export interface Parameter {
  kind: ParameterKind;
  /** Of one that is written `<name>`. */
  name?: string;
}

export type ParameterKind = 'string' | 'int' | 'float' | 'word' | 'anything' | 'inDouble' | 'inSingle';

/** None of them may capture: each parameter is one group. */
const KINDS: Record<ParameterKind, RegExp> = {
  string: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/,
  int: /-?\d+/,
  float: /-?\d*\.?\d+/,
  word: /[^\s]+/,
  anything: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|.+?/,
  inDouble: /(?:[^"\\]|\\.)*/,
  inSingle: /(?:[^'\\]|\\.)*/,
};

/** As users name them. */
const NAMED: Readonly<Record<string, ParameterKind>> = {
  string: 'string',
  int: 'int',
  float: 'float',
  word: 'word',
  '': 'anything',
};

/** Cucumber has kinds of its own with the names that users write. */
const OWN = 'casewright_';

/** @throws Error that says what is wrong with the expression, and how to mend it */
export function compileExpression(expression: string): CompiledExpression {
  const parameters: Parameter[] = [];
  const translated = expression.replace(PARAMETER, (written: string, ...found: unknown[]) => {
    const [named, placeholder, offset] = found as [string | undefined, string | undefined, number];
    if (named === undefined && placeholder === undefined) return written;
    const parameter =
      placeholder === undefined
        ? { kind: kindOf(named ?? '') }
        : { kind: placeholderKind(expression, { offset, length: written.length }), name: placeholder };
    parameters.push(parameter);
    return `{${OWN}${parameter.kind}}`;
  });
  const { source } = cucumberRegexp(translated, expression);
  return { regexp: new RegExp(source, 'i'), parameters };
}

/** What means something else in an expression stands for itself. */
export const escapeExpression = (text: string): string => text.replace(/[\\({/]/g, '\\$&');

const PARAMETER = /\\.|\{([^{}]*)\}|<([^<>\s](?:[^<>]*[^<>\s])?)>/g;

function kindOf(name: string): ParameterKind {
  const kind = NAMED[name];
  if (kind !== undefined) return kind;
  throw new Error(
    `there is no kind of value {${name}}. Please write {string}, {int}, {float} or {word}, or <${name}> for anything`,
  );
}

/** `"<name>"` is what stands between the quotes. */
function placeholderKind(expression: string, at: { offset: number; length: number }): ParameterKind {
  const before = expression.charAt(at.offset - 1);
  if (expression.charAt(at.offset + at.length) !== before) return 'anything';
  return before === '"' ? 'inDouble' : before === "'" ? 'inSingle' : 'anything';
}

function cucumberRegexp(translated: string, expression: string): RegExp {
  try {
    return new CucumberExpression(translated, registry()).regexp;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const why = lines.filter((line) => /^[A-Z][^^]*[.]$/.test(line.trim())).join(' ');
    throw new Error(
      `${why || 'it is no Cucumber Expression.'} Please put a "\\" before each "(", "{" and "/" of "${expression}" that stands for itself`,
      { cause: error },
    );
  }
}

let known: ParameterTypeRegistry | undefined;

function registry(): ParameterTypeRegistry {
  if (known) return known;
  known = new ParameterTypeRegistry();
  for (const [kind, regexp] of Object.entries(KINDS)) {
    known.defineParameterType(
      new ParameterType(`${OWN}${kind}`, regexp, String, (words: string) => words, false),
    );
  }
  return known;
}

export interface FoundValues {
  parameters: readonly Parameter[];
  /** As they are written in the step, in the order of the parameters. */
  values: readonly string[];
}

/** @param carried by the step, for `{table}` and `{text}` */
export function fillStep(step: InnerStep, found: FoundValues, carried: Carried): InnerStep {
  const bare = (text: string) => fill(text, found, () => '');
  const text = step.text.replace(CARRIED, '').trim();
  return {
    ...mapTexts(step, bare),
    text: fill(text, found, quotesOf(text)),
    ...(asksFor(step, 'table') && carried.table && { table: carried.table }),
    ...(asksFor(step, 'text') && carried.docString !== undefined && { docString: carried.docString }),
  };
}

const CARRIED = /\s*\{(?:table|text)\}/g;

/** Whether the step is to get the table, or the text of several lines, that the phrase's own step carries. */
export const asksFor = ({ text }: InnerStep, what: 'table' | 'text'): boolean => text.includes(`{${what}}`);

const PLACEHOLDER = /\{(\d+)\}|<([^<>\n]+)>/g;

/** The placeholders of a text, as they are written, and which parameter each means. */
export const placeholdersIn = (
  text: string,
  parameters: readonly Parameter[],
): { written: string; index: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 0: written, 1: number, 2: name }) => ({
    written,
    index: indexOf({ number, name }, parameters),
  }));

function indexOf(
  { number, name }: { number: string | undefined; name: string | undefined },
  parameters: readonly Parameter[],
): number {
  if (number === undefined) return parameters.findIndex((parameter) => parameter.name === name);
  return Number(number) <= parameters.length ? Number(number) - 1 : -1;
}

/** Between quotes a value stands without its own; elsewhere as it is written in the step. */
const fill = (
  text: string,
  { parameters, values }: FoundValues,
  quoteAt: (offset: number) => string | undefined,
): string =>
  text.replace(
    PLACEHOLDER,
    (written: string, number: string | undefined, name: string | undefined, at: number) => {
      const value = values[indexOf({ number, name }, parameters)];
      if (value === undefined) return written;
      const quote = quoteAt(at);
      if (quote === undefined) return value;
      const bare = bareValue(value);
      return quote === '"' ? bare.replace(/["\\]/g, '\\$&') : bare;
    },
  );

/** Without its quotes and what is escaped for their sake. */
export function bareValue(value: string): string {
  const inner = /^(["'])([^]*)\1$/.exec(value)?.[2];
  return (inner ?? value).replace(/\\(["'\\])/g, '$1');
}

const QUOTES =
  /"(?:\\.|[^"\\])*"|“[^”"]*[”"]|„[^“”]*[“”]|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|‘[^’]*’/gu;

/** The quote that an offset of the text stands in, as it opens; undefined outside of quotes. */
export function quotesOf(text: string): (offset: number) => string | undefined {
  const ranges = [...text.matchAll(QUOTES)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  return (offset) => {
    const [start] = ranges.find(([from, to]) => from < offset && offset < to) ?? [];
    return start === undefined ? undefined : text.charAt(start);
  };
}
