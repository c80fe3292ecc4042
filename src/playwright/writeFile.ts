/** Files of ours that several processes may write at a time. */
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/** What the file system says of a file; another one in its place has another number. */
export interface Written {
  size: number;
  mtimeMs: number;
  ino: number;
}

/** By a file of its own and a rename, so that nobody ever reads half of it. @returns that file, or the one that is the same */
export function writeIfChanged(file: string, text: string): Written {
  const same = sameThere(file, text);
  if (same) return same;
  const half = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(half, text);
    // Before the rename: afterwards another process may have put its own there.
    const written = factsOf(statSync(half));
    renameSync(half, file);
    return written;
  } finally {
    rmSync(half, { force: true });
  }
}

function sameThere(file: string, text: string): Written | undefined {
  let open: number;
  try {
    open = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return readFileSync(open, 'utf8') === text ? factsOf(fstatSync(open)) : undefined;
  } finally {
    closeSync(open);
  }
}

const factsOf = ({ size, mtimeMs, ino }: Written): Written => ({ size, mtimeMs, ino });
