/** The line that tells how far a run is. */
import { describe, expect, test } from 'vitest';
import { lineBelow, progressText } from '../../../src/runner/dispatch/terminal.js';

const MINUTE = 60_000;

describe('the line', () => {
  test('tells what is created, running, done and failed, the oldest, and the time left', () => {
    const oldest = { where: 'cases/login.feature:4', age: 95_000 };
    const tally = { total: 200, begun: 60, running: 10, failed: 2, oldest, age: 10 * MINUTE };
    expect(progressText(tally)).toBe(
      'Casewright: 60 of 200 created, 10 running, 50 done, 2 failed, cases/login.feature:4 for 95 s, about 30 min left',
    );
  });

  test('does not guess a time before anything has ended', () => {
    const tally = { total: 2, begun: 1, running: 1, failed: 0, oldest: undefined, age: 5_000 };
    expect(progressText(tally)).toBe('Casewright: 1 of 2 created, 1 running, 0 done, 0 failed');
  });
});

/** A terminal of a few lines, as far as we use one: what is written, line feeds, and moving about. */
class Screen {
  readonly columns = 40;
  readonly #lines = [''];
  #at = { row: 0, column: 0 };
  #saved = this.#at;

  constructor(private readonly height: number) {}

  readonly write = (chunk: unknown): boolean => {
    for (const [part] of String(chunk).matchAll(/\u001B(?:\[\d*[A-Z]|[A-Z\d])|[^]/g)) this.#take(part);
    return true;
  };

  get text(): string {
    return this.#lines.map((line) => line.trimEnd()).join('\n');
  }

  #take(part: string): void {
    const { row, column } = this.#at;
    if (part === '\n') this.#down(0);
    else if (part === '\r') this.#at = { row, column: 0 };
    else if (part === '\u001BD') this.#down(column);
    else if (part === '\u001BM' || /^\u001B\[\d*A$/.test(part))
      this.#at = { row: Math.max(0, row - 1), column };
    else if (part === '\u001B7') this.#saved = this.#at;
    else if (part === '\u001B8') this.#at = this.#saved;
    else if (part === '\u001B[1B') this.#at = { row: Math.min(this.height - 1, row + 1), column };
    else if (part === '\u001B[2K') this.#lines[row] = '';
    else this.#put(part);
  }

  #down(column: number): void {
    if (this.#at.row === this.height - 1) this.#lines.shift();
    this.#at = { row: Math.min(this.height - 1, this.#at.row + 1), column };
    this.#lines[this.#at.row] ??= '';
  }

  #put(part: string): void {
    const { row, column } = this.#at;
    const line = (this.#lines[row] ?? '').padEnd(column);
    this.#lines[row] = line.slice(0, column) + part + line.slice(column + 1);
    this.#at = { row, column: column + 1 };
  }
}

describe('below what others write', () => {
  const terminalOf = (height: number) => {
    const screen = new Screen(height);
    const terminal = { write: screen.write as NodeJS.WriteStream['write'], columns: screen.columns };
    return { screen, terminal, line: lineBelow([terminal]) };
  };

  test('the line stays below, and goes without a trace', () => {
    const { screen, terminal, line } = terminalOf(10);
    terminal.write('··');
    line.show('1 running');
    terminal.write('·F');
    expect(screen.text).toBe('···F\n1 running');
    terminal.write('\n  one line\n');
    line.show('2 running');
    expect(screen.text).toBe('···F\n  one line\n\n2 running');
    line.remove();
    terminal.write('the end');
    expect(screen.text.trimEnd()).toBe('···F\n  one line\nthe end');
    expect(terminal.write).toBe(screen.write);
  });

  test('the line does not get into those that somebody draws anew, at the bottom of the terminal neither', () => {
    const { screen, terminal, line } = terminalOf(4);
    terminal.write('first\nsecond\nthird\n');
    line.show('1 running');
    // As the reporter `list` does: up, over the line, and down again.
    terminal.write('\u001B[1A\u001B[2Kthird: ok\r\n');
    expect(screen.text).toBe('second\nthird: ok\n\n1 running');
    line.show('x'.repeat(100));
    expect(screen.text).toBe(`second\nthird: ok\n\n${'x'.repeat(39)}`);
  });
});
