/** The report's folder: each file whole or not at all, and nothing of the user's is touched. */
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentName } from '../../src/report/outcome.js';
import { ReportFolder, writeWhole } from '../../src/report/ReportFolder.js';

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const NAMES = ['one', 'two', 'three'].map((text) => contentName(text, 'png'));
const [ONE = '', TWO = '', THREE = ''] = NAMES;

/** Its length, and the letters in it. */
const note = (seen: Set<string>) => (text: string) => {
  seen.add(`${text.length} ${[...new Set(text)].join('')}`);
};

describe('writeWhole', () => {
  test('leaves what was there, and no draft, where it can not be replaced', async () => {
    const folder = await scratch();
    const taken = path.join(folder, 'report.json');
    await mkdir(path.join(taken, 'inside'), { recursive: true });
    await expect(writeWhole(taken, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(folder)).toEqual(['report.json']);
    expect(await readdir(taken)).toEqual(['inside']);
  });

  test('never shows a half to a reader', async () => {
    const file = path.join(await scratch(), 'report.json');
    const texts = ['a', 'b'].map((letter) => letter.repeat(8_000_000));
    await writeWhole(file, texts[0] ?? '');
    const seen = new Set<string>();
    const writing = (async () => {
      for (let count = 0; count < 6; count += 1) await writeWhole(file, texts[count % 2] ?? '');
    })();
    const over = writing.then(() => 'over');
    while ((await Promise.race([over, readFile(file, 'utf8').then(note(seen))])) !== 'over');
    await writing;
    expect([...seen].filter((one) => !['8000000 a', '8000000 b'].includes(one))).toEqual([]);
  });
});

describe('a report’s folder', () => {
  test('keeps a file once, however often and by however many it is given', async () => {
    const folder = new ReportFolder(await scratch());
    const kept = await Promise.all(Array.from({ length: 20 }, () => folder.keep(ONE, 'one')));
    expect(new Set(kept)).toEqual(new Set([`data/${ONE}`]));
    expect(await readdir(path.join(folder.path, 'data'))).toEqual([ONE]);
  });

  test('does not write again what an earlier report has left', async () => {
    const place = await scratch();
    await new ReportFolder(place).keep(ONE, 'one');
    const before = (await stat(path.join(place, 'data', ONE))).ino;
    await new ReportFolder(place).keep(ONE, 'one');
    expect((await stat(path.join(place, 'data', ONE))).ino).toBe(before);
  });

  test('loses by a sweep what is ours and no longer named, and nothing else', async () => {
    const place = await scratch();
    const earlier = new ReportFolder(place);
    await earlier.keep(ONE, 'one');
    await earlier.keep(TWO, 'two');
    const draft = `${THREE}.0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10.tmp`;
    const theirs = ['notes.txt', 'logo.png', `${ONE}.bak`, '.gitkeep'];
    for (const name of [draft, ...theirs]) await writeFile(path.join(place, 'data', name), 'x');
    await writeFile(path.join(place, ONE), 'beside the data');
    const folder = new ReportFolder(place);
    await folder.keep(TWO, 'two');
    await folder.sweep([]);
    expect((await readdir(path.join(place, 'data'))).sort()).toEqual([TWO, ...theirs].sort());
    expect(await readdir(place)).toContain(ONE);
  });

  test('loses by a sweep the page of an earlier run, whose pictures go as well, but not somebody else’s', async () => {
    const place = await scratch();
    const at = (name: string) => path.join(place, name);
    await writeFile(at('report.json'), '{ "schema": "casewright-report/1" }');
    await writeFile(at('index.html'), '<meta name="generator" content="Casewright">');
    await writeFile(at('junit.xml'), '<testsuites name="another tool’s"/>');
    await new ReportFolder(place).sweep([at('report.json'), false]);
    expect((await readdir(place)).sort()).toEqual(['junit.xml', 'report.json']);
  });

  test('tells once that it can not be written, and gives null for each file', async () => {
    const file = path.join(await scratch(), 'file');
    await writeFile(file, 'in the way');
    const folder = new ReportFolder(path.join(file, 'below'));
    const kept = await Promise.all(NAMES.map((name) => folder.keepIfPossible(name, name)));
    expect(kept).toEqual([null, null, null]);
    expect([...folder.faults]).toEqual([expect.stringMatching(/below\/data \(ENOTDIR\).*`outputDir`/)]);
    await expect(folder.keep(ONE, 'one')).rejects.toThrow('ENOTDIR');
  });
});
