/** The phrase table keeps its word: every phrase is understood as what it says it is. */
import { describe, expect, it } from 'vitest';
import { describeActions, interpret, phrases } from '../../src/agent/index.js';

const CARRIED = {
  table: { table: [['User name', 'ada']] },
  docString: { docString: 'one\ntwo' },
  nothing: {},
};

describe('the phrase table', () => {
  it.each(phrases.map((phrase) => [phrase.example, phrase] as const))('understands: %s', (text, phrase) => {
    const step = { text, ...CARRIED[phrase.carries ?? 'nothing'] };
    const context = phrase.mood === 'expectation' ? { previousWasExpectation: true } : {};
    const interpretation = interpret(step, context);
    expect(interpretation.understood && interpretation.actions[0]?.kind).toBe(phrase.kind);
  });

  it('has its own example for each phrase', () => {
    const examples = phrases.map(({ example }) => example);
    expect(new Set(examples).size).toBe(examples.length);
  });

  it('gives each phrase the same words in all its expressions', () => {
    const differing = phrases.filter(({ expressions }) => {
      const named = expressions.map((expression) =>
        [...expression.matchAll(/\{(\w+)\}/g)]
          .map(([name]) => name)
          .sort()
          .join(' '),
      );
      return new Set(named.map((names) => names.replace(/\{not\} ?/, '').trim())).size !== 1;
    });
    expect(differing.map(({ example }) => example)).toEqual([]);
  });

  it('has a description for the action of each phrase', () => {
    for (const phrase of phrases) {
      const interpretation = interpret({ text: phrase.example, ...CARRIED[phrase.carries ?? 'nothing'] });
      expect(interpretation.understood && describeActions(interpretation.actions)).toMatch(/^[A-Z].+[^.]$/);
    }
  });
});
