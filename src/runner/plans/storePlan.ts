/** A plan that is declared beside the code is stored on the service, so that it can be triggered. */
import type { PreparedDevice } from '../../client/index.js';
import { startTimeLimit } from '../../client/timeLimit.js';
import type { Secrets } from '../../cases/index.js';
import {
  isPlanRunOver,
  type CaseWrite,
  type PlanRun,
  type PlanVariable,
  type PlanWrite,
} from '../../contract/index.js';
import type { Progress, CaseOfPlan, CaseToRun, RunContext } from '../CaseToRun.js';
import { whyMissing } from '../brokenBy.js';
import { caseName, isMobile } from '../entries/Entry.js';

export type MobileTarget = Omit<PreparedDevice, 'remarks'>;

export interface StoredPlan {
  planId?: string | undefined;
  caseIds: string[];
}

/**
 * Gives the plan's id.
 * @param stored is filled in as it goes, so that it can be tidied up wherever this breaks off
 * @throws TypeError for an entry without a list of cases
 */
export async function storePlan(
  { case: one, planned, mobile }: Pick<CaseToRun, 'case' | 'planned'> & { mobile?: MobileTarget },
  stored: StoredPlan,
  { client, projectId, secrets, signal }: RunContext,
): Promise<string> {
  if (!one.plan || 'id' in one.plan || !planned) throw new TypeError('This entry lists no cases.');
  for (const listed of planned) {
    const { id } = await client.createCase(projectId, caseWrite(listed, mobile), { signal });
    stored.caseIds.push(id);
  }
  const { executionMode } = one.options;
  const plan: PlanWrite = {
    title: caseName(one),
    // It is triggered through the API, and what a service takes as its own is not known.
    apiEnabled: true,
    ...(executionMode !== undefined && { executionMode }),
    stopOnFailure: one.plan.stopOnFailure,
    variables: variablesOf(one.plan.variables, planned, secrets),
    caseIds: stored.caseIds,
  };
  const { id } = await client.createPlan(projectId, plan, { signal });
  stored.planId = id;
  return id;
}

/**
 * It was stored for one run: out of everybody's lists, though still readable. A run that is under way is cancelled.
 * Gives what could not be tidied up.
 */
export async function archiveStoredPlan(
  progress: Pick<Progress, 'stored' | 'planRun' | 'planRunId' | 'broken'>,
  { client, clock }: Pick<RunContext, 'client' | 'clock'>,
): Promise<string[]> {
  const { planId, caseIds = [] } = progress.stored ?? {};
  const { signal, end } = startTimeLimit(TIDY_TIME, undefined, clock);
  try {
    const planRunId = progress.planRun && isPlanRunOver(progress.planRun.status) ? null : progress.planRunId;
    const cancelled = await faultsOf(
      planId === undefined || planRunId === null
        ? []
        : [async () => noteEnd(progress, await client.cancelPlanRun(planId, planRunId, { signal }))],
    );
    const archived = await faultsOf([
      ...(planId === undefined ? [] : [() => client.archivePlan(planId, { signal })]),
      ...caseIds.map((caseId) => () => client.archiveCase(caseId, { signal })),
    ]);
    return [
      ...cancelled.map((why) => `The plan run that was still under way could not be cancelled: ${why}`),
      ...archiveRemark(archived),
    ];
  } finally {
    end();
  }
}

function noteEnd({ broken }: Pick<Progress, 'broken'>, { id, status }: PlanRun): void {
  if (broken && isPlanRunOver(status)) broken.underWay = `Plan run ${id} has ended as ${status}.`;
}

/** Each is tried, whatever comes of the others. */
async function faultsOf(tasks: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const faults: string[] = [];
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      faults.push(whyMissing(error));
    }
  }
  return faults;
}

function archiveRemark([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more of its records)`;
  return [`The plan that was stored for this run could not be archived${more}: ${first}`];
}

/** Milliseconds. */
const TIDY_TIME = 10_000;

/** The prompt is what a session would get: numbered steps, which `plain_text` leaves as they stand. */
function caseWrite(
  { case: { title, suites, prompt, options }, startUrl }: CaseOfPlan,
  mobile: MobileTarget = {},
): CaseWrite {
  const isOnPhone = isMobile(options);
  // The field is for pages; a deep link is said as sessions get it.
  const isPage = startUrl !== undefined && /^https?:/i.test(startUrl);
  return {
    type: isOnPhone ? 'mobile' : 'web',
    title: caseName({ suites, title }),
    scenario: startUrl === undefined || isPage ? prompt : `Start at ${startUrl}\n\n${prompt}`,
    format: 'plain_text',
    ...(isPage && { startUrl }),
    ...(isOnPhone && mobileConfigOf(mobile)),
  };
}

/** Only here is it known which platform the device has, and which app is on it already. */
function mobileConfigOf(mobile: MobileTarget): Pick<CaseWrite, 'apiMobileConfig'> {
  const { deviceArn, deviceName = '', platform, appName } = mobile;
  if (deviceArn === undefined) return {};
  return {
    apiMobileConfig: {
      ...{ deviceArn, deviceName },
      ...(platform && { platform: platform === 'ios' ? 'IOS' : 'ANDROID' }),
      ...(appName !== undefined && { appName }),
    },
  };
}

/** The plan's own, and the secrets that its cases speak of; a secret wins over a variable of its name. */
function variablesOf(
  own: Readonly<Record<string, string>>,
  planned: readonly CaseOfPlan[],
  secrets: Secrets,
): PlanVariable[] {
  const used = Object.entries(secrets).filter(([name]) =>
    planned.some(({ case: { prompt } }) => prompt.includes(`{{${name}}}`)),
  );
  const open = Object.entries(own).filter(([name]) => !Object.hasOwn(secrets, name));
  return [
    ...open.map(([name, value]) => ({ name, value, isSecret: false })),
    ...used.map(([name, value]) => ({ name, value, isSecret: true })),
  ];
}
