/** The texts that `init` writes: one case in each format, whose page is written into it, and what a configuration needs. */
import type { RunnerName } from './runners.js';

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

export interface Part {
  module: string;
  /** The property that lists it, and the one around that. */
  path: readonly string[];
  item: string;
  /** What the property lists where it isn't there yet, with a comment for some of it. */
  items: readonly (readonly [item: string, comment?: string])[];
}

export interface Suite {
  /** The project that runs it. */
  project: string;
  comment: string;
}

/**
 * A configuration without projects is one project without a name. `{}` is that very project: it inherits all that
 * the configuration says, and the name decides where snapshots are looked for.
 */
export const SUITE: Suite = {
  project: '{}',
  comment: 'the tests that were here before, with the settings of this file',
};

export function casesPart(runner: RunnerName, quote = "'", suite: Suite | null = SUITE): Part {
  const item = `cases({ files: ${quote}${CASE_FILES}${quote} })`;
  const module = `casewright/${runner}`;
  if (runner === 'vitest') return { module, path: ['plugins'], item, items: [[item]] };
  return {
    ...{ module, path: ['projects'], item },
    items: suite ? [[suite.project, suite.comment], [item]] : [[item]],
  };
}

/** Beside the one that the runner has where none is named. */
export function reporterPart(runner: RunnerName, quote = "'"): Part {
  const module = `casewright/${runner}/reporter`;
  const item = `${quote}${module}${quote}`;
  if (runner === 'vitest')
    return { module, path: ['test', 'reporters'], item, items: [[`${quote}default${quote}`], [item]] };
  return {
    module,
    path: ['reporter'],
    item: `[${item}]`,
    items: [[`[${quote}list${quote}]`], [`[${item}]`]],
  };
}

export interface Layout {
  /** Of the property; undefined for one that is to fit into a line. */
  indent: string | undefined;
  unit: string;
  eol: string;
}

/** The innermost property of a path. */
function listProperty({ path, items }: Part, { indent, unit, eol }: Layout): string {
  const name = path.at(-1) ?? '';
  if (indent === undefined || !items.some(([, comment]) => comment !== undefined))
    return `${name}: [${items.map(([item]) => item).join(', ')}]`;
  const lines = items.map(([item, comment]) => `${item},${comment === undefined ? '' : ` // ${comment}`}`);
  return `${name}: [${lines.map((line) => eol + indent + unit + line).join('')}${eol}${indent}]`;
}

export function wholeProperty(part: Part, layout: Layout): string {
  const list = listProperty(part, layout);
  return part.path.length === 1 ? list : `${part.path[0]}: { ${list} }`;
}

/** Without its semicolon. */
export const importLine = (quoted: string, isModule: boolean): string =>
  isModule ? `import { cases } from ${quoted}` : `const { cases } = require(${quoted})`;

/** For a person to add to a file with that text. */
export function linesOf(part: Part, text: string): string[] {
  const name = part.path.join('.');
  const isThere = new RegExp(`\\b${part.path.at(-1)}\\b`).test(text);
  const behind = [`${name}: [`, '  // behind those that are there:', `  ${part.item},`, '],'];
  const property = isThere
    ? behind
    : `${wholeProperty(part, { indent: '', unit: '  ', eol: '\n' })},`.split('\n');
  if (part.module.endsWith('/reporter')) return property;
  return [`${importLine(`'${part.module}'`, !/\bmodule\.exports\b/.test(text))};`, '', ...property];
}

/** A configuration where there is none. */
export function newConfiguration(runner: RunnerName, suite: Suite | null): string {
  const parts = [casesPart(runner, "'", suite), reporterPart(runner)];
  if (runner === 'playwright') parts.reverse();
  return [
    `import { defineConfig } from '${runner === 'playwright' ? '@playwright/test' : 'vitest/config'}';`,
    `import { cases } from 'casewright/${runner}';`,
    '',
    'export default defineConfig({',
    ...parts.map((part) => `  ${wholeProperty(part, { indent: '  ', unit: '  ', eol: '\n' })},`),
    '});',
    '',
  ].join('\n');
}
