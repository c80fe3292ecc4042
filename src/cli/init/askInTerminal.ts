/** Asks the person at the terminal, if there is one. */
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../UsageError.js';

export type Ask = (question: string) => Promise<string>;

type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout'>;

/** Undefined where nobody would see a question or could answer it. */
export function askInTerminal({ stdin, stdout }: Terminal = process): Ask | undefined {
  return stdin.isTTY && stdout.isTTY ? (question) => askOnce(question, stdin, stdout) : undefined;
}

async function askOnce(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  const terminal = createInterface({ input, output });
  // Ctrl+C and Ctrl+D end the input, which would leave the question open for ever.
  const gone = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new UsageError(NO_ANSWER)));
  });
  try {
    return await Promise.race([terminal.question(question), gone]);
  } finally {
    terminal.close();
  }
}

const NO_ANSWER =
  'Nothing was changed, because the question was left open. Please run it again with --playwright or --vitest.';
