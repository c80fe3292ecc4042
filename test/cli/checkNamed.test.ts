/** `casewright check FILE` with several cases({ … }) in a configuration: whose phrases a named file is read with. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runWords } from './runWords.js';

const caseOf = (...steps: string[]) => `## a\n${steps.map((step) => `- ${step}\n`).join('')}`;
const FILES = {
  'cases/bank/pay.md': caseOf('I pay "5"'),
  'cases/shop/pay.md': caseOf('I pay "5"', 'I am on the order search page', 'Type "{{user}}" into "User"'),
  'other/pay.md': caseOf('I pay "5"'),
  'bank.md': '## I pay {string}\n- I click "Transfer"\n',
  'shop.md': '## I pay {string}\n- I click "Buy"\n',
};
const BANK = "cases({ files: 'cases/bank/*', steps: 'bank.md' })";
const SHOP =
  "cases({ files: 'cases/shop/*', steps: 'shop.md', pages: { 'order search': '/orders' }, variables: { user: 'ada' } })";

async function check(config: string, ...argv: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    ...FILES,
    'playwright.config.ts': `const app = 'shop';\nexport default { projects: [${config}] };\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const { code, out, err } = await runWords(['check', '--json', ...argv], { cwd: folder });
  const told = code === 2 && out === '' ? undefined : (JSON.parse(out) as Told);
  const as = Object.fromEntries(
    told?.files.map(({ file, steps }) => [file, steps.map((step) => step.as?.join() ?? 'unknown')]) ?? [],
  );
  return { code, err, as, remarks: told?.remarks, faults: told?.faults };
}

interface Told {
  files: { file: string; steps: { as?: string[] }[] }[];
  remarks: string[];
  faults: string[];
}

const BUY = ['Click "Buy"', 'Expect that the page is "/orders"', 'Fill "User" with "ada"'];

describe('a named file', () => {
  test('is read with the phrases, pages and variables of the cases({ … }) that has it', async () => {
    const { as, ...told } = await check(`${BANK}, ${SHOP}`, 'cases');
    expect(told).toEqual({ code: 0, err: '', remarks: [], faults: [] });
    expect(as).toEqual({ 'cases/bank/pay.md': ['Click "Transfer"'], 'cases/shop/pay.md': BUY });
  });

  test('is that of the cases({ … }) whose files can not be told, where no other has it', async () => {
    const unseen = SHOP.replace("'cases/shop/*'", 'files');
    const { as, ...told } = await check(`${BANK}, ${unseen}`, 'cases/shop/pay.md');
    expect(told).toEqual({ code: 0, err: '', remarks: [], faults: [] });
    expect(as).toEqual({ 'cases/shop/pay.md': BUY });
  });

  test('may be of any where it is of none: what they have is joined, and that is told once', async () => {
    const { as, ...told } = await check(`cases({ files: 'cases/bank/*' }), ${SHOP}`, 'other/*', 'o*/pay.md');
    expect(told).toEqual({
      code: 0,
      err: '',
      remarks: [
        'other/pay.md may be of any of 2 cases({ … }), so the phrases, pages and variables of all of these count.',
      ],
      faults: [],
    });
    expect(as).toEqual({ 'other/pay.md': ['Click "Buy"'] });
  });

  test('is not read where phrases of those that may have it are at odds', async () => {
    const { code, faults } = await check(`${BANK}, ${SHOP}`, 'other/pay.md');
    expect(code).toBe(2);
    expect(faults).toEqual([expect.stringContaining('it is the same as "I pay {string}" of bank.md:1:1')]);
  });

  test('has the same phrases where all have the same, and nothing is told then', async () => {
    const alike = ['a', 'b'].map((name) => `cases({ files: ${name}, steps: 'shop.md' })`).join();
    const { as, ...told } = await check(alike, 'other');
    expect(told).toEqual({ code: 0, err: '', remarks: [], faults: [] });
    expect(as).toEqual({ 'other/pay.md': ['Click "Buy"'] });
  });

  test('is none of the phrases among what is named, and is told where nothing is left', async () => {
    expect((await check(`${BANK}, ${SHOP}`, 'cases', '*.md')).as).not.toHaveProperty('shop.md');
    const { code, err } = await check(`${BANK}, ${SHOP}`, 'nowhere');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('matches ["nowhere"]') as string });
  });
});

test('files below a folder that is written out are checked, and what was taken for them is told', async () => {
  const { as, ...told } = await check(SHOP.replace("'cases/shop/*'", '`cases/${app}/*.md`'));
  expect(told).toMatchObject({
    code: 0,
    err: '',
    remarks: [
      "playwright.config.ts:2:37: `files` isn't written out there, so cases/*/*.md was taken for it.",
    ],
  });
  expect(as).toEqual({ 'cases/bank/pay.md': ['Click "Buy"'], 'cases/shop/pay.md': BUY });
  expect((await check(SHOP.replace("'cases/shop/*'", '`cases/${app}/*.md`'), 'cases/shop')).remarks).toEqual(
    [],
  );
});
