/** The list of a plan becomes the cases that it names, in its order. */
import { posix } from 'node:path';
import { distance } from 'fastest-levenshtein';
import {
  isSkippedByTag,
  type Case,
  type CaseFile,
  type Mistake,
  type PlanReference,
  type Position,
  type CaseOptions,
} from './case.js';

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
  const titles = [...new Set(cases.map((one) => one.title))];
  const ranked = titles.map((known) => ({
    known,
    slips: distance(known.toLowerCase(), title.toLowerCase()),
  }));
  return ranked
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_TITLES)
    .map(({ known }) => `"${known}"`)
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
