/** `casewright phrases`: what it lists, and what it writes for editors. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EXAMPLES, interpret } from '../../src/agent/index.js';
import type { AllPhrases, Snippet } from '../../src/cli/phrases.js';
import { runWords } from './runWords.js';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phrases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

const OWN = {
  'playwright.config.ts':
    "import { cases } from 'casewright/playwright';\nexport default { projects: [cases({ files: 'c/*', steps: 'phrases.md', pages: { cart: '/cart', login: '/login' } })] };\n",
  'phrases.md':
    '## I log in as {string}\n- I open "/login"\n## I have {int} item(s) of <product> in my cart/basket\n- I see {2}\n## I pay \\(cash)\n-\n',
};

interface Reported extends Pick<AllPhrases, 'pages' | 'icons'> {
  own: { expression: string; file: string; line: number; steps?: string[] }[];
  phrases: AllPhrases['builtIn'];
  verbs: AllPhrases['verbs'];
}

async function reported(files: Record<string, string>, ...argv: string[]) {
  const { code, out, err } = await runWords(['phrases', '--json', ...argv], { cwd: await folderWith(files) });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Reported;
}

describe('casewright phrases', () => {
  test("lists the user's own phrases and pages first, then the agent's by subject", async () => {
    const { code, out } = await runWords(['phrases'], { cwd: await folderWith(OWN) });
    expect(code).toBe(0);
    expect(out.startsWith('Your own phrases\n  I log in as {string}\n')).toBe(true);
    expect(out).toContain('\nYour pages\n  cart: /cart\n  login: /login\n\nGoing to pages\n');
    expect(out).toContain('\n  I follow the "Terms" link\n      Click the "Terms" link\n');
  });

  test('needs neither a configuration nor case files', async () => {
    const { own, pages, phrases: listed } = await reported({});
    expect({ own, pages, count: listed.length }).toEqual({ own: [], pages: [], count: EXAMPLES.length });
    const { own: given } = await reported({ 'phrases.md': OWN['phrases.md'] }, '--steps', 'phrases.md');
    expect(given[0]).toMatchObject({ file: 'phrases.md', line: 1, steps: ['I open "/login"'] });
  });

  test('ends with 2 where phrases have mistakes, and tells them', async () => {
    const twice = '## I pay\n- I click "Pay"\n## I pay\n- I click "Buy"\n';
    const { code, err } = await runWords(['phrases', '--steps', 'p.md'], {
      cwd: await folderWith({ 'p.md': twice }),
    });
    expect(code).toBe(2);
    expect(err).toContain('p.md:3:1 Failed to read the phrase "I pay": it is the same as');
  });

  test('finds what has all of some words, and verbs that mean the same', async () => {
    const { phrases: listed, verbs } = await reported({}, 'DRAG');
    expect(listed.map(({ meaning }) => meaning)).toContain('Drag the "Milk" item onto the "Cart" list');
    expect(listed.every(({ example, meaning }) => /drag/i.test(`${example} ${meaning}`))).toBe(true);
    expect(verbs['Clicking and pointing']).toContain('drag and drop');
  });

  test('tells the words for icons, each icon once, and only those that a step may say', async () => {
    const { icons } = await reported({}, 'icon');
    for (const words of [
      'magnifying glass',
      'check mark',
      'bin',
      'pencil',
      'gear',
      'heart',
      'plus',
      'three dots',
    ])
      expect(icons.filter((list) => list.includes(words))).toHaveLength(1);
    for (const word of icons.flat().map((one) => one.replace(/ icon$/, '')))
      expect(interpret({ text: `Click the ${word} icon` }).understood, word).toBe(true);
    expect((await reported({}, 'hamburger')).icons).toEqual([['hamburger', 'burger']]);
    expect((await reported({}, 'drag')).icons).toEqual([]);
    const { out } = await runWords(['phrases', 'icon'], { cwd: await folderWith({}) });
    expect(out).toMatch(
      /^Icons\n.* Click the pencil icon next to "Ada"\n[^]*\n {2}bin, trash, trash can, dustbin, delete\n/m,
    );
  });
});

describe('casewright phrases --vscode', () => {
  async function snippets() {
    const cwd = await folderWith(OWN);
    const { code, out } = await runWords(['phrases', '--vscode'], { cwd });
    const text = await readFile(path.join(cwd, '.vscode/casewright.code-snippets'), 'utf8');
    const all = JSON.parse(text) as Record<string, Snippet>;
    expect({ code, out }).toEqual({
      code: 0,
      out: `${Object.keys(all).length} snippets written to .vscode/casewright.code-snippets.\n`,
    });
    return all;
  }

  test('writes a snippet for each phrase, with a stop for each value', async () => {
    const all = await snippets();
    expect(all['I fill in the "User name" field with "ada"']).toEqual({
      scope: 'cucumber,feature,gherkin,markdown,plaintext',
      prefix: ['I fill in the "User name" field with "ada"', 'fill in the "User name" field with "ada"'],
      body: ['I fill in the "${1:User name}" field with "${2:ada}"'],
      description: 'Writing: Fill the "User name" field with "ada"',
    });
    expect(all['I log in as {string}']?.body).toEqual(['I log in as "${1:text}"']);
    expect(all['I have {int} item(s) of <product> in my cart/basket']?.body).toEqual([
      'I have ${1:1} items of ${2:product} in my ${3|cart,basket|}',
    ]);
    expect(all['I pay \\(cash)']?.body).toEqual(['I pay (cash)']);
    expect(all['I am on the … page']?.body).toEqual(['I am on the ${1|cart,login|} page']);
    expect(all['I fill in the form']?.body).toEqual(['I fill in the form:', '  | ${1:name} | ${2:value} |']);
  });

  test('writes only what the agent understands once it is inserted', async () => {
    const all = await snippets();
    for (const { text, carries, isExpected } of EXAMPLES) {
      const [line = '', ...below] = (all[text]?.body ?? []).map(inserted);
      const carried = {
        table: { table: [['User name', 'ada']] },
        docString: { docString: below.slice(1, -1).join('\n').trim() },
        none: {},
      }[carries ?? 'none'];
      const context = isExpected ? { mood: 'check' as const } : {};
      expect(interpret({ text: line, ...carried }, context), line).toMatchObject({ understood: true });
    }
  });
});

/** As an editor inserts a snippet of which every value stays as it is. */
const inserted = (body: string): string =>
  body.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1').replace(/\\([\\$}])/g, '$1');
