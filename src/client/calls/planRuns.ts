/** Runs of plans. */
import { z } from 'zod';
import {
  PlanRunSummary,
  ProjectPlanRunItem,
  createdId,
  unwrapped,
  type PlanRun,
  type PlanTrigger,
} from '../../contract/index.js';
import type { PageOptions } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { endState, isArchived } from './answers.js';
import { listPages, parametersOf, type InProject } from './derived.js';

/** A run that has just been triggered. */
export interface TriggeredPlan {
  planRunId: string;
  /** The mode in which the run is carried out, where the answer tells. */
  executionMode: PlanRun['executionMode'] | undefined;
}

export const triggerPlan = (
  transport: Transport,
  planId: string,
  body?: PlanTrigger,
  options: CallOptions = {},
): Promise<TriggeredPlan> =>
  transport.askFor('triggerPlan', triggeredPlan, { parameters: { plan_id: planId }, body, ...options });

const triggeredPlan = z.unknown().transform((answer, context): TriggeredPlan => {
  const planRunId = createdId(answer, 'planRun');
  if (planRunId === undefined) {
    context.addIssue({ code: 'custom', message: 'names no planRun id (a run of the plan may be under way)' });
    return z.NEVER;
  }
  const modes = unwrapped(answer).map(({ executionMode }) => executionMode);
  return { planRunId, executionMode: modes.find((mode) => typeof mode === 'string') };
});

type PlanRunCall = (
  transport: Transport,
  planId: string,
  planRunId: string,
  options?: CallOptions,
) => Promise<PlanRun>;

/** A run is addressed by its plan and its own id. */
const ask =
  (name: 'getPlanRun' | 'cancelPlanRun' | 'archivePlanRun'): PlanRunCall =>
  (transport, planId, planRunId, options = {}) =>
    transport.ask(name, { parameters: parametersOf(name, [planId, planRunId]), ...options });

const end =
  (name: 'cancelPlanRun' | 'archivePlanRun', isReached: (planRun: PlanRun) => boolean): PlanRunCall =>
  (...args) =>
    endState(ask(name)(...args), { look: () => getPlanRun(...args), isReached });

export const getPlanRun = ask('getPlanRun');
export const cancelPlanRun = end('cancelPlanRun', ({ status }) => status === 'cancelled');
export const archivePlanRun = end('archivePlanRun', isArchived);

export const listPlanRuns: (
  transport: Transport,
  planId: string,
  options?: PageOptions,
) => AsyncGenerator<PlanRunSummary> = listPages('listPlanRuns', { item: PlanRunSummary, plural: 'planRuns' });

export const listProjectPlanRuns: InProject<ProjectPlanRunItem> = listPages('listProjectPlanRuns', {
  item: ProjectPlanRunItem,
  plural: 'planRuns',
});
