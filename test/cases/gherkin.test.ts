/** Classic Gherkin: what becomes of features, rules, backgrounds, outlines, arguments and tags. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, stepsOf, titlesOf } from './reading.js';

const shop = `@shop
Feature: Shop
  Everything a visitor does.

  Background:
    Given I open "/"

  @smoke @shop
  Scenario: search
    The quick way.
    When I search for "tea"
    # a comment
    * I see:
      | name  | price |
      | a\\|b | 1     |
    Then I see the text
      """
      two
        lines
      """

  Scenario Outline: buy <count>
    When I buy <count> of <what>
      | what   |
      | <what> |

    @few
    Examples: small
      | count | what |
      | 1     | tea  |
      | 2     | pie  |

    Examples:
      | count | what |
      | 1     | jam  |

  @rule
  Rule: Members only
    Who is a member pays less.

    Background:
      And I am a member

    Example: pay
      Then I pay less
`;

describe('a Gherkin file', () => {
  it('gives a case per scenario and per example row, each at its place under its suites', () => {
    expect(titlesOf(readSound('shop.feature', shop))).toEqual([
      '9:3 Shop > search',
      '30:7 Shop >  > buy 1 (example 1)',
      '31:7 Shop >  > buy 2',
      '35:7 Shop >  > buy 1 (example 2)',
      '44:5 Shop > Members only > pay',
    ]);
  });

  it('lets the line of an outline stand for all its rows', () => {
    const [, row] = readSound('shop.feature', shop);
    expect(row?.suites).toEqual([
      { title: 'Shop', line: 2, column: 1 },
      { title: '', line: 22, column: 3 },
    ]);
  });

  it('gives every step its keyword, its place, its table and its doc string', () => {
    const [search, row] = readSound('shop.feature', shop);
    expect(search?.steps).toEqual([
      { text: 'Given I open "/"', line: 6, column: 5 },
      { text: 'When I search for "tea"', line: 11, column: 5 },
      {
        text: '* I see:',
        line: 13,
        column: 5,
        table: [
          ['name', 'price'],
          ['a|b', '1'],
        ],
      },
      { text: 'Then I see the text', line: 16, column: 5, docString: 'two\n  lines' },
    ]);
    expect(row?.steps.at(-1)).toEqual({
      text: 'When I buy 1 of tea',
      written: { text: 'When I buy {{count}} of {{what}}', table: [['what'], ['{{what}}']] },
      line: 23,
      column: 5,
      table: [['what'], ['tea']],
    });
  });

  it('writes descriptions around the steps into the prompt, in document order', () => {
    const cases = readSound('shop.feature', shop);
    expect(cases[0]?.prompt.split('\n').slice(0, 4)).toEqual([
      '> Everything a visitor does.',
      '1. Given I open "/"',
      '> The quick way.',
      '2. When I search for "tea"',
    ]);
    expect(cases.at(-1)?.prompt).toBe(
      [
        '> Everything a visitor does.',
        '1. Given I open "/"',
        '> Who is a member pays less.',
        '2. And I am a member',
        '3. Then I pay less',
      ].join('\n'),
    );
  });

  it('hands tags down from feature, rule and scenario to the examples, each once', () => {
    expect(readSound('shop.feature', shop).map(({ tags }) => tags)).toEqual([
      ['@shop', '@smoke'],
      ['@shop', '@few'],
      ['@shop', '@few'],
      ['@shop'],
      ['@shop', '@rule'],
    ]);
  });

  it('names a scenario without a name after its keyword, and a feature without one not at all', () => {
    const cases = readSound('a.feature', 'Feature:\n  Scenario:\n    * a\n  Scenario:\n    * b\n');
    expect(titlesOf(cases)).toEqual(['2:3 Scenario', '4:3 Scenario (2)']);
  });

  it('numbers every row of an outline whose names collide, and leaves a scenario of that name alone', () => {
    const text = `Feature: f
  Scenario: a
    * x
  Scenario Outline: a
    * <x>
    Examples:
      | x |
      | 1 |
      | 2 |
  Scenario: a (example 1)
    * x
`;
    expect(readSound('a.feature', text).map(({ title }) => title)).toEqual([
      'a',
      'a (example 2)',
      'a (example 3)',
      'a (example 1)',
    ]);
  });

  it('tolerates a byte order mark, tabs and Windows line ends', () => {
    const text =
      '\uFEFFFeature: f\r\n\tScenario: a\r\n\t\tGiven x\r\n\t\t"""\r\n\t\tone\r\n\t\ttwo\r\n\t\t"""\r\n';
    const [found] = readSound('a.feature', text);
    expect(stepsOf(found)).toEqual(['3:3 Given x']);
    expect(found?.steps[0]?.docString).toBe('one\ntwo');
  });
});

describe('options in Gherkin', () => {
  it('come from comments above the feature and from tags, the nearest one winning', () => {
    const text = `# A comment: not an option
# language: en
# platform: desktop
# timeout: 90s
@platform:android
Feature: f
  @model:small
  Rule: r
    @platform:ios @JIRA:12 @timeout:5000
    Scenario: a
      * x
    Scenario Outline: b
      * <x>
      @model:large
      Examples:
        | x |
        | 1 |
`;
    expect(readSound('a.feature', text).map(({ options }) => options)).toEqual([
      { platform: 'ios', timeout: 5000, model: 'small' },
      { platform: 'android', timeout: 90_000, model: 'large' },
    ]);
  });

  it('stay among the tags, so that a run can be told by them', () => {
    const [found] = readSound('a.feature', 'Feature: f\n  @platform:ios @JIRA:12\n  Scenario: a\n    * x\n');
    expect(found?.tags).toEqual(['@platform:ios', '@JIRA:12']);
  });

  it('are told when wrong, each at its place and once, and the cases are still there', () => {
    const text = `# platfrom: ios
# timeout: soon
# device:
# tags: smoke
# owner: me
@😀 @model: @platfrom:ios @variables:x
Feature: f
  Scenario: a
    * x
  Scenario: b
    * x
`;
    const file = read('a.feature', text);
    expect(mistakes(file)).toEqual([
      '1:3 Failed to read the option "platfrom": there is no such option. Please write "platform".',
      expect.stringMatching(
        /^2:3 Failed to read the option "timeout": it can't be "soon"\. Please write milliseconds/,
      ),
      `3:3 Failed to read the option "device": it has no value. Please write a device's name, model or token.`,
      expect.stringMatching(/^4:3 Failed to read the option "tags": in Gherkin, tags stand above/),
      '6:5 Failed to read the option "model": it has no value. Please write the name of a model.',
      '6:13 Failed to read the option "platfrom": there is no such option. Please write "platform".',
      expect.stringMatching(/^6:27 Failed to read the option "variables": Gherkin has none of its own/),
    ]);
    expect(file.cases).toHaveLength(2);
  });
});
