/** Every sentence of the files beside means what stands behind it, no more and no less. */
import { describe, expect, it } from 'vitest';
import { meaningOf, readSentences } from './readSentences.js';

const SUBJECTS = readSentences(import.meta.dirname);

describe.each(SUBJECTS)('the sentences about $name', ({ sentences }) => {
  it.each(sentences.map((sentence) => [sentence.text, sentence] as const))('%s', (_text, sentence) => {
    // What has no phrase yet must not be taken for something else.
    const meaning = sentence.meaning === 'later' ? 'not understood' : sentence.meaning;
    expect(meaningOf({ ...sentence, meaning })).toBe(meaning);
  });
});

describe('the sentences as a whole', () => {
  it('are many, and none stands twice', () => {
    const texts = SUBJECTS.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(600);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
