/** Every spoken language that Gherkin knows. */
import { dialects } from '@cucumber/gherkin';
import { describe, expect, it } from 'vitest';
import { readSound, titlesOf } from './reading.js';

describe('the spoken languages of Gherkin', () => {
  it.each(Object.entries(dialects))('%s is read in all its keywords', (code, dialect) => {
    const keywords = [dialect.given, dialect.when, dialect.then, dialect.and, dialect.but].flat();
    // Two languages have no `* `.
    const step = dialect.given.at(-1)!;
    const text = [
      `# language: ${code}`,
      `${dialect.feature[0]!}: f`,
      `  ${dialect.background[0]!}:`,
      `    ${step}b`,
      `  ${dialect.scenario[0]!}: s`,
      ...keywords.map((keyword) => `    ${keyword}x`),
      `  ${dialect.scenarioOutline[0]!}: o <n>`,
      `    ${step}<n>`,
      `    ${dialect.examples[0]!}:`,
      '      | n |',
      '      | 1 |',
      `  ${dialect.rule[0]!}: r`,
      `    ${dialect.scenario.at(-1)!}: s`,
      `      ${step}c`,
    ].join('\n');
    const cases = readSound('a.feature', text);
    expect(titlesOf(cases).map((title) => title.replace(/^\S+ /, ''))).toEqual([
      'f > s',
      'f >  > o 1',
      'f > r > s',
    ]);
    expect(cases[0]?.steps.map((step) => step.text)).toEqual([
      `${step}b`,
      ...keywords.map((keyword) => `${keyword}x`),
    ]);
  });
});
