/** What went wrong in the browser, as an observation says it. */
import type { Trouble } from '../../agent/index.js';

export const subjectOf = ({ kind, isOfImage }: Trouble): string =>
  isOfImage === true ? 'broken image' : kind;

export function describeTrouble(trouble: Trouble): string {
  const { kind, text, where } = trouble;
  const subject = subjectOf(trouble);
  const place = where === '' || kind === 'failed request' || kind === 'slow page' ? '' : ` (${where})`;
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${text}${place}`;
}
