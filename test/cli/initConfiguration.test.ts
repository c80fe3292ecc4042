/** What `casewright init` makes of configurations that exist: input and exact output. */
import { describe, expect, test } from 'vitest';
import { addTo } from '../../src/cli/init/configuration/addTo.js';
import { addedLines } from './initDiff.js';
import { DOUBTFUL } from './initDoubts.js';
import { PLAYWRIGHT } from './initPlaywrightConfigurations.js';
import { VITEST } from './initViteConfigurations.js';

describe('a Playwright configuration', () => {
  test.each(Object.entries(PLAYWRIGHT))('gets the cases: %s', (_, { file, before, after }) => {
    expect(addTo('playwright', file, before)).toEqual({ text: after });
    expect(addTo('playwright', file, after)).toEqual({ text: after });
  });
});

describe('a Vite configuration', () => {
  test.each(Object.entries(VITEST))('gets the cases: %s', (_, { file, before, after }) => {
    expect(addTo('vitest', file, before)).toEqual({ text: after });
    expect(addTo('vitest', file, after)).toEqual({ text: after });
  });
});

describe('a configuration of many lines', () => {
  const many = Object.entries({ ...PLAYWRIGHT, ...VITEST }).filter(([, { inLine }]) => !inLine);

  test.each(many)('keeps each of its lines: %s', (_, { before, after }) => {
    expect(addedLines(before, after)).toBeGreaterThan(0);
  });

  test.each(many)('keeps its CRLF: %s', (_, { file, before, after }) => {
    const [from, to] = [before, after].map((text) => text.replaceAll('\n', '\r\n')) as [string, string];
    const runner = after.includes('casewright/vitest') ? 'vitest' : 'playwright';
    expect(addTo(runner, file, from)).toEqual({ text: to });
  });
});

describe('a configuration that leaves doubt', () => {
  test.each(Object.entries(DOUBTFUL))('is left to a person: %s', (_, { runner, file, before, why }) => {
    expect(addTo(runner, file, before)).toEqual({ doubt: expect.stringContaining(why) });
  });
});
