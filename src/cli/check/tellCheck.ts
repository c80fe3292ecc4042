/** What came of a check, as lines or as JSON. */
import { counted } from '../Environment.js';
import type { Checked } from './check.js';
import type { Wanted } from './writePhrases.js';
import type { CheckedFile, CheckedStep } from './checkFile.js';

export interface HowToTell {
  /** Steps that are understood, too. */
  all: boolean;
  /** What was written to be filled in, where that was asked for. */
  added: Wanted | undefined;
}

export function linesOf(checked: Checked, how: HowToTell): string {
  const reported = new Map<string, string>();
  const blocks = checked.files
    .map((file) => fileLines(file, how, reported))
    .filter((lines) => lines.length > 0);
  const faults =
    checked.faults.length === 0 ? [] : [['Phrases:', ...checked.faults.map((one) => `  ${one}`)]];
  const all = [...faults, ...blocks].map((lines) => `${lines.join('\n')}\n`);
  const unused = checked.unused.map(
    (at) => `${at} No step has the words of this recording. Please correct them, or take it out.\n`,
  );
  return [...all, ...(unused.length > 0 ? [unused.join('')] : []), `${summary(checked, how)}\n`].join('\n');
}

/** @param reported What was reported for unknown steps, and where: the same is not reported twice. */
function fileLines(file: CheckedFile, { all }: HowToTell, reported: Map<string, string>): string[] {
  const { steps, mistakes } = file;
  const shown = steps.filter(({ understood }) => all || !understood);
  if (shown.length === 0 && mistakes.length === 0) return [];
  const known = steps.filter(({ understood }) => understood).length;
  return [
    `${file.file}: ${known} of ${steps.length} steps understood`,
    ...mistakes.map(({ line, column, message }) => `  ${file.file}:${line}:${column} ${message}`),
    ...shown.flatMap((step) => stepLines(step, file.file, reported)),
  ];
}

function stepLines(step: CheckedStep, file: string, reported: Map<string, string>): string[] {
  const place = `${file}:${step.line}:${step.column}`;
  const head = `  ${place} ${step.text}`;
  if (step.understood) return [head, ...step.as.map((words) => `      ${words}`)];
  const nearest = step.nearest.length === 0 ? '' : ` The nearest: ${step.nearest.join(' · ')}`;
  const soFar = step.upTo === undefined ? '' : ` Understood up to: ${step.upTo}.`;
  const why = `${step.why === undefined ? '' : `: ${step.why}`}.${soFar}${nearest}`;
  const before = nearest === '' ? undefined : reported.get(why);
  if (before === undefined) reported.set(why, place);
  return [
    head,
    `      not understood${before === undefined ? why : `, and the nearest are those of ${before}`}`,
  ];
}

function summary(checked: Checked, { added }: HowToTell): string {
  const { files, steps, understood, mistakes } = countsOf(checked);
  const unknown = steps - understood;
  return [
    `${counted(files, 'file')}, ${counted(steps, 'step')}: ` +
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
    steps: steps.length,
    understood: steps.filter(({ understood }) => understood).length,
    mistakes: files.reduce((sum, { mistakes }) => sum + mistakes.length, faults.length),
  };
}

export function jsonOf(checked: Checked): string {
  const files = checked.files.map(({ file, mistakes, steps }) => ({
    file,
    mistakes,
    steps: steps.map(({ line, column, text, understood, as, upTo, nearest, why }) => ({
      ...{ line, column, text, understood },
      ...(understood
        ? { as }
        : { ...(upTo !== undefined && { upTo }), nearest, ...(why !== undefined && { why }) }),
    })),
  }));
  const { faults, unused, remarks } = checked;
  return `${JSON.stringify({ summary: countsOf(checked), files, faults, unused, remarks }, null, 2)}\n`;
}
