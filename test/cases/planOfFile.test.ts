/** A plan that is written down in front matter: a list of cases, and how they are run. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound } from './reading.js';

const ID = '0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69';

const text = `---
cases:
  - login.feature
  - "checkout.md#Pay by card"
  - ../other/a.txt # Not a title
  - 'a.md # Item #7 '
executionMode: sequential
stopOnFailure: true
variables: { user: Ada, zip: 01234 }
tags: [nightly]
---
`;

describe('a list of cases', () => {
  it.each([
    ['a.md', `${text}# Nightly for {{user}}\nProse.\n`],
    ['a.txt', `${text}Nightly for {{user}}\n`],
  ])('makes %s one case, with every item at its place', (path, written) => {
    expect(readSound(path, written)).toEqual([
      {
        line: 12,
        column: 1,
        title: 'Nightly for Ada',
        writtenTitle: 'Nightly for {{user}}',
        suites: [],
        format: path === 'a.md' ? 'markdown' : 'plain_text',
        prompt: '',
        steps: [],
        tags: ['@nightly'],
        options: { executionMode: 'sequential' },
        plan: {
          cases: [
            { path: 'login.feature', line: 3, column: 5 },
            { path: 'checkout.md', title: 'Pay by card', line: 4, column: 5 },
            { path: '../other/a.txt', line: 5, column: 5 },
            { path: 'a.md', title: 'Item #7', line: 6, column: 5 },
          ],
          stopOnFailure: true,
          variables: { user: 'Ada', zip: '01234' },
        },
      },
    ]);
  });

  it('may be all that there is: then nothing stops it and nothing is filled in', () => {
    expect(readSound('nightly.md', '---\ncases: [a.md, &b b.md, *b]\n---\n')).toMatchObject([
      {
        title: 'nightly',
        line: 1,
        plan: {
          cases: [
            { path: 'a.md', line: 2, column: 9 },
            { path: 'b.md', line: 2, column: 18 },
            { path: 'b.md', line: 2, column: 24 },
          ],
          stopOnFailure: false,
          variables: {},
        },
      },
    ]);
  });

  it.each<[path: string, text: string, expected: string[]]>([
    ['a.md', '---\ncases: []\n---\n', ['2:8 Failed to read the option "cases": the list is empty']],
    ['a.txt', '---\ncases: a.md\n---\n', ['2:8 Failed to read the option "cases": it can\'t be "a.md"']],
    ['a.md', '---\ncases:\n---\n', ['2:7 Failed to read the option "cases": it has no value']],
    [
      'a.md',
      '---\ncases:\n - { a: b }\n - "#Pay"\n - a.md#\n - b\\a.md\n - /a.md\n - C:/a.md\n -\n---\n',
      [
        '3:4 Failed to read an item of "cases": it is not a text',
        '4:4 Failed to read an item of "cases": "#Pay" names no file',
        '5:4 Failed to read an item of "cases": "a.md#" names no case',
        '6:4 Failed to read an item of "cases": "b\\a.md" has a "\\" in its path',
        '7:4 Failed to read an item of "cases": "/a.md" is not relative',
        '8:4 Failed to read an item of "cases": "C:/a.md" is not relative',
        '9:3 Failed to read an item of "cases": it is not a text',
      ],
    ],
    [
      'a.md',
      `---\ncases: [a.md]\nplan: ${ID}\n---\n`,
      ['2:8 Failed to read the option "cases": the file says "plan", too, and can be one plan only'],
    ],
    [
      'a.md',
      '---\ncases: [a.md]\nstopOnFailure: maybe\nexecutionMode: fast\n---\n',
      [
        '3:16 Failed to read the option "stopOnFailure": it can\'t be "maybe". Please write true or false.',
        '4:16 Failed to read the option "executionMode": it can\'t be "fast". Please write parallel or sequential.',
      ],
    ],
    [
      'a.md',
      '---\nstopOnFailure: true\n---\n- x\n',
      ['2:16 Failed to read the option "stopOnFailure": only a plan'],
    ],
    [
      'a.md',
      '---\ncases: [a.md]\n---\n# f\n- One\n',
      ['5:3 Failed to read the step "One": it would never be run'],
    ],
    [
      'a.txt',
      '---\ncases: [a.md]\n---\nf\nOne\n',
      ['5:1 Failed to read the step "One": it would never be run'],
    ],
  ])('is told when wrong, at its place: %s %j', (path, written, expected) => {
    const file = read(path, written);
    expect(mistakes(file)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
    for (const { message } of file.mistakes) expect(message).toMatch(/\. Please .*\.$/);
  });

  it.each<[path: string, text: string, places: string[]]>([
    [
      'a.feature',
      '# cases: [a.md]\n# stopOnFailure: true\nFeature: f\n  Scenario: a\n    * x\n',
      ['1:3', '2:3'],
    ],
    ['a.feature', '@cases:a.md\nFeature: f\n  @stopOnFailure:true\n  Scenario: a\n    * x\n', ['1:1', '3:3']],
    [
      'a.feature.md',
      '---\ncases: [a.md]\nstopOnFailure: true\n---\n# Feature: f\n## Scenario: a\n* Given x\n',
      ['2:8', '3:16'],
    ],
  ])('is nothing that Gherkin has: %s %j', (path, written, places) => {
    const reported = mistakes(read(path, written));
    expect(reported.map((message) => message.split(' ')[0])).toEqual(places);
    for (const message of reported) expect(message).toContain('the front matter of a .md or .txt file');
  });
});

it('a test of another tool may be named by a comment or a tag such as @case:12', () => {
  expect(readSound('a.feature', '# Case: 12\nFeature: f\n  @case:12\n  Scenario: a\n    * x\n')).toHaveLength(
    1,
  );
});
