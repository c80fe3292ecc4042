/** Some cases, by the runner whose configuration has them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { escapeRegExp } from '../../cases/variables.js';
import { type Environment, UsageError } from '../Environment.js';
import { RUNNERS } from '../init/runners.js';

export interface CasesToRun {
  /** The configuration, absolute. */
  file: string | undefined;
  titles: readonly string[];
  model: string | undefined;
}

/** Longer command lines are refused by some systems. */
const LONGEST_PATTERN = 6_000;

/** What came of them is in the recordings, and said by the runner. @throws UsageError where there is no runner */
export async function runCases(
  { file, titles, model }: CasesToRun,
  { cwd, env }: Pick<Environment, 'cwd' | 'env'>,
): Promise<void> {
  if (file === undefined)
    throw new UsageError('No configuration of Playwright or Vitest is here to run the cases.');
  const isVitest = RUNNERS.vitest.configurations.includes(path.basename(file));
  const command = isVitest ? ['vitest', 'run'] : ['@playwright/test', 'test'];
  const pattern = titles.map(escapeRegExp).join('|');
  const chosen = pattern.length > LONGEST_PATTERN ? [] : [isVitest ? '-t' : '--grep', pattern];
  const [name = '', ...args] = command;
  const child = spawn(process.execPath, [programOf(name, file), ...args, '--config', file, ...chosen], {
    ...{ cwd, stdio: 'inherit' },
    env: { ...env, CASEWRIGHT_RECORDINGS: 'write', ...(model !== undefined && { CASEWRIGHT_MODEL: model }) },
  });
  await once(child, 'close');
}

/** As the configuration itself would load it. @throws UsageError where it isn't installed */
function programOf(name: string, configuration: string): string {
  try {
    const manifest = createRequire(configuration).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
    const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
    return path.join(path.dirname(manifest), program ?? '');
  } catch (error) {
    throw new UsageError(`${name} can't be found from ${configuration}. Please install it.`, {
      cause: error,
    });
  }
}
