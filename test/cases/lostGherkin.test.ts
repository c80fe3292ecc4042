/** Gherkin that parsers read without a word, though it would not be carried out as it was meant. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound } from './reading.js';

describe('a step with a mistyped keyword above the first step', () => {
  it('is a mistake below a scenario, and so are steps without any', () => {
    const text = `Feature: f
  Scenario: S
    Whem I click "Delete"
    I see "zz"
    when I wait
    - The user logs in
    Then I see "A"
`;
    const reported = mistakes(read('a.feature', text));
    expect(reported[0]).toBe(
      '3:5 Failed to read "Whem I click "Delete"": it stands above the first step and would be taken for a description. Please begin it with Given, When, Then, And or But.',
    );
    expect(reported.map((message) => message.split(' ')[0])).toEqual(['3:5', '4:5', '5:5', '6:5']);
  });

  it.each(['Background:', 'Scenario Outline: o'])('is a mistake below a %s, in a rule too', (heading) => {
    const rest = heading.startsWith('B') ? 'Scenario: a\n* x\n' : 'Examples:\n| x |\n| 1 |\n';
    const text = `Feature: f\nRule: r\n${heading}\n  Gvien I open "/"\n* <x>\n${rest}`;
    expect(mistakes(read('a.feature', text.replace('<x>', heading.startsWith('B') ? 'x' : '<x>')))).toEqual([
      expect.stringMatching(/^4:3 Failed to read "Gvien I open/),
    ]);
  });

  it('is told with the keywords of the language', () => {
    const text =
      '# language: de\nFunktionalität: f\n  Szenario: s\n    Wen ich warte\n    Dan sehe ich\n    Dann x\n';
    expect(mistakes(read('a.feature', text))).toEqual([
      expect.stringMatching(/^4:5 .*"Wen ich warte"/),
      expect.stringMatching(/^5:5 .*Please begin it with Angenommen, Wenn, Dann, Und or Aber\.$/),
    ]);
  });

  it('is not seen in plain descriptions, nor in user stories', () => {
    const text = `Feature: f
  As a visitor
  I want to buy tea
  So that I can drink it.

  We sell tea.
  Rule: r
    I want tea.
    Scenario: a
      Customers log in to see what they have ordered.
      The shop asks
      when it is not sure. There is more. They
      and we know.

      As a customer
      I want to see it
      So that I am sure
      * x
`;
    expect(readSound('a.feature', text)).toHaveLength(1);
  });
});

describe('a placeholder in an outline', () => {
  it('that is no column of its examples is a mistake at its place', () => {
    const text = `Feature: f
  Scenario Outline: o <n>
    Given <usr> and <user>, <b>bold</b>, 1 < 2 > 0 and <total sum>
      | <user> | <Usr> |
    When I write
      """
      <user>
        <pasword> <input type="text">
      """
    Examples:
      | user | password |
      | a    | b        |
    Examples:
      | user | password |
      | c    | d        |
  Scenario: s
    * <usr>
`;
    const file = read('a.feature', text);
    expect(mistakes(file)).toEqual([
      '3:11 Failed to fill in "<usr>": the examples have no column of this name. Please write "<user>", or give them a column "usr".',
      '3:56 Failed to fill in "<total sum>": the examples have no column of this name. Please give them a column "total sum".',
      expect.stringMatching(/^4:18 .*"<Usr>".*write "<user>"/),
      expect.stringMatching(/^8:9 .*"<pasword>".*write "<password>"/),
    ]);
  });

  it('must be a column of each of them', () => {
    const text = 'Feature: f\nScenario Outline: o\n* <a>\nExamples:\n| a |\n| 1 |\nExamples:\n| c |\n| 1 |\n';
    expect(mistakes(read('a.feature', text))).toEqual([expect.stringMatching(/^3:3 .*column "a"/)]);
  });
});
