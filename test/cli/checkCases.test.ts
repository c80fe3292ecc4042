/** `casewright check`: which cases a file has, and what of it is no step. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runWords } from './runWords.js';

async function check(files: Record<string, string>, ...argv: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return runWords(['check', '*', ...argv], { cwd: folder });
}

const ONE = '# Buy\n\n- Click "Buy"\n';
const THREE =
  '# Shop\n\n## Needs\n- Open "/"\n\n## Steps taken\n- Click "Buy"\n- Florble\n\n## Seen\n- I see "A"\n';
const FEATURE = 'Feature: F\n  Scenario: S\n    When I click "A"\n  Scenario: T\n    When I click "B"\n';

describe('the cases of a file', () => {
  test('are told with how many of their steps are understood', async () => {
    const { out } = await check({ 'a.md': ONE, 'b.md': THREE, 'c.feature': FEATURE });
    expect(out.split('\n').slice(0, 9)).toEqual([
      'a.md: 1 case, 1 of 1 steps understood',
      'c.feature: 2 cases, 2 of 2 steps understood',
      '',
      'b.md: 3 cases, 3 of 4 steps understood',
      '  b.md:3:1 Needs: 1 of 1',
      '  b.md:6:1 Steps taken: 1 of 2',
      '  b.md:10:1 Seen: 1 of 1',
      '  b.md:8:3 Florble',
      expect.stringContaining('not understood'),
    ]);
    expect(out).toContain('\n3 files, 6 cases, 7 steps: 6 understood, 1 not.\n');
  });

  test('are told where all is understood, too, but of Gherkin only if that is asked for', async () => {
    const files = { 'b.md': THREE.replace('- Florble\n', ''), 'c.feature': FEATURE };
    const { out } = await check(files);
    expect(out).toContain('b.md: 3 cases, 3 of 3 steps understood\n  b.md:3:1 Needs: 1 of 1\n');
    expect(out).not.toContain('c.feature:2');
    expect((await check(files, '--all')).out).toContain('\n  c.feature:2:3 S: 1 of 1\n');
  });

  test('are in the JSON', async () => {
    const { out } = await check({ 'b.md': THREE }, '--json');
    expect(JSON.parse(out)).toMatchObject({
      summary: { files: 1, cases: 3, steps: 4, understood: 3 },
      files: [
        {
          file: 'b.md',
          cases: [
            { line: 3, column: 1, title: 'Needs', steps: 1, understood: 1 },
            { line: 6, column: 1, title: 'Steps taken', steps: 2, understood: 1 },
            { line: 10, column: 1, title: 'Seen', steps: 1, understood: 1 },
          ],
          remarks: [],
        },
      ],
    });
  });
});

test('what is no step is told, and no mistake', async () => {
  const text = '# a\n\nPriority: High\n\n## Steps\n- Click "Buy"\n\n## Notes\n- slow\n';
  const { code, out } = await check({ 'a.md': text });
  expect(code).toBe(0);
  expect(out).toContain(
    'a.md: 1 case, 1 of 1 steps understood\n' +
      '  a.md:3:1 Not carried out, for it says something of the case: "Priority: High"\n' +
      '  a.md:8:1 Nothing of the section "Notes" is carried out: it has no steps by its name.\n',
  );
  expect(JSON.parse((await check({ 'a.md': text }, '--json')).out)).toMatchObject({
    files: [
      {
        remarks: [
          { line: 3, column: 1 },
          { line: 8, column: 1 },
        ],
      },
    ],
  });
});
