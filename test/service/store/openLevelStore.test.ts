/** What only the store on disk does: it keeps things, and says clearly why a folder can't be used. */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClassicLevel } from 'classic-level';
import { describe, expect, test } from 'vitest';
import { DataFolderError } from '../../../src/service/store/Store.js';
import { openLevel, openLevelStore } from '../../../src/service/store/openLevelStore.js';
import { emptyFolder, levelStore } from './stores.js';

describe('openLevelStore', () => {
  test('keeps documents, bytes and removals for the next one that opens the folder', async () => {
    const folder = await emptyFolder();
    const first = await levelStore(folder);
    first.put('cases', 'a', { n: 1 });
    first.put('cases', 'b', { n: 2 });
    first.put('messages', 's/1', { n: 3 });
    first.putBytes('picture', new Uint8Array([1, 2]));
    await first.flush();
    first.remove('cases', 'b');
    first.remove('messages', 's/1');
    await first.close();

    const second = await levelStore(folder);
    expect(await second.all('cases')).toEqual([{ n: 1 }]);
    expect(await second.all('messages')).toEqual([]);
    expect(await second.getBytes('picture')).toEqual(new Uint8Array([1, 2]));
  });

  test('writes what nobody flushes, too', async () => {
    const folder = await emptyFolder();
    const store = await levelStore(folder);
    store.put('cases', 'a', { text: 'written in the background' });
    await expect.poll(() => logOf(folder)).toContain('written in the background');
  });

  test.skipIf(process.platform === 'win32')('creates the folder for its owner only', async () => {
    const folder = path.join(await emptyFolder(), 'new', 'data');
    await levelStore(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('says what to install where the package of the database is missing', async () => {
    const folder = await emptyFolder();
    const missing = 'casewright-has-no-such-package';
    const load = () => import(/* @vite-ignore */ missing) as never;
    const error = await failureOf(openLevel(folder, load));
    expect(error).toMatchObject({ code: 'notInstalled', folder });
    expect(error.message).toContain('Run `npm install classic-level@3`');
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves other files in the folder alone', async () => {
    const folder = await emptyFolder();
    const file = path.join(folder, '000001.log');
    await writeFile(file, "the user's own");
    await (await levelStore(folder)).close();
    await (await levelStore(folder)).close();
    expect(await readFile(file, 'utf8')).toBe("the user's own");
  });

  test('refuses a folder that is open already and says how to mend it', async () => {
    const folder = await emptyFolder();
    await levelStore(folder);
    const error = await failureOf(openLevelStore(folder));
    expect(error).toMatchObject({ code: 'inUse', folder });
    expect(error.message).toContain(`The data folder ${folder} is in use by another process`);
    expect(error.message).toContain('Stop the other one, or give this one a folder of its own');
  });

  test.each([{ version: 2 }, { version: '1' }, {}])('refuses a folder of the format %j', async (format) => {
    const folder = await emptyFolder();
    const store = await levelStore(folder);
    store.put('settings', 'format', format);
    await store.close();
    const error = await failureOf(openLevelStore(folder));
    expect(error).toMatchObject({ code: 'newerFormat', folder });
    expect(error.message).toContain(`${folder} was written by a newer version of casewright`);
    expect(error.message).toContain(`its format is ${JSON.stringify(format)}`);
    // Not even its lock is kept.
    const level = new ClassicLevel(path.join(folder, 'records'));
    await level.open();
    await level.close();
  });

  test('refuses a file in place of the folder, and a folder below a file, with the path', async () => {
    const file = path.join(await emptyFolder(), 'file');
    await writeFile(file, '');
    for (const folder of [file, path.join(file, 'below')]) {
      const error = await failureOf(openLevelStore(folder));
      expect(error).toMatchObject({ code: 'notOpened', folder });
      expect(error.message).toContain(`Failed to open the data folder ${folder}: ENOTDIR`);
      expect(error.message).toContain('Give the service a folder that it may create and write to');
    }
  });

  test('refuses records that are damaged', async () => {
    const folder = await emptyFolder();
    await (await levelStore(folder)).close();
    await writeFile(path.join(folder, 'records', 'CURRENT'), 'not the name of a manifest');
    const error = await failureOf(openLevelStore(folder));
    expect(error).toMatchObject({ code: 'damaged', folder });
    expect(error.message).toContain(`The records in the data folder ${folder} are damaged`);
  });
});

async function failureOf(opening: Promise<unknown>): Promise<DataFolderError> {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DataFolderError);
  return error as DataFolderError;
}

async function logOf(folder: string): Promise<string> {
  const records = path.join(folder, 'records');
  const logs = (await readdir(records)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(logs.map((name) => readFile(path.join(records, name), 'latin1')))).join('');
}
