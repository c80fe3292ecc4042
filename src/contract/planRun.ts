/** Runs of plans, with what came of each case. */
import { z } from 'zod';
import { pageOf } from './lists.js';
import { openEnum, dateTime, identifier, uuid } from './fields.js';
import { EXECUTION_MODES, executionMode, planRunCaseStatus, planRunStatus } from './states.js';

export const PlanRunCase = z.looseObject({
  id: uuid,
  caseId: uuid,
  title: z.string().nullish(),
  type: identifier.nullish(),
  status: planRunCaseStatus,
  startedAt: dateTime.nullish(),
  completedAt: dateTime.nullish(),
});

const summary = {
  id: uuid,
  status: planRunStatus,
  triggerSource: openEnum(['manual', 'scheduled', 'api']),
  /** The mode in which this run was carried out. */
  executionMode,
  totalCases: z.int(),
  completedCases: z.int(),
  passedCases: z.int(),
  failedCases: z.int(),
  startedAt: dateTime.nullish(),
  completedAt: dateTime.nullish(),
  createdAt: dateTime,
};

export const PlanRun = z.looseObject({
  ...summary,
  /** Set when the run was archived: it is out of the lists then, and still readable by its id. */
  archivedAt: dateTime.nullish(),
  cases: z.array(PlanRunCase),
});

export const PlanRunSummary = z.looseObject(summary);

export const ProjectPlanRunItem = z.looseObject({
  ...summary,
  planId: uuid,
  plan: z.looseObject({ id: uuid, title: z.string() }),
});

/** Assumption: the envelopes of run lists are not shown; they are taken to be that of cases. */
export const PlanRunList = pageOf(PlanRunSummary);
export const ProjectPlanRunList = pageOf(ProjectPlanRunItem);

/** The body of `POST /api/triggers/plans/{plan_id}/run`: "all optional; the body may be absent". */
export const PlanTrigger = z.strictObject({
  model: z.string().min(1).optional(),
  /** Applies to all mobile cases of the plan. */
  mobileConfig: z
    .strictObject({
      deviceArn: z.string().min(1).optional(),
      deviceName: z.string().min(1).optional(),
      uploadArn: z.string().min(1).optional(),
    })
    .optional(),
  executionMode: z.enum(EXECUTION_MODES).optional(),
  userDeviceId: z.guid().optional(),
});

export type PlanRunCase = z.infer<typeof PlanRunCase>;
export type PlanRun = z.infer<typeof PlanRun>;
export type PlanRunSummary = z.infer<typeof PlanRunSummary>;
export type ProjectPlanRunItem = z.infer<typeof ProjectPlanRunItem>;
export type PlanTrigger = z.infer<typeof PlanTrigger>;
