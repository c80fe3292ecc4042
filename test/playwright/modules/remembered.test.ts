/** What is remembered of modules: nothing is made twice, and nothing that has changed is taken for the same. */
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LoadMaker } from '../../../src/playwright/modules/loadModuleMaker.js';
import { projectSettings, type CasesOptions } from '../../../src/playwright/settings.js';
import { refreshModules, updateModules, writeModules } from '../../../src/playwright/modules/writeModules.js';
import { fromSource } from '../../support/moduleMaker.js';

const FILES = {
  'cases/a.feature': 'Feature: A\n\n  Scenario: Ada\n    Given I am ready\n    Then I see "{{who}}"\n',
  'cases/b.txt': 'I see "B".\n',
  'cases/plan.md': '---\ncases:\n  - b.txt\n  - later.txt\n---\n\n# All of it\n',
  'phrases.md': '## I am ready\n- I open "/"\n',
};
const OPTIONS = {
  files: 'cases/*',
  steps: '*phrases.md',
  variables: { who: 'Ada' },
  secrets: { word: 'eels' },
};

const SERVICE = {
  ...{ baseURL: 'https://service.test', apiKey: 'key' },
  projectId: '2f1f1f1f-1f1f-4f1f-8f1f-1f1f1f1f1f1f',
};

