/** A command that goes on until it is stopped, within the process of the test. */
import { expect, onTestFinished } from 'vitest';
import type { StopSignal } from '../../src/cli/Environment.js';
import { runProgram } from '../../src/cli/program.js';
import { startService } from '../../src/service/index.js';

export function runUntilStopped(argv: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const written = { text: '' };
  const write = (text: string) => (written.text += text);
  const listeners = new Set<(signal: StopSignal) => void>();
  const code = runProgram({
    ...{ argv, env, cwd, platform: 'linux', stdout: { write }, stderr: { write }, startService },
    exit: () => undefined,
    onStopSignal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const stop = () => listeners.forEach((listener) => listener('SIGTERM'));
  onTestFinished(async () => {
    stop();
    await code;
  });
  const says = (words: RegExp) => expect.poll(() => written.text, { timeout: 20_000 }).toMatch(words);
  return { said: () => written.text, says, stop, code };
}
