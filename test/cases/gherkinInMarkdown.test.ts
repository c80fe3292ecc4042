/** `.feature.md`: Gherkin written as Markdown. */
import { describe, expect, it } from 'vitest';
import { readCaseFile } from '../../src/cases/index.js';
import { mistakes, read, readSound, stepsOf, titlesOf } from './reading.js';

const text = `---
platform: android
tags: smoke
variables: { user: Ada }
---

# Feature: Log in as {{user}}

Any prose.

\`@fast\` \`@platform:ios\`
## Scenario: good
* Given I log in as {{user}}
  | a | b |
  | - | - |
  | 1 | 2 |
* When I wait

## Scenario Outline: many <n>
- Then I see <n>
### Examples:
  | n |
  | - |
  | 5 |
`;

describe('a Gherkin file in Markdown', () => {
  it('is read by its headings and bullets', () => {
    const cases = readSound('login.feature.md', text);
    expect(titlesOf(cases)).toEqual(['12:4 Log in as Ada > good', '24:3 Log in as Ada >  > many 5']);
    expect(cases.map(stepsOf)).toEqual([
      ['13:3 Given I log in as Ada', '17:3 When I wait'],
      ['20:3 Then I see 5'],
    ]);
    expect(cases[0]?.steps[0]?.table).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(new Set(cases.map(({ format }) => format))).toEqual(new Set(['gherkin']));
  });

  it('takes options from front matter, and nearer ones from tags', () => {
    const cases = readSound('login.feature.md', text);
    expect(cases.map(({ options, tags }) => [options.platform, tags])).toEqual([
      ['ios', ['@smoke', '@fast', '@platform:ios']],
      ['android', ['@smoke']],
    ]);
  });

  it('takes a first heading without a keyword for the name of the feature', () => {
    const cases = readSound('a.feature.md', '\n# Cart\n## Scenario: empty\n* Given I open "/cart"\n');
    expect(titlesOf(cases)).toEqual(['3:4 Cart > empty']);
  });

  it('tells of a bullet whose keyword is misspelt, which the parser would drop without a word', () => {
    const lost = text.replace('* When I wait', '* Wen I wait');
    const { mistakes, cases } = readCaseFile(
      { path: 'a.feature.md', text: lost },
      { variables: {}, secrets: [] },
    );
    expect(mistakes.map(({ line, column }) => `${line}:${column}`)).toEqual(['17:1']);
    expect(mistakes[0]?.message).toContain('"Wen I wait"');
    expect(cases).toHaveLength(2);
  });

  it('takes bullets above the first scenario and in doc strings for what they are', () => {
    const prose = text
      .replace('Any prose.', '- no step')
      .replace('* When I wait', '* When I write\n  ```\n  - no step\n  ```');
    expect(readSound('login.feature.md', prose)[0]?.steps[1]?.docString).toBe('- no step');
  });

  it.each<[what: string, text: string, expected: string[]]>([
    ['numbered steps', '1. When I go\n', ['4:1 .*"1. When I go": a numbered item is no step']],
    ['steps without bullets', 'When I go\n  And I wait\n', ['4:1 .*is no bullet', '5:3 .*is no bullet']],
    ['a table out of place', '\n| a |\n|---|\n| 1 |\n', ['5:1 .*"| a |": no step and no examples']],
    ['a row that looks like a rule', '  | a |\n  | - |\n  | 1 |\n  | - | x |\n', ['7:3 .*no step']],
    ['a misspelt section', '## Scenaro: T\n* Given x\n', ['4:4 .*begin it with "Scenario:"']],
    ['a section without a colon', '### Examples\n', ['4:5 .*begin it with "Examples:"']],
  ])('tells of %s', (_, text, expected) => {
    const reported = mistakes(read('a.feature.md', `# Feature: f\n## Scenario: a\n* Given I wait\n${text}`));
    expect(reported).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) {
      expect(reported[index]).toMatch(new RegExp(`^${pattern.replaceAll('|', '\\|')}`));
      expect(reported[index]).toMatch(/\. Please .*\.$/);
    }
  });

  it('tells of a misspelt section even if it is the first one', () => {
    const reported = mistakes(read('a.feature.md', '# Feature: f\n## Scenaro: a\n* Given x\n'));
    expect(reported).toContainEqual(expect.stringMatching(/^2:4 .*"Scenaro: a".*"Scenario:"/));
  });

  it('reads nothing in HTML comments, but leaves code as it is', () => {
    const text = `# Feature: f
<!-- ## Scenario: gone -->
## Scenario: a <!-- x -->
* Given I write \`<!-- kept -->\`
  \`\`\`
  <!-- kept -->
  \`\`\`
<!--
* When I wait
1. gone
-->
* Then <!-- no --> I see
`;
    const [found, ...others] = readSound('a.feature.md', text);
    expect(others).toEqual([]);
    expect(stepsOf(found).map((step) => step.replace(/ +/g, ' '))).toEqual([
      '4:3 Given I write `<!-- kept -->`',
      '12:3 Then I see',
    ]);
    expect(found?.steps[0]?.docString).toBe('<!-- kept -->');
    expect(found?.title).toBe('a');
  });

  it('takes prose and headings of other names for what they are', () => {
    const prose = 'Some prose.\n\n### Roles and notes\n***\n* * *\n```\n## Scenaro: x\n```\n';
    const text = `# Feature: f\n## Scenario: a\n* Given x\n${prose}`;
    expect(readSound('a.feature.md', text)).toHaveLength(1);
  });
});
