/** What `casewright init` makes of configurations that exist: input and exact output. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addTo } from '../../src/cli/init/addTo.js';
import { importedTexts } from '../../src/cli/init/planConfiguration.js';
import type { RunnerName } from '../../src/cli/init/runners.js';
import { addedLines } from './initDiff.js';
import { DOUBTFUL } from './initDoubts.js';
import { initFolder } from './initFolder.js';
import { PLAYWRIGHT } from './initPlaywrightConfigurations.js';
import { PLAYWRIGHT_REPORTERS, VITEST_REPORTERS } from './initReporters.js';
import { VITEST } from './initViteConfigurations.js';

interface Given {
  file: string;
  text: string;
  /** What stands beside it. */
  others?: Record<string, string> | undefined;
}

async function added(runner: RunnerName, { file, text, others = {} }: Given) {
  const { folder } = await initFolder(others);
  const imported = importedTexts(path.join(folder, file), text);
  const edit = addTo(runner, { path: file, text, imported });
  return { text: edit.text, doubts: edit.left.map(({ doubt }) => doubt) };
}

describe('a Playwright configuration', () => {
  const all = Object.entries({ ...PLAYWRIGHT, ...PLAYWRIGHT_REPORTERS });

  test.each(all)('gets the cases and the reporter: %s', async (_, { before, after, ...given }) => {
    const whole = { text: after, doubts: [] };
    expect(await added('playwright', { ...given, text: before })).toEqual(whole);
    expect(await added('playwright', { ...given, text: after })).toEqual(whole);
  });
});

describe('a Vite configuration', () => {
  const all = Object.entries({ ...VITEST, ...VITEST_REPORTERS });

  test.each(all)('gets the cases and the reporter: %s', async (_, { before, after, ...given }) => {
    const whole = { text: after, doubts: [] };
    expect(await added('vitest', { ...given, text: before })).toEqual(whole);
    expect(await added('vitest', { ...given, text: after })).toEqual(whole);
  });
});

describe('a configuration of many lines', () => {
  const many = Object.entries({ ...PLAYWRIGHT, ...VITEST }).filter(([, { inLine }]) => !inLine);

  test.each(many)('keeps each of its lines: %s', (_, { before, after }) => {
    expect(addedLines(before, after)).toBeGreaterThan(0);
  });

  test.each(many)('keeps its CRLF: %s', async (_, { before, after, ...given }) => {
    const [from, to] = [before, after].map((text) => text.replaceAll('\n', '\r\n')) as [string, string];
    const runner = after.includes('casewright/vitest') ? 'vitest' : 'playwright';
    expect(await added(runner, { ...given, text: from })).toEqual({ text: to, doubts: [] });
  });
});

describe('a configuration that leaves doubt', () => {
  test.each(Object.entries(DOUBTFUL))(
    'is left to a person: %s',
    async (_, { runner, before, why, ...given }) => {
      const { doubts } = await added(runner, { ...given, text: before });
      expect(doubts).toContainEqual(expect.stringContaining(why));
    },
  );
});
