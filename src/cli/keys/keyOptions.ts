/** The options of `casewright keys` that are more than a word. */
import { InvalidArgumentError } from 'commander';
import ms from 'ms';

export function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError('Please give names or ids of projects, with commas between them.');
}

/** A day counts to its end. @returns an ISO time @throws InvalidArgumentError */
export function readExpiry(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T23:59:59.999Z`) : undefined;
  const span = readSpan(text);
  const expiry = day ?? (span === undefined ? undefined : new Date(Date.now() + span));
  if (expiry && !Number.isNaN(expiry.getTime()) && (!day || expiry.toISOString().startsWith(text)))
    return expiry.toISOString();
  throw new InvalidArgumentError('Please give a time such as 90d or 12h, or a day such as 2027-01-31.');
}

/** Milliseconds, at most a hundred years; undefined for what is no time. */
export function readSpan(text: string): number | undefined {
  if (!/^\d+(\.\d+)? ?[a-z]+$/i.test(text)) return undefined;
  const span = ms(text as ms.StringValue) as number | undefined;
  return span !== undefined && span > 0 && span <= ms('100y') ? span : undefined;
}
