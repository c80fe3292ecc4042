/** `plan: <uuid>` in every format: the file is one entry that stands for a plan of the service. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, titlesOf } from './reading.js';

const ID = '0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69';
const head = `---\nplan: ${ID}\n---\n`;

describe('a file that is a plan', () => {
  it.each<[path: string, text: string, title: string, format: string]>([
    ['a.feature', `# plan: ${ID}\n@smoke\nFeature: Nightly\n  Every night.\n`, '3:1 Nightly', 'gherkin'],
    ['a.feature', `@plan:${ID}\nFeature: Nightly\n`, '2:1 Nightly', 'gherkin'],
    ['a.feature', `@plan:${ID}\nFeature:\n`, '2:1 a', 'gherkin'],
    ['x/nightly.feature', `# nightly\n# plan: ${ID}\n`, '1:1 nightly', 'gherkin'],
    ['a.feature', `# plan: ${ID}\n# language: de\nFunktionalität: Nachts\n`, '3:1 Nachts', 'gherkin'],
    ['a.feature.md', `${head}\n# Feature: Nightly\n\n- prose\n`, '5:3 Nightly', 'gherkin'],
    ['a.feature.md', `${head}# Nightly\n`, '4:1 Nightly', 'gherkin'],
    ['a.feature.md', `\`@plan:${ID}\`\n# Feature: Nightly\n`, '2:3 Nightly', 'gherkin'],
    ['nightly.feature.md', head, '1:1 nightly', 'gherkin'],
    [
      'a.md',
      `${head}\nProse.\n\n# Nightly\nMore. Prose.\n\n| a |\n|---|\n\n### Note\n`,
      '7:1 Nightly',
      'markdown',
    ],
    ['a.md', `${head}Prose.\n## Nightly *run*\nProse.\n`, '5:1 Nightly run', 'markdown'],
    ['nightly.md', `${head}Prose.\n`, '1:1 nightly', 'markdown'],
    ['nightly.md', head, '1:1 nightly', 'markdown'],
    ['a.txt', `${head}\n # note\n Nightly\n# note\n----\n`, '6:2 Nightly', 'plain_text'],
    ['nightly.txt', head, '1:1 nightly', 'plain_text'],
  ])('is one case without steps: %s %j', (path, text, title, format) => {
    const cases = readSound(path, text);
    expect(titlesOf(cases)).toEqual([title]);
    expect(cases[0]).toMatchObject({ plan: { id: ID }, steps: [], prompt: '', suites: [], format });
  });

  it.each([
    ['a.feature', `# plan: ${ID}\n# app: shop.apk\n@smoke @device:Pixel_8\nFeature: {{what}}\n`],
    [
      'a.feature.md',
      `---\nplan: ${ID}\napp: shop.apk\ntags: [smoke]\n---\n\`@device:Pixel_8\`\n# Feature: {{what}}\n`,
    ],
    [
      'a.md',
      `---\nplan: ${ID}\napp: shop.apk\ntags: [smoke, '@device:Pixel_8']\ndevice: Pixel_8\n---\n# {{what}}\n`,
    ],
    [
      'a.txt',
      `---\nplan: ${ID}\napp: shop.apk\ntags: [smoke, '@device:Pixel_8']\ndevice: Pixel_8\n---\n{{what}}\n`,
    ],
  ])('has the tags, options and variables of its file: %s', (path, text) => {
    const [found] = readSound(path, text, { variables: { what: 'Nightly' } });
    expect(found).toMatchObject({
      title: 'Nightly',
      tags: ['@smoke', '@device:Pixel_8'],
      options: { app: 'shop.apk', device: 'Pixel_8' },
    });
  });

  it('is told from an ordinary case by its field `plan` alone', () => {
    expect(readSound('a.txt', 'Open "/"\n')[0]).not.toHaveProperty('plan');
  });
});

describe('what a plan would never run', () => {
  const never =
    "it would never be run, since this file is a plan, and the plan's cases are stored on the service";

  it.each<[path: string, text: string, expected: string]>([
    [
      'a.feature',
      `# plan: ${ID}\nFeature: f\n  Background:\n    Given x\n  Scenario: a\n    * y\n`,
      `4:5 Failed to read the step "Given x": ${never}. Please move it into a case file of its own.`,
    ],
    [
      'a.feature',
      `# plan: ${ID}\nFeature: f\n  Scenario: a\n  Rule: r\n    Scenario: b\n      * y\n`,
      `6:7 Failed to read the step "* y": ${never}`,
    ],
    [
      'a.feature',
      `# plan: ${ID}\nFeature: f\n  Scenario: a\n`,
      `3:3 Failed to read the scenario "a": ${never}`,
    ],
    [
      'a.feature.md',
      `${head}# Feature: f\n## Scenario: a\n* Given x\n`,
      '6:3 Failed to read the step "Given x"',
    ],
    ['a.md', `${head}# f\nProse.\n\n- One. Two\n`, `7:3 Failed to read the step "One.": ${never}`],
    ['a.md', `${head}- One\n# f\n`, '4:3 Failed to read the step "One"'],
    ['a.md', `${head}# f\nProse.\n## a\n\nOne. Two\n`, '8:1 Failed to read the step "One."'],
    ['a.md', `${head}## a\n\nOne. Two\n# f\nProse.\n`, '6:1 Failed to read the step "One."'],
    ['a.md', `${head}# f\n## a\n### b\n## c\n`, `5:1 Failed to read the case "a": ${never}`],
    ['a.md', `${head}# f\n## a\n\n| x |\n|---|\n`, '5:1 Failed to read the case "a"'],
    ['a.txt', `${head}f\n\nOne. Two\n`, '6:1 Failed to read the step "One."'],
    ['a.txt', `${head}f\nTwo\n`, '5:1 Failed to read the step "Two"'],
    ['a.txt', `${head}- One\n- Two\n`, '4:3 Failed to read the step "One"'],
  ])('is a mistake at its first step: %s %j', (path, text, expected) => {
    const file = read(path, text);
    expect(mistakes(file)).toEqual([expect.stringContaining(expected)]);
    expect(file.mistakes[0]?.message).toMatch(/\. Please .*\.$/);
    expect(file.cases).toMatchObject([{ plan: { id: ID }, steps: [] }]);
  });
});

describe('the option "plan"', () => {
  it.each<[path: string, text: string, expected: string[]]>([
    [
      'a.feature',
      '# plan: mine\nFeature: f\n',
      ['1:3 Failed to read the option "plan": it can\'t be "mine"'],
    ],
    ['a.feature', '@plan:mine\nFeature: f\n', ['1:1 Failed to read the option "plan": it can\'t be "mine"']],
    ['a.md', '---\nplan: mine\n---\n# f\n', ['2:7 Failed to read the option "plan": it can\'t be "mine"']],
    ['a.txt', '---\nplan:\n---\n', ['2:6 Failed to read the option "plan": it has no value']],
    [
      'a.feature',
      `@smoke\nFeature: f\n  @plan:${ID}\n  Scenario: a\n    * x\n    @plan:x\n    Examples:\n      | a |\n      | b |\n`,
      [
        '3:3 Failed to read the option "plan": it makes a plan of the whole file',
        '6:5 Failed to read the option "plan": it makes a plan of the whole file',
      ],
    ],
    [
      'a.feature',
      `Feature: f\n  @plan:${ID}\n  Rule: r\n    Scenario: a\n      * x\n`,
      ['2:3 Failed to read the option "plan": it makes a plan of the whole file'],
    ],
    [
      'a.md',
      `---\nplan: ${ID}\nstopOnFailure: true\nvariables: { a: b }\n---\n`,
      [
        '3:16 Failed to read the option "stopOnFailure": that of a plan on the service is stored there',
        '4:12 Failed to read the option "variables": that of a plan on the service is stored there',
      ],
    ],
  ])('is told when wrong, at its place: %s %j', (path, text, expected) => {
    const file = read(path, text);
    expect(mistakes(file)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
    for (const { message } of file.mistakes) expect(message).toMatch(/\. Please .*\.$/);
  });
});
