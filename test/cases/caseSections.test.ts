/** Headings in Markdown that are parts of one case: what it needs, its steps, what is expected. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, stepsOf, titlesOf } from './reading.js';

const MANUAL = `# Log in

About it.

## Preconditions
- Open "/login"

## Steps to reproduce:
1. Click "Log in"
2. Click "Go"

## Expected result
- "Welcome" is shown. Click "Out"
- Expected: "Ada" is shown
`;

describe('sections of a case', () => {
  it('are one case whose title is the heading above them', () => {
    const cases = readSound('a.md', MANUAL.replace('About it.\n\n', ''));
    expect(titlesOf(cases)).toEqual(['1:1 Log in']);
    expect(cases[0]?.suites).toEqual([]);
    expect(stepsOf(cases[0])).toEqual([
      '4:3 Open "/login"',
      '7:4 Click "Log in"',
      '8:4 Click "Go"',
      '11:3 Expected: "Welcome" is shown.',
      '11:23 Expected: Click "Out"',
      '12:3 Expected: "Ada" is shown',
    ]);
    expect(cases[0]?.prompt.split('\n').filter((line) => line.startsWith('>'))).toEqual([
      '> ## Preconditions',
      '> ## Steps to reproduce:',
      '> ## Expected result',
    ]);
  });

  it('may stand below the heading of a case, at any level', () => {
    const of = (title: string) =>
      `## ${title}\n### PRECONDITIONS\n- a\n\n### Test Steps\n- b\n#### Part\n- c\n### **Expected results:**\n- d\n`;
    const cases = readSound('a.md', `# S\n\n${of('One')}\n${of('Two')}`);
    expect(cases.map(({ title, suites }) => [suites[0]?.title, title])).toEqual([
      ['S', 'One'],
      ['S', 'Two'],
    ]);
    expect(cases[1]?.steps.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'Expected: d']);
  });

  it('may have the level of the headings of cases, where those are the ones above', () => {
    const of = (title: string) => `## ${title}\n## Steps\n- b\n## Expected results\n- d\n`;
    expect(titlesOf(readSound('a.md', `# S\n${of('One')}${of('Two')}`))).toEqual([
      '2:1 S > One',
      '7:1 S > Two',
    ]);
    expect(titlesOf(readSound('a.md', '# One\n# Steps\n- b\n# Expected results\n- d\n'))).toEqual([
      '1:1 One',
    ]);
  });

  it('without a heading above them are the case of the file', () => {
    const [found, ...others] = readSound('log-in.md', '## Steps\n- a\n## Expected result\n- b\n');
    expect(others).toEqual([]);
    expect([found?.title, ...stepsOf(found)]).toEqual(['log-in', '2:3 a', '4:3 Expected: b']);
  });

  it('are carried out in the order of a case, wherever they stand', () => {
    const text =
      '# a\n## Expected result\n- c\n## Postconditions\n- d\n## Steps\n- b\n## Preconditions\n- a\n';
    expect(readSound('a.md', text)[0]?.steps.map((step) => step.text)).toEqual([
      'a',
      'b',
      'Expected: c',
      'd',
    ]);
  });

  it('that come again are carried out as they stand', () => {
    const again = '## Steps\n- a\n## Expected result\n- b\n';
    expect(readSound('a.md', `# a\n${again}${again}`)[0]?.steps.map((step) => step.text)).toEqual([
      'a',
      'Expected: b',
      'a',
      'Expected: b',
    ]);
  });

  it('that say there is nothing have no step', () => {
    const text = '# a\n## Preconditions\n- None.\n## Steps\n- b\n## Postconditions\nn/a\n';
    expect(readSound('a.md', text)[0]?.prompt).toBe(
      '> ## Preconditions\n> None.\n> ## Steps\n1. b\n> ## Postconditions\n> n/a',
    );
  });

  it('of a table have its steps', () => {
    const table = '| # | Action | Expected |\n|---|---|---|\n| 1 | a | b |\n';
    const [found] = readSound('a.md', `# a\n## Steps\n${table}\n## Expected result\n- c\n`);
    expect(stepsOf(found)).toEqual(['5:7 a', '5:11 Expected: b', '8:3 Expected: c']);
  });

  it('that have no steps are told to the service, and said to be left out', () => {
    const text =
      '# a\n## Description\nClick it.\n## Test data\n- Ada\n## Steps\n- b\n## Actual result\n- c\n## Notes\n';
    const file = read('a.md', text);
    expect(file.mistakes).toEqual([]);
    expect(file.cases.map(stepsOf)).toEqual([['7:3 b']]);
    expect(file.cases[0]?.prompt).toBe(
      '> ## Description\n> Click it.\n> ## Test data\n> - Ada\n> ## Steps\n1. b\n> ## Actual result\n> - c\n> ## Notes',
    );
    expect(file.remarks?.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 Nothing of the section "Description" is carried out: it has no steps by its name.',
      '4 Nothing of the section "Test data" is carried out: it has no steps by its name.',
      '8 Nothing of the section "Actual result" is carried out: it has no steps by its name.',
    ]);
  });

  it('are what was seen where what is expected stands beside it', () => {
    const text = '# a\n## Steps\n- b\n## Expected result\n- c\n## Result\n- d\n';
    expect(readSound('a.md', text)[0]?.steps.map((step) => step.text)).toEqual(['b', 'Expected: c']);
  });
});

describe('headings that are no sections', () => {
  it.each([
    [
      'cases named like a page',
      '# S\n## Notes\n- a\n## Results\n- b\n',
      ['2:1 S > Notes', '4:1 S > Results'],
    ],
    [
      'a suite',
      '# Steps\n## Count them\n- a\n## Share them\n- b\n',
      ['2:1 Steps > Count them', '4:1 Steps > Share them'],
    ],
    ['a longer name', '# S\n## Steps are shown\n- a\n', ['2:1 S > Steps are shown']],
  ])('are what they were: %s', (_, text, titles) => {
    expect(titlesOf(readSound('a.md', text))).toEqual(titles);
  });

  it('have the steps below them', () => {
    expect(stepsOf(readSound('a.md', '# a\n- x\n### Notes\n- y\n')[0])).toEqual(['2:3 x', '4:3 y']);
  });
});

describe('sections and cases in one file', () => {
  it('belong to the heading above them', () => {
    const text = '# Log in\n## Steps\n- a\n## Expected result\n- b\n## Log out\n- c\n';
    const cases = readSound('a.md', text);
    expect(titlesOf(cases)).toEqual(['1:1 Log in', '6:1 Log in > Log out']);
    expect(cases.map((one) => one.steps.map((step) => step.text))).toEqual([['a', 'Expected: b'], ['c']]);
  });

  it('are a mistake where they might belong to another', () => {
    const text = '# Log in\n## Steps\n- a\n## Pictures\n- c\n## Expected result\n- b\n';
    expect(mistakes(read('a.md', text))).toEqual([
      '1:1 Failed to read the section "Expected result" in line 6: it may belong to "Log in" or to "Pictures". Please begin the heading "Pictures" with "###" if it is part of "Log in", or else the sections of "Pictures".',
    ]);
  });

  it.each(['- a', 'Open "/".', '| # | Action |\n|---|---|\n| 1 | a |'])(
    'are a mistake above all cases, for they would be of none: %s',
    (steps) => {
      const text = `# S\n## Preconditions\n${steps}\n\n## One\n- b\n`;
      expect(mistakes(read('a.md', text))).toEqual([
        '2:1 Failed to read the section "Preconditions" above the first case: its steps belong to no case and would not be carried out. Please write them into each case.',
      ]);
    },
  );

  it('are text around the steps of all where they have none', () => {
    const text = '# S\n## Environment\n- Chrome\n## Test data\n- Ada\n\n## One\n- b\n';
    const file = read('a.md', text);
    expect([mistakes(file), titlesOf(file.cases)]).toEqual([[], ['7:1 S > One']]);
    expect(file.cases[0]?.prompt).toBe('> ## Environment\n> - Chrome\n> ## Test data\n> - Ada\n1. b');
    expect(file.remarks).toHaveLength(2);
  });

  it('may be cases of an application that has such parts, where no steps are said to stand elsewhere', () => {
    const text = '# Blog\n## Preconditions\n- a\n\n## Comments\n- b\n- c\n';
    expect(read('a.md', text).cases.map(({ steps }) => steps.length)).toContain(2);
    const file = read('a.md', '# Blog\n## Steps\n- a\n\n## Comments\n- b\n');
    expect(file.cases.map(({ steps }) => steps.length)).toEqual([1]);
  });

  it('are no steps of a plan', () => {
    const text = '---\ncases: [b.md]\n---\n# S\n## Steps\n- a\n';
    expect(mistakes(read('a.md', text))).toEqual([
      expect.stringContaining('6:3 Failed to read the step "a"'),
    ]);
  });
});
