/** Front matter of Markdown and plain text: options for all cases of the file, and what can be wrong with it. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound } from './reading.js';

const head = `---
platform: android # as on the train
model: small
startUrl: /shop
timeout: 2m
userDeviceId: 0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69
tags: [smoke, '@slow', 7, smoke]
variables:
  user: Ada
  zip: 01234
  none:
---
`;

describe('front matter', () => {
  it.each(['a.md', 'a.txt'])('gives options, tags and variables to the cases of %s', (path) => {
    const [found] = readSound(path, `${head}See {{user}} {{zip}}{{none}}\n`);
    expect(found).toMatchObject({
      line: 13,
      options: {
        platform: 'android',
        model: 'small',
        startUrl: '/shop',
        timeout: 120_000,
        userDeviceId: '0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69',
      },
      tags: ['@smoke', '@slow', '@7'],
      steps: [{ text: 'See Ada 01234', line: 13, column: 1 }],
    });
  });

  it('may be empty, and may say tags as text', () => {
    expect(readSound('a.md', '---\n---\n- x\n')[0]?.options).toEqual({});
    expect(readSound('a.md', '---\ntags: smoke, @slow\n...\n- x\n')[0]?.tags).toEqual(['@smoke', '@slow']);
  });

  it('tells all its mistakes at once, with those of the cases', () => {
    const text = `---
platform: desk
modle: x
device: [pixel]
timeout: -1
tags: [a b]
variables: { a: [1], b: 2 }
startUrl: //evil
userDeviceId: 7
---
## a
`;
    expect(mistakes(read('a.md', text))).toEqual([
      '2:11 Failed to read the option "platform": it can\'t be "desk". Please write one of desktop, android, ios.',
      '3:1 Failed to read the option "modle": there is no such option. Please write "model".',
      `4:9 Failed to read the option "device": it can't be a list. Please write a device's name, model or token.`,
      expect.stringMatching(/^5:10 .*it can't be -1\. Please write milliseconds above 0/),
      expect.stringMatching(/^6:7 .*it can't be a list\. Please write a list such as \[smoke, slow\]/),
      expect.stringMatching(/^7:12 .*it is not a flat list of names and values/),
      expect.stringMatching(/^8:11 .*it can't be "\/\/evil"\. Please write an address/),
      '9:15 Failed to read the option "userDeviceId": it can\'t be 7. Please write the UUID of the device.',
      expect.stringMatching(/^11:1 Failed to read the case "a"/),
    ]);
  });

  it.each([
    ['---\nplatform: [ios\n---\n- {{x}}\n', ['2:11', '3:1 Failed to read the front matter as YAML']],
    [
      '---\nmodel: a\nmodel: b\n---\n- x\n',
      ['3:1 Failed to read the front matter as YAML: Map keys must be unique.'],
    ],
    ['---\n- a\n---\n- x\n', ['2:1 Failed to read the front matter: it is not a list of options']],
    ['---\nmodel: a\n- x\n', ['1:1 Failed to read the front matter: the line that ends it is missing']],
    ['---\n? [a]\n: b\n---\n- x\n', ['2:3 Failed to read an option: its name is not a plain word']],
  ])('says where its YAML is broken: %j', (text, expected) => {
    expect(mistakes(read('a.md', text))).toEqual(
      expected.map((part) => expect.stringContaining(part) as string),
    );
  });

  it('leaves its tags to a file without cases', () => {
    expect(read('a.md', '---\ntags: [smoke]\n---\n').tags).toEqual(['@smoke']);
  });

  it('follows aliases to values, and not round in circles', () => {
    const [found] = readSound('a.md', '---\nmodel: &m large\ntags: [*m]\n---\n- x\n');
    expect(found?.tags).toEqual(['@large']);
    expect(mistakes(read('a.md', '---\nvariables: &v\n  a: *v\n---\n- x\n'))).toHaveLength(1);
  });
});