/** As an editor or a checkout may leave it, or a coarse clock. */
async function sameSizeAndTime(file: string, from: string, to: string): Promise<void> {
  const before = await stat(file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  await utimes(file, before.atime, before.mtime);
  const { size, ino, mtime } = await stat(file);
  expect({ size, ino, mtime }).toEqual({ size: before.size, ino: before.ino, mtime: before.mtime });
}

async function suite() {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-remembered-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const write = async (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
  };
  await write(FILES);
  const folder = path.join(root, '.casewright', 'tests', 'cases');
  const made: string[] = [];
  /** Says which modules are made, and not taken as they are. */
  const maker = (version = '1'): LoadMaker => ({
    version: () => version,
    open(inputs) {
      const make = fromSource.open(inputs);
      return (file, text) => {
        made.push(path.basename(file));
        return make(file, text);
      };
    },
  });
  const run = (options: Partial<CasesOptions> = {}, version?: string) => {
    made.length = 0;
    const written = writeModules(
      projectSettings({ ...OPTIONS, ...options }, root, {}),
      folder,
      maker(version),
    );
    return { made: [...made], written };
  };
  const settings = projectSettings(OPTIONS, root, {});
  return { root, folder, write, run, made, maker, settings };
}

const ALL = ['a.feature', 'b.txt', 'plan.md'];

describe('modules of files that are the same', () => {
  test('are neither made nor written again, by whoever loads the configuration', async () => {
    const { root, folder, run, made, maker, settings } = await suite();
    const first = run();
    expect(first.made).toEqual(ALL);
    const module = path.join(folder, 'cases/a.feature.js');
    const { mtimeMs } = await stat(module);
    expect(run()).toEqual({ made: [], written: first.written });
    expect(refreshModules(settings, folder, maker())).toEqual(first.written);
    expect(updateModules(settings, folder, maker())).toEqual({ written: first.written, faults: [] });
    expect(made).toEqual([]);
    expect((await stat(module)).mtimeMs).toBe(mtimeMs);
    expect(first.written[2]?.listed).toEqual([path.join(root, 'cases/b.txt')]);
  });

  test('are made again only where what is remembered is gone, or not as it was written', async () => {
    const { root, run } = await suite();
    run();
    const memory = path.join(root, '.casewright/made/cases.json');
    const whole = await readFile(memory, 'utf8');
    expect(whole).not.toContain('eels');
    const [seal = '', text = ''] = whole.split('\n');
    const others = [
      ...[
        '',
        'null',
        '{ "comm',
        text,
        whole.slice(0, -1),
        `${seal}\n${text.replace('a.feature', 'c.feature')}`,
      ],
      // Of a version that remembered less of each.
      `${seal}\n${text.replaceAll(/"others":\{[^}]*\},/g, '')}`,
    ];
    for (const other of others) {
      expect(other).not.toBe(whole);
      await writeFile(memory, other);
      expect(run().made, other).toEqual(ALL);
      expect(run().made).toEqual([]);
    }
    await rm(memory);
    expect(run().made).toEqual(ALL);
    // What can't be remembered costs the time, and nothing else.
    await rm(path.dirname(memory), { recursive: true });
    await writeFile(path.dirname(memory), '');
    expect(run().made).toEqual(ALL);
  });
});

describe('a module is made again', () => {
  type Suite = Awaited<ReturnType<typeof suite>>;
  const changes: [string, (of: Suite) => Promise<unknown>, string[]][] = [
    [
      'its case file',
      ({ write }) => write({ 'cases/a.feature': `${FILES['cases/a.feature']}# more` }),
      ['a.feature'],
    ],
    [
      'a file that its plan lists',
      ({ write }) => write({ 'cases/b.txt': 'I see "C".\n' }),
      ['b.txt', 'plan.md'],
    ],
    [
      'a file that its plan lists and was missing',
      ({ write }) => write({ 'cases/later.txt': 'I wait.\n' }),
      ['later.txt', 'plan.md'],
    ],
    ['a file of phrases', ({ write }) => write({ 'phrases.md': '## I am ready\n- I open "/x"\n' }), ALL],
    [
      'the module itself',
      ({ folder }) => writeFile(path.join(folder, 'cases/b.txt.js'), 'throw 1;'),
      ['b.txt'],
    ],
    [
      'its case file, which keeps its size and time',
      ({ root }) => sameSizeAndTime(path.join(root, 'cases/a.feature'), 'ready', 'reedy'),
      ['a.feature'],
    ],
    [
      'a file of phrases, which keeps its size and time',
      ({ root }) => sameSizeAndTime(path.join(root, 'phrases.md'), 'ready', 'reedy'),
      ALL,
    ],
    [
      'a file of phrases, which is new',
      ({ write }) => write({ 'more.phrases.md': '## I go\n- I wait\n' }),
      ALL,
    ],
    [
      'a file that its plan lists, which is gone',
      ({ root }) => rm(path.join(root, 'cases/b.txt')),
      ['plan.md'],
    ],
    ['the time of the module', ({ folder }) => utimes(path.join(folder, 'cases/b.txt.js'), 1, 1), ['b.txt']],
    ['the module, which is gone', ({ folder }) => rm(path.join(folder, 'cases/b.txt.js')), ['b.txt']],
  ];
  test.each(changes)('after a change of %s', async (_, change, expected) => {
    const of = await suite();
    of.run();
    await change(of);
    expect(of.run().made).toEqual(expected);
    expect(of.run().made).toEqual([]);
  });

  test('after a change of the module that leaves its number, size and time as they were', async () => {
    const { folder, run } = await suite();
    const module = path.join(folder, 'cases/b.txt.js');
    run();
    // A time that can be set again without loss.
    await utimes(module, 1e9, 1e9);
    expect([run().made, run().made]).toEqual([['b.txt'], []]);
    await sameSizeAndTime(module, 'cases/b.txt', 'cases/c.txt');
    expect([run().made, run().made]).toEqual([['b.txt'], []]);
    expect(await readFile(module, 'utf8')).toContain('cases/b.txt');
  });

  const options: [string, Partial<CasesOptions>][] = [
    ['a variable', { variables: { who: 'Bea' } }],
    ['a secret that is declared', { secrets: { word: 'eels', other: undefined } }],
    ['whether a secret has a value', { secrets: { word: undefined } }],
    ['pages', { pages: { login: '/login' } }],
    ['the files of phrases', { steps: [] }],
    ['the service', { service: SERVICE }],
    ['the user’s own test', { importTestFrom: './fixtures.ts' }],
  ];
  test.each(options)('after a change of the option: %s', async (_, changed) => {
    const { run } = await suite();
    run();
    expect(run(changed).made.filter((file) => ALL.includes(file))).toEqual(ALL);
    expect(run(changed).made).toEqual([]);
    expect(run().made).toEqual(ALL);
  });

  test('by another version of what makes it, and not for another value of a secret', async () => {
    const { run } = await suite();
    run();
    expect(run({}, '2').made).toEqual(ALL);
    expect(run({ secrets: { word: 'hovercraft' } }, '2').made).toEqual([]);
  });

  test('once phrases can be used again, and with the mistakes of phrases told each time before', async () => {
    const { write, run } = await suite();
    run();
    await write({ 'phrases.md': '## I am\n- I am\n' });
    for (let time = 0; time < 2; time++) expect(() => run()).toThrow(/can't be used:[^]*uses itself/);
    await write({ 'phrases.md': FILES['phrases.md'] });
    expect(run().made).toEqual([]);
  });

  test('where another process with other options has made it between two of ours', async () => {
    const { folder, run, maker, settings } = await suite();
    const between: LoadMaker = {
      ...maker(),
      open(inputs) {
        const make = fromSource.open(inputs);
        return (file, text) => {
          if (file.endsWith('b.txt')) run({ variables: { who: 'Bea' } });
          return make(file, text);
        };
      },
    };
    writeModules(settings, folder, between);
    expect(await readFile(path.join(folder, 'cases/a.feature.js'), 'utf8')).toContain('Bea');
    expect([run().made, run().made]).toEqual([['a.feature'], []]);
    expect(await readFile(path.join(folder, 'cases/a.feature.js'), 'utf8')).not.toContain('Bea');
  });
});
