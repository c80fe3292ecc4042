/** A program that stays until it is stopped: what becomes of it is said to people, or to what reads its log. */
import { logLines, type LogForm } from '../service/watch/logLines.js';
import type { LifeEvent, Tell } from '../service/watch/ServiceEvent.js';
import type { Environment, StopSignal } from './Environment.js';

export interface LifeOptions {
  /** Milliseconds that sessions have to end. @default 30_000 */
  grace?: number;
  log: LogForm | 'off';
}

interface Staying<Running> {
  /** @param tell for the log; undefined where there is none */
  start: (tell: Tell | undefined) => Promise<Running>;
  describe: (running: Running) => Promise<{ event: LifeEvent; text: string }>;
}

/** @returns the exit code */
export async function untilStopped<Running extends { close(options: { grace: number }): Promise<void> }>(
  { grace = 30_000, log }: LifeOptions,
  environment: Environment,
  { start, describe }: Staying<Running>,
): Promise<number> {
  const { stdout, stderr } = environment;
  const tell = log === 'off' ? undefined : logLines(log, (line) => stderr.write(line));
  // What machines read has nothing else in it than its lines, and no key.
  const say = (event: LifeEvent, text: string): unknown =>
    log === 'json' ? tell?.(event) : stdout.write(text);
  const stop = stopRequest(environment);
  try {
    const running = await start(tell);
    try {
      const { event, text } = await describe(running);
      say(event, text);
      await stop.asked;
      say({ event: 'stopping' }, stoppingWords(grace));
    } finally {
      await running.close({ grace: stop.isAsked() ? grace : 0 });
    }
    say({ event: 'stopped' }, 'Stopped.\n');
    return 0;
  } finally {
    stop.ignore();
  }
}

const stoppingWords = (grace: number): string =>
  `\nStopping: sessions that run have ${grace / 1000} s to end. Press Ctrl+C again to end at once.\n`;

/** As shells report a process that a signal has ended. */
const CODES: Record<StopSignal, number> = { SIGINT: 130, SIGTERM: 143 };

/** The first signal asks to stop; the next one doesn't ask. */
function stopRequest({ onStopSignal, exit }: Environment) {
  let ignore: () => void = () => undefined;
  let count = 0;
  const asked = new Promise<void>((resolve) => {
    ignore = onStopSignal((signal) => {
      if (++count > 1) exit(CODES[signal]);
      resolve();
    });
  });
  return { asked, isAsked: () => count > 0, ignore };
}
