/** What asking models has taken. */
import { appendFileSync, readFileSync } from 'node:fs';

export interface Figures {
  rounds: number;
  inputTokens: number;
  outputTokens: number;
  /** Milliseconds. */
  time: number;
  /** US dollars. */
  cost: number;
}

export class Spent implements Figures {
  rounds = 0;
  inputTokens = 0;
  outputTokens = 0;
  time = 0;
  cost = 0;

  add(other: Figures): void {
    this.rounds += other.rounds;
    this.inputTokens += other.inputTokens;
    this.outputTokens += other.outputTokens;
    this.time += other.time;
    this.cost += other.cost;
  }

  get tokens(): number {
    return this.inputTokens + this.outputTokens;
  }
}

/** That of a run; where several processes share one, each notes its questions in their file. */
export class RunSpent {
  readonly #own = new Spent();

  /** @param file need not exist */
  constructor(private readonly file?: string) {}

  /** A line that short is written at once, whoever else is writing. */
  add(figures: Figures): void {
    if (this.file === undefined) this.#own.add(figures);
    else appendFileSync(this.file, `${JSON.stringify(figures)}\n`);
  }

  sum(): Spent {
    if (this.file === undefined) return this.#own;
    const sum = new Spent();
    for (const line of linesOf(this.file)) sum.add(JSON.parse(line) as Figures);
    return sum;
  }
}

/** One that somebody is just writing has no end yet. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
