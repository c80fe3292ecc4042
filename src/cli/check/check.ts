/** Reads all case files, asks the built-in agent for each step, and tells what came of it. */
import path from 'node:path';
import { describeActions, rememberingInterpreter, sayUnread, type Unread } from '../../agent/index.js';
import { stemOf } from '../../cases/case.js';
import { formatOf } from '../../cases/index.js';
import { inWords } from '../../phrases/index.js';
import { type Environment, counted } from '../Environment.js';
import { checkFile, type CheckedCase, type CheckedFile, type Kept, type CheckedStep } from './checkFile.js';
import { collectPages, collectPhrases } from './collectPhrases.js';
import { loadSuite, suitesToCheck, type LoadedSuite, type SuiteOptions } from './suitesToCheck.js';
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
  // As JSON they are told in it.
  for (const remark of options.json ? [] : remarks) stderr.write(`${remark}\n`);
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

interface HowToTell {
  /** Steps that are understood, too. */
  all: boolean;
  /** What was written to be filled in, where that was asked for. */
  added: Wanted | undefined;
}

function linesOf(checked: Checked, how: HowToTell): string {
  const reported = new Map<string, string>();
  const told = checked.files.map((file) => fileLines(file, how, reported));
  const [brief, blocks] = [
    told.filter((lines) => lines.length === 1),
    told.filter((lines) => lines.length > 1),
  ];
  const faults =
    checked.faults.length === 0 ? [] : [['Phrases:', ...checked.faults.map((one) => `  ${one}`)]];
  const all = [...faults, brief.flat(), ...blocks]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`);
  const unused = checked.unused.map(
    (at) => `${at} No step has the words of this recording. Please correct them, or take it out.\n`,
  );
  return [...all, ...(unused.length > 0 ? [unused.join('')] : []), `${summary(checked, how)}\n`].join('\n');
}

/** @param reported What was reported for unknown steps, and where: the same is not reported twice. */
function fileLines(file: CheckedFile, { all }: HowToTell, reported: Map<string, string>): string[] {
  const { cases, steps } = file;
  const known = steps.filter(({ understood }) => understood).length;
  const shown = steps.filter(({ understood }) => all || !understood);
  const remarks = [...file.mistakes, ...file.remarks];
  // In Gherkin a case has its keyword, elsewhere a heading may have become one unmeant.
  const hasTitles = cases.length > 1 && (all || formatOf(file.file) !== 'gherkin');
  return [
    `${file.file}: ${counted(cases.length, 'case')}, ${known} of ${steps.length} steps understood`,
    ...(hasTitles ? cases.map((one) => caseLine(one, file.file)) : []),
    ...remarks.map(({ line, column, message }) => `  ${file.file}:${line}:${column} ${message}`),
    ...shown.flatMap((step) => stepLines(step, file.file, reported)),
  ];
}

const caseLine = ({ line, column, title, steps, understood }: CheckedCase, file: string): string =>
  `  ${file}:${line}:${column} ${title}: ${understood} of ${steps}`;

function stepLines(step: CheckedStep, file: string, reported: Map<string, string>): string[] {
  const place = `${file}:${step.line}:${step.column}`;
  const head = `  ${place} ${step.text}`;
  if (step.understood) return [head, ...step.as.map((words) => `      ${words}`)];
  const said = [`${step.why === undefined ? '' : `: ${step.why}`}.`, ...sayUnread(step.unread)];
  const why = said.join(' ');
  const before = said.length === 1 ? undefined : reported.get(why);
  if (before === undefined) reported.set(why, place);
  return [
    head,
    `      not understood${before === undefined ? why : `, and the nearest are those of ${before}`}`,
  ];
}

function summary(checked: Checked, { added }: HowToTell): string {
  const { files, cases, steps, understood, mistakes } = countsOf(checked);
  const unknown = steps - understood;
  return [
    `${counted(files, 'file')}, ${counted(cases, 'case')}, ${counted(steps, 'step')}: ` +
      (unknown === 0 ? 'all understood.' : `${understood} understood, ${unknown} not.`),
    ...(mistakes > 0 ? [`${counted(mistakes, 'mistake')} in files; what they hide was not checked.`] : []),
    ...hint(checked, added),
  ].join('\n');
}

/** The next thing to do. */
function hint({ files }: Checked, added: Wanted | undefined): string[] {
  if (added === undefined) {
    const isWanted = files.some(({ steps }) => steps.some(({ wanted }) => wanted));
    return isWanted ? [COLLECT] : [];
  }
  const { phrases, pages } = added;
  const counts = [
    counted(phrases.length, 'new phrase'),
    ...(pages.length > 0 ? [counted(pages.length, 'page')] : []),
  ];
  const fillIn = phrases.length + pages.length > 0 ? ` ${FILL_IN}` : '';
  return [`${counts.join(' and ')} written.${fillIn}`];
}

const COLLECT =
  'Steps that speak of your domain become phrases of your own: --write-phrases phrases.md collects them.';
const FILL_IN = 'Please fill in what they mean, and name the file in `steps` of cases({ … }).';

function countsOf({ files, faults }: Checked) {
  const steps = files.flatMap((file) => file.steps);
  return {
    files: files.length,
    cases: files.reduce((sum, { cases }) => sum + cases.length, 0),
    steps: steps.length,
    understood: steps.filter(({ understood }) => understood).length,
    mistakes: files.reduce((sum, { mistakes }) => sum + mistakes.length, faults.length),
  };
}

/** `without`: a phrase in the way, and what the step would mean without it. */
function jsonOfUnread({ obstacle, upTo, nearest }: Unread) {
  return {
    ...(obstacle && { without: { words: obstacle.words, means: describeActions(obstacle.rest) } }),
    ...(upTo !== undefined && { upTo }),
    nearest,
  };
}

function jsonOf(checked: Checked): string {
  const files = checked.files.map(({ file, mistakes, remarks, cases, steps }) => ({
    file,
    mistakes,
    remarks,
    cases,
    steps: steps.map(({ line, column, text, understood, as, unread, why }) => ({
      ...{ line, column, text, understood },
      ...(understood ? { as } : { ...jsonOfUnread(unread), ...(why !== undefined && { why }) }),
    })),
  }));
  const { faults, unused, remarks } = checked;
  return `${JSON.stringify({ summary: countsOf(checked), files, faults, unused, remarks }, null, 2)}\n`;
}
