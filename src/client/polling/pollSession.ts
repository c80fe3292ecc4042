/** Looks at a session until it has ended. */
import {
  SESSION_RESULTS,
  SESSION_STATUSES,
  isKnownResult,
  isQueued,
  isTerminal,
  type Session,
} from '../../contract/index.js';
import type { PollSettings } from './pollSettings.js';
import { pollUntil } from './pollUntil.js';
import { remarkOnUnknown } from './remarkOnUnknown.js';

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
