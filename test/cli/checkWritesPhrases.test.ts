/** `casewright check --write-phrases`: an existing suite becomes a list of phrases to fill in. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runWords } from './runWords.js';

const SUITE = `Feature: Shop
  Background:
    Given the weather is fine

  Scenario: One
    Given I am logged in as "ada"
    When I add 2 bottles of Milk (fresh) to my basket
    Then we owe them 2 euros
    And the following are there:
      | Milk |

  Scenario Outline: <who>
    Given I am logged in as "<who>"
    When I add 3 bottles of Milk (fresh) to my basket
    And I settle by <way>
    Then we owe them <total> euros
    And I see "<who>"
    Examples:
      | who | way  | total |
      | bob | card | 2.50  |
      | eve | cash | 3     |

  Scenario: Two
    Given I am logged in as 'bob'
    When I settle by post
`;

async function suite(files: Record<string, string>) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'phrases-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const write = (file: string, text: string) => writeFile(path.join(cwd, file), text);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  return {
    write,
    read: () => readFile(path.join(cwd, 'phrases.md'), 'utf8'),
    check: (...argv: string[]) => runWords(['check', '*.feature', ...argv], { cwd }),
    collect: (...argv: string[]) =>
      runWords(['check', '*.feature', '--write-phrases', 'phrases.md', ...argv], { cwd }),
  };
}

const sections = (text: string) => text.split(/^(?=## )/m).slice(1);

describe('casewright check --write-phrases', () => {
  test('writes one phrase for all steps that differ only in values, the most used first', async () => {
    const shop = await suite({ 'shop.feature': SUITE });
    const { code, out } = await shop.collect();
    expect(code).toBe(1);
    expect(out).toContain('6 new phrases written.');
    expect(sections(await shop.read())).toEqual([
      '## I am logged in as {string}\n\nUsed 3 times, first in shop.feature:6:5.\n\n-\n\n',
      '## I add {int} bottles of Milk \\(fresh) to my basket\n\nUsed 2 times, first in shop.feature:7:5.\n\n-\n\n',
      '## I settle by <way>\n\nUsed 2 times, first in shop.feature:15:5.\n\n-\n\n',
      '## we owe them <total> euros\n\nUsed 2 times, first in shop.feature:8:5.\n\n-\n\n',
      '## the following are there\n\nUsed once, first in shop.feature:9:5. It carries a table: write {table} behind the step that is to get it.\n\n-\n\n',
      '## the weather is fine\n\nUsed once, first in shop.feature:3:5.\n\n-\n',
    ]);
  });

  test('finds with these phrases all steps that they were made for', async () => {
    const shop = await suite({ 'shop.feature': SUITE });
    await shop.collect();
    const text = await shop.read();
    const filled = text
      .replace(
        'Milk \\(fresh) to my basket\n\nUsed 2 times, first in shop.feature:7:5.\n\n-',
        '$&- I click "{1}"',
      )
      .replaceAll(/^-$/gm, '- I click "x"')
      .replace('{table} behind', '')
      .replace(/(following[^#]*- )I click "x"/, '$1I fill in the form: {table}');
    await shop.write('phrases.md', filled.replaceAll('--', '-'));
    const { out } = await shop.check('--steps', 'phrases.md');
    expect(out).not.toContain('still empty');
    expect(out).not.toContain('Failed to read the step "');
  });

  test('keeps what was filled in, the order and other text, adds new ones and marks unused ones', async () => {
    const shop = await suite({ 'shop.feature': SUITE });
    await shop.collect();
    const first = await shop.read();
    expect((await shop.collect('--steps', 'phrases.md')).out).toContain('0 new phrases written.');
    expect(await shop.read()).toBe(first);
    const mine = first
      .replace('# Phrases', '# Mine\n\nHello.')
      .replace('shop.feature:3:5.\n\n-', 'shop.feature:3:5.\n\nOpens it.\n\n- I open "/"');
    await shop.write('phrases.md', mine);
    const less = SUITE.replace('    Given the weather is fine\n', '    Given I feel fine\n').replace(
      "'bob'",
      '"x"',
    );
    await shop.write('shop.feature', less.replace(/ {2}Scenario: One[^]*?\n\n/, ''));
    const { out } = await shop.collect('--steps', 'phrases.md');
    expect(out).toContain('1 new phrase written.');
    const text = await shop.read();
    expect(text).toMatch(/^# Mine\n\nHello\./);
    expect(sections(text)).toEqual([
      '## I am logged in as {string}\n\nUsed 2 times, first in shop.feature:6:5.\n\n-\n\n',
      '## I add {int} bottles of Milk \\(fresh) to my basket\n\nUsed once, first in shop.feature:7:5.\n\n-\n\n',
      '## I settle by <way>\n\nUsed 2 times, first in shop.feature:8:5.\n\n-\n\n',
      '## we owe them <total> euros\n\nUsed once, first in shop.feature:9:5.\n\n-\n\n',
      '## the following are there\n\nNot used any more. It carries a table: write {table} behind the step that is to get it.\n\n-\n\n',
      '## the weather is fine\n\nNot used any more.\n\nOpens it.\n\n- I open "/"\n\n',
      '## I feel fine\n\nUsed once, first in shop.feature:3:5.\n\n-\n',
    ]);
  });

  test('takes the file that it writes for one of phrases, though nobody names it', async () => {
    const shop = await suite({ 'shop.feature': SUITE });
    await shop.collect();
    const first = await shop.read();
    expect((await shop.collect()).out).toContain('0 new phrases written.');
    expect(await shop.read()).toBe(first);
  });

  test('puts pages below "# Pages", with addresses to be filled in', async () => {
    const steps = [
      'Given I am on the order search page',
      'When I florble',
      "Then I'm on the order history page",
    ];
    const shop = await suite({ 'a.feature': `Feature: F\n  Scenario: S\n    ${steps.join('\n    ')}\n` });
    const { out } = await shop.collect();
    expect(out).toContain(
      '1 new phrase and 2 pages written. Please fill in what they mean, and name the file',
    );
    const text = await shop.read();
    expect(text).toContain('\n\n# Pages\n\n- order search:\n- order history:\n\n# Steps\n\n## I florble\n');
    await shop.write('b.feature', 'Feature: F\n  Scenario: S\n    Given I am on the login search page\n');
    await shop.write('phrases.md', text.replace('\n- order search:\n', '\n- order search: /orders\n'));
    const again = await shop.collect();
    expect(again.out).toContain('0 new phrases and 1 page written.');
    expect(await shop.read()).toContain(
      '\n- order search: /orders\n- order history:\n- login search:\n\n# Steps\n',
    );
    expect((await shop.check('--steps', 'phrases.md', '--all')).out).toMatch(
      /a\.feature:3:5 Given I am on the order search page\n      Open "\/orders"\n/,
    );
    expect(again.out).toContain(
      'page\n      not understood: its phrase or page is still empty: phrases.md:11:1.\n',
    );
  });
});
