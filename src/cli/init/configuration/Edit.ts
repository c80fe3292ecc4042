/** Insertions into a configuration, written as its author writes, so that no line that is there changes if that can be. */
import type { Layout, Part } from './parts.js';
import { importLine } from './parts.js';
import { rangeOf, type Literal, type Source, type Statement } from './Source.js';

export class Edit {
  readonly quote: string;
  readonly #unit: string;
  readonly #eol: string;
  readonly #semicolon: string;
  readonly #source: Source;
  readonly #insertions: { at: number; text: string }[] = [];

  constructor(source: Source) {
    const { text, tokens } = source;
    const strings = tokens.filter(({ type }) => type.label === 'string');
    const double = strings.filter(({ start }) => text[start] === '"').length;
    this.quote = double > strings.length / 2 ? '"' : "'";
    this.#unit = /^(?:\t| {1,8})(?=[^\s*])/m.exec(text)?.[0] ?? '  ';
    this.#eol = text.includes('\r\n') ? '\r\n' : '\n';
    this.#semicolon = /;[\t ]*(?:\/\/.*)?\r?$/m.test(text) ? ';' : '';
    this.#source = source;
  }

  /** How an item of it is written: on lines of its own, or with all others in one line. */
  layoutIn(literal: Literal, [first]: readonly (Literal | null)[]): Layout {
    const { text } = this.#source;
    const { start, end } = rangeOf(literal);
    const next = first ? rangeOf(first).start : end - 1;
    const isLong = text.slice(start, next).includes('\n');
    const indent = first ? indentAt(text, next) : indentAt(text, start) + this.#unit;
    return { indent: isLong ? indent : undefined, unit: this.#unit, eol: this.#eol };
  }

  /** @returns false for what is no list */
  addToList(list: Literal & { type: string }, { item, module }: Part): boolean {
    const isPlaywright = module === 'casewright/playwright/reporter';
    if (list.type === 'StringLiteral' && module.endsWith('/reporter')) {
      this.#insert(rangeOf(list).start, isPlaywright ? '[[' : '[');
      this.#insert(rangeOf(list).end, `${isPlaywright ? ']' : ''}, ${item}]`);
      return true;
    }
    if (list.type !== 'ArrayExpression') return false;
    const { elements } = list as unknown as { elements: readonly ((Literal & { type: string }) | null)[] };
    // What Playwright takes is a list of lists.
    if (isPlaywright && elements.some((one) => one?.type === 'StringLiteral')) return false;
    this.add(list, elements, [item]);
    return true;
  }

  /** After the last item, or, where that would need a comma in a line that is there, before all others. */
  add(literal: Literal, items: readonly (Literal | null)[], added: readonly string[]): void {
    const { text, tokens } = this.#source;
    const { start, end } = rangeOf(literal);
    const last = tokens.findLast((token) => token.start > start && token.end < end);
    const isComma = last !== undefined && text.slice(last.start, last.end) === ',';
    const { indent } = this.layoutIn(literal, items);
    if (indent !== undefined) {
      const at = lineEndAfter(text, isComma ? last.end : start + 1);
      this.#insert(at, added.map((item) => `${this.#eol}${indent}${item},`).join(''));
    } else if (last) {
      this.#insert(last.end, (isComma ? ' ' : ', ') + added.join(', '));
    } else {
      const space = text[start] === '{' ? ' ' : '';
      this.#insert(start + 1, space + added.join(', ') + space);
    }
  }

  /** Behind the imports that are there, or on top of the file. */
  addImport(name: string, module: string): void {
    const { text, program } = this.#source;
    const { body, directives } = program;
    const isModule = body.some(({ type }) => /^(Import|Export)/.test(type));
    const line = importLine(name, this.quote + module + this.quote, isModule) + this.#semicolon;
    const isRequire = (statement: Statement) =>
      statement.type === 'VariableDeclaration' &&
      /=\s*require\s*\(/.test(text.slice(rangeOf(statement).start, rangeOf(statement).end));
    const before = isModule
      ? body.findLast(({ type }) => type === 'ImportDeclaration')
      : body.find((statement) => isRequire(statement));
    const last = before ?? directives.at(-1);
    if (last) {
      this.#insert(lineEndAfter(text, rangeOf(last).end), this.#eol + line);
      return;
    }
    // Behind what has to stand on top: a byte order mark, `#!`, `/// <reference …>` and `// @ts-check`.
    const top = /^\uFEFF?(?:#!.*\r?\n)?(?:\/\/(?:\/|[\t ]*@ts-).*\r?\n)*/.exec(text)?.[0].length ?? 0;
    this.#insert(top, line + this.#eol + (/^\r?\n/.test(text.slice(top)) ? '' : this.#eol));
  }

  #insert(at: number, text: string): void {
    this.#insertions.push({ at, text });
  }

  toString(): string {
    const { text } = this.#source;
    const sorted = this.#insertions.toSorted((one, other) => one.at - other.at);
    const pieces = sorted.map((one, index) => text.slice(sorted[index - 1]?.at ?? 0, one.at) + one.text);
    return pieces.join('') + text.slice(sorted.at(-1)?.at ?? 0);
  }
}

function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(text.slice(lineStart))?.[0] ?? '';
}

/** The end of the line, if only a comment or nothing stands between; else the place itself. */
function lineEndAfter(text: string, offset: number): number {
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  return /^[\t ]*(?:\/\/.*)?$/.test(rest) ? offset + rest.length : offset;
}
