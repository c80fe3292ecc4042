/** All that the program knows of the process that it runs in, and how its commands say what is wrong. */
import type { LocalService, ServiceOptions } from '../service/index.js';

export interface Environment {
  /** What stands behind the program's name. */
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  platform: NodeJS.Platform;
  stdout: Output;
  stderr: Output;
  /** Calls back each time that the user or the system asks the process to stop; returns what ends that. */
  onStopSignal: (listener: (signal: StopSignal) => void) => () => void;
  exit: (code: number) => void;
  startService: (options: ServiceOptions) => Promise<LocalService>;
}

export type StopSignal = 'SIGINT' | 'SIGTERM';

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}

/** What was asked for can't be done as it was asked; the message says how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** As in `2 steps`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
