/** What came of a check, as lines or as JSON. */
import type { Checked } from './check.js';
import type { CheckedFile, CheckedStep } from './checkFile.js';

export interface HowToTell {
  /** Steps that are understood, too. */
  all: boolean;
  /** Phrases that were written, where that was asked for. */
  added: number | undefined;
}

export function linesOf(checked: Checked, how: HowToTell): string {
  const blocks = checked.files.map((file) => fileLines(file, how)).filter((lines) => lines.length > 0);
  const faults =
    checked.faults.length === 0 ? [] : [['Phrases:', ...checked.faults.map((one) => `  ${one}`)]];
  const all = [...faults, ...blocks].map((lines) => `${lines.join('\n')}\n`);
  return [...all, `${summary(checked, how)}\n`].join('\n');
}

function fileLines(file: CheckedFile, { all }: HowToTell): string[] {
  const { steps, mistakes } = file;
  const shown = steps.filter(({ understood }) => all || !understood);
  if (shown.length === 0 && mistakes.length === 0) return [];
  const known = steps.filter(({ understood }) => understood).length;
  return [
    `${file.file}: ${known} of ${steps.length} steps understood`,
    ...mistakes.map(({ line, column, message }) => `  ${file.file}:${line}:${column} ${message}`),
    ...shown.flatMap((step) => stepLines(step, file.file)),
  ];
}

function stepLines(step: CheckedStep, file: string): string[] {
  const head = `  ${file}:${step.line}:${step.column} ${step.text}`;
  if (step.understood) return [head, ...step.as.map((words) => `      ${words}`)];
  const nearest = step.nearest.length === 0 ? '' : ` The nearest: ${step.nearest.join(' · ')}`;
  return [head, `      not understood${step.why === undefined ? '' : `: ${step.why}`}.${nearest}`];
}

function summary(checked: Checked, { added }: HowToTell): string {
  const { files, steps, understood, mistakes } = countsOf(checked);
  const unknown = steps - understood;
  return [
    `${count(files, 'file')}, ${count(steps, 'step')}: ` +
      (unknown === 0 ? 'all understood.' : `${understood} understood, ${unknown} not.`),
    ...(mistakes > 0 ? [`${count(mistakes, 'mistake')} in files; what they hide was not checked.`] : []),
    ...(added === undefined ? [] : [`${count(added, 'new phrase')} written.`]),
  ].join('\n');
}

const count = (number: number, name: string): string => `${number} ${name}${number === 1 ? '' : 's'}`;

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
    steps: steps.map(({ line, column, text, understood, as, nearest, why }) => ({
      ...{ line, column, text, understood },
      ...(understood ? { as } : { nearest, ...(why !== undefined && { why }) }),
    })),
  }));
  const { faults, remarks } = checked;
  return `${JSON.stringify({ summary: countsOf(checked), files, faults, remarks }, null, 2)}\n`;
}
