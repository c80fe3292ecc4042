/** What is to be known of each runner, as data; and for which of them a project is set up. */
import { createInterface } from 'node:readline/promises';
import { devDependencies } from '../../../package.json';
import { UsageError } from '../Environment.js';
import type { Project } from './readProject.js';

export type RunnerName = 'playwright' | 'vitest';

export interface Runner {
  name: RunnerName;
  /** Of npm, with the range of versions for a project that lacks it. */
  packages: Readonly<Record<string, string>>;
  /** Where its configuration may be; the first that is there counts, as it does for the runner. */
  configurations: readonly string[];
  program: readonly string[];
  writes: readonly string[];
}

const named = (stem: string, endings: readonly string[]) => endings.map((ending) => `${stem}.${ending}`);
const VITEST_ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

const playwrightTest = { '@playwright/test': testedWith(devDependencies['@playwright/test']) };

export const RUNNERS: Record<RunnerName, Runner> = {
  playwright: {
    name: 'playwright',
    packages: playwrightTest,
    configurations: named('playwright.config', ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs']),
    program: ['playwright', 'test'],
    writes: ['test-results/', 'playwright-report/'],
  },
  vitest: {
    name: 'vitest',
    // There, too, Playwright's browser carries out the cases.
    packages: { ...playwrightTest, vitest: testedWith(devDependencies.vitest) },
    configurations: [...named('vitest.config', VITEST_ENDINGS), ...named('vite.config', VITEST_ENDINGS)],
    program: ['vitest', 'run'],
    writes: ['.vitest-attachments/'],
  },
};

/** From that version on. */
function testedWith(range: string): string {
  return `^${range.replace(/^[^\d]+/, '')}`;
}

export interface InitOptions {
  playwright?: boolean;
  vitest?: boolean;
  yes?: boolean;
  /** Tell coding agents how to write cases. */
  agents?: boolean;
}

/** Those asked for, else those that are there, else the answer of a person. */
export async function chooseRunners(
  options: InitOptions,
  project: Project,
  ask: Ask | undefined,
): Promise<Runner[]> {
  const wanted = all.filter(({ name }) => options[name]);
  if (wanted.length > 0) return wanted;
  const there = all.filter(({ name }) => isThere(name, project));
  if (there.length > 0) return there;
  if (options.yes || !ask) return [RUNNERS.playwright];
  return askFor(ask);
}

const all = Object.values(RUNNERS);

function isThere(name: RunnerName, project: Project): boolean {
  const { configurations, packages, workspace } = project;
  if (name === 'vitest') {
    // An application may be built with Vite and tested by something else.
    const { file = '', text = '' } = configurations.vitest ?? {};
    return packages.has('vitest') || workspace !== undefined || /\bvitest\b/.test(`${file}\n${text}`);
  }
  if (configurations.playwright) return true;
  // Without a configuration of its own it may be there for the sake of the cases in Vitest.
  const isForVitest = packages.has('casewright') && (configurations.vitest ?? workspace) !== undefined;
  return packages.has('@playwright/test') && !(isForVitest && isThere('vitest', project));
}

const QUESTION = 'Which runner shall run the cases: playwright, vitest or both? (playwright) ';

async function askFor(ask: Ask): Promise<Runner[]> {
  const answer = (await ask(QUESTION)).trim().toLowerCase();
  if (answer === 'both') return all;
  const chosen = answer === '' ? RUNNERS.playwright : all.find(({ name }) => name === answer);
  return chosen ? [chosen] : askFor(ask);
}

export type Ask = (question: string) => Promise<string>;

type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout'>;

/**
 * Undefined where nobody would see a question or could answer it.
 * @param open what is said where the question is left open
 */
export function askInTerminal(
  { stdin, stdout }: Terminal = process,
  open: string = NO_ANSWER,
): Ask | undefined {
  return stdin.isTTY && stdout.isTTY ? (question) => askOnce(question, { stdin, stdout, open }) : undefined;
}

async function askOnce(
  question: string,
  { stdin, stdout, open }: Terminal & { open: string },
): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  // Ctrl+C and Ctrl+D end the input, which would leave the question open for ever.
  const gone = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new UsageError(open)));
  });
  try {
    return await Promise.race([terminal.question(question), gone]);
  } finally {
    terminal.close();
  }
}

const NO_ANSWER =
  'Nothing was changed, because the question was left open. Please run it again with --playwright or --vitest.';
