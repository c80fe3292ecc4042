/** `.feature.md`: Gherkin written as Markdown. */
import { describe, expect, it } from 'vitest';
import { readCaseFile } from '../../src/cases/index.js';
import { readSound, stepsOf, titlesOf } from './reading.js';

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
});
