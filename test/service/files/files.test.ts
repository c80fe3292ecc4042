/** What every storage of files does. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderFiles, type Files } from '../../../src/service/files/Files.js';
import { s3Files } from '../../../src/service/files/s3Files.js';
import { emptyFolder } from '../store/stores.js';
import { startS3 } from './startS3.js';

const kinds: [name: string, open: () => Promise<Files>][] = [
  ['folderFiles', async () => folderFiles(path.join(await emptyFolder(), 'new'))],
  ['s3Files', async () => s3Files(await startS3())],
];

describe.each(kinds)('%s', (_, open) => {
  test('gives the bytes that were put, and the last ones of a key', async () => {
    const files = await open();
    expect(await files.get('pictures/a')).toBeUndefined();
    expect(await files.put('pictures/a', new Uint8Array([1, 2, 3]))).toEqual({ size: 3 });
    expect(await files.put('uploads/b.apk', chunks([4], [5, 6]))).toEqual({ size: 3 });
    await files.put('pictures/a', new Uint8Array([7]));
    expect(await read(files, 'pictures/a')).toEqual([7]);
    expect(await read(files, 'uploads/b.apk')).toEqual([4, 5, 6]);
  });

  test('removes a file, also one that is not there', async () => {
    const files = await open();
    await files.put('a', new Uint8Array([1]));
    await files.remove('a');
    await files.remove('a');
    expect(await files.get('a')).toBeUndefined();
  });

  test('keeps no half file, and the one that was there', async () => {
    const files = await open();
    await files.put('a', new Uint8Array([1]));
    await expect(files.put('a', broken())).rejects.toThrow('The line broke');
    expect(await read(files, 'a')).toEqual([1]);
  });

  test.each(['../a', 'a/../../b', '/a', 'a//b', '.', ''])('refuses the key %j', async (key) => {
    const files = await open();
    await expect(async () => files.get(key)).rejects.toThrow('is no key of a file');
  });
});

test.skipIf(process.platform === 'win32')(
  'a folder of files is its owner’s alone, without leftovers',
  async () => {
    const root = path.join(await emptyFolder(), 'files');
    const files = folderFiles(root);
    await expect(files.put('a', broken())).rejects.toThrow('The line broke');
    expect((await stat(root)).mode & 0o777).toBe(0o700);
    expect(await readdir(root)).toEqual([]);
    expect(await files.pathOf('a')).toBeUndefined();
    await files.put('a', new Uint8Array([1]));
    expect(await files.pathOf('a')).toBe(path.join(root, 'a'));
  },
);

async function* chunks(...parts: number[][]) {
  for (const part of parts) yield await Promise.resolve(new Uint8Array(part));
}

async function* broken() {
  yield await Promise.resolve(new Uint8Array([1]));
  throw new Error('The line broke');
}

async function read(files: Files, key: string): Promise<number[]> {
  const bytes: number[] = [];
  for await (const chunk of (await files.get(key))!.bytes) bytes.push(...chunk);
  return bytes;
}
