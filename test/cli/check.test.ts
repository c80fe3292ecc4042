/** `casewright check`: what it tells of steps, files and configurations, and how it ends. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runWords } from './runWords.js';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

async function check(files: Record<string, string>, ...argv: string[]) {
  return runWords(['check', ...argv], { cwd: await folderWith(files) });
}

const KNOWN = 'Feature: F\n  Scenario: S\n    When I click "Buy"\n    Then I see "Thanks"\n';
const UNKNOWN = 'Feature: F\n  Scenario: S\n    Given I log in as "ada"\n    When I clikc "Buy"\n';

const STEPS = "import { defineStep } from 'casewright';\ndefineStep('I pay {int} euros', () => undefined);\n";

describe('casewright check', () => {
  test('ends with 0 where all steps are understood, and tells with --all as what', async () => {
    const { code, out, err } = await check({ 'cases/a.feature': KNOWN }, 'cases', '--all');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'cases/a.feature: 1 case, 2 of 2 steps understood',
      '  cases/a.feature:3:5 When I click "Buy"',
      '      Click "Buy"',
      '  cases/a.feature:4:5 Then I see "Thanks"',
      '      Expect that "Thanks" is visible',
      '',
      '1 file, 1 case, 2 steps: all understood.',
      '',
    ]);
  });

  test('ends with 1 where one is not, and tells its place and the nearest sentences', async () => {
    const { code, out } = await check({ 'a.feature': UNKNOWN, 'b.feature': KNOWN }, '*.feature');
    expect(code).toBe(1);
    expect(out).toContain('a.feature: 1 case, 0 of 2 steps understood');
    expect(out).toContain(
      '  a.feature:4:5 When I clikc "Buy"\n      not understood. The nearest: When I click "Buy"',
    );
    expect(out).toContain('b.feature: 1 case, 2 of 2 steps understood\n\n');
    expect(out).not.toContain('b.feature:3');
    expect(out).toContain('2 files, 2 cases, 4 steps: 2 understood, 2 not.');
  });

  test('counts a recorded step as understood, and tells of a recording that no step uses', async () => {
    const recorded = '## S\n\n### I log in as "ada"\n\n- I click "Ada"\n\n### I log out\n\n- I click "Out"\n';
    const files = { 'a.feature': UNKNOWN, 'a.recorded.md': recorded, 'b.feature': KNOWN };
    const { code, out } = await check(files, '*', '--all');
    expect(code).toBe(1);
    expect(out).toContain('a.feature: 1 case, 1 of 2 steps understood');
    expect(out).toContain('  a.feature:3:5 Given I log in as "ada"\n      Click "Ada"');
    expect(out).toContain(
      'a.recorded.md:7:1 No step has the words of this recording. Please correct them, or take it out.\n',
    );
    expect(out).not.toContain('a.recorded.md:3');
    expect(JSON.parse((await check(files, '*', '--json')).out)).toMatchObject({
      unused: ['a.recorded.md:7:1'],
    });
    // Its case file wasn't looked at.
    expect((await check(files, 'b.feature')).out).not.toContain('recording');
  });

  test('ends with 2 for files with mistakes, and tells all of them', async () => {
    const { code, out } = await check(
      { 'a.feature': 'Feature: F\n  Scenario: S\n', 'b.feature': 'Scenari: x\n', 'c.feature': UNKNOWN },
      '*.feature',
    );
    expect(code).toBe(2);
    expect(out).toContain('a.feature:2:3 Failed to read the case "S"');
    expect(out).toContain('b.feature:1:1 ');
    expect(out).toContain('c.feature:3:5 ');
  });

  test('reads what configurations write out, and runs none of them', async () => {
    const config =
      "import { cases } from 'casewright/playwright';\nthrow new Error('run');\n" +
      "export default { projects: [cases({ files: 'cases/**/*', steps: ['cases/phrases.md', './cases/steps.ts'],\n" +
      "  pages: { cart: '/cart' }, secrets: { password: process.env.PW }, variables: { user: 'ada' } })] };\n";
    const files = {
      'playwright.config.ts': config,
      'cases/phrases.md':
        '## I log in as {string}\n- I type {1} in "User"\n- I type "{{password}}" in "Password"\n',
      'cases/steps.ts': STEPS,
      'cases/a.feature':
        'Feature: F\n  Scenario: S\n    Given I log in as "{{user}}"\n    When I pay 12 euros\n    Then I am on the cart page\n',
    };
    const { code, out, err } = await check(files, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const reported = JSON.parse(out) as { files: { steps: { as: string[] }[] }[] };
    expect(reported.files.flatMap(({ steps }) => steps.map(({ as }) => as))).toEqual([
      ['Fill "User" with "ada"', 'Fill "Password" with "{{password}}"'],
      ["Call defineStep('I pay {int} euros') of cases/steps.ts:2:1"],
      ['Expect that the page is "/cart"'],
    ]);
  });

  test('says what it can not see of a configuration, and takes it from the command line', async () => {
    const files = {
      'vitest.config.ts':
        "const pages = {};\nexport default { plugins: [cases({ files: 'a.feature', pages })] };\n",
      'a.feature': 'Feature: F\n  Scenario: S\n    Given I am on the order search page\n',
    };
    const without = await check(files);
    expect(without.code).toBe(1);
    expect(without.err).toBe(
      "vitest.config.ts:2:56: `pages` isn't written out there, so it isn't known here. Please give it by --pages.\n",
    );
    const { code } = await check(files, '--pages', 'order search=/orders');
    expect(code).toBe(0);
  });

  test('asks for the files where a configuration works them out', async () => {
    const files = {
      'playwright.config.ts':
        "export default { projects: [cases({ files: 'a.feature' }), cases({ files: `${folder}/*` })] };\n",
      'a.feature': 'Feature: F\n  Scenario: S\n    Given I open "/"\n',
    };
    const { code, err } = await check(files);
    expect(code).toBe(2);
    expect(err).toContain(
      "Failed to find case files: playwright.config.ts:1:68: `files` isn't written out there, so it isn't known here. " +
        'Please name the files. As in: casewright check "cases/**/*".',
    );
  });

  test('takes no variable for unknown where it can not see them all, and else tells', async () => {
    const files = {
      'a.feature': 'Feature: F\n  Scenario: S\n    When I type "{{user}}" in "User"\n    And I pay\n',
      'p.md': '## I pay\n- I type "{{pin}}" in "PIN"\n',
    };
    const config = (options: string) =>
      `export default { plugins: [cases({ files: 'a.feature', steps: 'p.md', ${options} })] };\n`;
    expect((await check(files, 'a.feature', '--steps', 'p.md')).code).toBe(0);
    const unseen = await check({ ...files, 'vitest.config.ts': config('...common') });
    expect([unseen.code, unseen.err]).toEqual([0, expect.stringContaining('vitest.config.ts:1:')]);
    const seen = await check({ ...files, 'vitest.config.ts': config('secrets: { pin: process.env.PIN }') });
    expect(seen.code).toBe(2);
    expect(seen.out).toContain('a.feature:3:18 Failed to fill in {{user}}');
    expect(seen.out).not.toContain('{{pin}}');
  });

  test('says why a step of a phrase is not understood, and where', async () => {
    const { code, out } = await check(
      {
        'a.feature': 'Feature: F\n  Scenario: S\n    Given I am ready\n    When I florble\n',
        'phrases.md': '## I am ready\n- I click "x"\n- I frobnicate it\n\n## I florble\n\n-\n',
      },
      'a.feature',
      '--steps',
      'phrases.md',
    );
    expect(code).toBe(1);
    expect(out).toContain(
      'not understood: its phrase says "I frobnicate it" (phrases.md:3:3), which isn\'t.',
    );
    expect(out).toContain('not understood: its phrase or page is still empty: phrases.md:5:1.');
  });

  test('ends with 2 for phrases with mistakes', async () => {
    const { code, out } = await check(
      { 'a.feature': KNOWN, 'p.md': '## I a\n- I a\n' },
      'a.feature',
      '--steps',
      'p.md',
    );
    expect(code).toBe(2);
    expect(out).toContain('p.md:1:1 Failed to read the phrase "I a": it uses itself');
  });

  test.each([
    [[], 'no configuration here calls cases'],
    [['nowhere/*.feature'], 'matches ["nowhere/*.feature"]'],
    [['a.feature', '--pages', 'login'], 'there is no "="'],
    [['a.feature', '--steps', 'no.md'], 'matches "no.md"'],
    [['a.feature', '--config', 'no.ts'], 'there is no file no.ts'],
    [['a.feature', '--write-phrases', 'p.txt'], 'is no Markdown file'],
  ])('ends with 2 and says what is wrong with %j', async (argv, what) => {
    const { code, err } = await check({ 'a.feature': KNOWN }, ...argv);
    expect(code).toBe(2);
    expect(err).toMatch(/^error: Failed/);
    expect(err).toContain(what);
    expect(err).not.toContain('    at ');
  });

  test('offers phrases of your own that come near, and tells once what is nearest to the same step', async () => {
    const phrases =
      '## I log in as a {string} customer\n- I open "/"\n## the basket is empty\n- I open "/"\n';
    const feature =
      'Feature: F\n  Scenario: S\n    Given I login as a "new" customer\n    And my basket is empty\n';
    const { out } = await check(
      { 'a.feature': feature, 'b.feature': feature, 'phrases.md': phrases },
      ...['*.feature', '--steps', 'phrases.md'],
    );
    expect(out).toContain(
      'customer\n      not understood. Understood up to: Given I login as a "new". The nearest: I log in as a {string} customer',
    );
    expect(out).toContain('empty\n      not understood. The nearest: the basket is empty · ');
    expect(out).toContain('customer\n      not understood, and the nearest are those of a.feature:3:5\n');
    expect(out).toContain('--write-phrases phrases.md collects them.');
  });
});
