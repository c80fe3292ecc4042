/** Broken Gherkin: every mistake with its place and how to mend it. */
import { describe, expect, it } from 'vitest';
import { mistakes, read } from './reading.js';

const broken: [what: string, text: string, expected: string[]][] = [
  [
    'no feature',
    'Scenario: x\n  Given a\n  Then b\n',
    ['1:1 .*stands before "Feature:".*begin the file with "Feature: "'],
  ],
  [
    'another language',
    'Funktionalität: x\n  Szenario: y\n',
    ['1:1 .*Gherkin in German.*write "# language: de"'],
  ],
  [
    'a mistyped keyword',
    'Feature: f\n  Scenario: a\n    Given x\n  Scenaro: b\n    Given y\n',
    ['4:3 .*"Scenaro:" is not a keyword. Please write "Scenario:"'],
  ],
  [
    'steps without keywords',
    'Feature: f\n  Scenario: a\n    Given x\n    I do y\n    Gven z\n',
    [
      '4:5 Failed to read "I do y".*begin a step with one of .*Given, When, Then',
      '5:5 Failed to read "Gven z"',
    ],
  ],
  [
    'uneven tables',
    'Feature: f\n  Scenario: a\n    * x\n      | a | b |\n      | c |\n  Scenario: b\n    * x\n      | a |\n      | b | c |\n',
    ['5:7 .*this row has more or fewer cells', '9:7 .*same number of cells'],
  ],
  [
    'an open doc string',
    'Feature: f\n  Scenario: a\n    * x\n      """\n  foo\n\n\n',
    ['5:6 .*the file ends before it does.*close it'],
  ],
  [
    'a space in a tag, tags above nothing',
    'Feature: f\n  @a b\n  Scenario: a\n    * x\n  @c\n',
    ['2:3 .*a tag has a space in it', '5:5 .*the file ends below them'],
  ],
  [
    'a late background, a second feature',
    'Feature: f\n  Scenario: a\n    * x\n  Background:\n    * y\nFeature: g\n',
    ['4:3 .*"Background:" can\'t stand here.*keep to the order', '6:1 .*"Feature:" can\'t stand here'],
  ],
  [
    'a step, a doc string and a table out of place',
    'Feature: f\n  Scenario: a\n    * x\n    Examples:\n      | a |\n      | 1 |\n    Given y\n    """\n',
    ['7:5 .*a step stands outside of a scenario', '8:5 .*no doc string can stand here'],
  ],
  [
    'an unknown language',
    '# language: deu\nFunktionalität: x\n',
    ['1:1 .*no language "deu". Please write de \\(German\\)'],
  ],
  [
    'a language by its name',
    '# language: german\nFeature: x\n',
    ['1:1 .*no language "german". Please write de \\(German\\)'],
  ],
  [
    'a language that only an object has',
    '# language: constructor\nFeature: x\n',
    ['1:1 .*no language "constructor"'],
  ],
  [
    'a feature without scenarios',
    '\nFeature: f\n  Hello\n',
    ['2:1 .*feature "f": there is no scenario in it'],
  ],
  ['comments only', '# only\n', ['1:1 .*there is no case in it']],
  ['an empty file', ' \n', ['1:1 .*it is empty']],
];

describe('a broken Gherkin file', () => {
  it.each(broken)('with %s says so', (_, text, expected) => {
    const reported = mistakes(read('a.feature', text));
    expect(reported).toEqual(
      expected.map((pattern) => expect.stringMatching(new RegExp(`^${pattern}`)) as string),
    );
    for (const message of reported) expect(message).toMatch(/\. Please .*\.$/);
  });

  it('is met by a run of the tags in it', () => {
    const file = read(
      'a.feature',
      '@smoke\nFeature: f\n  @x:1 @y\n  Scenario: a\n    * mail me@example.com\n    oops\n    # @no\n',
    );
    expect(file.tags).toEqual(['@smoke', '@x:1', '@y', '@no']);
    expect(read('b.feature', '@smoke\nScenario: a\n')).toMatchObject({ cases: [], tags: ['@smoke'] });
  });

  it('keeps its cases where they can be made out', () => {
    const text =
      'Feature: f\n  Scenario: a\n  Scenario: b\n    * x\n  Scenario Outline: c\n    * <x>\n    Examples:\n      | x |\n';
    const file = read('a.feature', text);
    expect(mistakes(file)).toEqual([
      expect.stringMatching(/^2:3 Failed to read the case "a": it has no steps\. Please write them as lines/),
      expect.stringMatching(
        /^7:5 Failed to read the examples of "c": they have no rows\. Please write a table below/,
      ),
    ]);
    expect(file.cases.map(({ title }) => title)).toEqual(['a', 'b']);
  });
});
