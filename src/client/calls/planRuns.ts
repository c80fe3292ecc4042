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
import { numberedItems, type PageOptions } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { endState, isArchived } from './endState.js';

/** A run that has just been triggered. */
export interface TriggeredPlan {
  planRunId: string;
  /** The mode in which the run is carried out, where the answer tells. */
  executionMode: PlanRun['executionMode'] | undefined;
}

/** A run is addressed by its plan and its own id. */
const of = (planId: string, planRunId: string) => ({
  parameters: { plan_id: planId, plan_run_id: planRunId },
});

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

export const getPlanRun = (
  transport: Transport,
  planId: string,
  planRunId: string,
  options: CallOptions = {},
): Promise<PlanRun> => transport.ask('getPlanRun', { ...of(planId, planRunId), ...options });

export const listPlanRuns = (
  transport: Transport,
  planId: string,
  options: PageOptions = {},
): AsyncGenerator<PlanRunSummary> =>
  numberedItems(transport, 'listPlanRuns', {
    parameters: { plan_id: planId },
    item: PlanRunSummary,
    plural: 'planRuns',
    options,
  });

export const listProjectPlanRuns = (
  transport: Transport,
  projectId: string,
  options: PageOptions = {},
): AsyncGenerator<ProjectPlanRunItem> =>
  numberedItems(transport, 'listProjectPlanRuns', {
    parameters: { project_id: projectId },
    item: ProjectPlanRunItem,
    plural: 'planRuns',
    options,
  });

export const cancelPlanRun = (
  transport: Transport,
  planId: string,
  planRunId: string,
  options: CallOptions = {},
): Promise<PlanRun> =>
  endState(transport.ask('cancelPlanRun', { ...of(planId, planRunId), ...options }), {
    look: () => getPlanRun(transport, planId, planRunId, options),
    isReached: ({ status }) => status === 'cancelled',
  });

export const archivePlanRun = (
  transport: Transport,
  planId: string,
  planRunId: string,
  options: CallOptions = {},
): Promise<PlanRun> =>
  endState(transport.ask('archivePlanRun', { ...of(planId, planRunId), ...options }), {
    look: () => getPlanRun(transport, planId, planRunId, options),
    isReached: isArchived,
  });
