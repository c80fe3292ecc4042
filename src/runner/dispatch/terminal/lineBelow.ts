/**
 * A line of ours below whatever else writes to a terminal. The cursor always is where the others left it: what they write,
 * or draw over lines of theirs, comes out as if ours were not there.
 */
export interface LineBelow {
  show(text: string): void;
  /** Takes the line away, for good. */
  remove(): void;
}

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'columns'>;

const ESC = '\u001B';
/** One line down, be it that all scrolls, and up again: then there is a line below. */
const MAKE_ROOM = `${ESC}D${ESC}M`;
const SAVE = `${ESC}7`;
const RESTORE = `${ESC}8`;
const BELOW = `${ESC}[1B\r${ESC}[2K`;

const ERASE = `${SAVE}${BELOW}${RESTORE}`;

/** @param terminals streams to one terminal; the line is written to the first */
export function lineBelow(terminals: readonly [Terminal, ...Terminal[]]): LineBelow {
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
    show(text) {
      erase();
      shown = text;
      draw();
    },
    remove() {
      erase();
      shown = '';
      // Somebody else may have put one of theirs around ours; without a text ours does nothing.
      own.forEach(({ terminal, write }, index) => {
        if (terminal.write === hooks[index]) terminal.write = write;
      });
    },
  };
}
