/** Lines that say something of the case itself: no steps, where they stand at its beginning. */
import { describe, expect, it } from 'vitest';
import { read, readSound, stepsOf } from './reading.js';

const textsOf = (path: string, text: string) => readSound(path, text)[0]?.steps.map((step) => step.text);

describe('lines about the case', () => {
  const HEAD = [
    ['Priority: Medium.', 'Ticket 88240.'],
    ['**Reported by:** Harbour Books, ticket 88213', '**Priority:** High'],
    ['Severity: 2', 'Component: Cart', 'Author: Ada. B', 'Created: 2026-01-01', 'Version: 7.5'],
    [
      'Environment: Chrome',
      'Type: Functional',
      'Module: Shop',
      'Requirement: R-4',
      'Jira: ABC-1',
      'ID: TC-12',
    ],
  ];
  it.each(HEAD.map((lines) => ({ lines })))(
    'are told around the steps of a Markdown case: $lines',
    ({ lines }) => {
      const told = lines.filter((line) => !line.endsWith('. B'));
      for (const text of [
        `# a\n\n${told.join('\n')}\n\n- Open "/".\n`,
        `# a\n${told.join('\n\n')}\n\n## Steps\nOpen "/".\n`,
      ]) {
        expect(textsOf('a.md', text)).toEqual(['Open "/".']);
      }
      const text = `a\n\n${told.join('\n').replaceAll('*', '')}\n\n1. Open "/".\n`;
      expect(textsOf('a.txt', text)).toEqual(['Open "/".']);
      expect(readSound('a.txt', text)[0]?.prompt.split('\n')[0]).toBe(`> ${told[0]?.replaceAll('*', '')}`);
    },
  );

  it('are said to be left out', () => {
    const message = 'Not carried out, for it says something of the case: "Priority: High" and "Ticket 7."';
    expect(read('a.md', '# a\n\nPriority: High\nTicket 7.\n\n- b\n').remarks).toEqual([
      { line: 3, column: 1, message },
    ]);
    expect(read('a.txt', 'a\n\nPriority: High\nTicket 7.\nOpen "/"').remarks).toEqual([
      { line: 3, column: 1, message },
    ]);
  });

  it('end with themselves, so that no step is lost in them', () => {
    expect(textsOf('a.md', '# a\nPriority: High\nopen "/"\n')).toEqual(['open "/"']);
    expect(textsOf('a.md', '# a\nPriority: High. Open "/"\n')).toEqual(['Open "/"']);
  });

  it('may have preconditions between them, which are steps', () => {
    const text = 'Precondition: logged in as "a"\nTest data: flag b\nPriority: High\n';
    expect(textsOf('a.md', `# a\n\n${text}\n- c\n`)).toEqual(['Precondition: logged in as "a"', 'c']);
    expect(textsOf('a.txt', `a\n\n${text}\n- c\n`)).toEqual(['Precondition: logged in as "a"', 'c']);
    expect(textsOf('a.md', '# a\nPrecondition: none\nOpen "/"')).toEqual(['Open "/"']);
  });

  it.each([
    ['behind a step', ['Open "/".', '', 'Priority: High']],
    ['in a list', ['- Priority: High', '- Version: 2']],
    ['behind a list', ['- Open "/".', '', 'Priority: High']],
    ['among lines of a form', ['Title: Lamp', 'Priority: High', 'Press "Save".']],
    ['among lines of a form that come behind', ['Priority: High', 'Title: Lamp', 'Press "Save".']],
    ['with more words', ['Priority High is shown', 'Ticket 7 is shown']],
    ['without a value', ['Then the priority: High is shown']],
  ])('are steps %s', (_, lines) => {
    const steps = lines.filter((line) => line !== '').map((line) => line.replace(/^- /, ''));
    const joined = (texts: string[]) => texts.join(' ');
    for (const text of [`# a\n\n${lines.join('\n')}\n`, `# a\n\n${lines.join('\n')}\n\n> y\n\n1. x\n`]) {
      const found = textsOf('a.md', text) ?? [];
      expect(joined(found.filter((step) => step !== 'x'))).toBe(joined(steps));
      expect(read('a.md', text).remarks).toBeUndefined();
    }
    expect(textsOf('a.txt', `a\n\n${lines.join('\n')}\n`)).toEqual(steps);
  });

  it('are steps in Gherkin', () => {
    const text = 'Feature: f\n  Scenario: s\n    Given Priority: High\n';
    expect(textsOf('a.feature', text)).toEqual(['Given Priority: High']);
  });
});

describe('a line of a paragraph that begins with a label', () => {
  it('is a step of its own', () => {
    const text =
      '# a\nStep 1: Open the\npage\nExpected: it "is\nPriority: High" there\nStep 2: Click "b"\n**Expected result:** c\n';
    expect(stepsOf(readSound('a.md', text)[0])).toEqual([
      '2:1 Step 1: Open the page',
      '4:1 Expected: it "is Priority: High" there',
      '6:1 Step 2: Click "b"',
      '7:3 Expected result: c',
    ]);
  });
});
