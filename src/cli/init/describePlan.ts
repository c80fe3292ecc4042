/** What was done, a line for each file, what is left to a person, and the one next command. */
import { CASES_FOLDER } from './exampleCases.js';
import type { Doubt, Plan } from './Plan.js';

export function describePlan({ changes, there, doubts, others, next }: Plan): string {
  const rows = [
    ...changes.map(({ file, before }) => `  ${before === undefined ? 'made   ' : 'changed'}  ${file}`),
    ...there.map((file) => `  kept     ${file}, which is there already`),
    ...doubts.map(({ file }) => `  lacks    ${file}, see below`),
  ];
  const nothing = changes.length === 0 && doubts.length === 0 ? ['Nothing to do.'] : [];
  const parts = [
    ...nothing,
    rows.join('\n'),
    ...describeOthers(others),
    ...doubts.map(describeDoubt),
    `Next${doubts.length > 0 ? ', once these lines are there' : ''}: ${next}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function describeOthers(others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const shown = others.slice(0, MOST_SHOWN).map((file) => `\n  ${file}`);
  const more = others.length > MOST_SHOWN ? [`\n  and ${others.length - MOST_SHOWN} more`] : [];
  const what = `Beside the examples, these files in ${CASES_FOLDER}/ run as cases from now on:`;
  return [[what, ...shown, ...more, '\nIf they are none, please move them or narrow "files".'].join('')];
}

const MOST_SHOWN = 5;

function describeDoubt({ file, why, lines }: Doubt): string {
  const shown = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  return `${file} needs you: ${why}.\nPlease add these lines where they belong:\n\n${shown}`;
}
