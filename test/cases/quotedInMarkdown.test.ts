/** Values in quotes stay as they are written, whatever Markdown makes of their signs elsewhere. */
import { describe, expect, it } from 'vitest';
import { readSound, stepsOf } from './reading.js';

const textsOf = (text: string) => readSound('a.md', text)[0]?.steps.map((step) => step.text);

describe('a value in quotes', () => {
  const lines: [what: string, text: string][] = [
    ['asterisks in two values', 'the "Write" cell is ".*" and the "Read" cell is ".*"'],
    ['a sign of its own', 'Enter "*" into "A" and "**" into "B" and "_" into "C" and "__init__" into "D"'],
    ['emphasis', 'Enter "*a*, **b** and _c_" into the "Note" field'],
    ['what is struck out', 'The "Note" field shows "~~old~~ new"'],
    ['HTML', 'The field shows "<b>bold</b>", "<!-- a -->" and "a<br>b"'],
    ['entities', 'The field shows "&amp;", "&lt;b&gt;" and "&#65;"'],
    ['backslashes', String.raw`Enter "C:\temp\*.txt", "\d+\.\d" and "say \"*hi*\" \\"`],
    ['links and addresses', 'See "[a](/b)", "![c](d)", "https://x.y/z", "www.x.y" and "ada@example.com"'],
    ['code', 'Enter "a `*b*` c" and "``" into "D"'],
    ['an apostrophe beside it', "Ada's '*a*' isn't the users' '*b*' nor 'Don't *c*'"],
    [
      'typographic quotes',
      'See “*a*”, „*b*“, „*c*”, ‘*d’s*’, «*e*», »*f*«, ”*g*”, ‹*h*›, 「*i*」 and ＂*j*＂',
    ],
  ];

  it.each(lines)('keeps %s, in a list', (_, text) => {
    expect(textsOf(`## a\n- ${text}\n- Go on\n`)).toEqual([text, 'Go on']);
  });

  it.each(lines)('keeps %s, in a paragraph', (_, text) => {
    expect(textsOf(`## a\n\n${text}\n`)).toEqual([text]);
  });

  it.each(lines)('keeps %s, in a cell', (_, text) => {
    const [found] = readSound('a.md', `- x\n\n  | name | value |\n  |---|---|\n  | *a* | ${text} |\n`);
    expect(found?.steps[0]?.table?.[1]).toEqual(['a', text]);
  });

  it('keeps the bar of a cell without its backslash', () => {
    const [found] = readSound('a.md', '- x\n\n  | a |\n  |---|\n  | "*b*\\|c" |\n');
    expect(found?.steps[0]?.table?.[1]).toEqual(['"*b*|c"']);
  });

  it('goes on in the next line, and what stands behind it is found', () => {
    expect(stepsOf(readSound('a.md', '- See "*a*\n   and *b*". Then "c"\n')[0])).toEqual([
      '1:3 See "*a* and *b*".',
      '2:14 Then "c"',
    ]);
  });
});

describe('outside of quotes', () => {
  const lines: [text: string, read: string][] = [
    ['Click **"Save"**, *“Undo”* and ~~"Old"~~ "New"', 'Click "Save", “Undo” and "New"'],
    ['**Click "Save"** and see *it* &amp; \\*', 'Click "Save" and see it & *'],
    [
      'Click "`Undo`", `*a*` and the ["*Cart*"](/cart "title") link',
      'Click "Undo", "*a*" and the "*Cart*" (/cart) link',
    ],
    ['Enter 12" and *this*', 'Enter 12" and this'],
    ["Don't *do* the users' **work**", "Don't do the users' work"],
    ['Click \\"*Save*\\"', 'Click "Save"'],
    ['See `"*a*` and *b* and `c"`', 'See “"*a*” and b and “c"”'],
    ['Open https://x.y/z?a="b" and *go*', 'Open https://x.y/z?a="b" and go'],
  ];

  it.each(lines)('%s', (text, read) => {
    expect(textsOf(`## a\n- ${text}\n`)).toEqual([read]);
  });

  it('ends with the block: a mark that nothing closes opens no value', () => {
    expect(textsOf('## a\n- See 12" and *a*\n- See 13" and *b*\n\n*c* 14"\n')).toEqual([
      'See 12" and a',
      'See 13" and b',
      'c 14"',
    ]);
  });
});
