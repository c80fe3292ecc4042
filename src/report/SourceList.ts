/** The texts of case files, each once, however many of its cases have run. */
import type { SourceText } from './outcome.js';
import type { Source } from './report.js';

export class SourceList {
  readonly all: Source[] = [];
  readonly #indices = new Map<string, number>();

  /** Gives its index. */
  add(file: string, { line, text }: SourceText): number {
    const key = `${file}\0${line}\0${text}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.all.push({ file, line, text });
    this.#indices.set(key, this.all.length - 1);
    return this.all.length - 1;
  }
}
