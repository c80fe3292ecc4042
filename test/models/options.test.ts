/** Which models can be asked, by the options and the keys of the environment. */
import { describe, expect, test } from 'vitest';
import { faultsOfLimits } from '../../src/models/limits.js';
import { faultsOfModels, modelsFor } from '../../src/models/options.js';

const ANTHROPIC = { ANTHROPIC_API_KEY: 'a' };
const BOTH = { ...ANTHROPIC, OPENAI_API_KEY: 'o' };
const LOCAL = { provider: 'openai-compatible', baseURL: 'http://127.0.0.1:1/v1', model: 'small' } as const;

const namesOf = (...given: Parameters<typeof modelsFor>) => {
  const models = modelsFor(...given);
  return 'missing' in models ? models : models.map(({ id }) => id);
};

describe('what a session asks', () => {
  test.each([
    ['nothing, whatever keys there are, unless a model is named', 'default', {}, { env: BOTH, expected: [] }],
    ['the one that is named', 'default', { haiku: true }, { env: BOTH, expected: ['haiku'] }],
    [
      'none of several without a default',
      'default',
      { haiku: true, local: LOCAL },
      { env: BOTH, expected: [] },
    ],
    [
      'the default of several',
      'default',
      { haiku: true, local: LOCAL, default: 'local' },
      { env: BOTH, expected: ['local'] },
    ],
    ['one that the case names, by its key alone', 'sonnet', {}, { env: ANTHROPIC, expected: ['sonnet'] }],
    ['one without a key not at all', 'gpt-5.5', {}, { env: ANTHROPIC, expected: { missing: 'gpt-5.5' } }],
    ['the cheapest and the next by auto', 'auto', {}, { env: BOTH, expected: ['gpt-5.4-mini', 'haiku'] }],
    [
      'by auto only those that are named',
      'auto',
      { opus: true, haiku: true },
      { env: BOTH, expected: ['haiku', 'opus'] },
    ],
    ['the built-in agent alone by auto without any', 'auto', {}, { env: {}, expected: [] }],
  ] as const)('%s', (_, named, models, { env, expected }) => {
    expect(namesOf(named, models, env)).toEqual(expected);
  });

  test('what is known of a model may be said anew', () => {
    const models = { haiku: { model: 'claude-haiku-5-5', apiKey: 'own', baseURL: 'http://127.0.0.1:1/v1' } };
    expect(modelsFor('haiku', models, ANTHROPIC)).toEqual([
      {
        ...{ id: 'haiku', provider: 'anthropic', vendor: 'anthropic', displayName: 'Haiku', sees: true },
        ...models.haiku,
      },
    ]);
  });
});

test.each([
  ['is no list', ['haiku'], /names and models/],
  ['has no such default', { haiku: true, default: 'hiaku' }, /"hiaku", which is no model/],
  ['is true for one that nobody knows', { mine: true }, /`mine`/],
  ['lacks the provider', { mine: { model: 'small' } }, /needs a `provider`/],
  ['lacks the address', { mine: { provider: 'openai-compatible', model: 'small' } }, /needs a `baseURL`/],
  ['has an unknown field', { haiku: { modle: 'x' } }, /modle/],
])('an option that %s is told', (_, models, why) => {
  expect(faultsOfModels(models).join('\n')).toMatch(why);
});

test('limits are told with their place', () => {
  expect(faultsOfLimits({ case: { cost: 1 } })).toEqual([]);
  expect(faultsOfLimits({ case: { cost: '1' } }).join('\n')).toContain('modelLimits.case.cost');
});
