/** Sets an input for dates or times, however people write them. */
import { describeTarget, quote } from '../../describeTarget.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import type { Filling } from '../fillFound.js';
import { inputValue, type DateInput } from '../../../act/dates/inputValue.js';
import type { PlainDate } from '../../../act/dates/readDate.js';

export async function fillDate({ target, found, value }: Filling, act: Act): Promise<undefined> {
  const { locator } = found;
  const what = { what: `fill ${describeTarget(target)} with ${quote(value)}`, locator };
  const { type, today } = await attempt(what, act, () =>
    locator.evaluate(readInput, undefined, { timeout: act.deadline.glance() }),
  );
  const wanted = inputValue(value, { type, today });
  if ('fault' in wanted) throw new StepError('action failed', `Failed to ${what.what}: ${wanted.fault}`);
  await attempt(what, act, () => locator.fill(wanted.value, { timeout: act.deadline.rest() }));
}

// Runs in the page, so it must hold all it needs.
function readInput(element: Element): { type: DateInput; today: PlainDate } {
  const now = new Date();
  return {
    type: (element as HTMLInputElement).type as DateInput,
    today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() },
  };
}
