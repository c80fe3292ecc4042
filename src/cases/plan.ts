/** What makes a file a plan, the id of one that the service has or a list in front matter, and which cases a list names. */
import {
  type Mistake,
  type PlanOfCase,
  type PlanReference,
  type Position,
  isSkippedByTag,
  type Case,
  type CaseFile,
  type CaseOptions,
} from './case.js';
import type { OptionPlaces, OptionsRead, PlanOptions } from './caseOptions.js';
import { posix } from 'node:path';
import { distance } from 'fastest-levenshtein';

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
    const read = readReference(written);
    if (typeof read === 'object') references.push({ ...read, line, column });
    else mistakes.push({ line, column, message: `Failed to read an item of "cases": ${read}` });
  }
  return { references, mistakes };
}

/** Or what is wrong with it. The first `#` ends the path. */
function readReference(written: unknown): Pick<PlanReference, 'path' | 'title'> | string {
  if (typeof written !== 'string')
    return 'it is not a text. Please write a path such as login.feature or "checkout.md#Pay by card".';
  const [path = '', title] = written.split(/#([^]*)/).map((part) => part.trim());
  const shown = `"${written}"`;
  if (path === '') return `${shown} names no file. Please write its path, relative to this file.`;
  if (title === '') return `${shown} names no case. Please write the case's title after "#", or no "#".`;
  if (path.includes('\\')) return `${shown} has a "\\" in its path. Please write "/" instead.`;
  if (/^(?:\/|[A-Za-z]:)/.test(path))
    return `${shown} is not relative. Please write the path from the folder of this file on.`;
  return title === undefined ? { path } : { path, title };
}

export interface PlannedCase {
  /** POSIX, relative to the root. */
  file: string;
  case: Case;
  /** Its item of the list. */
  listedAt: Position;
}

/**
 * Reads a case file of the root, or says that there is none.
 * @param deferred the plan's own variables, for {@link readCaseFile}
 */
export type ReadPlannedFile = (path: string, deferred: readonly string[]) => CaseFile | undefined;

/**
 * @param planPath POSIX, relative to the root
 * @throws TypeError for a case that has no list: nothing else can be resolved
 */
export function resolvePlan(
  { plan, options, line: ownLine, column: ownColumn }: Pick<Case, 'plan' | 'options' | 'line' | 'column'>,
  planPath: string,
  readFile: ReadPlannedFile,
): { cases: PlannedCase[]; mistakes: Mistake[] } {
  if (!plan || 'id' in plan) throw new TypeError(`${planPath} lists no cases that could be resolved.`);
  const read = readOnce(readFile, Object.keys(plan.variables));
  const cases: PlannedCase[] = [];
  const mistakes: Mistake[] = [];
  for (const reference of plan.cases) {
    const { line, column, path } = reference;
    const listedAt = { line, column };
    const file = posix.join(posix.dirname(planPath), path);
    const found = file === posix.normalize(planPath) ? ITSELF : casesOf(read(file), reference);
    if (typeof found === 'string') mistakes.push(mistakeAt(reference, file, found));
    else {
      cases.push(...found.map((one) => ({ file, case: one, listedAt })));
      const faults = found
        .map((one) => faultOfPlannedCase(one, options))
        .filter((fault) => fault !== undefined);
      mistakes.push(...faults.map((fault) => mistakeAt(reference, file, fault)));
    }
  }
  const [first = { line: ownLine, column: ownColumn }] = plan.cases;
  if (mistakes.length === 0 && cases.every(({ case: one }) => isSkippedByTag(one))) {
    mistakes.push({ line: first.line, column: first.column, message: NONE_LEFT });
  }
  return { cases, mistakes };
}

const NONE_LEFT =
  'Failed to read the plan: all cases that it lists are tagged @skip or @fixme. Please tag the plan itself, or list a case that is to be run.';
const ITSELF = "it is the plan's own file. Please take it out of the list.";
const A_PLAN = 'it is a plan itself. Please list its cases in its place.';
const MISSING =
  'there is no such case file. Please correct its path, which is relative to the file of the plan.';

function readOnce(
  readFile: ReadPlannedFile,
  deferred: readonly string[],
): (path: string) => CaseFile | undefined {
  const known = new Map<string, CaseFile | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readFile(path, deferred));
    return known.get(path);
  };
}

