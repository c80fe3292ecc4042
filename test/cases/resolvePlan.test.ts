/** The references of a plan: the cases that they name, and what is said where they name none. */
import { describe, expect, it } from 'vitest';
import { readCaseFile, resolvePlan } from '../../src/cases/index.js';
import { readSound } from './reading.js';

const files: Record<string, string> = {
  'cases/login.feature': 'Feature: f\n  Scenario: good\n    * I am {{user}}\n  Scenario: bad\n    * x\n',
  'cases/shop/pay.md': '# Shop\n## Pay by card\n- x\n## Pay by bill\n- x\n## Search\n- x\n## Sort\n- x\n',
  'cases/twice.md': '# A\n## same\n- x\n# B\n## same\n- x\n',
  'cases/broken.txt': 'Look at {{nothing}}\n',
  'cases/own.md': '---\nmodel: haiku\n---\n# own\n- x\n',
  'cases/fail.md': '---\ntags: [fail]\n---\n# fail\n- x\n',
  'cases/skip.md': '---\ntags: [skip]\n---\n# skip\n- x\n',
  'cases/plan.md': '---\ncases: [login.feature]\n---\n',
};

function resolve(list: string, planPath = 'cases/plan.md', variables = '{ user: Ada }') {
  const text = `---\nvariables: ${variables}\ncases:\n${list}---\n`;
  const [plan] = readSound(planPath, text);
  const asked: string[] = [];
  const { cases, mistakes } = resolvePlan(plan!, planPath, (path, deferred) => {
    asked.push(path);
    const found = files[path];
    if (found === undefined) return undefined;
    return readCaseFile({ path, text: found }, { variables: { user: 'Bob' }, secrets: [], deferred });
  });
  return {
    asked,
    cases: cases.map((one) => `${one.file} ${one.case.title}`),
    first: cases[0]?.case,
    mistakes: mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}

describe('the references of a plan', () => {
  it('are cases in the order of the list, by paths from the folder of the plan on', () => {
    const { cases, mistakes, asked } = resolve(
      ' - shop/pay.md#Search\n - login.feature\n - "./shop/pay.md#Pay by card"\n',
    );
    expect(mistakes).toEqual([]);
    expect(cases).toEqual([
      'cases/shop/pay.md Search',
      'cases/login.feature good',
      'cases/login.feature bad',
      'cases/shop/pay.md Pay by card',
    ]);
    expect(asked).toEqual(['cases/shop/pay.md', 'cases/login.feature']);
  });

  it('may lead up, and a plan may stand at the root', () => {
    expect(resolve(' - ../cases/twice.md\n', 'plans/a.md').cases).toEqual([
      'cases/twice.md same',
      'cases/twice.md same',
    ]);
    expect(resolve(' - cases/login.feature#bad\n', 'a.md').cases).toEqual(['cases/login.feature bad']);
  });

  it("leave the plan's own variables for the service to fill in, and only those", () => {
    expect(resolve(' - login.feature\n').first?.prompt).toBe('1. * I am {{user}}');
    expect(resolve(' - login.feature\n', 'cases/a.md', '{}').first?.prompt).toBe('1. * I am Bob');
    expect(resolve(' - broken.txt\n', 'cases/a.md', '{ nothing: x }').first?.prompt).toBe(
      '1. Look at {{nothing}}',
    );
  });

  it.each<[item: string, planPath: string, expected: string]>([
    [
      'gone.md',
      'cases/a.md',
      '4:4 Failed to take "gone.md" (cases/gone.md) into the plan: there is no such case file. Please correct its path, which is relative to the file of the plan.',
    ],
    [
      'broken.txt',
      'cases/a.md',
      '4:4 Failed to take "broken.txt" (cases/broken.txt) into the plan: the file has mistakes, at 1:9: Failed to fill in {{nothing}}: no variable has this name. Please give',
    ],
    [
      'plan.md',
      'cases/a.md',
      '4:4 Failed to take "plan.md" (cases/plan.md) into the plan: it is a plan itself. Please',
    ],
    ['./plan.md', './cases/plan.md', "the plan's own file. Please take it out of the list."],
    [
      'shop/pay.md#Pay by cart',
      'cases/a.md',
      'into the plan: it has no case of this title. Please write one of "Pay by card", "Pay by bill", "',
    ],
    [
      'twice.md#same',
      'cases/a.md',
      'several of its cases have this title, in lines 2 and 5. Please give them titles of their own.',
    ],
  ])('are told when they name nothing, at their place: %s in %s', (item, planPath, expected) => {
    const { mistakes, cases } = resolve(` - ${item}\n - login.feature#good\n`, planPath);
    expect(mistakes).toEqual([expect.stringContaining(expected)]);
    expect(mistakes[0]).toMatch(/^4:4 /);
    expect(cases).toEqual(['cases/login.feature good']);
  });

  it.each([
    ['own.md', 'has its own `model`, and a plan runs all its cases with one. Please put it on the plan'],
    ['fail.md', 'is tagged @fail, and a plan has no case that is expected to fail.'],
    ['skip.md', 'all cases that it lists are tagged @skip or @fixme.'],
  ])('are told when the case can’t be run as it says: %s', (item, expected) => {
    const { mistakes } = resolve(` - ${item}\n`, 'cases/a.md');
    expect(mistakes).toEqual([expect.stringContaining(expected)]);
    expect(mistakes[0]).toMatch(/^4:4 /);
  });

  it('may have one that is skipped among others, and an option that the plan has, too', () => {
    expect(resolve(' - skip.md\n - login.feature#good\n', 'cases/a.md').mistakes).toEqual([]);
    expect(resolve(' - own.md\n', 'cases/a.md', '{}\nmodel: haiku').mistakes).toEqual([]);
  });

  it('are what only a list has', () => {
    const [one] = readSound('a.txt', 'Look\n');
    expect(() => resolvePlan(one!, 'a.txt', () => undefined)).toThrow('a.txt lists no cases');
  });
});
