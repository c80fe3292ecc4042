/** Where and why a text is no JSON: `JSON.parse` itself tells the place of some faults only. */
import { parse, parseExpression } from '@babel/parser';
import { placeOfFault, type Token } from './configuration/Source.js';

export interface JsonFault {
  /** From 1, as the column. */
  line: number;
  column: number;
  why: string;
}

export function jsonFault(text: string): JsonFault | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    return faultAsJavaScript(text) ?? { line: 1, column: 1, why: String(error) };
  }
}

/** Either it isn't JavaScript either, or something stands there that only JavaScript has. */
function faultAsJavaScript(text: string): JsonFault | undefined {
  try {
    parseExpression(text);
    const tokens = tokensOf(text);
    const index = tokens.findIndex((_, at) => whyNoJson(text, tokens, at) !== undefined);
    const why = whyNoJson(text, tokens, index);
    return why === undefined ? undefined : { ...placeIn(text, tokens[index]?.start ?? 0), why };
  } catch (error) {
    const place = placeOfFault(error);
    if (place) return place;
    throw error;
  }
}

/** Of a text that is an expression; only whole programs tell what their tokens are. */
function tokensOf(text: string): Token[] {
  const { tokens } = parse(`(${text}\n)`, { tokens: true });
  const inside = ((tokens ?? []) as Token[]).slice(1, -2);
  return inside.map(({ type, value, start, end }) => ({ type, value, start: start - 1, end: end - 1 }));
}

const LABELS = ['{', '}', '[', ']', ':', ',', 'string', 'num', '+/-', 'true', 'false', 'null'];

function whyNoJson(text: string, tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const { type, start } = token;
  if (typeof type === 'string') return 'JSON has no comments';
  if (type.label === 'string' && text[start] === "'") return 'JSON has only double quotes';
  if (!LABELS.includes(type.label)) return 'this is no JSON';
  const before = tokens[index - 1]?.type;
  const isAfterComma = typeof before === 'object' && before.label === ',';
  return isAfterComma && ['}', ']'].includes(type.label) ? 'a comma has nothing behind it' : undefined;
}

function placeIn(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
