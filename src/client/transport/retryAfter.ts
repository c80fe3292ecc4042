/**
 * `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. In milliseconds; undefined where it is neither.
 * @param answeredAt the header `Date`: a date counts from there, as the clocks of two machines may differ
 */
export function retryAfter(header: Header, answeredAt: Header): number | undefined {
  const text = textOf(header);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  const there = Date.parse(textOf(answeredAt) ?? '');
  const now = Number.isNaN(there) ? Date.now() : there;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

type Header = string | string[] | undefined;

const textOf = (header: Header): string | undefined => (Array.isArray(header) ? header[0] : header);
