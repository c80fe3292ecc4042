/** The documentation of reports has what the code has, and what it points at is there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { docsFile, reportDocs } from '../../scripts/report-docs/reportDocs.js';
import { runProgram } from '../../src/cli/program.js';
import { REASON_NAMES } from '../../src/report/reasons.js';

describe('docs/reports.md', () => {
  let text = '';
  beforeAll(async () => {
    text = await reportDocs();
  });

  test('is up to date (`npm run report-docs` writes the reasons anew)', async () => {
    await expect(text).toMatchFileSnapshot(docsFile);
  });

  test.each(REASON_NAMES)('says what "%s" means', (reason) => {
    expect(text).toMatch(new RegExp(`^\\| \`${reason}\` +\\|`, 'm'));
  });

  test('names every option of `casewright report`, and none that it has not', async () => {
    const documented = new Set(text.match(/^\| `--[\w-]+/gm)?.map((row) => row.slice(3)));
    expect(documented).toEqual(new Set((await helpOf('report')).match(/--[\w-]+(?= <)/g)));
  });

  test('has no link that leads nowhere', () => {
    const targets = [...text.matchAll(/\]\(([^) ]+)/g)].map(([, target = '']) => target);
    for (const target of targets.filter((one) => !one.startsWith('https:'))) {
      const [name = '', anchor] = target.split('#');
      const file = name === '' ? docsFile : path.resolve(path.dirname(docsFile), name);
      expect(existsSync(file), target).toBe(true);
      if (anchor !== undefined) expect(headingsOf(readFileSync(file, 'utf8')), target).toContain(anchor);
    }
  });
});

async function helpOf(command: string): Promise<string> {
  let help = '';
  await runProgram({
    ...{ argv: [command, '--help'], env: {}, cwd: '/', platform: 'linux', exit: () => undefined },
    stdout: { write: (text) => (help += text) },
    stderr: { write: () => undefined },
    onStopSignal: () => () => undefined,
    startService: () => Promise.reject(new Error('nothing starts here')),
  });
  return help;
}

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title));

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
