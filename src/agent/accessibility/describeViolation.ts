/** A broken rule of accessibility in one line: how grave it is, what should be, and where it isn't so. */
import type { Violation } from './auditPage.js';

export function describeViolation({ rule, impact, help, helpUrl, count, element }: Violation): string {
  const elements = count === 1 ? element : `${count} elements, such as ${element}`;
  return `${impact}: ${help} (${rule}): ${elements}. See ${helpUrl}`;
}
