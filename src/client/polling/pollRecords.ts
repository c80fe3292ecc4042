/** Looks at a session, a run of a plan or an upload until it has ended. */
import {
  SESSION_RESULTS,
  SESSION_STATUSES,
  isKnownResult,
  isQueued,
  isTerminal,
  type Session,
  PLAN_RUN_STATUSES,
  isBeforeFirstCase,
  isPlanRunOver,
  type PlanRun,
  UPLOAD_STATUSES,
  type Upload,
} from '../../contract/index.js';
import { type PollSettings, pollUntil } from './pollUntil.js';

/** How often a session that succeeded without a result is asked again. */
const LOOKS_FOR_RESULT = 5;

/** @throws OutOfTime, or what `look` throws, or the signal's reason */
export function pollSession(look: () => Promise<Session>, settings: PollSettings): Promise<Session> {
  const remark = remarkOnUnknown(settings.onRemark);
  let withoutResult = 0;
  return pollUntil(look, {
    ...settings,
    what: 'The session',
    isQueued: ({ status }) => isQueued(status),
    isOver: ({ status, result }) => {
      remark('status', status, SESSION_STATUSES);
      if (result != null) remark('result', result, SESSION_RESULTS);
      if (!isTerminal(status)) return false;
      const judged = result != null && isKnownResult(result);
      return status !== 'succeeded' || judged || ++withoutResult > LOOKS_FOR_RESULT;
    },
  });
}

export interface PlanRunWatch {
  /** Called with each look, the last one included; it is waited for. */
  onLook?: ((planRun: PlanRun) => void | Promise<void>) | undefined;
}

/** @throws OutOfTime, or what `look` and `onLook` throw, or the signal's reason */
export function pollPlanRun(
  look: () => Promise<PlanRun>,
  { onLook, ...settings }: PollSettings & PlanRunWatch,
): Promise<PlanRun> {
  const remark = remarkOnUnknown(settings.onRemark);
  const lookAndTell = async () => {
    const planRun = await look();
    await onLook?.(planRun);
    return planRun;
  };
  return pollUntil(lookAndTell, {
    ...settings,
    what: 'The run of the plan',
    isQueued: ({ cases }) => isBeforeFirstCase(cases.map(({ status }) => status)),
    isOver: ({ status }) => {
      remark('plan run status', status, PLAN_RUN_STATUSES);
      return isPlanRunOver(status);
    },
  });
}

/** @throws OutOfTime, or what `look` throws, or the signal's reason */
export function pollUpload(look: () => Promise<Upload>, settings: PollSettings): Promise<Upload> {
  const remark = remarkOnUnknown(settings.onRemark);
  return pollUntil(look, {
    ...settings,
    what: 'The processing of the upload',
    isOver: ({ status }) => {
      remark('upload status', status, UPLOAD_STATUSES);
      return status === 'succeeded' || status === 'failed';
    },
  });
}

/** Tells of each value that the contract doesn't know, once. */
function remarkOnUnknown(onRemark: (remark: string) => void) {
  const reported = new Set<string>();
  return (kind: string, value: string, known: readonly string[]): void => {
    const unknown = `${kind} "${value}"`;
    if (known.includes(value) || reported.has(unknown)) return;
    reported.add(unknown);
    onRemark(`The service gave the unknown ${unknown}; it was taken as not finished yet.`);
  };
}
