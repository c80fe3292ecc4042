/** `{{name}}` in every format: filled in, kept when secret, and a mistake at its place when unknown. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound } from './reading.js';

describe('variables', () => {
  it('are filled in wherever a case is written', () => {
    const text = `Feature: {{app}}
  About {{app}}.
  Scenario Outline: <n> {{ app }}
    Given {{app}} <n> and {{<n>}}
      | {{app}} |
      """
      in {{app}}
      """
    Examples:
      | n    |
      | user |
`;
    const [found] = readSound('a.feature', text, { variables: { app: 'Shop', user: 'Ada' } });
    expect(found).toMatchObject({
      title: 'user Shop',
      suites: [{ title: 'Shop' }, { title: '' }],
      steps: [{ text: 'Given Shop user and Ada', table: [['Shop']], docString: 'in Shop' }],
    });
    expect(found?.prompt.split('\n')[0]).toBe('> About Shop.');
  });

  it('of a file beat those of the plugin, and are never filled in twice', () => {
    const text =
      '---\nvariables: { user: "{{x}} $& {{user}}", größe.1-a: 9 }\n---\n# {{user}}\n- {{größe.1-a}} {{x}}\n';
    const [found] = readSound('a.md', text, { variables: { user: 'Ada', x: '1\n2' } });
    expect(found).toMatchObject({
      title: '{{x}} $& {{user}}',
      steps: [{ text: '9 1\n2' }],
      prompt: '1. 9 1 2',
    });
  });

  it('that are secrets stay in the text, even if a file gives them a value', () => {
    const text = '---\nvariables: { password: open }\n---\nType {{ password }}\n';
    const [found] = readSound('a.txt', text, { secrets: ['password'] });
    expect(found?.prompt).toBe('1. Type {{password}}');
  });

  it('that are deferred stay in the text, whoever gives them a value, and are no mistake', () => {
    const text = '---\nvariables: { user: Eve }\n---\nI am {{ user }} of {{shop}} in {{town}}\n';
    const given = { variables: { shop: 'Tea', town: 'Ulm' }, deferred: ['user', 'shop', 'other'] };
    expect(readSound('a.txt', text, given)[0]?.prompt).toBe('1. I am {{user}} of {{shop}} in Ulm');
    expect(mistakes(read('a.txt', 'I am {{usr}}\n', { deferred: ['user'] }))).toEqual([
      expect.stringContaining('write {{user}}'),
    ]);
  });

  it('that are no names are plain text', () => {
    expect(readSound('a.txt', 'Type {{ a b }} {x} {{}}\n')[0]?.prompt).toBe('1. Type {{ a b }} {x} {{}}');
  });
});

describe('an unknown variable', () => {
  it.each([
    [
      'a.feature',
      `# {{comment}}
Feature: {{b}}
  Text {{b}}
  {{b}}
  Background:
    Given {{c}} and {{c}}
      | {{ c }} |
  Scenario: x
    * {{usr}}
  Scenario Outline: y
    * <z>
      """
      {{d}}
      """
    Examples:
      | z |
      | {{e}} |
      | {{constructor}} |
`,
      ['2:10', '3:8', '4:3', '6:11', '6:21', '7:9', '9:7', '13:7', '17:9', '18:9'],
    ],
    [
      'a.md',
      '# {{a}}\ntext {{b}}\n## {{c}}\n- one *{{d}}*. Two\n  {{ e }}\n- {{d}}\n\n| {{f}} |\n|---|\n\n`{{g}}`\n<!-- {{h}} -->\n',
      ['1:3', '2:6', '3:4', '4:8', '5:3', '6:3', '8:3', '11:2'],
    ],
    ['a.txt', '{{a}}\n\nOne. Two {{b}}\n# {{c}}\n', ['1:1', '3:10']],
  ])('is a mistake at its place in %s', (path, text, places) => {
    const file = read(path, text, { variables: { user: 'x' } });
    expect(mistakes(file).map((message) => message.split(' ')[0])).toEqual(places);
    expect(file.cases.length).toBeGreaterThan(0);
  });

  it('is told with the nearest known name', () => {
    expect(
      mistakes(
        read('a.txt', 'Type {{usr}} {{pasword}} {{x}}\n', { variables: { user: '' }, secrets: ['password'] }),
      ),
    ).toEqual([
      '1:6 Failed to fill in {{usr}}: no variable has this name. Please write {{user}}, or give "usr" a value in the option "variables".',
      '1:14 Failed to fill in {{pasword}}: no variable has this name. Please write {{password}}, or give "pasword" a value in the option "variables".',
      '1:26 Failed to fill in {{x}}: no variable has this name. Please give "x" a value in the option "variables".',
    ]);
  });
});

describe('what a step remembers', () => {
  const remembering = ['I remember the number as {{order}}', 'I see {{order}}', 'I open "/{{order}}"'];

  it('is no variable in the steps behind it, in every format', () => {
    for (const [path, text] of [
      ['a.txt', remembering.join('\n')],
      ['a.md', `# A\n- ${remembering.join('\n- ')}\n`],
      ['a.feature', `Feature: F\nScenario: A\nGiven ${remembering.join('\nAnd ')}\n`],
    ] as const) {
      const [found] = readSound(path, text, { variables: {} });
      expect(found?.steps.at(-1)?.text).toMatch(/I open "\/\{\{order\}\}"$/);
    }
  });

  it('is unknown in the steps before it, and in other cases', () => {
    const text = '# A\n- I see {{order}}\n- I remember it as {{order}}\n# B\n- I see {{order}}\n';
    expect(mistakes(read('a.md', text, { variables: {} })).map((one) => one.split(' ')[0])).toEqual([
      '2:9',
      '5:9',
    ]);
  });

  it('is a mistake under a name that has a value already', () => {
    const text = 'I remember the total as {{user}}\nI save the key as {{key}}\n';
    expect(mistakes(read('a.txt', text, { variables: { user: 'Ada' }, secrets: ['key'] }))).toEqual([
      '1:1 Failed to remember something as {{user}}: a variable has this name already. Please choose another name.',
      '2:1 Failed to remember something as {{key}}: a secret has this name already. Please choose another name.',
    ]);
  });

  it('may be remembered by what a phrase makes of a step', () => {
    const text = 'I order milk\nI see {{order}}\n';
    const meaningOf = (step: { text: string }) =>
      step.text === 'I order milk'
        ? { meaning: [{ text: 'I remember the number as {{order}}' }] }
        : undefined;
    expect(mistakes(read('a.txt', text, { variables: {}, meaningOf }))).toEqual([]);
  });
});
