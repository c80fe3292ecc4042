/** The name of a view, and how much is in it. */
import type { Attempt, Evidence } from '../../../report.js';
import type { View } from '../address.js';
import type { Loaded } from '../data/useBlock.js';
import { plural } from '../words.js';
import { browserErrors } from './browserEvents.js';

export const VIEW_TITLES: Record<View, string> = {
  steps: 'Steps',
  timeline: 'Timeline',
  messages: 'Messages',
  browser: 'Console and network',
  facts: 'Facts',
};

export function viewTitle(view: View, attempt: Attempt, evidence: Loaded<Evidence>) {
  const { count, isBad } = countOf(view, attempt, evidence);
  return (
    <>
      {VIEW_TITLES[view]}
      {count > 0 && (
        <span class={`count ${isBad ? 'is-bad' : ''}`}>{isBad ? plural(count, 'error') : count}</span>
      )}
    </>
  );
}

function countOf(
  view: View,
  attempt: Attempt,
  evidence: Loaded<Evidence>,
): { count: number; isBad: boolean } {
  const found = evidence.state === 'ready' ? evidence.value : undefined;
  if (view === 'steps') return { count: attempt.steps.length, isBad: false };
  if (view === 'messages') return { count: found?.messages.length ?? 0, isBad: false };
  if (view === 'browser') return { count: found?.capture ? browserErrors(found.capture) : 0, isBad: true };
  return { count: 0, isBad: false };
}
