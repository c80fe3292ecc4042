/** Files in a folder: each is written under a temporary name and renamed when it is whole. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type Files } from './Files.js';

/**
 * @param root made at the first need; several processes, and machines that share it, may use it at the same time
 */
export function folderFiles(root: string): Files & Required<Pick<Files, 'pathOf'>> {
  const place = (key: string) => {
    checkKey(key);
    return path.join(root, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const whole = place(key);
      const part = `${whole}.${randomUUID()}.part`;
      // Apps that are not published yet are nobody else's business.
      await mkdir(path.dirname(whole), { recursive: true, mode: 0o700 });
      try {
        await writeFile(part, bytes, { flag: 'wx', flush: true });
        const { size } = await stat(part);
        await rename(part, whole);
        return { size };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = await open(place(key)).catch(undefinedWhereMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, bytes: file.createReadStream() };
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async pathOf(key) {
      const file = place(key);
      const there = await stat(file).catch(undefinedWhereMissing);
      return there && file;
    },
  };
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
