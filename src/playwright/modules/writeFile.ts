/** Files of ours that several processes may write at a time. */
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * What the file system says of a file. Another one in its place has another number (`ino`), and who writes into it can set
 * back the time of that (`mtimeMs`), but not the time when that was done (`ctimeMs`).
 */
export interface Written {
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
}

/** By a file of its own and a rename, so that nobody ever reads half of it. @returns that file, or the one that is the same */
export function writeIfChanged(file: string, text: string): Written {
  const same = sameThere(file, text);
  if (same) return same;
  // Not by the process: containers that share a folder often have the same numbers.
  const half = `${file}.${randomUUID()}.tmp`;
  const open = openSync(half, 'wx');
  try {
    writeFileSync(open, text);
    renameSync(half, file);
    // Of the file that was written, whatever another process has put in its place since; a rename changes the time, too.
    return factsOf(fstatSync(open));
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  } finally {
    closeSync(open);
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

const factsOf = ({ size, mtimeMs, ctimeMs, ino }: Written): Written => ({ size, mtimeMs, ctimeMs, ino });
