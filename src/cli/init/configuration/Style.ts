/** How a file is written, so that what is added looks as if its author had written it. */
import type { Source } from './Source.js';

export interface Style {
  quote: string;
  /** At the end of a statement. */
  semicolon: ';' | '';
  eol: string;
  /** One step of indentation. */
  unit: string;
}

/** Of what is written from nothing. */
export const NEW_STYLE: Style = { quote: "'", semicolon: ';', eol: '\n', unit: '  ' };

export function styleOf({ text, tokens, program }: Source): Style {
  const strings = tokens.filter(({ type }) => typeof type === 'object' && type.label === 'string');
  const double = strings.filter(({ start }) => text[start] === '"').length;
  const ended = program.body.filter(({ type }) => /^(Import|Variable|Expression)|DefaultDecl/.test(type));
  const open = ended.filter(({ end }) => text[(end ?? 0) - 1] !== ';').length;
  return {
    quote: double > strings.length / 2 ? '"' : "'",
    semicolon: open > ended.length / 2 ? '' : ';',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /^(?:\t| {1,8})(?=[^\s*])/m.exec(text)?.[0] ?? '  ',
  };
}

export function indentationAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(text.slice(lineStart))?.[0] ?? '';
}

/** The end of the line, if only a comment or nothing stands between; else the place itself. */
export function lineEndAfter(text: string, offset: number): number {
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  return /^[\t ]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/[\t ]*)?$/.test(rest) ? offset + rest.length : offset;
}
