/** How a program that stays says what becomes of it: to people, or to what reads its log. */
import { logLines, type LogForm } from '../service/watch/logLines.js';
import type { LifeEvent, Tell } from '../service/watch/ServiceEvent.js';
import type { Environment } from './Environment.js';

export interface Speaker {
  /** For the log; undefined where there is none. */
  tell: Tell | undefined;
  /** What machines read has nothing else in it than its lines, and no key. */
  say: (event: LifeEvent, text: () => string | Promise<string>) => Promise<void>;
}

export function speaker(form: LogForm | 'off', { stdout, stderr }: Environment): Speaker {
  const tell = form === 'off' ? undefined : logLines(form, (line) => stderr.write(line));
  return {
    tell,
    async say(event, text) {
      if (form === 'json') tell?.(event);
      else stdout.write(await text());
    },
  };
}

/** @param grace milliseconds */
export const stoppingWords = (grace: number): string =>
  `\nStopping: sessions that run have ${grace / 1000} s to end. Press Ctrl+C again to end at once.\n`;
