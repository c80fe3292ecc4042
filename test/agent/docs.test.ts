/** The documentation of the language says only what the agent understands. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../scripts/language-docs/fillMeanings.js';
import { docsFile, languageDocs } from '../../scripts/language-docs/languageDocs.js';
import { interpretAll } from '../../src/agent/index.js';
import { readCaseFile } from '../../src/cases/index.js';

describe('docs/language.md', () => {
  let text = '';
  beforeAll(async () => {
    text = await languageDocs();
  });

  test('is up to date (`npm run language-docs` writes it anew)', async () => {
    await expect(text).toMatchFileSnapshot(docsFile);
  });

  test('says nothing that the agent does not understand', () => {
    const unknown = text.split('\n').filter((line) => /^\| `.*\*\*not understood\*\*/.test(line));
    expect(unknown).toEqual([]);
    expect(tablesOf(text).flat().length).toBeGreaterThan(50);
  });

  test('has only cases in Gherkin that are understood as a whole', () => {
    const blocks = [...text.matchAll(/^```gherkin\n([^]*?)^```$/gm)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      const read = { path: 'a.feature', text: `Feature: F\n  Scenario: S\n${block}` };
      const { cases, mistakes } = readCaseFile(read, { variables: {}, secrets: [] });
      expect(mistakes).toEqual([]);
      for (const { steps } of cases)
        for (const reading of interpretAll(steps)) expect(reading).toMatchObject({ understood: true });
    }
  });

  test('has no link that leads nowhere', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title));
    for (const [, target = ''] of text.matchAll(/\]\(([^) ]+)\)/g)) {
      if (target.startsWith('#')) expect(headings).toContain(target.slice(1));
      else expect(existsSync(path.resolve(path.dirname(docsFile), target)), target).toBe(true);
    }
  });
});

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
