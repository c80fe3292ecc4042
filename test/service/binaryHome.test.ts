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
    const homes = [homeIn(temporary), homeIn(temporary)] as const;
    for (const home of homes) await home.put('shop.apk', Buffer.from('app'));
    expect(await readdir(temporary)).toHaveLength(2);
    await homes[0].close();
    expect(await readdir(temporary)).toEqual([path.basename(await folderOf(homes[1]))]);
  });

  test('removes what processes that are gone left behind, and nothing else', async () => {
    const temporary = await emptyFolder();
    const own = path.basename(await folderOf(homeIn(temporary)));
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    const of = (pid: number | string) => own.replace(`-${process.pid}-`, `-${pid}-`);
    const elsewhere = of(gone).replace('uploads-', 'uploads-another');
    const staying = [own, of(process.ppid), of('x'), elsewhere, `${gone}-abcdef`];
    for (const name of [of(gone), ...staying.slice(1)]) await mkdir(path.join(temporary, name));
    await writeFile(path.join(temporary, of(gone), 'shop.apk'), 'app');
    const added = path.basename(await folderOf(homeIn(temporary)));
    expect((await readdir(temporary)).sort()).toEqual([...staying, added].sort());
  });

  test('tells why it could not be made, and makes it when asked again', async () => {
    const temporary = path.join(await emptyFolder(), 'later');
    const faults: unknown[] = [];
    const home = binaryHome(undefined, (fault) => faults.push(fault), temporary);
    await expect(folderOf(home)).rejects.toThrow('ENOENT');
    expect(faults).toMatchObject([{ code: 'ENOENT' }]);
    await mkdir(temporary);
    await expect(access(await folderOf(home))).resolves.toBeUndefined();
    await home.close();
    expect(await readdir(temporary)).toEqual([]);
  });
});

async function folderOf(home: ReturnType<typeof homeIn>): Promise<string> {
  await home.put('shop.apk', Buffer.from('app'));
  return path.dirname((await home.pathOf!('shop.apk'))!);
}
