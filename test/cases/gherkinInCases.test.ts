/** Gherkin in a Markdown case: a paragraph of its lines, or a block of code that says it is Gherkin. */
import { expect, test } from 'vitest';
import { mistakes, read, readSound, stepsOf } from './reading.js';

const caseOf = (body: string) => readSound('shop.md', `# Shop\n\n## Buy\n\n${body}\n`)[0];

test('each line of a paragraph that begins with a keyword is a step', () => {
  expect(
    stepsOf(
      caseOf('Given I am on "/"\nWhen I click "Buy"\nAnd I wait\nuntil "Done" is shown\nThen I see "Thanks"'),
    ),
  ).toEqual([
    '5:1 Given I am on "/"',
    '6:1 When I click "Buy"',
    '7:1 And I wait until "Done" is shown',
    '9:1 Then I see "Thanks"',
  ]);
});

test('a paragraph of prose stays one, whatever its lines begin with', () => {
  expect(stepsOf(caseOf('I click "Buy" on the page of the\nAnd Sons shop'))).toEqual([
    '5:1 I click "Buy" on the page of the And Sons shop',
  ]);
});

test('a block of Gherkin holds steps, with their tables', () => {
  const found = caseOf(
    '```gherkin\n  Given I am on "/"\n  When I fill in:\n    | Name | Ada |\n  Then I see "Thanks"\n```',
  );
  expect(stepsOf(found)).toEqual(['6:3 Given I am on "/"', '7:3 When I fill in:', '9:3 Then I see "Thanks"']);
  expect(found?.steps[1]?.table).toEqual([['Name', 'Ada']]);
});

test('it may say "Feature" and "Scenario", and stand in a list', () => {
  expect(
    stepsOf(
      caseOf('1. Open "/"\n2. Buy it:\n\n   ```gherkin\n   Scenario: Buy\n     When I click "Buy"\n   ```'),
    ),
  ).toEqual(['5:4 Open "/"', '6:4 Buy it:', '10:6 When I click "Buy"']);
  expect(stepsOf(caseOf('```feature\nFeature: Shop\n  Scenario: Buy\n    When I click "Buy"\n```'))).toEqual([
    '8:5 When I click "Buy"',
  ]);
});

test('other blocks of code are none', () => {
  expect(stepsOf(caseOf('1. Open "/"\n\n```js\nGiven("x")\n```'))).toEqual(['5:4 Open "/"']);
});

test('what is wrong in it is told at its place', () => {
  const told = (block: string) =>
    mistakes(read('shop.md', `# Shop\n\n## Buy\n\n\`\`\`gherkin\n${block}\n\`\`\`\n`));
  expect(told('Given I am on "/"\nClick it')).toContainEqual(expect.stringMatching(/^7:1 .*Click it/));
  expect(told('Scenario: A\n  Given I am on "/"\nScenario: B\n  Given I am on "/b"')).toEqual([
    expect.stringMatching(/^5:1 Failed to read the block of Gherkin: it has several scenarios/),
  ]);
});
