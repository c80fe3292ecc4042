/** The program with these words, in this process, and what it writes. */
import { runProgram } from '../../src/cli/program.js';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

export async function runWords(
  argv: string[],
  { cwd = '/', env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const written = { out: '', err: '' };
  const code = await runProgram({
    ...{ argv, env, cwd, platform: 'linux' },
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    exit: () => undefined,
    onStopSignal: () => () => undefined,
    startService: () => Promise.reject(new Error('nothing starts here')),
  });
  return { code, ...written };
}
