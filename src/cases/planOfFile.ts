/** What makes a file a plan: the id of one that the service has, or a list of cases in front matter. */
import type { Mistake, PlanOfCase, PlanReference, Position } from './case.js';
import type { OptionPlaces, OptionsRead, PlanOptions } from './options/caseOptions.js';

/** Without a plan, the file is an ordinary case file. One whose plan can't be read is still none. */
export function planOfFile(
  { plan, variables }: Pick<OptionsRead, 'plan' | 'variables'>,
  places: OptionPlaces,
): { plan?: PlanOfCase; mistakes: Mistake[] } {
  const mistakes = faultsOf(places);
  if (places['cases'] !== undefined) {
    const { references, mistakes: slips } = readReferences(plan);
    const { stopOnFailure = false } = plan;
    return { plan: { cases: references, stopOnFailure, variables }, mistakes: [...mistakes, ...slips] };
  }
  return places['plan'] === undefined ? { mistakes } : { plan: { id: plan.id ?? '' }, mistakes };
}

/** Why a step in such a file is a mistake: the first half of a message, to be followed by how to mend it. */
export const whyNeverRun = (plan: PlanOfCase): string =>
  'id' in plan
    ? "it would never be run, since this file is a plan, and the plan's cases are stored on the service"
    : 'it would never be run, since this file is a plan, and the plan\'s cases are those that "cases" lists';

export function stepNeverRun(plan: PlanOfCase, text: string, { line, column }: Position): Mistake {
  const message = `Failed to read the step "${text}": ${whyNeverRun(plan)}. Please move it into a case file of its own.`;
  return { line, column, message };
}

/** Options that contradict each other, or that would go unheard. */
function faultsOf({ plan, cases, stopOnFailure, variables }: OptionPlaces): Mistake[] {
  const faults: [name: string, at: Position | undefined, fault: string][] = [];
  const mend = 'Please take one of them out.';
  if (plan) faults.push(['cases', cases, `the file says "plan", too, and can be one plan only. ${mend}`]);
  if (plan) faults.push(['variables', variables, STORED]);
  if (plan && !cases) faults.push(['stopOnFailure', stopOnFailure, STORED]);
  if (!plan && !cases) faults.push(['stopOnFailure', stopOnFailure, NO_PLAN]);
  return faults.flatMap(([name, at, fault]) =>
    at === undefined ? [] : [{ ...at, message: `Failed to read the option "${name}": ${fault}` }],
  );
}

const STORED =
  'that of a plan on the service is stored there, and a run of it can\'t change it. Please take the option out, or list the cases in "cases" instead of "plan".';
const NO_PLAN = 'only a plan has use for it. Please list the plan\'s cases in "cases", or take it out.';

function readReferences({ cases = [] }: PlanOptions): { references: PlanReference[]; mistakes: Mistake[] } {
  const references: PlanReference[] = [];
  const mistakes: Mistake[] = [];
  for (const { written, line, column } of cases) {
    const fault = faultOfReference(written);
    if (typeof written === 'string' && fault === undefined) {
      references.push({ ...splitReference(written), line, column });
    } else mistakes.push({ line, column, message: `Failed to read an item of "cases": ${fault ?? NO_TEXT}` });
  }
  return { references, mistakes };
}

/** The first `#` ends the path. */
function splitReference(written: string): { path: string; title?: string } {
  const mark = written.indexOf('#');
  if (mark < 0) return { path: written.trim() };
  return { path: written.slice(0, mark).trim(), title: written.slice(mark + 1).trim() };
}

const NO_TEXT = 'it is not a text. Please write a path such as login.feature or "checkout.md#Pay by card".';

function faultOfReference(written: unknown): string | undefined {
  if (typeof written !== 'string') return NO_TEXT;
  const { path, title } = splitReference(written);
  const shown = `"${written}"`;
  if (path === '') return `${shown} names no file. Please write its path, relative to this file.`;
  if (title === '') return `${shown} names no case. Please write the case's title after "#", or no "#".`;
  if (path.includes('\\')) return `${shown} has a "\\" in its path. Please write "/" instead.`;
  if (/^(?:\/|[A-Za-z]:)/.test(path))
    return `${shown} is not relative. Please write the path from the folder of this file on.`;
  return undefined;
}
