/** Looks at a run of a plan until it is over. */
import { PLAN_RUN_STATUSES, isBeforeFirstCase, isPlanRunOver, type PlanRun } from '../../contract/index.js';
import type { PollSettings } from './pollSettings.js';
import { pollUntil } from './pollUntil.js';
import { remarkOnUnknown } from './remarkOnUnknown.js';

export interface PlanRunWatch {
  /** Told of each look, the last one included; it is waited for. */
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
