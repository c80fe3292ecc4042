/** Writes a file by a draft beside it, so that whatever happens it is whole: as it was, or as it is to be. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

export async function replaceFile(file: string, text: string): Promise<void> {
  const isThere = existsSync(file);
  // A link stays a link, and a file keeps its rights.
  const target = isThere ? await realpath(file) : file;
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    if (isThere) await chmod(draft, (await stat(target)).mode);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
