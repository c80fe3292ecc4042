/** Vitest's watch mode, in a real project: what an edit of a case file reruns, and with which service. */
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { vitestConfig, vitestProject, type VitestProject } from '../support/vitestProject.js';
import { SOON, WATCHED, startVitest, type LongVitest } from '../support/vitestWatch.js';
import { browsersOf, portsOf } from '../support/processes.js';
import { WITH_JSON, hasReport } from './reporterProject.js';

const feature = (title: string, tag = '') =>
  `Feature: Shop\n\n  ${tag}\n  Scenario: ${title}\n    Then I see "Hello"\n`;
const UNIT = 'import { test } from "vitest"; test("unit", () => {});\n';
interface Watched {
  project: VitestProject;
  vitest: LongVitest;
  at: (file: string) => string;
  /** Writes it, waits for the rerun and tells what ran, such as `✓ cases/a.feature`. */
  edit: (file: string, text: string) => Promise<string[]>;
  /** Waits for the end of a run. */
  ran: () => Promise<string[]>;
}

async function watched(files: Record<string, string>, globs = `'cases'`): Promise<Watched> {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello</h1>'),
  );
  const config = vitestConfig(`{ files: ${globs}, startUrl: '${origin}' }`, WATCHED);
  const project = await vitestProject({ 'app/vitest.config.ts': config, ...files });
  const vitest = await startVitest({
    folder: path.join(project.folder, 'app'),
    args: ['watch', ...WITH_JSON],
  });
  const ran = async () => {
    let news = '';
    await expect
      .poll(() => (news += vitest.news()), { ...SOON, message: 'the end of a run' })
      .toMatch(/(?:Waiting|Watching) for file changes/);
    return [...news.matchAll(/^ ([✓❯]) (\S+) \(/gm)].map(([, mark, file]) => `${mark} ${file}`).toSorted();
  };
  const at = (file: string) => path.join(project.folder, file);
  return {
    ...{ project, vitest, ran, at },
    async edit(file, text) {
      // In one stroke, so that nobody sees an empty file.
      await project.write({ 'app/cases/more/.draft': text });
      await rename(at('app/cases/more/.draft'), at(file));
      return ran();
    },
  };
}

/** The tags of the tests of the last run. */
async function tagsIn({ at }: Watched): Promise<string[][]> {
  const report = JSON.parse(await readFile(at('app/report.json'), 'utf8')) as {
    testResults: { assertionResults: { tags: string[] }[] }[];
  };
  return report.testResults.flatMap(({ assertionResults }) => assertionResults).map(({ tags }) => tags);
}

describe.skipIf(process.platform !== 'linux')('in watch mode', { timeout: 180_000 }, () => {
  test('an edited, added, renamed or deleted case file reruns just it, on one service and browser, and an edited configuration all, on new ones', async () => {
    const run = await watched({
      'app/cases/a.feature': feature('Buying'),
      'app/cases/b.feature': feature('Selling'),
      'app/unit.test.js': UNIT,
    });
    const { project, vitest, at, edit, ran } = run;
    const main = await vitest.main();
    const started = async () => [await portsOf(main), browsersOf(await vitest.processes())];
    expect(await ran()).toEqual(['✓ cases/a.feature', '✓ cases/b.feature', '✓ unit.test.js']);
    const first = await started();
    expect(first.map(({ length }) => length)).toEqual([1, 1]);

    expect(await edit('app/cases/a.feature', 'Feature: Shop\n\n  Scenario: S\n    Oops\n')).toEqual([
      '❯ cases/a.feature',
    ]);
    expect(vitest.output()).toContain('This case was not run: cases/a.feature has a mistake.');
    expect(await edit('app/cases/a.feature', feature('Buying', '@new'))).toEqual(['✓ cases/a.feature']);
    // It was no tag that Vitest knew when it started.
    expect(await tagsIn(run)).toEqual([['new']]);
    expect(await edit('app/cases/more/c.md', '# Paying\n\n- I see "Hello"\n')).toEqual(['✓ cases/more/c.md']);
    await rename(at('app/cases/b.feature'), at('app/cases/d#1.feature'));
    expect(await ran()).toEqual(['✓ cases/d#1.feature']);
    expect(await edit('app/cases/d#1.feature', feature('Selling', '@sold'))).toEqual(['✓ cases/d#1.feature']);
    expect(await tagsIn(run)).toEqual([['sold']]);
    await project.remove('app/cases/d#1.feature');
    await expect.poll(() => vitest.news(), SOON).toContain('Test removed... [ cases/d#1.feature ]');
    expect(await edit('app/unit.test.js', `${UNIT}\n`)).toEqual(['✓ unit.test.js']);
    expect(await started()).toEqual(first);

    // With a configuration of its own a run has a service and a browser of its own, and the former ones are gone.
    const config = await project.read('app/vitest.config.ts');
    await project.write({ 'app/vitest.config.ts': `${config}\n` });
    expect(await ran()).toEqual(['✓ cases/a.feature', '✓ cases/more/c.md', '✓ unit.test.js']);
    const [port] = first;
    const after = await portsOf(main);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(port);
    await expect.poll(async () => browsersOf(await vitest.processes()), SOON).toHaveLength(1);

    process.kill(main.pid, 'SIGTERM');
    await vitest.ended;
    await expect.poll(() => vitest.processes(), SOON).toEqual([]);
    expect(hasReport({ folder: at('app') })).toBe(false);
  });

  test('a plan is rerun with the files that it lists, and files outside of the root are watched', async () => {
    const { project, vitest, edit, ran } = await watched(
      {
        'app/cases/a.feature': feature('Buying'),
        'app/cases/plan.md': '---\ncases: [a.feature, later.txt]\n---\n\n# All of it\n',
        'elsewhere/o.feature': feature('Outside'),
        'app/unit.test.js': UNIT,
      },
      `['cases', '../elsewhere']`,
    );
    const outside = '✓ ../elsewhere/o.feature';
    expect(await ran()).toEqual(
      ['❯ cases/plan.md', outside, '✓ cases/a.feature', '✓ unit.test.js'].toSorted(),
    );
    expect(vitest.output()).toContain('there is no such case file');
    expect(await edit('app/cases/later.txt', 'I see "Hello".\n')).toEqual([
      '✓ cases/later.txt',
      '✓ cases/plan.md',
    ]);
    expect(await edit('app/cases/a.feature', feature('Buying again'))).toEqual([
      '✓ cases/a.feature',
      '✓ cases/plan.md',
    ]);
    expect(await edit('elsewhere/o.feature', feature('Outside', '@far'))).toEqual([outside]);
    expect(await edit('elsewhere/p.feature', feature('New'))).toEqual(['✓ ../elsewhere/p.feature']);
    await project.remove('app/cases/later.txt');
    expect(await ran()).toEqual(['❯ cases/plan.md']);
  });
});
