/** Steps that need a model and have no recording yet: what they will cost is reported, then their cases are run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rememberingInterpreter, rulesInterpreter } from '../../agent/index.js';
import { defaultModel, priceNamed, type Price } from '../../models/options.js';
import { checkFile, type CheckedStep } from '../check/checkFile.js';
import type { Suite } from '../check/readConfiguration.js';
import { configurationOf, loadSuite, suitesToCheck, type SuiteOptions } from '../check/suitesToCheck.js';
import { PhraseUses } from '../check/writePhrases.js';
import { counted, UsageError, type Environment } from '../Environment.js';
import { type Ask, RUNNERS } from '../init/runners.js';
import { escapeRegExp } from '../../cases/variables.js';

export interface RecordOptions extends SuiteOptions {
  model?: string;
  dryRun?: boolean;
  yes?: boolean;
}

interface Around extends Pick<Environment, 'cwd' | 'env' | 'stdout'> {
  /** Undefined where nobody would see a question. */
  ask: Ask | undefined;
}

/** @returns the exit code @throws UsageError for what can't be used as it was given */
export async function record(
  globs: readonly string[],
  options: RecordOptions,
  around: Around,
): Promise<number> {
  const { suites } = suitesToCheck(globs, options, around.cwd);
  const steps = await stepsToRecord(suites, around);
  if (steps.length === 0) {
    around.stdout.write('Every step is understood or has a recording: there is nothing to ask.\n');
    return 0;
  }
  const model = options.model ?? around.env['CASEWRIGHT_MODEL'] ?? modelOf(suites);
  around.stdout.write(linesOf(steps, model, suites));
  if (options.dryRun) return 1;
  if (model === undefined) throw new UsageError(NO_MODEL);
  await confirm(steps, options, around);
  const titles = [...new Set(steps.flatMap((step) => step.titles))];
  await runCases({ file: configurationOf(options, around.cwd), titles, model: options.model }, around);
  const left = await stepsToRecord(suites, around);
  around.stdout.write(ending(steps.length, left));
  return left.length === 0 ? 0 : 1;
}

interface StepToRecord extends CheckedStep {
  file: string;
}

async function stepsToRecord(suites: readonly Suite[], { cwd }: Around): Promise<StepToRecord[]> {
  const steps = new Map<string, StepToRecord>();
  for (const suite of suites) {
    const loaded = loadSuite(suite, cwd);
    const kept = {
      uses: new PhraseUses(),
      // What the language takes for words to be read on the page, a model reads better.
      interpreter: rememberingInterpreter(rulesInterpreter),
      recordings: new Set<never>(),
    };
    for (const name of loaded.files) {
      const { file, steps: checked } = await checkFile(name, loaded, kept);
      for (const step of checked.filter(({ wanted }) => wanted)) {
        // All rows of an outline share one recording.
        const place = `${file}:${step.line}:${step.column}`;
        const titles = [...(steps.get(place)?.titles ?? []), ...step.titles];
        steps.set(place, { ...step, file, titles: [...new Set(titles)] });
      }
    }
  }
  return [...steps.values()];
}

const NO_MODEL =
  'No model is named: neither by `models` of the configuration, as far as it is written out, nor by --model. See docs/models.md.';

function modelOf(suites: readonly Suite[]): string | undefined {
  return suites.map(({ models }) => defaultModel(models)).find((name) => name !== undefined);
}

function linesOf(
  steps: readonly StepToRecord[],
  model: string | undefined,
  suites: readonly Suite[],
): string {
  const cases = new Set(steps.flatMap(({ file, titles }) => titles.map((title) => `${file} ${title}`)));
  const listed = steps.map(
    ({ file, line, column, written, carries }) =>
      `  ${file}:${line}:${column} ${written}${carries === undefined ? '' : ` (asked each time: it carries a ${carries})`}`,
  );
  const own = suites.map(({ models }) => models).find((models) => models !== undefined);
  const { questions, tokens, cost } = estimateOf(
    steps.length,
    model === undefined ? undefined : priceNamed(model, own),
  );
  const price = cost === undefined ? '' : ` and ${cost.toFixed(2)} US dollars`;
  return [
    `${counted(steps.length, 'step')} of ${counted(cases.size, 'case')} ${steps.length === 1 ? 'has' : 'have'} no recording:`,
    ...listed,
    `To ask ${model ?? 'a model'} takes about ${counted(questions, 'question')}, ${tokens.toLocaleString('en')} tokens${price}.`,
    '',
  ].join('\n');
}

async function confirm(
  steps: readonly StepToRecord[],
  { yes }: RecordOptions,
  { ask }: Around,
): Promise<void> {
  if (yes) return;
  if (ask === undefined)
    throw new UsageError('Nobody is here to be asked. Please say --yes, or --dry-run to only see it.');
  const answer = await ask(`Run ${steps.length === 1 ? 'its case' : 'their cases'} now? [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was asked.');
}

function ending(asked: number, left: readonly StepToRecord[]): string {
  const done = `${asked - left.length} of ${counted(asked, 'step')} recorded.`;
  const open = left.map(({ file, line, column, written }) => `  ${file}:${line}:${column} ${written}`);
  return [done, ...(open.length === 0 ? [] : ['Without a recording:', ...open]), ''].join('\n');
}

/** What one question sends and gets: rules, tools and the case; the screen of a usual page; a call or two. */
const QUESTION = { rules: 4_500, screen: 1_500, answer: 120 };
/** Most steps take one question, some a second for what the first has changed. */
const QUESTIONS = 1.5;

/** In US dollars what it costs, as far as the price is known. */
function estimateOf(steps: number, price: Price | undefined) {
  const questions = Math.ceil(steps * QUESTIONS);
  const input = questions * (QUESTION.rules + QUESTION.screen);
  const output = questions * QUESTION.answer;
  const cost = price && (input * price.input + output * price.output) / 1_000_000;
  return { questions, tokens: input + output, cost };
}

/** Longer command lines are refused by some systems. */
const LONGEST_PATTERN = 6_000;

/**
 * What came of them is in the recordings, and said by the runner.
 * @param file the configuration, absolute
 * @throws UsageError where there is no runner
 */
async function runCases(
  { file, titles, model }: { file: string | undefined; titles: readonly string[]; model: string | undefined },
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
