/** Where a sentence ends, and where it doesn't. */
import { expect, it } from 'vitest';
import { splitSentences } from '../../src/cases/readProse.js';

const lines: [text: string, sentences: string[]][] = [
  ['Open "/". Click it! Is it there? Yes', ['Open "/".', 'Click it!', 'Is it there?', 'Yes']],
  ['I see "Done. Go on. Now". Then I go', ['I see "Done. Go on. Now".', 'Then I go']],
  ['See “A. B.” and „C. D“ and «E. F». Go', ['See “A. B.” and „C. D“ and «E. F».', 'Go']],
  ["See 'A. B' on Ada's page. Don't go", ["See 'A. B' on Ada's page.", "Don't go"]],
  ['Type `a. B` now. "Ok" appears', ['Type `a. B` now.', '"Ok" appears']],
  [
    'Pick one, e.g. Tea or i.e. Milk, of Nr. 5 and No. 6. Go',
    ['Pick one, e.g. Tea or i.e. Milk, of Nr. 5 and No. 6.', 'Go'],
  ],
  ['Pay 3.50 at /a.b?c=D. {{user.name}} sees it', ['Pay 3.50 at /a.b?c=D.', '{{user.name}} sees it']],
  ['Wait 500 ms. Say no. Go', ['Wait 500 ms.', 'Say no.', 'Go']],
  ['開く。クリックする。', ['開く。', 'クリックする。']],
  [String.raw`See "say \"hi. Go\" now". Go`, [String.raw`See "say \"hi. Go\" now".`, 'Go']],
  ['See "Visit only." Click "Ok."', ['See "Visit only." Click "Ok."']],
  ['   ', []],
];

it.each(lines)('%s', (text, sentences) => {
  const found = splitSentences(text);
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of found) expect(text.startsWith(sentence.text, sentence.index)).toBe(true);
});

/** As the lines of a paragraph in Markdown come, which are one line or go on. */
const wrapped: [text: string, sentences: string[]][] = [
  ['See "Visit only."\nClick "Ok"', ['See "Visit only."', 'Click "Ok"']],
  ['See “Sure (1)?”\nI say ‘No!’\nThen go', ['See “Sure (1)?”', 'I say ‘No!’', 'Then go']],
  ['It asks (as "Sure?")\nClick "Yes"', ['It asks (as "Sure?")', 'Click "Yes"']],
  ['See "Visit only."\nand click\n"Ok" there.\nGo', ['See "Visit only." and click "Ok" there.', 'Go']],
  ['See "Saved."\n"Ok" is there', ['See "Saved." "Ok" is there']],
  ['Click "More..."\nMenu, "Ok"\nButton and "."\nSign', ['Click "More..." Menu, "Ok" Button and "." Sign']],
  ['See "one\nTwo.\nThree"', ['See "one Two. Three"']],
];

it.each(wrapped)('in lines: %j', (text, sentences) => {
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
});
