/** Shows how far the cases are: as one line that is drawn anew, or where there is no terminal as one from time to time. */
import type { Tally } from './Dispatcher.js';

interface Output {
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

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'columns'>;

const ESC = '\u001B';
/** One line down, be it that all scrolls, and up again: then there is a line below. */
const MAKE_ROOM = `${ESC}D${ESC}M`;
const SAVE = `${ESC}7`;
const RESTORE = `${ESC}8`;
const BELOW = `${ESC}[1B\r${ESC}[2K`;

const ERASE = `${SAVE}${BELOW}${RESTORE}`;

/**
 * A line of ours below whatever else writes to a terminal. The cursor always is where the others left it: what they write,
 * or draw over lines of theirs, comes out as if ours were not there.
 * @param terminals streams to one terminal; the line is written to the first
 */
export function lineBelow(terminals: readonly [Terminal, ...Terminal[]]) {
  let shown = '';
  const [first] = terminals;
  const own = terminals.map((terminal) => ({ terminal, write: terminal.write }));
  const put = (text: string) => void own[0]?.write.call(first, text);
  const draw = () => {
    // One short of the width: after the last column terminals differ in where the cursor is.
    const text = shown.slice(0, Math.max(0, (first.columns || 80) - 1));
    if (text !== '') put(`${MAKE_ROOM}${SAVE}${BELOW}${text}${RESTORE}`);
  };
  const erase = () => {
    if (shown !== '') put(ERASE);
  };
  const hooks = own.map(({ terminal, write }) => {
    const hook = (...args: Parameters<typeof write>) => {
      erase();
      const done = write.apply(terminal, args);
      draw();
      return done;
    };
    terminal.write = hook as typeof write;
    return hook;
  });
  return {
    show: (text: string): void => {
      erase();
      shown = text;
      draw();
    },
    /** For good. */
    remove: (): void => {
      erase();
      shown = '';
      // Somebody else may have put one of theirs around ours; without a text ours does nothing.
      own.forEach(({ terminal, write }, index) => {
        if (terminal.write === hooks[index]) terminal.write = write;
      });
    },
  };
}
