/** Each seeded bug of the shop fails exactly the cases that cover it, each at its line, and no other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { example, root } from '../support/places.js';
import { runPlaywright } from '../support/playwrightProject.js';

interface Bug {
  name: string;
  fails: { file: string; title: string; step: string }[];
}

const bugs = JSON.parse(readFileSync(path.join(root, 'fixtures/shop/bugs.json'), 'utf8')) as Bug[];

describe.concurrent('the shop’s bug', () => {
  test.each(bugs.map((bug, index) => ({ ...bug, port: 4310 + index })))(
    '$name fails what covers it',
    async ({ name, fails, port }) => {
      const folder = path.join(example, 'test-results', `bug-${name}`);
      const report = path.join(folder, 'report.json');
      const args = [
        '--project=cases',
        '--workers=2',
        '--reporter=json',
        '--output',
        path.join(folder, 'output'),
      ];
      const env = { PORT: String(port), SHOP_BUG: name, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      const { exitCode, output } = await runPlaywright(example, args, env);
      expect(exitCode, output).toBe(1);
      const entries = entriesOf(JSON.parse(readFileSync(report, 'utf8')) as JsonReport);
      const failed = entries.filter(({ ok }) => !ok).map(failure);
      expect(failed.sort(byText)).toEqual(fails.map(expected).sort(byText));
    },
  );
});

interface Failure {
  title: string;
  file: string;
  line: number | undefined;
}

function failure({ title, result }: JsonEntry): Failure {
  const location = result.error?.location;
  const file = path
    .relative(example, location?.file ?? '')
    .split(path.sep)
    .join('/');
  return { title, file, line: location?.line };
}

function expected({ file, title, step }: Bug['fails'][number]): Failure {
  const lines = readFileSync(path.join(example, file), 'utf8').split('\n');
  return { title, file, line: lines.findIndex((line) => line.trim() === step) + 1 };
}

const byText = (one: Failure, other: Failure) => JSON.stringify(one).localeCompare(JSON.stringify(other));
