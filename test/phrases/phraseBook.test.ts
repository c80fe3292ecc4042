/** A user's own phrases: what steps mean by them, and what is wrong with them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCaseFile, type Step } from '../../src/cases/index.js';
import { loadPhrases, type LoadedPhrases } from '../../src/phrases/index.js';

interface Given {
  pages?: Record<string, string>;
  variables?: Record<string, string>;
}

async function load(files: Record<string, string>, { pages = {}, variables = {} }: Given = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'phrases-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return loadPhrases({
    root,
    steps: Object.keys(files),
    cases: [],
    pages,
    given: { variables, secrets: ['password'] },
  });
}

const at = { line: 1, column: 1 };

function meaningOf({ book }: LoadedPhrases, text: string, carried: Partial<Step> = {}): unknown {
  const meaning = book.meaningOf({ text, ...at, ...carried });
  if (meaning === undefined) return undefined;
  if ('fault' in meaning) return meaning.fault;
  if ('emptyPhrase' in meaning) return meaning.emptyPhrase;
  const words = meaning.meaning.map(({ from: _, ...step }) => step);
  return words.every((step) => Object.keys(step).length === 1) ? words.map(({ text: said }) => said) : words;
}

const faults = ({ mistakes }: LoadedPhrases) =>
  mistakes.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

const LOGIN = `# Logging in

Text of the user's own is no step.

## I log in as {string}

Used 12 times, first in cases/login.feature:3:5.

- I open "/login"
- I fill in "User name" with {1}
- I fill in "Password" with "{{password}}". I press "Sign in"

## I log in as <user> with <password>

- I type "<user>" in "User name"
- I type <password> in "Password"
`;

describe('a phrase of a Markdown file', () => {
  test('means the list below it, with its values filled in', async () => {
    const loaded = await load({ 'phrases.md': LOGIN });
    expect(faults(loaded)).toEqual([]);
    expect(meaningOf(loaded, 'I log in as "ada"')).toEqual([
      'I open "/login"',
      'I fill in "User name" with "ada"',
      'I fill in "Password" with "{{password}}".',
      'I press "Sign in"',
    ]);
  });

  test('is found whatever the keyword, the quotes, the blanks and the sign at the end are', async () => {
    const loaded = await load({ 'phrases.md': LOGIN });
    for (const text of ['When i log  in as “ada”.', "* I log in as 'ada'", 'Angenommen I log in as "ada":']) {
      expect(meaningOf(loaded, text)).toContainEqual(expect.stringMatching(/with ["']ada["']$/));
    }
    expect(meaningOf(loaded, 'I log in as ada')).toBeUndefined();
  });

  test('takes quoted texts, numbers and anything up to the next word for <names>', async () => {
    const loaded = await load({ 'phrases.md': LOGIN });
    expect(meaningOf(loaded, 'I log in as ada with "a \\"b\\" c"')).toEqual([
      'I type "ada" in "User name"',
      'I type "a \\"b\\" c" in "Password"',
    ]);
    expect(meaningOf(loaded, 'I log in as \'the "boss"\' with 12')).toEqual([
      'I type "the \\"boss\\"" in "User name"',
      'I type 12 in "Password"',
    ]);
  });

  test('escapes what would end the quotes of its step, and nothing elsewhere', async () => {
    const loaded = await load({ 'a.md': '## I add <what>\n- I click "<what>"\n- I click \'<what>\'\n' });
    expect(meaningOf(loaded, 'I add 5" pipe')).toEqual(['I click "5\\" pipe"', "I click '5\" pipe'"]);
    expect(meaningOf(loaded, 'I add "a \\\\ \\"b\\""')).toEqual([
      'I click "a \\\\ \\"b\\""',
      'I click \'a \\ "b"\'',
    ]);
  });

  test('hands its keyword on to its first step, so that actions stay actions', async () => {
    const loaded = await load({ 'a.md': '## I am ready\n- I am on "/a"\n- I am on "/b"\n' });
    expect(meaningOf(loaded, 'Given I am ready')).toEqual(['Given I am on "/a"', 'I am on "/b"']);
  });

  test('has tables and blocks of text for its steps, with values filled in', async () => {
    const loaded = await load({
      'a.md':
        '## I add {string} twice\n\n- I fill in the form\n\n| Name | {1} |\n| - | - |\n| Count | 2 |\n\n' +
        '- I write\n\n```\none\n\n{1}\n```\n',
    });
    expect(meaningOf(loaded, 'I add "Milk" twice')).toEqual([
      {
        text: 'I fill in the form',
        table: [
          ['Name', 'Milk'],
          ['Count', '2'],
        ],
      },
      { text: 'I write', docString: 'one\n\nMilk' },
    ]);
  });

  test('hands the table and the text of a step on to where it asks for them, and loses neither', async () => {
    const loaded = await load({
      'a.md': '## I fill it\n- I fill in the form: {table}\n\n## I wait\n- I wait\n',
    });
    const table = [['a', 'b']];
    expect(meaningOf(loaded, 'I fill it:', { table })).toEqual([{ text: 'I fill in the form:', table }]);
    expect(meaningOf(loaded, 'I fill it')).toMatch(/needs a table/);
    expect(meaningOf(loaded, 'I wait', { docString: 'x' })).toMatch(/makes nothing.*\{text\}/);
  });

  test('that has no steps yet says where they are to be written', async () => {
    const loaded = await load({ 'a.md': '## I pay\n\n- \n\n## I order\n- I pay\n' });
    expect(meaningOf(loaded, 'I pay')).toEqual({ file: 'a.md', line: 1, column: 1 });
    expect(meaningOf(loaded, 'I order')).toEqual({ file: 'a.md', line: 1, column: 1 });
  });

  test('may use others, whose steps take its place with their own places', async () => {
    const { book } = await load({
      'a.md': '## I order <what>\n- I add "<what>"\n- I pay\n\n## I add {string}\n- I click {1}\n',
    });
    expect(book.meaningOf({ text: 'I order Milk', ...at })).toEqual({
      meaning: [
        { text: 'I click "Milk"', from: { file: 'a.md', line: 6, column: 3 } },
        { text: 'I pay', from: { file: 'a.md', line: 3, column: 3 } },
      ],
    });
  });
});

describe('a phrase of a Gherkin file', () => {
  test('is a scenario, or an outline without examples', async () => {
    const loaded = await load({
      'flows.feature':
        'Feature: Flows\n\n  Scenario: I log in as {string}\n    Given I open "/login"\n    When I fill in\n      | User | {1} |\n\n' +
        '  Scenario Outline: I write <text>\n    When I write\n      """\n      <text>!\n      """\n',
    });
    expect(faults(loaded)).toEqual([]);
    expect(meaningOf(loaded, 'Then I log in as "ada"')).toEqual([
      { text: 'Given I open "/login"' },
      { text: 'When I fill in', table: [['User', 'ada']] },
    ]);
    expect(meaningOf(loaded, 'I write hello')).toEqual([{ text: 'When I write', docString: 'hello!' }]);
  });

  test('has neither a background nor rows', async () => {
    const loaded = await load({
      'a.feature':
        'Feature: F\n  Background:\n    Given x\n  Scenario Outline: I like <do>\n    * I click <do>\n    Examples:\n      | do |\n      | a |\n',
    });
    expect(faults(loaded)).toEqual([
      expect.stringMatching(/^a\.feature:2:3 .*background/),
      expect.stringMatching(/^a\.feature:6:5 .*examples/),
    ]);
  });
});

describe('a phrase of a module', () => {
  test('is known by its text, with its place, and is left to the function', async () => {
    const loaded = await load({
      'steps.ts':
        "import { defineStep } from 'casewright';\n\ndefineStep('I pay <how>', async ({ page }: X) => {});\n",
    });
    expect(loaded.book.find('When I pay cash')[0]?.phrase.place).toEqual({
      file: 'steps.ts',
      line: 3,
      column: 1,
    });
    expect(meaningOf(loaded, 'When I pay cash')).toBeUndefined();
  });

  test.each([
    [
      "const words = 'x';\ndefineStep(words, f);",
      'steps.ts:2:1 Failed to read the phrase: its words must be known',
    ],
    ['defineStep(', 'steps.ts:1:12 Failed to read the file of phrases'],
  ])('that can not be read so is a mistake: %s', async (text, fault) => {
    expect(faults(await load({ 'steps.ts': text }))).toEqual([expect.stringContaining(fault)]);
  });
});

describe('what is wrong with phrases', () => {
  test.each([
    [
      'two of equal expressions',
      '## I log in as <a>\n- I wait\n\n## i log in as <b>.\n- I wait\n',
      [
        'a.md:4:1 Failed to read the phrase "i log in as <b>.": it is the same as "I log in as <a>" of a.md:1:1.',
      ],
    ],
    [
      'a cycle, with all its places',
      '## I a\n- I b\n\n## I b\n- I c\n\n## I c\n- Then I a\n',
      [
        'a.md:1:1 Failed to read the phrase "I a": it uses itself, and so would never end: "I a" (a.md:1:1) → "I b" (a.md:4:1) → "I c" (a.md:7:1) → "I a" (a.md:1:1).',
      ],
    ],
    [
      'a phrase that is its own step',
      '## I a {string}\n- I a {1}\n',
      ['a.md:1:1 Failed to read the phrase "I a {string}": it uses itself'],
    ],
    [
      'a step that is two phrases',
      '## I buy <what>\n- I wait\n\n## I <do> milk\n- I wait\n\n## I shop\n- I buy milk\n',
      [
        'a.md:8:3 Failed to read the step "I buy milk": it is 2 phrases at once, "I buy <what>" (a.md:1:1) and "I <do> milk" (a.md:4:1).',
      ],
    ],
    [
      'values that the phrase does not have',
      '## I log in as <user>\n- I type "<usr>" in {2}\n',
      ['a.md:2:3 Failed to fill in "<usr>"', 'a.md:2:3 Failed to fill in "{2}"'],
    ],
    [
      'a kind of value that there is none of',
      '## I like {color}\n- I wait\n',
      ['a.md:1:1 Failed to read the phrase "I like {color}": there is no kind of value {color}.'],
    ],
    [
      'an expression that is none',
      '## I like () it\n- I wait\n',
      ['a.md:1:1 Failed to read the phrase "I like () it": '],
    ],
    ['a list that belongs to no phrase', '# Steps\n\n- I wait\n', ['a.md:3:1 Failed to read the list']],
    [
      'a variable without a value',
      '## I wait\n- I type "{{user}}"\n',
      ['a.md:2:11 Failed to fill in {{user}}'],
    ],
    [
      'a page without an address',
      '# Pages\n\n- login: login\n',
      ['a.md:3:1 Failed to read the page "login": "login" is no address.'],
    ],
  ])('is told with its place: %s', async (_, text, expected) => {
    expect(faults(await load({ 'a.md': text }))).toEqual(
      expected.map((fault): unknown => expect.stringContaining(fault)),
    );
  });

  test('is told of a step that is two phrases when it is read', async () => {
    const loaded = await load({
      'a.md': '## I buy <what>\n- I wait\n',
      'b.md': '## I <do> milk\n- I wait\n',
    });
    expect(faults(loaded)).toEqual([]);
    const { book } = loaded;
    const { mistakes } = readCaseFile(
      { path: 'x.feature', text: 'Feature: F\n  Scenario: S\n    When I buy milk\n' },
      { variables: {}, secrets: [], meaningOf: (step) => book.meaningOf(step) },
    );
    expect(mistakes).toEqual([
      {
        line: 3,
        column: 5,
        message: expect.stringMatching(
          /"I buy <what>" \(a\.md:1:1\) and "I <do> milk" \(b\.md:1:1\)/,
        ) as string,
      },
    ]);
  });

  test('is told where no file matches', async () => {
    await expect(
      load({ 'a.md': '' }).then(() =>
        loadPhrases({
          root: tmpdir(),
          steps: ['no/such.md'],
          cases: [],
          pages: {},
          given: { variables: {}, secrets: [] },
        }),
      ),
    ).rejects.toThrow('no file below');
  });
});

describe('the prompt of a case', () => {
  test('keeps the words of a step, with what they mean below them', async () => {
    const { book } = await load({ 'phrases.md': LOGIN }, { pages: { cart: '/cart' } });
    const { cases } = readCaseFile(
      {
        path: 'x.feature',
        text: 'Feature: F\n  Scenario: S\n    When I log in as ada with "x"\n    Then I am on the cart page\n',
      },
      { variables: {}, secrets: [], meaningOf: (step) => book.meaningOf(step) },
    );
    expect(cases[0]?.prompt.split('\n')).toEqual([
      '1. When I log in as ada with "x"',
      '   That is:',
      '   - When I type "ada" in "User name"',
      '   - I type "x" in "Password"',
      '2. Then I am on the cart page',
      '   That is:',
      '   - Then I am on "/cart"',
    ]);
  });
});
