/** Where a service keeps the binaries of apps, and what becomes of those that a killed one has left behind. */
import { spawnSync } from 'node:child_process';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { binaryHome } from '../../src/service/binaryHome.js';
import { emptyFolder } from './store/stores.js';

const fail = (fault: unknown) => expect.unreachable(String(fault));
const homeIn = (temporary: string) => binaryHome(undefined, fail, temporary);

describe('binaryHome', () => {
  test('is a folder of its own without a data folder, and is removed with all that is in it', async () => {
    const temporary = await emptyFolder();
    const homes = [homeIn(temporary), homeIn(temporary)];
    const folders = await Promise.all(homes.map((home) => home.folder()));
    expect(new Set(folders).size).toBe(2);
    await Promise.all(folders.map((folder) => writeFile(path.join(folder, 'shop.apk'), 'app')));
    await homes[0]!.remove();
    expect(await readdir(temporary)).toEqual([path.basename(folders[1]!)]);
  });

  test('removes what processes that are gone left behind, and nothing else', async () => {
    const temporary = await emptyFolder();
    const own = path.basename(await homeIn(temporary).folder());
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    const of = (pid: number | string) => own.replace(`-${process.pid}-`, `-${pid}-`);
    const elsewhere = of(gone).replace('uploads-', 'uploads-another');
    const staying = [own, of(process.ppid), of('x'), elsewhere, `${gone}-abcdef`];
    for (const name of [of(gone), ...staying.slice(1)]) await mkdir(path.join(temporary, name));
    await writeFile(path.join(temporary, of(gone), 'shop.apk'), 'app');
    const added = path.basename(await homeIn(temporary).folder());
    expect((await readdir(temporary)).sort()).toEqual([...staying, added].sort());
  });

  test('tells why it could not be made, and makes it when asked again', async () => {
    const temporary = path.join(await emptyFolder(), 'later');
    const faults: unknown[] = [];
    const home = binaryHome(undefined, (fault) => faults.push(fault), temporary);
    await expect(home.folder()).rejects.toThrow('ENOENT');
    expect(faults).toMatchObject([{ code: 'ENOENT' }]);
    await mkdir(temporary);
    await expect(access(await home.folder())).resolves.toBeUndefined();
    await home.remove();
    expect(await readdir(temporary)).toEqual([]);
  });
});
