/** The text of a case file, normalised at the door, and the way between its offsets and its lines and columns. */
import type { Position } from './case.js';

export class SourceText {
  readonly path: string;
  /** Without a byte order mark; every line end is `\n`, so lines and columns are those that an editor shows. */
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(path: string, raw: string) {
    this.path = path;
    this.text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
      this.#lineStarts.push(at + 1);
    }
  }

  /** The file's name without folders and without its ending (`.feature.md` counts as one). */
  get stem(): string {
    const name = this.path.split(/[\\/]/).at(-1) ?? this.path;
    return name.replace(/(?:\.feature)?\.[^.]+$/i, '') || name;
  }

  get isBlank(): boolean {
    return this.text.trim() === '';
  }

  positionAt(offset: number): Position {
    const inside = Math.max(0, Math.min(offset, this.text.length));
    const line = this.#lineStarts.findLastIndex((start) => start <= inside);
    return { line: line + 1, column: inside - this.#startOf(line) + 1 };
  }

  offsetAt({ line, column }: Position): number {
    return Math.min(this.#startOf(line - 1) + column - 1, this.text.length);
  }

  /** The nearest place that exists; parsers speak of the line after the last one when a file ends too soon. */
  clamp({ line, column }: { line: number; column?: number | undefined }): Position {
    const lastLine = this.positionAt(this.text.trimEnd().length).line;
    if (line > lastLine) return { line: lastLine, column: this.#lineLength(lastLine) + 1 };
    return { line, column: Math.max(1, Math.min(column ?? 1, this.#lineLength(line) + 1)) };
  }

  lineText(line: number): string {
    const start = this.#startOf(line - 1);
    return this.text.slice(start, start + this.#lineLength(line));
  }

  #lineLength(line: number): number {
    const end = this.#lineStarts[line];
    return (end === undefined ? this.text.length : end - 1) - this.#startOf(line - 1);
  }

  #startOf(line: number): number {
    return this.#lineStarts[line] ?? this.text.length;
  }
}
