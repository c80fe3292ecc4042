/** Sentences and what they mean, " ⏎ " between the steps of a case. */
import { describe, expect, test } from 'vitest';
import { readAll } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';

/** What the last of the steps means; undefined where it isn't understood. */
function meaningOf(text: string): string | undefined {
  const reading = readAll(text.split(' ⏎ ').map((step) => ({ text: step }))).at(-1);
  return reading?.understood === true ? describeActions(reading.actions) : undefined;
}

export type Ways = Readonly<
  Record<string, readonly (readonly [text: string, meaning: string | undefined])[]>
>;

export const testWays = (ways: Ways): void =>
  describe.each(Object.entries(ways))('%s', (_, sentences) => {
    test.each(sentences)('%s', (text, meaning) => {
      expect(meaningOf(text)).toBe(meaning);
    });
  });
