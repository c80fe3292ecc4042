/** The notation of the grammar's rules, on a grammar of its own. */
import { describe, expect, test } from 'vitest';
import { Chart, compileRules, grammarOf, type Rule } from '../../src/language/chart.js';
import { tokenize } from '../../src/language/tokens.js';

/** What the rules make of the whole text, with what it costs. */
function readings(rules: readonly Rule[], text: string) {
  const tokens = tokenize(text);
  const word = compileRules([{ pattern: 'tea|milk', means: (_: never, { from }) => tokens[from]?.text }]);
  const read = compileRules(rules);
  return read(new Chart(tokens, grammarOf({ word }), { context: {}, isHasty: true }), 0)
    .filter(({ end }) => end === tokens.length)
    .map(({ value, cost }) => [value, cost]);
}

describe('a pattern', () => {
  test.each([
    ['words, one of several', 'buy|get {word}', 'Get tea', 'tea'],
    ['words one after the other', 'go_and_buy {word}', 'go and buy milk', 'milk'],
    ['a part that may be missing', 'buy (some)? {word}', 'buy tea', 'tea'],
    ['one of several parts', '(buy {word} | drink {word})', 'drink tea', 'tea'],
  ])('has %s', (_, pattern, text, value) => {
    expect(readings([{ pattern }], text)).toEqual([[value, 0]]);
  });

  test('knows two slots of a category apart, and adds up what they cost', () => {
    const means = ({ word, other }: { word: string; other: string }) => [word, other];
    expect(readings([{ pattern: '{word} and {word:other}', cost: 0.5, means }], 'tea and milk')).toEqual([
      [['tea', 'milk'], 0.5],
    ]);
  });

  test('means nothing where its meaning is undefined, and does not match a quoted word', () => {
    expect(readings([{ pattern: 'buy {word}', means: () => undefined }], 'buy tea')).toEqual([]);
    expect(readings([{ pattern: 'buy {word}' }], '"buy" tea')).toEqual([]);
  });

  test.each([
    ['is not tried where the text lacks one of its words', true, 0],
    ['is tried all the same where it must be known how far it could be read', false, 1],
  ])('%s', (_, isHasty, furthest) => {
    const word = compileRules([{ pattern: 'tea|milk', means: () => '' }]);
    const both = compileRules([{ pattern: '{word} and {word:other}' }]);
    const grammar = grammarOf({ word, both });
    const chart = new Chart(tokenize('tea milk'), grammar, { context: {}, isHasty });
    expect(chart.read('both', 0)).toEqual([]);
    expect(chart.furthest).toBe(furthest);
  });

  test.each([
    ['(a b|c)', 'it isn\'t clear how far "a b|c" goes'],
    ['a)', 'has a bracket too many'],
  ])('%s is refused', (pattern, why) => {
    expect(() => compileRules([{ pattern }])).toThrow(why);
  });
});
