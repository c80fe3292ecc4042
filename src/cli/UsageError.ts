/** What was asked for can't be done as it was asked; the message says how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
