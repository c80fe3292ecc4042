/**
 * Whatever changes, in whatever order, by whoever: what stands in the folder of modules is what a folder without a memory
 * gets. `CASEWRIGHT_SEED` draws the same again.
 */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectSettings, type CasesOptions } from '../../../src/playwright/settings.js';
import { writeModules } from '../../../src/playwright/modules/writeModules.js';
import { randomNumbers } from '../../service/store/randomNumbers.js';
import { fromSource } from '../../support/moduleMaker.js';
import { NIGHTLY } from '../../support/nightly.js';
import { projects } from '../../support/places.js';
import { startNode } from '../../support/startNode.js';

const seed = Number(process.env['CASEWRIGHT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const STEPS = NIGHTLY ? 150 : 40;

/** Each of a few texts of one length, so that only a look at the content tells them apart. */
const TEXTS: Record<string, (letter: string) => string> = {
  'cases/a.feature': (letter) =>
    `Feature: A\n  Scenario: ${letter}\n    Given I am ready\n    Then I see "{{who}}"\n`,
  'cases/b.txt': (letter) => `I see "${letter}".\n`,
  'cases/later.txt': (letter) => `I see "${letter}" later.\n`,
  'cases/plan.md': (letter) => `---\ncases:\n  - b.txt\n  - later.txt\n---\n\n# All of ${letter}\n`,
  'phrases.md': (letter) => `## I am ready\n- I open "/${letter}"\n`,
};
const LETTERS = ['K', 'L', 'M'];

const CONFIGURATIONS: Partial<CasesOptions>[] = [
  { variables: { who: 'Ada' } },
  { variables: { who: 'Bea' } },
  { variables: { who: 'Ada' }, files: 'cases/*.{md,txt}', pages: { login: '/login' } },
];

test(`Modules are what they would be without a memory: CASEWRIGHT_SEED=${seed}`, async () => {
  const below = randomNumbers(seed);
  const any = <One>(of: readonly One[]) => of[below(of.length)] as One;
  const root = await folderFor(tmpdir());
  const [remembering, fresh] = [path.join(root, 'remembering'), path.join(root, 'fresh')];
  for (const file of Object.keys(TEXTS)) await writeText(remembering, file, 'K');
  for (let step = 0; step < STEPS; step++) {
    const done = await anyChange(remembering, any);
    const options = any(CONFIGURATIONS);
    await rm(fresh, { recursive: true, force: true });
    await cp(remembering, fresh, { recursive: true, filter: (file) => !file.includes('.casewright') });
    expect(await modulesAfter(remembering, options), `step ${step}: ${done}`).toEqual(
      await modulesAfter(fresh, options),
    );
  }
});

type Any = <One>(of: readonly One[]) => One;

async function anyChange(root: string, any: Any): Promise<string> {
  const file = any(Object.keys(TEXTS));
  const modules = path.join(root, '.casewright', 'tests', 'cases');
  const memory = path.join(root, '.casewright', 'made', 'cases.json');
  const changes: Record<string, () => Promise<unknown>> = {
    nothing: () => Promise.resolve(),
    [`${file} changed`]: () => writeText(root, file, any(LETTERS)),
    [`${file} set to an old time`]: async () => {
      await writeText(root, file, any(LETTERS));
      await utimes(path.join(root, file), 1e9, 1e9);
    },
    'cases/later.txt gone': () => rm(path.join(root, 'cases/later.txt'), { force: true }),
    'a module gone': () => rm(path.join(modules, `${file}.js`), { force: true }),
    'a module broken': () => writeFile(path.join(modules, 'cases/plan.md.js'), 'throw 1;').catch(() => {}),
    'all modules gone': () => rm(modules, { recursive: true, force: true }),
    'the memory gone': () => rm(memory, { force: true }),
    'the memory cut off': async () => {
      const { size } = await stat(memory).catch(() => ({ size: 0 }));
      const whole = size > 0 ? await readFile(memory, 'utf8') : '';
      if (whole !== '') await writeFile(memory, whole.slice(0, any([10, 60, 200, size - 1])));
    },
  };
  const name = any(Object.keys(changes));
  await changes[name]?.();
  return name;
}

async function modulesAfter(root: string, options: Partial<CasesOptions>): Promise<Record<string, string>> {
  const folder = path.join(root, '.casewright', 'tests', 'cases');
  writeModules(
    projectSettings({ files: 'cases/*', steps: 'phrases.md', ...options }, root, {}),
    folder,
    fromSource,
  );
  return modulesIn(folder);
}

test('Processes with different configurations at the same time leave nothing that a later one takes for its own', async () => {
  await mkdir(projects, { recursive: true });
  const root = await folderFor(projects);
  for (const file of Object.keys(TEXTS)) await writeText(root, file, 'K');
  const folder = path.join(root, '.casewright', 'tests', 'cases');
  const load = (who: string) =>
    startNode(root, ['--input-type=module', '--eval', PROGRAM], { WHO: who }).ended;
  const expected = new Map<string, Record<string, string>>();
  for (const who of ['Ada', 'Bea']) {
    await rm(path.join(root, '.casewright'), { recursive: true, force: true });
    expect(await load(who)).toEqual({ exitCode: 0, output: '' });
    expected.set(who, await modulesIn(folder));
  }
  expect(expected.get('Ada')).not.toEqual(expected.get('Bea'));
  for (const last of ['Ada', 'Bea']) {
    const all = await Promise.all(['Ada', 'Bea', 'Ada'].map(load));
    expect(all).toEqual(all.map(() => ({ exitCode: 0, output: '' })));
    expect(await load(last)).toEqual({ exitCode: 0, output: '' });
    expect(await modulesIn(folder)).toEqual(expected.get(last));
  }
});

/** The package as it is installed, in a process that no runner has started. */
const PROGRAM =
  "import { cases } from 'casewright/playwright';\n" +
  "cases({ root: process.cwd(), files: 'cases/*', steps: 'phrases.md', variables: { who: process.env.WHO } });";

async function modulesIn(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}

async function writeText(root: string, file: string, letter: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), TEXTS[file]?.(letter) ?? '');
}

async function folderFor(place: string): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'casewright-remembered-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
