/** Shows how far the cases are: as one line that is drawn anew, or where there is no terminal as one from time to time. */
import type { Tally } from '../Dispatcher.js';
import { lineBelow } from './lineBelow.js';

export interface Output {
  /** Streams to a terminal, where ours is the line below all others. */
  terminals?: readonly [NodeJS.WriteStream, ...NodeJS.WriteStream[]] | undefined;
  /** Takes a whole line, where there is none. */
  print: (line: string) => void;
}

/** Milliseconds. */
const DRAWN = 1_000;
const PRINTED = 30_000;

/** Gives what ends it. Nothing is shown of what takes less than a look. */
export function showProgress(tally: () => Tally, { terminals, print }: Output): () => void {
  const line = terminals && lineBelow(terminals);
  const show = () => {
    const known = tally();
    if (known.running === 0) line?.show('');
    else if (line) line.show(progressText(known));
    else print(progressText(known));
  };
  const timer = setInterval(show, line ? DRAWN : PRINTED).unref();
  return () => {
    clearInterval(timer);
    line?.remove();
  };
}

/** How far the cases are that are carried out ahead, in one line. */
export function progressText({ total, begun, running, failed, oldest, age }: Tally): string {
  const done = begun - running;
  return [
    `Casewright: ${begun} of ${total} created`,
    `${running} running`,
    `${done} done`,
    `${failed} failed`,
    ...(oldest ? [`${oldest.where} for ${timeText(oldest.age)}`] : []),
    ...(done > 0 && done < total ? [`about ${timeText((age / done) * (total - done))} left`] : []),
  ].join(', ');
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(milliseconds / MINUTE);
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
