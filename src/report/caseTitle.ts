/** What a case is called where there is room for one line: the titles around it, and what tells it from its twins. */
import type { ReportedCase } from './report.js';

export function caseTitle({ suites, title, project, repetition }: TitledCase): string {
  const titles = [...suites, title].join(' › ');
  const twin = repetition === 0 ? '' : ` (repetition ${repetition + 1})`;
  return `${titles}${project === '' ? '' : ` [${project}]`}${twin}`;
}

type TitledCase = Pick<ReportedCase, 'suites' | 'title' | 'project' | 'repetition'>;
