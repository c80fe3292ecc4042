/** Tables in Markdown whose rows are the steps, as tools for manual tests write them. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, stepsOf } from './reading.js';

const inCase = (...lines: string[]) => ['# a', '', ...lines, ''].join('\n');
const textsOf = (...lines: string[]) => readSound('a.md', inCase(...lines))[0]?.steps.map(({ text }) => text);

describe('a table of steps', () => {
  it('has what is done and what is expected in each row, at the places of their cells', () => {
    const text = inCase(
      '| # | Action | Expected |',
      '|---|---|---|',
      '| 1 | Open "/". **Click** `Save` | "Saved" is shown<br>2) The list is empty |',
      '| 2 | Click "x\\|y" again | - |',
      '|   |  | Expected: "A. B" is shown |',
    );
    expect(stepsOf(readSound('a.md', text)[0])).toEqual([
      '5:7 Open "/".',
      '5:19 Click "Save"',
      '5:36 Expected: "Saved" is shown',
      '5:59 Expected: The list is empty',
      '6:7 Click "x|y" again',
      '7:10 Expected: "A. B" is shown',
    ]);
  });

  it.each([
    ['Nr', 'Test step', 'Expected result'],
    ['No.', 'Step description', 'Expected Results:'],
    ['Step', 'Description', 'Expected outcome'],
    ['Step #', '**Instruction**', 'Expectation'],
    ['ID', 'What to do', 'Result'],
    ['', 'Procedure', 'Verify'],
    ['S.No', 'Actions', 'Then'],
  ])('is known by its heads: %s, %s, %s', (...heads) => {
    const rows = ['| 1 | Click "A" | "B" is shown |', '| 2 | Click "C" | n/a |'];
    expect(textsOf(`| ${heads.join(' | ')} |`, '|---|---|---|', ...rows)).toEqual([
      'Click "A"',
      'Expected: "B" is shown',
      'Click "C"',
    ]);
  });

  it.each([
    ['below a line that says what it is', ['Steps:', ''], []],
    ['below a list of steps', ['- Open "/".', ''], ['Open "/".']],
  ])('may stand %s', (_, above, steps) => {
    const table = ['| # | Action |', '|---|---|', '| 1 | Click "A" |'];
    expect(textsOf(...above, ...table)).toEqual([...steps, 'Click "A"']);
  });

  it('may have parts of steps by their numbers', () => {
    const rows = ['| 1.1 | Click "A" |', '| 1.2 | Click "B" |'];
    expect(textsOf('- Open "/".', '', '| Step | Action |', '|---|---|', ...rows)).toHaveLength(3);
  });

  it('may have its sentences in a column "Steps"', () => {
    expect(textsOf('| Steps | Expected |', '|---|---|', '| 1. Click "A" | "B" is shown |')).toEqual([
      'Click "A"',
      'Expected: "B" is shown',
    ]);
  });

  it('has test data, which are told with the action that does not name them', () => {
    const rows = [
      ['Fill in name', 'Olga, Berg'],
      ['Fill in "Town"', '`Ulm`'],
      ['Type north into "Side"', 'north'],
      ['Go to the page', '/login'],
      ['Log in', 'ada / secret'],
      ['Enter the credentials', 'Username: ada<br>Password: secret'],
      ['Click "Save"', '–'],
    ];
    const table = rows.map((row, index) => `| ${index + 1} | ${row.join(' | ')} | |`);
    expect(
      textsOf('| Step | Description | Test data | Expected result |', '|---|---|---|---|', ...table),
    ).toEqual([
      'Fill in name: "Olga, Berg"',
      'Fill in "Town": "Ulm"',
      'Type north into "Side"',
      'Open "/login"',
      'Log in: ada / secret',
      'Enter the credentials: Username: ada, Password: secret',
      'Click "Save"',
    ]);
  });

  it('leaves out what is no step, and says so where that says anything', () => {
    const text = inCase(
      '| # | Action | Expected result | Result | Status | Notes |',
      '|---|---|---|---|---|---|',
      '| 1 | Click "A" | "B" is shown | was shown | | slow |',
    );
    const file = read('a.md', text);
    expect(file.mistakes).toEqual([]);
    expect(stepsOf(file.cases[0])).toEqual(['5:7 Click "A"', '5:19 Expected: "B" is shown']);
    expect(file.remarks).toEqual([
      {
        line: 3,
        column: 1,
        message: 'The columns "Result" and "Notes" of the table of steps are not carried out.',
      },
    ]);
  });

  it('tells what passed apart from what is expected', () => {
    expect(textsOf('| # | Action | Result |', '|---|---|---|', '| 1 | Click "A" | Pass |')).toEqual([
      'Click "A"',
    ]);
  });
});

describe('a table that is no table of steps', () => {
  const DATA: [what: string, step: string, table: string[]][] = [
    ['an action and a value', 'Fill in', ['| Action | Value |', '|---|---|', '| Save | 1 |']],
    ['expectations without an action', 'I see', ['| Input | Expected |', '|---|---|', '| 1 | 2 |']],
    ['things with ids', 'I see', ['| ID | Description | Price |', '|---|---|---|', '| 1 | Lamp | 2 |']],
    ['things with numbers', 'I see', ['| # | Description |', '|---|---|', '| 1 | Lamp |']],
    ['a log', 'The log shows:', ['| # | Action |', '|---|---|', '| 1 | Deleted |']],
    ['a log with users', 'The log shows', ['| # | Action | User |', '|---|---|---|', '| 1 | Saved | Ada |']],
    ['outcomes', 'I see', ['| Action | Result |', '|---|---|', '| Delete | Deleted |']],
  ];
  it.each(DATA)('is the data of the step above it: %s', (_, step, table) => {
    const [found] = readSound('a.md', inCase(`- ${step}`, '', ...table));
    expect(found?.steps.map(({ text }) => text)).toEqual([step]);
    expect(found?.steps[0]?.table).toHaveLength(2);
  });

  it('is that of the step above the text between them, but not where a line says that steps follow', () => {
    const table = ['| ID | Description |', '|---|---|', '| 1 | Lamp |'];
    const textsBelow = (between: string) => textsOf('- I see', '', between, '', ...table);
    expect(['> text', '### Products'].map(textsBelow)).toEqual([['I see'], ['I see']]);
    expect(['Steps:', '**Test steps**', '### Steps'].map(textsBelow)).toEqual(
      Array(3).fill(['I see', 'Lamp']),
    );
  });

  it('is text above the first case', () => {
    const text = '# S\n\n| ID | Description |\n|---|---|\n| 1 | Lamp |\n\n## a\n- x\n';
    expect(stepsOf(readSound('a.md', text)[0])).toEqual(['8:3 x']);
  });

  it('is that of its list item, whatever its heads say', () => {
    const table = ['  | # | Action | Expected |', '  |---|---|---|', '  | 1 | a | b |'];
    expect(readSound('a.md', inCase('- I see', '', ...table))[0]?.steps[0]?.table).toHaveLength(2);
  });

  it('is told of where it might be one', () => {
    const table = ['| # | Description |', '|---|---|', '| 1 | Click "A" |'];
    expect(read('a.md', inCase('- Open "/"', '', ...table)).remarks).toEqual([
      {
        line: 5,
        column: 1,
        message: expect.stringMatching(
          /^The table is read as the data of the step above it, "Open "\/"", /,
        ) as string,
      },
    ]);
  });
});

describe('a table of steps that can not be read', () => {
  const broken: [lines: string[], expected: string][] = [
    [
      ['| # | Action | Screen | Expected |', '|---|---|---|---|', '| 1 | Click "A" | Cart | B |'],
      '3:1 Failed to read the table of steps: nobody knows what its column "Screen" is for. Please head it with "Action", "Test data" or "Expected result", or with "Notes" if nothing of it is carried out.',
    ],
    [
      ['| ID | Steps | Expected |', '|---|---|---|', '| TC-1 | Click "A" | B |'],
      '3:1 Failed to read the table of steps: nobody knows what its column "ID" is for.',
    ],
    [
      ['| Step | Description | Expected |', '|---|---|---|', '| Log in | Click "A" | B |'],
      '3:1 Failed to read the table of steps: its columns "Step" and "Description" both say what is done. Please head one of them with "Notes".',
    ],
    [
      ['| # | Action | Expected | Verify |', '|---|---|---|---|', '| 1 | Click "A" | B | C |'],
      '3:1 Failed to read the table of steps: its columns "Expected" and "Verify" both say what is expected.',
    ],
    [
      ['| # | Action | Data |', '|---|---|---|', '| 1 | Click "A". Type it | north |'],
      '5:28 Failed to read the test data "north": its row does not say where they go. Please write them into the action.',
    ],
    [
      ['| # | Action | Data |', '|---|---|---|', '| 1 | Click Save | north |'],
      '5:20 Failed to read the test data "north": its row does not say where they go.',
    ],
    [
      ['| # | Action | Expected |', '|---|---|---|', '| 1 | Enter a|b | "X" is shown |'],
      '5:17 Failed to read the row of the table of steps: it has more cells than the table has heads, so what it says would be lost. Please write a bar within a cell as "\\|".',
    ],
    [
      ['| # | Action | Expected |', '|---|---|---|', '| 1 | Enter a|b | |'],
      '5:17 Failed to read the row of the table of steps: it has more cells',
    ],
    [
      ['| Name | Price |', '|---|---|', '| Lamp | 1 |'],
      '3:1 Failed to read the table: there is no step above it in this case. Please write the step that it belongs to above it, or, if its rows are steps, head its columns with "Action" and "Expected result".',
    ],
  ];
  it.each(broken)('says so: %j', (lines, expected) => {
    expect(mistakes(read('a.md', inCase(...lines)))).toEqual([expect.stringContaining(expected)]);
  });

  it('stands above the first case', () => {
    const text = '# S\n\n| # | Action |\n|---|---|\n| 1 | Click "A" |\n\n## a\n- x\n';
    expect(mistakes(read('a.md', text))).toEqual([
      expect.stringContaining('3:1 Failed to read the table of steps above the first case'),
    ]);
  });

  it('stands in a plan', () => {
    const text = '---\ncases: [b.md]\n---\n# S\n\n| # | Action |\n|---|---|\n| 1 | Click "A" |\n';
    expect(mistakes(read('a.md', text))).toEqual([
      expect.stringContaining('8:7 Failed to read the step "Click "A""'),
    ]);
  });
});
