/** `casewright init --agents`: what coding agents read in AGENTS.md, and never twice. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agentInstructions } from '../../src/cli/init/makePlan.js';
import { RUNNERS } from '../../src/cli/init/runners.js';
import { root } from '../support/places.js';
import { initFolder } from './initFolder.js';
import { runWords } from './runWords.js';

const PLAYWRIGHT = agentInstructions([RUNNERS.playwright]);
const BLOCK = `<!-- casewright: begin -->\n## Test cases in plain language\n\n${PLAYWRIGHT}\n<!-- casewright: end -->\n`;

test('is not written unless it is asked for', async () => {
  const { init, files } = await initFolder({});
  await init('--yes');
  expect(await files()).not.toHaveProperty('AGENTS.md');
});

test('is made where no such file is there, and kept by the next run', async () => {
  const { init, files } = await initFolder({});
  expect((await init('--yes', '--agents')).out).toContain('\n  made     AGENTS.md\n');
  expect((await files())['AGENTS.md']).toBe(BLOCK);
  expect((await init('--yes', '--agents')).out).toContain('kept     AGENTS.md, which is there already');
  expect((await files())['AGENTS.md']).toBe(BLOCK);
});

test.each([
  ['behind what is there', '# Rules\n\nBe kind.\n', `# Rules\n\nBe kind.\n\n${BLOCK}`],
  ['behind a last line without an end', 'Be kind.', `Be kind.\n\n${BLOCK}`],
  ['in an empty file', '', BLOCK],
  [
    'with the ends of lines that are there',
    'Be kind.\r\n',
    `Be kind.\r\n\r\n${BLOCK.replaceAll('\n', '\r\n')}`,
  ],
])('is added %s', async (_, before, after) => {
  const { init, files } = await initFolder({ 'AGENTS.md': before });
  expect((await init('--yes', '--agents')).out).toContain('changed  AGENTS.md');
  expect((await files())['AGENTS.md']).toBe(after);
});

test.each([
  ['somebody has changed it', BLOCK.replace('Keep the case', 'Do keep the case')],
  ['it was taken from the docs', `# Rules\n\n${PLAYWRIGHT}\n`],
])('stays as it is where %s', async (_, before) => {
  const { init, files } = await initFolder({ 'AGENTS.md': before });
  expect((await init('--yes', '--agents')).out).toContain('kept     AGENTS.md');
  expect((await files())['AGENTS.md']).toBe(before);
});

test('names the runners that are there', async () => {
  const { init, files } = await initFolder({});
  await init('--playwright', '--vitest', '--agents');
  expect((await files())['AGENTS.md']).toContain('that `npx playwright test` and `npx vitest run` run with');
});

test('is what docs/manual-cases.md says, and explains all that is told of a step', async () => {
  const page = await readFile(path.join(root, 'docs/manual-cases.md'), 'utf8');
  expect(/^```text\n([^]*?)\n```$/m.exec(page)?.[1]).toBe(PLAYWRIGHT);
  const { out } = await runWords(['check', '--help']);
  for (const name of ['without', 'upTo', 'nearest', 'why']) {
    expect(PLAYWRIGHT).toContain(`"${name}":`);
    expect(out).toContain(`"${name}", `);
  }
});
