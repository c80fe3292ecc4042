/** What a data folder holds after its process was killed, met a full disk, or still runs. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { openLevelStore } from '../../../src/service/store/openLevelStore.js';
import { bytesOf } from './programs.js';
import { randomNumbers } from './randomNumbers.js';
import { buildPrograms, startProgram } from './startProgram.js';
import { emptyFolder, levelStore } from './stores.js';

beforeAll(async () => {
  await buildPrograms();
});

describe('A process with a data folder', () => {
  test('loses nothing that was flushed and leaves nothing in halves, whenever it is killed', async () => {
    const folder = await emptyFolder();
    const random = randomNumbers(3);
    let kept = 0;
    for (let round = 0; round < 8; round++) {
      const reported = await writeNumbersUntilKilled(folder, kept + 1, 1 + random(120));
      kept = await readNumbers(folder);
      expect(kept).toBeGreaterThanOrEqual(reported);
    }
    expect(kept).toBeGreaterThan(8);
  });

  test('keeps others out of it, and lets them in once it was killed', async () => {
    const folder = await emptyFolder();
    const program = startProgram('holdOpen', folder);
    for await (const reported of program.reported) {
      expect(reported).toBe('open');
      break;
    }
    await expect(openLevelStore(folder)).rejects.toMatchObject({
      name: 'DataFolderError',
      code: 'inUse',
      message: expect.stringMatching(/in use by another process .* Stop the other one, or give this one/),
    });
    program.kill();
    expect(await program.ended).toBe('SIGKILL');
    await levelStore(folder);
  });

  const prlimit = spawnSync('/usr/bin/prlimit', ['--version']).status === 0;
  test.skipIf(!prlimit)(
    'goes on after its disk was full, with all that was put (needs prlimit, of Linux, to stand for a full disk)',
    async () => {
      const folder = await emptyFolder();
      const program = startProgram('meetFullDisk', folder);
      const reported: unknown[] = [];
      for await (const value of program.reported) reported.push(value);
      expect(await program.ended).toBe(0);
      const before = [{ n: 1 }, { n: 3 }, { n: 2 }];
      const [first, readMeanwhile, second, ...rest] = reported;
      expect(readMeanwhile).toEqual([2000, { n: 7, text: expect.any(String) }, 3_000_000]);
      for (const failure of [first, second]) {
        expect(failure).toContain(`DataFolderError: Failed to write to the data folder ${folder}: `);
        expect(failure).toContain('File too large. Make room on its disk');
      }
      expect(rest).toEqual([before, 'none', [...before, { n: 4 }]]);

      const store = await levelStore(folder);
      expect(await store.all('cases')).toEqual([...before, { n: 4 }]);
      expect((await store.getBytes('big'))?.length).toBe(3_000_000);
    },
  );
});

/** The highest number that the program told before it died; flushes need not end in their order. */
async function writeNumbersUntilKilled(folder: string, first: number, count: number): Promise<number> {
  const program = startProgram('writeNumbers', folder, String(first));
  const reported: number[] = [];
  for await (const number of program.reported) {
    reported.push(number as number);
    // It goes on while the signal is on its way.
    if (reported.length === count) program.kill();
  }
  expect(await program.ended).toBe('SIGKILL');
  return Math.max(...reported);
}

/** The last number in the folder, where all before it are whole and nothing is there of a later one. */
async function readNumbers(folder: string): Promise<number> {
  const store = await openLevelStore(folder);
  try {
    const messages = (await store.below('messages', 'session')) as { n: number }[];
    expect(messages).toEqual(messages.map((_, index) => ({ n: index + 1 })));
    const last = messages.length;
    expect(await store.get('sessions', 'session')).toEqual({ last });
    for (let n = 1; n <= last; n++) {
      expect(Buffer.compare((await store.getBytes(String(n)))!, bytesOf(n))).toBe(0);
    }
    expect(await store.getBytes(String(last + 1))).toBeUndefined();
    return last;
  } finally {
    await store.close();
  }
}
