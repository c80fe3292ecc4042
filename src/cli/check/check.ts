/** Reads all case files, asks the built-in agent for each step, and tells what came of it. */
import path from 'node:path';
import { rememberingInterpreter } from '../../agent/index.js';
import { stemOf } from '../../cases/case.js';
import { inWords } from '../../phrases/index.js';
import type { Environment } from '../Environment.js';
import { checkFile, type CheckedFile, type Kept } from './checkFile.js';
import { collectPages, collectPhrases } from './collectPhrases.js';
import { loadSuite, suitesToCheck, type LoadedSuite, type SuiteOptions } from './suitesToCheck.js';
import { jsonOf, linesOf } from './tellCheck.js';
import { PhraseUses, writePhrases, type Wanted } from './writePhrases.js';

export interface CheckOptions extends SuiteOptions {
  all?: boolean;
  json?: boolean;
}

export interface Checked {
  files: CheckedFile[];
  /** Places and messages of what is wrong with phrases. */
  faults: string[];
  /** Places of recordings that no step uses. */
  unused: string[];
  /** What could not be seen of the configuration. */
  remarks: string[];
}

/** @returns the exit code @throws UsageError for what can't be used as it was given */
export async function check(
  globs: readonly string[],
  options: CheckOptions,
  { cwd, stdout, stderr }: Pick<Environment, 'cwd' | 'stdout' | 'stderr'>,
): Promise<number> {
  const { suites, remarks } = suitesToCheck(globs, options, cwd);
  const kept: Kept = { uses: new PhraseUses(), interpreter: rememberingInterpreter(), recordings: new Set() };
  const checked: Checked = { files: [], faults: [], unused: [], remarks };
  for (const suite of suites) {
    const loaded = loadSuite(suite, cwd);
    checked.faults.push(...loaded.faults);
    for (const file of loaded.files) checked.files.push(await checkFile(file, loaded, kept));
    checked.unused.push(...unusedOf(loaded, kept));
  }
  let added: Wanted | undefined;
  if (options.writePhrases !== undefined) {
    added = { phrases: collectPhrases(checked.files), pages: collectPages(checked.files) };
    await writePhrases(path.resolve(cwd, options.writePhrases), added, kept.uses);
  }
  stdout.write(options.json ? jsonOf(checked) : linesOf(checked, { all: options.all ?? false, added }));
  for (const remark of remarks) stderr.write(`${remark}\n`);
  return codeOf(checked);
}

/** Where not all case files were checked, a recording of another one is not for this check to tell. */
function unusedOf({ book, files, shown }: LoadedSuite, { recordings }: Kept): string[] {
  const checked = new Set(files.map(stemOf));
  return book.recorded
    .filter((phrase) => !recordings.has(phrase) && checked.has(phrase.of?.stem ?? ''))
    .map(({ place }) => inWords({ ...place, file: shown(place.file) }));
}

function codeOf({ files, faults }: Checked): number {
  if (faults.length > 0 || files.some(({ mistakes }) => mistakes.length > 0)) return 2;
  return files.some(({ steps }) => steps.some(({ understood }) => !understood)) ? 1 : 0;
}
