/** A step of a phrase gets the values of the step that the phrase was found in. */
import type { InnerStep } from '../cases/index.js';
import { mapTexts, type Carried } from '../cases/variables.js';
import type { Parameter } from './compileExpression.js';

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
