/** Plans: ordered sets of cases. */
import { z } from 'zod';
import { dateTime, uuid, openEnum, identifier } from './fields.js';
import { pageOf } from './lists.js';
import { caseType } from './case.js';
import { EXECUTION_MODES, executionMode, planRunCaseStatus, planRunStatus } from './states.js';

export const Author = z.looseObject({ id: z.string(), name: z.string().nullish(), email: z.string() });

/** The values of secret variables are always masked, as this. */
export const MASK = '***';

export const PlanVariable = z.looseObject({ name: z.string(), value: z.string(), isSecret: z.boolean() });

/** A case of a plan. */
export const PlanCase = z.looseObject({
  id: uuid,
  order: z.int(),
  type: caseType,
  /** Required, though it may be null. */
  title: z.string().nullable(),
  lastStatus: z.string().nullish(),
});

const common = {
  id: uuid,
  projectId: uuid,
  title: z.string(),
  description: z.string().nullish(),
  /** Whether the plan can be triggered through the API. */
  apiEnabled: z.boolean(),
  caseCount: z.int(),
  createdAt: dateTime,
  updatedAt: dateTime,
  createdBy: Author.nullish(),
};

export const PlanListItem = z.looseObject({ ...common, hasMobileCases: z.boolean() });

/** Assumption: the envelope of plan lists is not shown; it is taken to be that of cases. */
export const PlanList = pageOf(PlanListItem);

export const PlanDetail = z.looseObject({
  ...common,
  executionMode,
  stopOnFailure: z.boolean(),
  variables: z.array(PlanVariable),
  /** Set when the plan was archived: it is out of the lists then, and still readable by its id. */
  archivedAt: dateTime.nullish(),
  project: z.looseObject({ id: uuid, name: z.string() }).nullish(),
  /** In execution order. */
  cases: z.array(PlanCase),
});

/** The fields of `PlanDetail` that somebody can set; `caseIds` in execution order. */
const settable = z.strictObject({
  title: z.string().trim().min(1).max(1_000),
  description: z.string().max(100_000).nullish(),
  apiEnabled: z.boolean(),
  executionMode: z.enum(EXECUTION_MODES),
  stopOnFailure: z.boolean(),
  variables: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\p{L}\p{N}_.-]+$/u),
        value: z.string(),
        isSecret: z.boolean(),
      }),
    )
    .max(1_000),
  caseIds: z.array(z.guid()).max(10_000),
});

/** Assumption: "write operations … not shown". */
export const PlanWrite = settable.extend({
  apiEnabled: settable.shape.apiEnabled.default(true),
  executionMode: settable.shape.executionMode.default('parallel'),
  stopOnFailure: settable.shape.stopOnFailure.default(false),
  variables: settable.shape.variables.default([]),
  caseIds: settable.shape.caseIds.default([]),
});
/** What is not named stays as it is. */
export const PlanChange = settable.partial();

export type PlanVariable = z.infer<typeof PlanVariable>;
export type PlanListItem = z.infer<typeof PlanListItem>;
export type PlanDetail = z.infer<typeof PlanDetail>;
export type PlanWrite = z.input<typeof PlanWrite>;
export type PlanChange = z.input<typeof PlanChange>;

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
