/** Plain text: one case per file, a step per line and sentence. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, stepsOf, titlesOf } from './reading.js';

describe('a plain-text file', () => {
  it('has its title in the first line if a blank line follows it', () => {
    const [found] = readSound('a.txt', '\n  Log in\n# comment\n\nI open "/".\n\n# comment\nI wait\n');
    expect(titlesOf([found!])).toEqual(['2:3 Log in']);
    expect(stepsOf(found)).toEqual(['5:1 I open "/".', '8:1 I wait']);
  });

  it('else is named as the file is, and begins with a step', () => {
    const [found] = readSound('cases\\log-in.txt', 'I open "/"\nI wait');
    expect(titlesOf([found!])).toEqual(['1:1 log-in']);
    expect(found).toMatchObject({ format: 'plain_text', suites: [], prompt: '1. I open "/"\n2. I wait' });
  });

  it('has lines that say what the steps below them are', () => {
    const [found] = readSound('a.txt', 'Log in\n\nSteps:\n1. Open "/"\nExpected result:\n- "A" is shown\n');
    expect(stepsOf(found)).toEqual(['4:4 Open "/"', '6:3 "A" is shown']);
    expect(found?.prompt).toBe('> Steps:\n1. Open "/"\n> Expected result:\n2. "A" is shown');
  });

  it('has a step in every line and sentence, without its bullet or number', () => {
    const text = '- Open "/". Wait\n\t* Click\n 1. One\n 12) Two\n-----\n-5 is no bullet\n2.5 neither\n';
    expect(stepsOf(readSound('a.txt', text)[0])).toEqual([
      '1:3 Open "/".',
      '1:13 Wait',
      '2:4 Click',
      '3:5 One',
      '4:6 Two',
      '6:1 -5 is no bullet',
      '7:1 2.5 neither',
    ]);
  });

  it.each([
    ['Title only\n\n', '1:1 Failed to read the case "Title only": it has no steps'],
    ['# comment\n', '1:1 Failed to read the case file: there is no case in it'],
    ['', '1:1 Failed to read the case file: it is empty'],
  ])('without a step says so: %j', (text, expected) => {
    expect(mistakes(read('a.txt', text))).toEqual([expect.stringContaining(expected)]);
  });
});

it('a file of another ending says how case files end', () => {
  expect(mistakes(read('a.rst', 'x'))).toEqual([expect.stringContaining('.feature.md, .feature, .md, .txt')]);
});
