/** Markdown: suites, cases, steps, tables and all that is only said around them. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound, stepsOf, titlesOf } from './reading.js';

describe('the headings of a Markdown file', () => {
  it('of the first level are suites, those of the second level cases', () => {
    const cases = readSound('a.md', '# Shop\n## Buy\n- x\n## Sell\n- x\n\nCart\n====\nOne\n---\n- x\n');
    expect(titlesOf(cases)).toEqual(['2:1 Shop > Buy', '4:1 Shop > Sell', '9:1 Cart > One']);
    expect(cases[2]?.suites).toEqual([{ title: 'Cart', line: 7, column: 1 }]);
  });

  it('of the first level alone make the file one case of that name', () => {
    expect(titlesOf(readSound('a.md', '\n# Log *in* with `x`\n- x\n### Notes\n- y\n'))).toEqual([
      '2:1 Log in with x',
    ]);
  });

  it('may be missing: then the file is one case of its own name, at its first step', () => {
    const [found] = readSound('cases/log-in.md', '> about\n\nI open "/".\n');
    expect(titlesOf([found!])).toEqual(['3:1 log-in']);
    expect(found?.suites).toEqual([]);
  });

  it('without cases below are cases beside others that have some, so that no step is lost', () => {
    expect(titlesOf(readSound('a.md', '## a\n- x\n# B\n- x\n# C\n## c\n- x\n'))).toEqual([
      '1:1 a',
      '3:1 B',
      '6:1 C > c',
    ]);
  });

  it('of the same name are told apart', () => {
    const cases = readSound('a.md', '## a\n- x\n## a\n- x\n## a\n- x\n## a (2)\n- x\n');
    expect(cases.map(({ title }) => title)).toEqual(['a', 'a (3)', 'a (4)', 'a (2)']);
  });
});

describe('the steps of a Markdown case', () => {
  it('are not the lines that say what the steps below them are', () => {
    const text = '## a\nPreconditions:\n\n- Open "/".\n\n**Expected results**\n\n- Expected: "A" is shown\n';
    const [found] = readSound('a.md', text);
    expect(stepsOf(found)).toEqual(['4:3 Open "/".', '8:3 Expected: "A" is shown']);
    expect(found?.prompt).toBe(
      '> Preconditions:\n1. Open "/".\n> Expected results\n2. Expected: "A" is shown',
    );
  });

  it('are list items, nested ones and tasks too, and paragraphs, sentence by sentence', () => {
    const text = `## a
1. Open "/". Click "Save. Now" and wait.
   Then see
   more. And more!
   - nested
     1. deeper
   - [x] task one. Two
   - [ ] task three
2. last

A paragraph. Of two sentences.
`;
    expect(stepsOf(readSound('a.md', text)[0])).toEqual([
      '2:4 Open "/".',
      '2:14 Click "Save. Now" and wait.',
      '3:4 Then see more.',
      '4:10 And more!',
      '5:6 nested',
      '6:9 deeper',
      '7:10 task one.',
      '7:20 Two',
      '8:10 task three',
      '9:4 last',
      '11:1 A paragraph.',
      '11:14 Of two sentences.',
    ]);
  });

  it('end with a line that ends in a quoted sentence, where the next one begins with a capital letter', () => {
    const text =
      '## a\nThe note is "Visit *only*."\n~~Wait~~ **Click** "Anna".\n\n- It says "Done."\n  and shows\n  "Ok"\n';
    expect(stepsOf(readSound('a.md', text)[0])).toEqual([
      '2:1 The note is "Visit *only*."',
      '3:12 Click "Anna".',
      '5:3 It says "Done." and shows "Ok"',
    ]);
  });

  it('say code in quotes, drop emphasis, and keep the addresses of links', () => {
    const text = `## a
- Click \`Save\`, "\`Undo\`" and \`say "hi"\`
- **Open** the *[shop](/shop?a=b)*, [cart][c] or https://x.y/z
- See ![a cat](cat.png) &amp; \\*stars\\* &lt;b&gt;. Then <b>go</b>
- one\\
  two<br>three

[c]: /cart
`;
    expect(stepsOf(readSound('a.md', text)[0])).toEqual([
      '2:3 Click "Save", "Undo" and “say "hi"”',
      '3:5 Open the shop (/shop?a=b), cart (/cart) or https://x.y/z',
      '4:3 See a cat & *stars* <b>.',
      '4:52 Then <b>go</b>',
      '5:3 one',
      '6:3 two',
      '6:10 three',
    ]);
  });

  it('leave out what is struck out', () => {
    const text = `# ~~Old~~ cart
- Click ~~Save~~ **Undo ~~now~~**. ~~Wait.~~ Go
- ~~Click \`Log out\`. And wait~~
- Fill in

  | ~~a~~ b |
  |---------|
  | ~~1~~   |
`;
    const [found] = readSound('a.md', text);
    expect(stepsOf(found)).toEqual(['2:3 Click Undo.', '2:46 Go', '4:3 Fill in']);
    expect(found?.prompt.split('\n')[2]).toBe('> ~~Click `Log out`. And wait~~');
    expect(found?.steps[2]?.table).toEqual([['b'], ['']]);
    expect(found?.title).toBe('Old cart');
  });

  it('are found behind escapes and entities of the same letter', () => {
    expect(stepsOf(readSound('a.md', '- &lt;a. Bee \\<c. Dee\n')[0])).toEqual([
      '1:3 <a.',
      '1:10 Bee <c.',
      '1:19 Dee',
    ]);
  });

  it('have the table below them, its header row included', () => {
    const text = '## a\n- x\n- y\n\n  | a | b |\n  |---|---|\n  | `1` | x\\|y |\n  | 2 |\n- z\n';
    const steps = readSound('a.md', text)[0]?.steps;
    expect(steps?.map(({ table }) => table)).toEqual([
      undefined,
      [
        ['a', 'b'],
        ['1', 'x|y'],
        ['2', ''],
      ],
      undefined,
    ]);
  });
});

describe('what is no step in a Markdown case', () => {
  it('stands around the steps in the prompt, but for comments', () => {
    const text = `Preamble.
<!-- nowhere -->

# Suite
What it *is*<!-- gone --> about.

## a
- step one <!-- gone -->

  \`\`\`js
  f('<!-- kept -->');
  \`\`\`
> quoted <!--
> gone --> text

### Deeper
step two
***
<!-- gone

still gone -->
<div>
html
</div>
`;
    expect(readSound('a.md', text)[0]?.prompt.split('\n')).toEqual([
      '> Preamble.',
      '> What it *is* about.',
      '1. step one',
      '> ```js',
      "> f('<!-- kept -->');",
      '> ```',
      '> quoted  text',
      '> ### Deeper',
      '2. step two',
      '> <div>',
      '> html',
      '> </div>',
    ]);
  });
});

describe('a broken Markdown file', () => {
  const broken: [what: string, text: string, expected: string[]][] = [
    ['a case without steps', '# s\n## a\n> x\n## b\n- x\n', ['2:1 .*case "a": it has no steps']],
    ['an empty first-level heading', '# s\n# t\n- x\n', ['1:1 .*case "s": it has no steps']],
    ['a table above all steps', '## a\n| t |\n|---|\n\n- x\n', ['2:1 .*no step above it']],
    [
      'two tables for a step',
      '## a\n- x\n\n| t |\n|---|\n\n| t |\n|---|\n',
      ['7:1 .*the step above, "x", has one already'],
    ],
    [
      'lists above the cases',
      '- x\n\n# s\ntext\n\n  1. x\n     - y\n\n## a\n- x\n# t\n* z\n## b\n- x\n',
      [
        '1:1 Failed to read the list above the first case: its items belong to no case',
        '6:3 .*list above',
        '12:1 .*list above',
      ],
    ],
    ['only comments', '<!-- x -->\n', ['1:1 .*there is no case in it']],
    ['nothing in it', '\n\n', ['1:1 .*it is empty']],
  ];

  it.each(broken)('with %s says so', (_, text, expected) => {
    expect(mistakes(read('a.md', text))).toEqual(
      expected.map(
        (pattern) => expect.stringMatching(new RegExp(`^${pattern}.*\\. Please .*\\.$`)) as string,
      ),
    );
  });
});
