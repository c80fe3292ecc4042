/** Puts together what a performer tells. */
import type { Performed } from '../action.js';
import type { Found } from '../find/findOne.js';

export function performed(
  summary: string,
  found?: Found,
  notes: readonly (string | undefined)[] = [],
): Performed {
  const told = [found?.note, ...notes].filter((note) => note !== undefined);
  return {
    summary,
    ...(found && { locator: String(found.locator) }),
    ...(told.length > 0 && { note: told.join(' ') }),
  };
}
