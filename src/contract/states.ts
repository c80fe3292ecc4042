/** The contract's closed word lists ("States and transitions", "Resources and their fields"). */
import { openEnum, type Open } from './fields.js';

export const PLATFORMS = ['desktop', 'android', 'ios'] as const;
export const MODELS = [
  ...(['default', 'haiku', 'sonnet', 'opus', 'kimi'] as const),
  ...(['gpt-5.4', 'gpt-5.4-mini', 'gpt-5.5', 'auto'] as const),
] as const;
/** "The models list does not include `default` or `opus`, although a session's `model` may hold them." */
export const RUNNABLE_MODELS = MODELS.filter((model) => model !== 'default' && model !== 'opus');

export const SESSION_STATUSES = [
  ...(['queued', 'created', 'preparing', 'running', 'succeeded'] as const),
  ...(['failed', 'terminated', 'error', 'archived'] as const),
] as const;
export const SESSION_RESULTS = ['passed', 'failed', 'error'] as const;
export const UPLOAD_STATUSES = ['initialized', 'processing', 'succeeded', 'failed'] as const;
export const PLAN_RUN_STATUSES = ['created', 'running', 'completed', 'failed', 'cancelled'] as const;
export const PLAN_RUN_CASE_STATUSES = [
  ...(['pending', 'running', 'passed'] as const),
  ...(['failed', 'skipped', 'cancelled'] as const),
] as const;
export const EXECUTION_MODES = ['parallel', 'sequential'] as const;

export type Platform = (typeof PLATFORMS)[number];
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export type SessionResult = (typeof SESSION_RESULTS)[number];
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];
export type PlanRunStatus = (typeof PLAN_RUN_STATUSES)[number];
export type PlanRunCaseStatus = (typeof PLAN_RUN_CASE_STATUSES)[number];
export type ExecutionMode = (typeof EXECUTION_MODES)[number];

export const platform = openEnum(PLATFORMS);
export const sessionStatus = openEnum(SESSION_STATUSES);
export const sessionResult = openEnum(SESSION_RESULTS);
export const uploadStatus = openEnum(UPLOAD_STATUSES);
export const planRunStatus = openEnum(PLAN_RUN_STATUSES);
export const planRunCaseStatus = openEnum(PLAN_RUN_CASE_STATUSES);
export const executionMode = openEnum(EXECUTION_MODES);

/** "Terminal statuses, after which polling stops". */
export const TERMINAL_STATUSES: readonly string[] = [
  'succeeded',
  'failed',
  'terminated',
  'error',
  'archived',
];

export const isTerminal = (status: Open<SessionStatus>): boolean => TERMINAL_STATUSES.includes(status);

/** Those of sessions that have not ended. */
export const LIVE_STATUSES = SESSION_STATUSES.filter((status) => !isTerminal(status));

export const isKnownResult = (result: Open<SessionResult>): result is SessionResult =>
  (SESSION_RESULTS as readonly string[]).includes(result);

/** Between its creation and its turn. */
export const isQueued = (status: Open<SessionStatus>): boolean => status === 'queued';

/** A run that has begun no case: it may be called running all the same. */
export const isBeforeFirstCase = (statuses: readonly Open<PlanRunCaseStatus>[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 'pending');

/** Transitions are not shown; these three are the ones from which no way on makes sense. */
export const isPlanRunOver = (status: Open<PlanRunStatus>): boolean =>
  ['completed', 'failed', 'cancelled'].includes(status);

export const isPlanRunCaseOver = (status: Open<PlanRunCaseStatus>): boolean =>
  ['passed', 'failed', 'skipped', 'cancelled'].includes(status);
