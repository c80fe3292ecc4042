/** A mistake breaks the cases that it concerns, and no other. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/cases/index.js';
import { mistakes, read } from './reading.js';

/** The titles of the cases with mistakes, and of those without. */
function sides(path: string, text: string, given: Parameters<typeof read>[2] = {}) {
  const { cases } = read(path, text, given);
  const titles = (broken: boolean) =>
    cases.filter((one) => (one.mistakes !== undefined) === broken).map(({ title }) => title);
  return { broken: titles(true), sound: titles(false) };
}

const scenario = (title: string, lines: string, tags = '') =>
  `${tags === '' ? '' : `  ${tags}\n`}  Scenario: ${title}\n${lines === '' ? '' : `    ${lines}\n`}\n`;
const feature = (...scenarios: string[]) => `Feature: F\n\n${scenarios.join('')}`;
const A = scenario('A', 'Given I open "/"');
const C = scenario('C', 'Given I open "/"');
const OUTLINE = '  Scenario Outline: B\n    Given I see "<x>"\n\n    Examples:\n      | x |\n';

const OF_ONE: [string, string][] = [
  ['an unknown variable', scenario('B', 'Then I see "{{nobody}}"')],
  ['no steps', scenario('B', '')],
  ["an option that it can't have", scenario('B', 'Given I open "/"', '@platform:toaster')],
  ['an option of the wrong platform', scenario('B', 'Given I open "/"', '@platform:desktop @device:Pixel')],
  ['a step without a keyword', scenario('B', 'I open "/"')],
  ['an unknown placeholder', `${OUTLINE.replace('<x>', '<y>')}      | 1 |\n      | 2 |\n\n`],
];

describe('a mistake of one scenario', () => {
  test.each(OF_ONE)('breaks just that one: %s', (_title, b) => {
    const { broken, sound } = sides('f.feature', feature(A, b, C));
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.every((title) => title.startsWith('B') || title.startsWith('example'))).toBe(true);
    expect(sound).toEqual(['A', 'C']);
  });

  test('is all of its own, and no other one’s', () => {
    const { cases } = read(
      'f.feature',
      feature(A, scenario('B', 'Then {{x}}\n    And {{y}}'), scenario('C', 'Then {{z}}')),
    );
    expect(cases.map((one) => one.mistakes?.map(({ line }) => line))).toEqual([undefined, [7, 8], [11]]);
  });

  test('whose phrase takes no table breaks that one', () => {
    const fault = 'Failed to read the step: its phrase takes no table.';
    const meaningOf = ({ table }: Step) => (table ? { fault } : undefined);
    const b = scenario('B', 'Given I sign in\n      | a |');
    const { broken, sound } = sides('f.feature', feature(A, b, C), { meaningOf });
    expect([broken, sound]).toEqual([['B'], ['A', 'C']]);
  });

  test('that has no rows is told, though no case comes of it', () => {
    const file = read('f.feature', feature(A, OUTLINE.replace('      | x |\n', '      | x |\n\n'), C));
    expect(file.cases.map((one) => [one.title, one.mistakes])).toEqual([
      ['A', undefined],
      ['C', undefined],
    ]);
    expect(mistakes(file)).toEqual([expect.stringContaining('they have no rows')]);
  });
});

describe('a mistake of several', () => {
  test('of a background breaks all below it', () => {
    const background = '  Background:\n    Given {{nobody}}\n\n';
    expect(sides('f.feature', `Feature: F\n\n${background}${A}${C}`).broken).toEqual(['A', 'C']);
  });

  test.each([
    ['its background', '  Rule: R\n\n    Background:\n      Given {{nobody}}\n\n'],
    ['its tags', '  @platform:toaster\n  Rule: R\n\n'],
  ])('of a rule breaks what is in it: %s', (_title, rule) => {
    const { broken, sound } = sides('f.feature', feature(A, rule, scenario('B', 'Given I open "/"'), C));
    expect([broken, sound]).toEqual([['B', 'C'], ['A']]);
  });

  test.each([
    ['the feature’s tags', '@platform:toaster\n'],
    ['a comment with options', '# platform: toaster\n'],
  ])('of the whole file breaks all: %s', (_title, head) => {
    expect(sides('f.feature', head + feature(A, C)).broken).toEqual(['A', 'C']);
  });
});

describe('in Markdown', () => {
  const CASES = '# Shop\n\n## A\n\n- I open "/"\n\n## B\n\n';
  const REST = '\n\n## C\n\n- I open "/"\n';

  test.each([
    ['an unknown variable', '- I see "{{nobody}}"'],
    ['a table without a step', '| a |\n| - |'],
    ['no steps', ''],
  ])('a case breaks by itself: %s', (_title, body) => {
    expect(sides('f.md', CASES + body + REST)).toEqual({ broken: ['B'], sound: ['A', 'C'] });
  });

  test('the front matter concerns all', () => {
    const text = `---\nplatform: toaster\n---\n${CASES}- I open "/"${REST}`;
    expect(sides('f.md', text).sound).toEqual([]);
  });

  test('a list above the cases of one suite concerns that suite', () => {
    const text = `# One\n\n## A\n\n- I open "/"\n\n# Two\n\n- lost\n\n## B\n\n- I open "/"\n`;
    expect(sides('f.md', text)).toEqual({ broken: ['B'], sound: ['A'] });
  });
});
