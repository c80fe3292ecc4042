/** One case in each format. Their pages are written into them, so that they run without any server. */

export const CASES_FOLDER = 'cases';

export const CASE_FILES = `${CASES_FOLDER}/**/*.{feature,md,txt}`;

const feature = `# An example in Gherkin, to change or to delete. Its page is written into the first
# step; a case of yours opens its own, such as "https://example.com/login".
Feature: Example in Gherkin

  Scenario: A name is filled in
    Given I open "data:text/html,<label>Your name <input></label>"
    When I fill in "Your name" with "Ada"
    Then the "Your name" field contains "Ada"
`;

const markdown = `---
variables:
  page: data:text/html,<label><input type=checkbox> I agree</label>
---

# Example in Markdown

<!-- To change or to delete. Each second-level heading is a case, and each item a step. -->

## The terms are accepted

1. Open "{{page}}".
2. Tick the "I agree" checkbox.
3. Expected: the "I agree" checkbox is checked.
`;

const text = `Example in plain text: a click shows more

# To change or to delete. The first line is the title, each sentence below is a step.
Open "data:text/html,<details><summary>Read more</summary>Here it is</details>".
Click "Read more". I see "Here it is".
`;

/** How their paths begin: for both runners the filter that picks them. */
export const EXAMPLES = `${CASES_FOLDER}/example`;

/** By their paths in the project. */
export const exampleCases: Readonly<Record<string, string>> = {
  [`${EXAMPLES}.feature`]: feature,
  [`${EXAMPLES}.md`]: markdown,
  [`${EXAMPLES}.txt`]: text,
};