function mistakeAt({ path, title, line, column }: PlanReference, file: string, fault: string): Mistake {
  const written = title === undefined ? path : `${path}#${title}`;
  const shown = file === path ? '' : ` (${file})`;
  return { line, column, message: `Failed to take "${written}"${shown} into the plan: ${fault}` };
}

/** The cases that are meant, or why they can't be had. */
function casesOf(file: CaseFile | undefined, { title }: PlanReference): Case[] | string {
  if (file === undefined) return MISSING;
  if (file.cases.some(({ plan }) => plan !== undefined)) return A_PLAN;
  const found = title === undefined ? file.cases : caseOfTitle(title, file.cases);
  if (typeof found === 'string' && file.cases.length > 0) return found;
  // Of a file without a case all that is wrong with it concerns whoever lists it.
  const mistakes = title === undefined || typeof found === 'string' ? file.mistakes : mistakesOf(found);
  const [first] = mistakes;
  return first ? `the file has mistakes, at ${first.line}:${first.column}: ${first.message}` : found;
}

const mistakesOf = (cases: readonly Case[]): Mistake[] => cases.flatMap((one) => one.mistakes ?? []);

function caseOfTitle(title: string, cases: readonly Case[]): Case[] | string {
  const found = cases.filter((one) => one.title === title);
  if (found.length === 1) return found;
  if (found.length === 0)
    return `it has no case of this title. Please write one of ${nearestTitles(title, cases)}.`;
  const lines = found.map(({ line }) => line).join(' and ');
  return `several of its cases have this title, in lines ${lines}. Please give them titles of their own.`;
}

const MOST_TITLES = 3;

function nearestTitles(title: string, cases: readonly Case[]): string {
  const slips = (known: string) => distance(known.toLowerCase(), title.toLowerCase());
  return [...new Set(cases.map((one) => one.title))]
    .sort((a, b) => slips(a) - slips(b))
    .slice(0, MOST_TITLES)
    .map((known) => `"${known}"`)
    .join(', ');
}

/** The contract has one value for all cases of a run. */
const SHARED = ['model', 'timeout', 'device', 'app', 'userDeviceId'] as const;

/** What it says of itself that can't be kept where it is run as one of a plan; undefined where it can. */
function faultOfPlannedCase(one: Case, ofPlan: CaseOptions): string | undefined {
  if (isSkippedByTag(one)) return undefined;
  if (one.tags.includes('@fail')) return `the case "${one.title}" is tagged @fail, ${NO_FAIL}`;
  const own = SHARED.find((name) => one.options[name] !== undefined && one.options[name] !== ofPlan[name]);
  if (own === undefined) return otherPlatform(one, ofPlan);
  return `the case "${one.title}" has its own \`${own}\`, and a plan runs all its cases with one. Please put it on the plan, or run the case as an entry of its own.`;
}

const NO_FAIL =
  'and a plan has no case that is expected to fail. Please run it as an entry of its own, or take the tag out.';

/** One run has one device for all its mobile cases; those of the desktop need none. */
function otherPlatform({ title, options }: Case, ofPlan: CaseOptions): string | undefined {
  const platforms = [options.platform, ofPlan.platform];
  if (!platforms.includes('android') || !platforms.includes('ios')) return undefined;
  return `the case "${title}" is one for ${options.platform ?? ''}, and the plan is one for ${ofPlan.platform ?? ''}. Please list it in a plan for its platform, or run it as an entry of its own.`;
}
