/** The reference of options has what the source has: every option, and every variable of the environment. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, test } from 'vitest';
import { docsFile, optionDocs } from '../../scripts/option-docs/optionDocs.js';
import { allNames } from '../../src/cases/caseOptions.js';
import { root } from '../support/places.js';

/** From process to process: nothing that a user sets. */
const INTERNAL = ['CASEWRIGHT_DISPATCH_SOCKET', 'CASEWRIGHT_RUN', 'CASEWRIGHT_WATCHER_PID'];

describe('docs/configuration.md', () => {
  let text = '';
  beforeAll(async () => {
    text = await optionDocs();
  });

  test('is up to date (`npm run option-docs` writes the options anew)', async () => {
    await expect(text).toMatchFileSnapshot(docsFile);
  });

  test.each(allNames)('says where %s can be written', (name) => {
    const table = text.split('## Where an option can be written')[1]?.split('<!-- options')[0];
    expect(table).toContain(`\`${name}`);
  });

  test('describes every option in words', () => {
    const sections = text.split('<!-- end of options -->')[0]!.split(/^### /m).slice(1);
    expect(sections.length).toBeGreaterThan(25);
    for (const section of sections) expect(section).toMatch(/^\w+\n\n[A-Z'`].{15,}[.)]\n/);
  });

  test('has every variable of the environment that the source reads', () => {
    const files = globSync('src/**/*.ts', { cwd: root });
    const read = files.flatMap(
      (file) => readFileSync(path.join(root, file), 'utf8').match(/\bCASEWRIGHT_[A-Z_]+/g) ?? [],
    );
    const open = [...new Set(read)].filter((name) => !INTERNAL.includes(name) && !text.includes(name));
    expect(open).toEqual([]);
    expect(read).toEqual(expect.arrayContaining(INTERNAL));
  });
});
